import type { components } from '@/api/generated/read-service.ts';
import { addMonths, billMonth, formatDay } from '@/lib/date.ts';
import { formatNumber } from '@/lib/yen.ts';
import type { Known } from '../operations.ts';
import type { BillAccount } from './account.ts';
import { type ChargedLine, chargedLines } from './lines.ts';
import { dayOf, type Month, monthName } from './months.ts';
import type { CountedCharge } from './uses.ts';

type Difference = Known<components['schemas']['DifferenceReason']>;

/**
 * The differences between a month's bill and the one before, the largest amount first, what is carried
 * forward last. Their sum is the difference of the two totals.
 */
export function differences(account: BillAccount, month: Month): Difference[] {
  const now = chargedLines(account, month);
  const before = chargedLines(account, addMonths(month, -1));
  const changes = [
    ...now.map((line) => changeOf(line, before.find(sameAs(line)), month)),
    ...before.filter((line) => !now.some(sameAs(line))).map((line) => endOf(line, month)),
  ];
  const sorted = changes
    .filter((difference) => difference !== undefined)
    .sort((a, b) => Math.abs(b.amount) - Math.abs(a.amount));
  const carried = carriedDifference(account, month);
  // What is carried forward is no change of this month's use, so it stands last, as in the bill itself.
  return carried ? [...sorted, carried] : sorted;
}

/** `12月5日`. */
const dayName = (day: string): string => formatDay(day).replace(/\(.\)$/, '');

const sameAs = (one: ChargedLine) => (other: ChargedLine) =>
  one.line.label === other.line.label && one.rule.phone === other.rule.phone;

/** `14回 → 24回(3分単位)`. */
const countsText = ({ unit, counter = '回' }: CountedCharge, before = 0, after = 0): string =>
  `${formatNumber(before)}${counter} → ${formatNumber(after)}${counter}(${unit})`;

const labelOf = ({ rule }: ChargedLine) => rule.differenceLabel ?? rule.label;

function changeOf(
  line: ChargedLine,
  before: ChargedLine | undefined,
  month: Month,
): Difference | undefined {
  const amount = line.line.amount - (before?.line.amount ?? 0);
  if (!amount) return undefined;
  const { charge } = line.rule;
  const usage = addMonths(month, -1);
  const label = labelOf(line);
  if (charge.by === 'count')
    return {
      kind: 'usage',
      label,
      detail: countsText(charge, before?.count, line.count),
      started_on: null,
      amount,
    };
  if (charge.by === 'once') return { ...oneTime(line), detail: null, started_on: null, amount };
  return before
    ? { kind: 'discount', label, detail: null, started_on: null, amount }
    : {
        kind: 'started',
        label,
        detail: `${dayName(line.rule.began_on ?? dayOf(usage, 1))}にご利用開始`,
        started_on: line.rule.began_on ?? dayOf(usage, 1),
        amount,
      };
}

function endOf(line: ChargedLine, month: Month): Difference {
  const amount = -line.line.amount;
  const { charge } = line.rule;
  if (charge.by === 'count')
    return {
      kind: 'usage',
      label: labelOf(line),
      detail: countsText(charge, line.count, 0),
      started_on: null,
      amount,
    };
  if (charge.by === 'once') return { ...oneTime(line), detail: null, started_on: null, amount };
  const { ended_on } = line.rule;
  // A discount ends by itself, at the end of its last month.
  const detail =
    ended_on && billMonth(ended_on) === month
      ? `${dayName(ended_on)}でご利用終了`
      : `${monthName(addMonths(month, -2))}末でご利用終了`;
  return { kind: 'ended', label: labelOf(line), detail, started_on: null, amount };
}

const oneTime = (line: ChargedLine) =>
  ({
    kind: line.rule.kind === 'discount' ? 'discount' : 'one_time',
    label: labelOf(line),
  }) as const;

function carriedDifference(account: BillAccount, month: Month): Difference | undefined {
  const items = account.carriedForward[month] ?? [];
  const amount = carriedTotal(account, month) - carriedTotal(account, addMonths(month, -1));
  if (!amount) return undefined;
  const [first] = items;
  return {
    kind: 'carried_forward',
    label: '繰り越し',
    detail: first ? `${monthName(first.usage_month)}ご利用分の請求遅れ` : null,
    started_on: null,
    amount,
  };
}

/** Sum of what is carried forward into a month's bill. */
export const carriedTotal = (account: BillAccount, month: Month): number =>
  (account.carriedForward[month] ?? []).reduce((sum, line) => sum + line.amount, 0);
