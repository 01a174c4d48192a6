import { formatShortDay } from '@/lib/date';
import { formatDifference } from '@/lib/yen';
import type { CurrentBill } from '@/screens/billing/queries';

type Reason = CurrentBill['reasons'][number];

/** The text of a reason, in parts between which a line may break. */
export interface ReasonTexts {
  /** `10月1日に始まった`, or nothing. */
  since: string;
  /** `「動画見放題」(+2,189円)` */
  what: string;
}

/**
 * The reason that explains most of a difference, as text for a sentence.
 * @param difference yen; only reasons of the same sign explain it
 * @returns undefined if no reason has that sign
 */
export function mainReason(
  reasons: readonly Reason[],
  difference: number,
): ReasonTexts | undefined {
  const same = reasons.filter((reason) => Math.sign(reason.amount) === Math.sign(difference));
  const main = same.sort((a, b) => Math.abs(b.amount) - Math.abs(a.amount))[0];
  return (
    main && { since: since(main), what: `「${main.label}」(${formatDifference(main.amount)}円)` }
  );
}

function since({ kind, started_on, amount }: Reason): string {
  if (kind === 'one_time') return '今回だけの';
  if (started_on === null) return '';
  const day = formatShortDay(started_on);
  switch (kind) {
    case 'started':
      return `${day}に始まった`;
    case 'ended':
      return `${day}に終わった`;
    case 'discount':
      return `${day}に${amount < 0 ? '始まった' : '終わった'}`;
    default:
      return '';
  }
}
