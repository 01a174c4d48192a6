import type * as Schema from '@/api/generated/schemas';
import type { Phrase } from '@/catalogue/billing';
import { formatYen } from '@/lib/yen';

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
          `${lead}${most.label}(`,
          { strong: `${up ? '+' : '−'}${formatYen(Math.abs(most.amount))}` },
          { hold: ')です。' },
        ]
      : []),
    ...(against.length > 0
      ? [
          `いっぽう、${against.map(({ label }) => label).join('、')}は${up ? '減って' : '増えて'}います。`,
        ]
      : []),
  ];
}
