import { useSuspenseQueries } from '@tanstack/react-query';
import {
  type DataOf,
  isRejection,
  type Rejection,
  withoutRejection,
} from '@/procedure/queryOrRejection';
import { onestopQueries } from './queries';

type Align = Exclude<DataOf<ReturnType<typeof onestopQueries.align>>, Rejection>;
type Quit = Exclude<DataOf<ReturnType<typeof onestopQueries.quit>>, Rejection>;

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
export function useOnestopAnswer(): Onestop | Rejection {
  const [token, align, quit] = useSuspenseQueries({
    queries: [onestopQueries.token(), onestopQueries.align(), onestopQueries.quit()],
  });
  if (isRejection(token.data)) return token.data;
  if (isRejection(align.data)) return align.data;
  if (isRejection(quit.data)) return quit.data;
  return { align: align.data, quit: quit.data };
}

/** The flow, below the gate that stops a refused one. */
export function useOnestop(): Onestop {
  return withoutRejection(useOnestopAnswer());
}
