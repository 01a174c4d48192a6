import type * as Schema from '@/api/generated/schemas';
import { formatGb } from '@/lib/data';
import { formatFullDay, formatFullMonth } from '@/lib/date';
import { formatReceiptNumber } from '@/lib/numbers';
import { formatDifference, formatYen } from '@/lib/yen';

const gb = (mb: number) => `${formatGb(mb)}GB`;
const bill = (month: string) => `${formatFullMonth(month)}のご請求`;

const texts: { [Key in keyof Schema.Terms]-?: (value: NonNullable<Schema.Terms[Key]>) => string } =
  {
    starts_on: formatFullDay,
    ends_on: formatFullDay,
    quit_on: formatFullDay,
    expires_on: formatFullDay,
    usable_until: formatFullDay,
    billing_month: bill,
    billed_month: bill,
    price: formatYen,
    fee: formatYen,
    entry_fee: formatYen,
    construction_fee: formatYen,
    total: formatYen,
    fee_total: formatYen,
    amount: formatYen,
    monthly_fee: formatYen,
    monthly_amount: formatYen,
    monthly_difference: (yen) => `${formatDifference(yen)}円`,
    amount_mb: gb,
    added_mb: gb,
    advanced_mb: gb,
    replaces: formatReceiptNumber,
    remaining_times: (times) => `${times}回`,
  };

/** One of the terms of an order, in words: なし for none, a dash where the order doesn't have it. */
export function termText(key: keyof Schema.Terms, terms: Schema.Terms): string {
  const value = terms[key];
  const text = texts[key] as (value: unknown) => string;
  if (value === undefined) return '-';
  return value === null ? 'なし' : text(value);
}
