import { BusinessError, SessionError, UnknownOutcomeError } from '@/api/errors';
import { writeFailure } from '@/api/mutation';
import { sendingFailure } from '@/procedure/failure';
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
      receiptNumber: string;
      acceptedAt: string;
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
export async function sendTogether({
  codes,
}: Pick<TogetherValues, 'codes'>): Promise<TogetherReceipt> {
  const results: Result[] = [];
  let refused: BusinessError | undefined;
  for (const code of codes) {
    try {
      results.push(await acceptedOf(code));
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

async function acceptedOf(code: string): Promise<Result> {
  const answer = await postOrder({ code, order_type: '6' });
  return {
    code,
    kind: 'accepted',
    receiptNumber: answer.receipt_number,
    acceptedAt: answer.accepted_at,
    startsOn: answer.starts_on,
    fee: answer.monthly_fee,
  };
}

const notSent = (code: string, reason: string): Result => ({ code, kind: 'not_sent', reason });

function brokenOff(code: string, error: unknown): Result {
  if (writeFailure(error) instanceof UnknownOutcomeError) return { code, kind: 'unknown' };
  return notSent(code, `${sendingFailure(error).title}。`);
}
