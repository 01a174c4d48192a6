import type { Answer } from '@/api/client';
import type * as Schema from '@/api/generated/schemas';
import { dayOfBill, isOverdue, paymentMethod } from '@/catalogue/billing';
import { brand } from '@/catalogue/brand';
import { daysUntil, endless, formatDay } from '@/lib/date';
import { formatPhone, masked } from '@/lib/numbers';
import { formatYen } from '@/lib/yen';
import { billStatus } from '@/screens/shared/statuses';
import type { Fact } from '@/ui/figure/Facts';

type UnpaidBill = Answer<'getBilling'>['unpaid']['bills'][number];

/**
 * The three facts under the bill's figure, chosen by its status.
 * @param unpaidBills all that wait for their payment
 * @param today moment from which days are counted
 */
export function billFacts(
  bill: Schema.CurrentBill,
  unpaidBills: readonly UnpaidBill[],
  today: Date,
): Fact[] {
  const previous = previousOf(bill, unpaidBills);
  const facts: (Fact | undefined)[] =
    bill.status === '2'
      ? [dated(bill, today), unpaid(bill), method(bill)]
      : bill.status === '4'
        ? [contact(bill), dated(bill, today), previous]
        : bill.status === '6'
          ? [support, method(bill), previous]
          : [dated(bill, today), method(bill), previous];
  return facts.filter((fact) => fact !== undefined);
}

/** The bill's day, with how long it is until then. */
function dated(bill: Schema.CurrentBill, today: Date): Fact | undefined {
  const found = dayOfBill(bill);
  if (!found) return undefined;
  const { label, day } = found;
  const isLate = bill.payment_due_on !== null && daysUntil(day, today) < 0;
  return {
    label,
    value: formatDay(day),
    note: bill.status === '3' ? undefined : isLate ? '期限を過ぎています' : daysLeft(day, today),
  };
}

/** `あと6日`; nothing once the day is past. */
function daysLeft(day: string, today: Date): string | undefined {
  const days = daysUntil(day, today);
  if (days < 0 || day === endless) return undefined;
  return days === 0 ? '今日' : `あと${days}日`;
}

function unpaid({ unpaid_total, total }: Schema.CurrentBill): Fact | undefined {
  if (unpaid_total === null) return undefined;
  return {
    label: '残りの金額',
    value: formatYen(unpaid_total),
    note: total === null ? undefined : `${formatYen(total - unpaid_total)}はお支払い済み`,
  };
}

const method = ({ payment_method: { code, detail } }: Schema.CurrentBill): Fact => ({
  label: 'お支払い方法',
  value: paymentMethod(code).label,
  note: detail && masked(detail),
});

function previousOf(
  { previous: bill }: Schema.CurrentBill,
  unpaidBills: readonly UnpaidBill[],
): Fact | undefined {
  if (!bill) return undefined;
  const open = unpaidBills.find(({ month }) => month === bill.month);
  const note = billStatus(bill.status).label;
  const due = open?.payment_due_on;
  return open
    ? {
        label: '前月のご請求の残り',
        value: formatYen(open.unpaid_total),
        note: due && isOverdue(due) ? `${formatDay(due)}に期限切れ` : note,
      }
    : { label: '前月のご請求', value: formatYen(bill.total), note };
}

const contact = ({ contact: office }: Schema.CurrentBill): Fact | undefined =>
  office
    ? { label: 'お問い合わせ先', value: formatPhone(office.phone), note: office.name }
    : undefined;

const support: Fact = {
  label: 'お問い合わせ先',
  value: brand.support.phone,
  note: brand.support.hours,
};
