import { japanMonth } from '@/lib/date';
import type { UsageDetail } from './queries';

/** Whether the month was still running when its use was measured. */
export const isRunning = ({ target_month, as_of }: UsageDetail): boolean =>
  target_month === japanMonth(as_of);
