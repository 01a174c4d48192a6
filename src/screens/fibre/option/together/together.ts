import { BusinessError, SessionError, UnknownOutcomeError } from '@/api/errors';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { writeFailure } from '@/api/mutation';
import { read } from '@/api/query';
import { queryClient } from '@/api/queryClient';
import { fibreOption } from '@/catalogue/fibreOptions';
import { optionTerms } from '@/catalogue/fibreOptions/terms';
import { sendingFailure } from '@/procedure/failure';
import { offersOf } from '../offers';
import { postOrder } from '../order/mutations';

/** What is chosen. */
export interface TogetherValues {
  /** Codes of the chosen options. */
  codes: string[];
  /** Codes that were chosen, and taken out when they could no longer be applied for. */
  dropped: string[];
}

/** The outcome for one option of the application. */
export type Result =
  | {
      code: string;
      kind: 'accepted';
      receipt_number: string;
      accepted_at: string;
      startsOn: string | null;
      fee: number;
    }
  | { code: string; kind: 'refused'; refusalCode: string; reason: string }
  | { code: string; kind: 'unknown' }
  | { code: string; kind: 'not_sent'; reason: string };

export interface TogetherReceipt {
  results: Result[];
}

const stopped = '前のオプションの途中で止まったため、送信をやめました。';

/**
 * Applies for several options one after the other; a refusal becomes part of the receipt.
 * @throws ApiError if none was accepted, or the session has ended
 */
export async function sendTogether(
  { codes }: Pick<TogetherValues, 'codes'>,
  confirmed: Schema.Terms,
): Promise<TogetherReceipt> {
  const fees = await feesShown();
  const results: Result[] = [];
  let refused: BusinessError | undefined;
  for (const code of codes) {
    try {
      results.push(await acceptedOf(code, { ...confirmed, monthly_fee: fees.get(code) }));
    } catch (error) {
      const isTaken = results.some(({ kind }) => kind === 'accepted');
      if (error instanceof BusinessError) {
        refused ??= error;
        results.push({ code, kind: 'refused', refusalCode: error.code, reason: error.message });
        continue;
      }
      if (!isTaken || error instanceof SessionError) throw error;
      // The next ones may fail too, so the rest isn't sent: the customer decides.
      results.push(brokenOff(code, error));
      const rest = codes.slice(results.length);
      results.push(...rest.map((left) => notSent(left, stopped)));
      break;
    }
  }
  if (refused && results.every(({ kind }) => kind === 'refused')) throw refused;
  return { results };
}

/** The fees that the review showed (yen a month), by code. */
async function feesShown(): Promise<ReadonlyMap<string, number>> {
  const { options } = await queryClient.ensureQueryData(read(api.getOption));
  return new Map(offersOf(options, undefined).map(({ code, fee }) => [code, fee]));
}

async function acceptedOf(code: string, confirmed: Schema.Terms): Promise<Result> {
  const answer = await postOrder({ code, order_type: '6', confirmed: ofOption(code, confirmed) });
  return {
    code,
    kind: 'accepted',
    receipt_number: answer.receipt_number,
    accepted_at: answer.accepted_at,
    startsOn: answer.starts_on,
    fee: answer.monthly_fee,
  };
}

/** An option that doesn't begin with a month was shown without its first day. */
const ofOption = (code: string, { starts_on, ...others }: Schema.Terms): Schema.Terms =>
  optionTerms(fibreOption(code)?.optionType).start === 'next_month'
    ? { ...others, starts_on }
    : others;

const notSent = (code: string, reason: string): Result => ({ code, kind: 'not_sent', reason });

function brokenOff(code: string, error: unknown): Result {
  if (writeFailure(error) instanceof UnknownOutcomeError) return { code, kind: 'unknown' };
  return notSent(code, `${sendingFailure(error).title}。`);
}
