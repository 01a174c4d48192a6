import type { components } from '@/api/generated/read-service.ts';
import { addMonths, billMonth, endless, japanMonth } from '@/lib/date.ts';
import { formatNumber } from '@/lib/yen.ts';
import type { Known } from '../contractTypes.ts';
import type { BillAccount, Charge, LineRule } from '../customers/billAccount.ts';
import { dayOf, lastDay, type Month, monthName } from '../moments.ts';

export type CountedCharge = Extract<Charge, { by: 'count' }>;

/** One call or message, and how many units it is charged as. */
interface UsageRecord {
  /** ISO, JST. */
  at: string;
  units: number;
}

/** As many rows as a month lists at most: of a customer who calls a lot, each is longer. */
const mostRecords = 120;

/**
 * The calls or messages of a month of use, the earliest first, spread over the month; their units add
 * up to the units given, except for those of a stop or after the last day of use.
 */
export function recordsOf(
  { sizes = [1], last_day = endless, stops = [] }: CountedCharge,
  usage: Month,
  units: number,
): UsageRecord[] {
  const factor = Math.max(1, Math.ceil(units / mostRecords));
  const records: UsageRecord[] = [];
  for (let before = 0; before < units;) {
    const index = records.length;
    const size = Math.min(units - before, (sizes[index % sizes.length] ?? 1) * factor);
    const day = dayOf(usage, 1 + Math.floor((before * lastDay(usage)) / units));
    const hour = String(8 + ((index * 5) % 13)).padStart(2, '0');
    const minute = String((index * 7) % 60).padStart(2, '0');
    records.push({ at: `${day}T${hour}:${minute}:00+09:00`, units: size });
    before += size;
  }
  return records
    .filter(({ at }) => at.slice(0, 10) <= last_day)
    .filter(({ at }) => !stops.some(({ from, until }) => from <= at && at < until))
    .sort((a, b) => a.at.localeCompare(b.at));
}

/** The units of a month's bill, were the service in use all of that month. */
export const unitsOf = ({ counts, usual }: CountedCharge, bill: Month): number =>
  counts[bill] ?? usual;

/** The units that a month's bill charges, of the use up to a day (`2026-11-20`), that day included. */
export const unitsUntil = (charge: CountedCharge, bill: Month, day = endless): number =>
  recordsOf(charge, addMonths(bill, -1), unitsOf(charge, bill))
    .filter(({ at }) => at.slice(0, 10) <= day)
    .reduce((sum, use) => sum + use.units, 0);

type BillGroup = Known<components['schemas']['BillGroup']>;
type BillLine = Known<components['schemas']['BillLine']>;

/** A line of one month, with the rule that it came from. */
export interface ChargedLine {
  rule: LineRule;
  line: BillLine;
  /** Times, for a charge by count. */
  count: number | undefined;
}

/**
 * The lines of a month's bill, in the order of the rules.
 * @param until day (`2026-11-20`) up to which use is counted; all of the month's where absent
 */
export function chargedLines(account: BillAccount, month: Month, until?: string): ChargedLine[] {
  return account.rules.flatMap((rule) => {
    if ((rule.from && month < rule.from) || (rule.until && month > rule.until)) return [];
    const line = lineOf(rule, month, until);
    return line ? [line] : [];
  });
}

function lineOf(rule: LineRule, month: Month, until?: string): ChargedLine | undefined {
  const { charge } = rule;
  const line = (amount: number, detail: string | undefined, quantity: string | undefined) => ({
    kind: rule.kind,
    label: rule.label,
    detail: detail ?? null,
    quantity: quantity ?? null,
    amount,
  });
  const detail = rule.detail?.replace('{period}', period(rule, addMonths(month, -1)));
  switch (charge.by) {
    case 'month':
      return { rule, line: line(charge.amount, detail, rule.quantity), count: undefined };
    case 'count': {
      const count = unitsUntil(charge, month, until);
      if (!count) return undefined;
      const quantity = `${formatNumber(count)}${charge.counter ?? '回'}`;
      return { rule, line: line(Math.floor(count * charge.price), detail, quantity), count };
    }
    case 'instalment': {
      const time = monthsBetween(charge.first, month) + 1;
      if (time < 1 || time > charge.times) return undefined;
      const text = `${charge.times}回払いの${time}回目 残り${charge.times - time}回`;
      return { rule, line: line(charge.amount, text, undefined), count: undefined };
    }
    case 'once': {
      const amount = charge.amounts[month];
      return amount === undefined
        ? undefined
        : { rule, line: line(amount, detail, rule.quantity), count: undefined };
    }
  }
}

/** Lines gathered by group, in the order in which the groups first appear. */
export function grouped(lines: ChargedLine[]): BillGroup[] {
  const groups = new Map<string, BillGroup>();
  for (const { rule, line } of lines) {
    const group = groups.get(rule.group) ?? {
      label: rule.group,
      phone_number: rule.phone ?? null,
      lines: [],
      subtotal: 0,
    };
    group.lines.push(line);
    group.subtotal += line.amount;
    groups.set(rule.group, group);
  }
  return [...groups.values()];
}

/** The days of a month of use on which a line is used; a part of the month costs as much as all of it. */
function period({ began_on, ended_on }: LineRule, usage: Month): string {
  const within = (day = '') => day !== '' && japanMonth(day) === usage;
  const dayNumber = (day = '') => Number(day.slice(8));
  const first = within(began_on) ? dayNumber(began_on) : 1;
  const last = within(ended_on) ? dayNumber(ended_on) : lastDay(usage);
  const days = `${monthName(usage)}${first}日〜${monthName(usage)}${last}日`;
  return last - first + 1 < lastDay(usage) ? `${days}(日割りなし)` : days;
}

/** How many months one comes after another. */
export const monthsBetween = (from: Month, to: Month) =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
  Number(to.slice(4)) -
  Number(from.slice(4));

/** What an accepted change ends and begins on a service's bills. */
export interface LineChange {
  receipt_number: string;
  /** Moment of the contract. */
  accepted_at: string;
  /** ISO day on which it takes effect. */
  starts_on: string;
  /** Labels of lines that end. */
  ends: string[];
  /** Yen a month, by label; `until` is the month of its last bill, where it ends by itself. */
  begins: ({ amount: number } & Pick<LineRule, 'kind' | 'label' | 'until' | 'replaces'>)[];
}

/** The rules of a service's bills after its changes, applied oldest first; new lines join the first group. */
export function withLineChanges(
  rules: LineRule[],
  changes: readonly Pick<LineChange, 'starts_on' | 'ends' | 'begins'>[],
): LineRule[] {
  return changes.reduce((before, { starts_on, ends, begins }) => {
    const from = billMonth(starts_on);
    const isWithin = !starts_on.endsWith('-01');
    const { group = 'モバイル', phone } = before[0] ?? {};
    return [
      ...before.map((rule) =>
        ends.includes(rule.label) && !rule.until
          ? {
              ...rule,
              until: addMonths(from, -1),
              ...(isWithin && { ended_on: starts_on }),
            }
          : rule,
      ),
      ...begins
        .filter(({ amount }) => amount !== 0)
        .map(({ amount, ...line }) => ({
          group,
          ...(phone && { phone }),
          ...line,
          ...(line.kind === 'base' && { detail: '{period}' }),
          charge: { by: 'month' as const, amount },
          from,
          ...(isWithin && { began_on: starts_on }),
        })),
    ];
  }, rules);
}
