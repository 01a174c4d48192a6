import type * as Schema from '@/api/generated/schemas';
import type { Phrase } from '@/catalogue/billing';
import { formatMonth } from '@/lib/date';
import { formatYen } from '@/lib/yen';
import { isReadable } from './months';

/**
 * Sums up the bills in one sentence: their average, or the only amount, and which bills can't be read.
 * @param bills those of the chart, newest first
 * @returns an empty list where there is no bill
 */
export function averageSentence(bills: readonly Schema.BillMonth[]): Phrase[] {
  const totals = bills.flatMap(({ month, status, total }) =>
    total === null || !isReadable(status) ? [] : [{ month, total }],
  );
  const missing = bills.filter(({ status }) => !isReadable(status));
  const named = namesOf(missing);
  // A stopped bill has no amount either; one that isn't fixed yet is expected to have none.
  const left = namesOf(
    bills.filter(({ status, total }) => (total === null || !isReadable(status)) && status !== '0'),
  );
  const unread: Phrase[] =
    missing.length === 0
      ? []
      : [{ hold: `${named}のご請求だけ、` }, { hold: 'いま読み込めません。' }];
  if (totals.length === 0) return missing.length === 0 ? [] : ['ご請求を、いま読み込めません。'];
  const [first] = totals;
  if (first && totals.length === 1)
    return [
      `${formatMonth(first.month)}のご請求は、`,
      { strong: formatYen(first.total) },
      'です。',
      ...unread,
    ];
  const mean = Math.round(totals.reduce((sum, { total }) => sum + total, 0) / totals.length);
  const span = left === '' ? `この${totals.length}か月` : `${left}を除く${totals.length}か月`;
  return [`${span}の平均は、`, { strong: formatYen(mean) }, 'です。', ...unread];
}

/** Months in the order of time: 3月と6月. */
const namesOf = (bills: readonly Schema.BillMonth[]): string =>
  bills
    .map(({ month }) => formatMonth(month))
    .reverse()
    .join('と');
