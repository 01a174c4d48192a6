import { BusinessError, SessionError, UnknownOutcomeError } from '@/api/errors';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { writeFailure } from '@/api/mutation';
import { read } from '@/api/query';
import { queryClient } from '@/api/queryClient';
import { fibreOption } from '@/catalogue/fibreOptions';
import { optionTerms } from '@/catalogue/fibreOptions/terms';
import { sendingFailure } from '@/procedure/failure';
import { isContracted, type Offer, offersOf } from '../offers';
import { type OptionAnswer, postOrder } from '../orders';

/** Option types whose application asks for nothing. */
const asksNothing = ['simple', 'amuelink'];

/** Whether an option can be applied for together with others (order type 6). */
export const isEligible = (offer: Offer): boolean =>
  !isContracted(offer) &&
  !offer.blocked &&
  asksNothing.includes(offer.entry?.optionType ?? 'simple') &&
  (offer.contract?.order_types.includes('6') ?? true);

export interface TogetherValues {
  /** Codes of the options that are chosen. */
  codes: string[];
  /** Codes that were chosen, and taken out when they could no longer be applied for. */
  dropped: string[];
}

/** The outcome for one option of the application. */
export type Result =
  | { code: string; kind: 'accepted'; answer: OptionAnswer }
  | { code: string; kind: 'refused'; refusalCode: string; reason: string }
  | { code: string; kind: 'unknown' }
  | { code: string; kind: 'not_sent'; reason: string };

export interface TogetherReceipt {
  results: Result[];
}

const stopped = '前のオプションの途中で止まったため、送信をやめました。';

/**
 * Applies for several options, one after the other. A refusal becomes part of the receipt.
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
      const shown = { ...confirmed, monthly_fee: fees.get(code) };
      const answer = await postOrder({ code, order_type: '6', confirmed: ofOption(code, shown) });
      results.push({ code, kind: 'accepted', answer });
    } catch (error) {
      const isTaken = results.some(({ kind }) => kind === 'accepted');
      if (error instanceof BusinessError) {
        refused ??= error;
        results.push({ code, kind: 'refused', refusalCode: error.code, reason: error.message });
        continue;
      }
      if (!isTaken || error instanceof SessionError) throw error;
      // The others may fail too, so they aren't sent: the customer decides.
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
