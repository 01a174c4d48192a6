import type * as Schema from '@/api/generated/schemas';
import type { Phrase } from '@/catalogue/billing';
import type * as Code from '@/catalogue/generated/codes';
import { labelOf } from '@/catalogue/labelOf';
import { formatYen } from '@/lib/yen';

interface BillPart {
  label: string;
  /** Yen; what a discount takes off is negative. */
  amount: number;
  /** The id of the section that has its lines. */
  section: string;
}

/** The id of the section of a bill's group. @param index place of the group in the bill */
export const groupSection = (index: number): string => `group-${index}`;

export const carriedSection = 'carried-forward';

/**
 * The parts that make a bill's sum: its sections, or the kinds of its lines where it has only one
 * (docs/design.md §9). Charges come first, discounts last.
 */
export function billParts({
  groups,
  carried_forward,
}: Pick<Schema.BillDetail, 'groups' | 'carried_forward'>): BillPart[] {
  const carried = carried_forward.reduce((sum, { amount }) => sum + amount, 0);
  const sections = [
    ...groups.map(({ label, subtotal }, index) => ({
      label,
      amount: subtotal,
      section: groupSection(index),
    })),
    ...(carried_forward.length > 0
      ? [{ label: '前の月からの繰り越し', amount: carried, section: carriedSection }]
      : []),
  ];
  const [only] = groups;
  const parts = only && sections.length === 1 ? kindsOf(only) : sections;
  const isTakenOff = ({ amount }: BillPart) => amount < 0;
  return [
    ...parts.filter((part) => !isTakenOff(part)),
    ...parts.filter((part) => isTakenOff(part)),
  ].filter(({ amount }) => amount !== 0);
}

function kindsOf({ lines }: Schema.BillDetail['groups'][number]): BillPart[] {
  const sums = new Map<(typeof lines)[number]['kind'], number>();
  for (const { kind, amount } of lines) sums.set(kind, (sums.get(kind) ?? 0) + amount);
  return [...sums].map(([kind, amount]) => ({
    label: labelOf(billLineKinds, kind),
    amount,
    section: groupSection(0),
  }));
}

/**
 * Says in a sentence how much a bill differs from the one before, and which item weighs most in that
 * direction.
 * @param difference yen
 * @param before the name of the bill before: 10月のご請求
 */
export function differenceSentence(
  difference: number,
  reasons: readonly Schema.DifferenceReason[],
  before: string,
): Phrase[] {
  const [up, sign] = [difference > 0, Math.sign(difference)];
  const ahead = reasons
    .filter(({ amount }) => Math.sign(amount) === sign)
    .sort((a, b) => Math.abs(b.amount) - Math.abs(a.amount));
  const [most] = ahead;
  const against = reasons.filter(({ amount }) => Math.sign(amount) === -sign);
  const only = against.length > 0 ? 'おもな理由は' : '理由は';
  const lead = ahead.length > 1 ? 'いちばん大きいのは' : only;
  if (difference === 0)
    return reasons.length === 0
      ? [`${before}と同じ金額です。`]
      : [`増えた分と減った分が同じで、${before}と同じ金額です。`];
  return [
    '先月より',
    { strong: formatYen(Math.abs(difference)) },
    { hold: up ? '増えました。' : '減りました。' },
    ...(most
      ? [
          `${lead}${most.label}`,
          { strong: `(${up ? '+' : '−'}${formatYen(Math.abs(most.amount))})` },
          { hold: 'です。' },
        ]
      : []),
    ...(against.length > 0
      ? [
          `いっぽう、${against.map(({ label }) => label).join('、')}の分は${up ? '安く' : '高く'}なっています。`,
        ]
      : []),
  ];
}

/**
 * The consumption tax included in a total, one line for each rate.
 * @param rates the invoice's amounts by rate; empty until the invoice has been read
 */
export function taxTexts(
  tax: Schema.BillDetail['tax'],
  rates: Schema.BillingInvoice['tax_rates'],
): string[] {
  if (rates.length > 1)
    return rates.map(
      (each) => `${each.rate}%対象 税抜${formatYen(each.taxable)}・消費税${formatYen(each.tax)}`,
    );
  return tax ? [`うち消費税(${tax.rate}%) ${formatYen(tax.amount)}`] : [];
}

/** What the lines of a bill are for (contract, `BillLineKind`), as the parts of its sum are called. */
const billLineKinds: Record<Code.BillLineKind, string> = {
  base: '基本料金',
  option: 'オプション料金',
  discount: '割引',
  call: '通話料',
  sms: 'SMS送信料',
  instalment: '分割払い',
  one_time: '今回だけの料金',
};
