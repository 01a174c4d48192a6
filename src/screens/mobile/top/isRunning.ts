import type * as Schema from '@/api/generated/schemas';
import { japanMonth } from '@/lib/date';

/** Whether the month was still running when its use was measured. */
export const isRunning = ({ target_month, as_of }: Schema.DataTrafficUsageDetail): boolean =>
  target_month === japanMonth(as_of);
