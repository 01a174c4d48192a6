import type * as Schema from '@/api/generated/schemas';
import { formatShortDay } from '@/lib/date';
import { formatDifference } from '@/lib/yen';

/** The text of a reason, in parts between which a line may break. */
export interface ReasonTexts {
  /** `10月1日に始まった`, or nothing. */
  since: string;
  /** `「動画見放題」(+2,189円)` */
  what: string;
}

/**
 * The reason that explains most of a difference, as text for a sentence; with the one against it where it is more.
 * @param difference yen; only reasons of the same sign explain it
 * @returns undefined if no reason has that sign
 */
export function mainReason(
  reasons: readonly Schema.DifferenceReason[],
  difference: number,
): ReasonTexts | undefined {
  const same = reasons.filter((reason) => Math.sign(reason.amount) === Math.sign(difference));
  const main = same.sort((a, b) => Math.abs(b.amount) - Math.abs(a.amount))[0];
  if (!main) return undefined;
  const what = whatOf(main);
  // More than the difference: a line that takes the place of another explains it only together with that.
  if (Math.abs(main.amount) <= Math.abs(difference)) return { since: since(main), what };
  const against = reasons
    .filter((reason) => Math.sign(reason.amount) === -Math.sign(difference))
    .sort((a, b) => Math.abs(b.amount) - Math.abs(a.amount))[0];
  return {
    since: since(main),
    what: against ? `${what}と、${since(against)}${whatOf(against)}` : what,
  };
}

const whatOf = ({ label, amount }: Schema.DifferenceReason) =>
  `「${label}」(${formatDifference(amount)}円)`;

function since({ kind, started_on, amount }: Schema.DifferenceReason): string {
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
