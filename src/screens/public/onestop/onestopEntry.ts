import { useSuspenseQueries } from '@tanstack/react-query';
import { accepted, isRefused, type AnswerOf, type Refused } from '@/procedure/entryQuery';
import { onestopQueries } from './queries';

type Align = Exclude<AnswerOf<ReturnType<typeof onestopQueries.align>>, Refused>;
type Quit = Exclude<AnswerOf<ReturnType<typeof onestopQueries.quit>>, Refused>;

/** The flow as it stands: what leaves, where to, until when it has to be settled. */
export interface Onestop {
  align: Align;
  quit: Quit;
}

export interface OnestopReceipt {
  receiptNumber: string;
  /** ISO moment. */
  acceptedAt: string;
  quitOn: string;
  phone: string;
  toCarrier: string;
  /** Screen of the other carrier. */
  returnUrl: string | null;
}

/** The flow, or the first refusal of token, fit and cancellation. */
export function useOnestopAnswer(): Onestop | Refused {
  const [token, align, quit] = useSuspenseQueries({
    queries: [onestopQueries.token(), onestopQueries.align(), onestopQueries.quit()],
  });
  if (isRefused(token.data)) return token.data;
  if (isRefused(align.data)) return align.data;
  if (isRefused(quit.data)) return quit.data;
  return { align: align.data, quit: quit.data };
}

/** The flow, below the gate that stops a refused one. */
export function useOnestop(): Onestop {
  return accepted(useOnestopAnswer());
}
