import type { components } from '@/api/generated/read-service.ts';
import { addMonths } from '@/lib/date.ts';
import { formatNumber } from '@/lib/yen.ts';
import type { Known } from '../operations.ts';
import type { BillAccount, LineRule } from './account.ts';
import { lastDay, type Month, monthName } from './months.ts';
import { unitsOf, unitsUntil } from './uses.ts';

export type BillGroup = Known<components['schemas']['BillGroup']>;
export type BillLine = Known<components['schemas']['BillLine']>;

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
  const detail = rule.detail?.replace('{period}', period(addMonths(month, -1)));
  switch (charge.by) {
    case 'month':
      return { rule, line: line(charge.amount, detail, rule.quantity), count: undefined };
    case 'count': {
      const units = unitsOf(charge, month);
      const count = until ? unitsUntil(charge, addMonths(month, -1), units, until) : units;
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

const period = (usage: Month) => `${monthName(usage)}1日〜${monthName(usage)}${lastDay(usage)}日`;

/** How many months one comes after another. */
export const monthsBetween = (from: Month, to: Month) =>
  (Number(to.slice(0, 4)) - Number(from.slice(0, 4))) * 12 +
  Number(to.slice(4)) -
  Number(from.slice(4));
