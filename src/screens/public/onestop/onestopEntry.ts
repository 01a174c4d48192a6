import { useSuspenseQueries } from '@tanstack/react-query';
import type * as Schema from '@/api/generated/schemas';
import { isRejection, type Rejection, withoutRejection } from '@/api/query';
import { onestopQueries } from './queries';

/** The state of the flow: which number leaves, where to, and until when the procedure must be done. */
export interface Onestop {
  align: Schema.OnestopAlignInfo;
  quit: Schema.OnestopQuitInfo;
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

/** The flow, or the first refusal of the three reads. */
export function useOnestopAnswer(): Onestop | Rejection {
  const [token, align, quit] = useSuspenseQueries({
    queries: [onestopQueries.token(), onestopQueries.align(), onestopQueries.quit()],
  });
  if (isRejection(token.data)) return token.data;
  if (isRejection(align.data)) return align.data;
  if (isRejection(quit.data)) return quit.data;
  return { align: align.data, quit: quit.data };
}

/** The flow, for parts that are shown only while it isn't refused. */
export function useOnestop(): Onestop {
  return withoutRejection(useOnestopAnswer());
}
