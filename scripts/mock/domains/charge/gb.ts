import { formatGb } from '@/lib/data.ts';

/** MB as `1.0GB`. */
export const gb = (mb: number): string => `${formatGb(mb)}GB`;
