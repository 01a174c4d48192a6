import type { ReactNode } from 'react';
import { optionTerms } from '@/catalogue/fibreOptions/terms';
import { formatDay } from '@/lib/date';
import { formatNumber, formatYen } from '@/lib/yen';
import { Figure } from '@/ui/figure/Figure';
import { Status } from '@/ui/status/Status';
import { optionStatus } from '@/ui/status/statuses';
import type { Offer } from '../offers';

/** One line of the comparison. */
export interface CompareRow {
  label: string;
  value: (offer: Offer) => ReactNode;
  note?: (offer: Offer) => string | undefined;
}

const termsOf = ({ entry }: Offer) => optionTerms(entry?.component);
const firstCost = (offer: Offer) => termsOf(offer).first.reduce((sum, { yen }) => sum + yen, 0);

/** What is compared, in the order of the picture. */
export const compareRows: readonly CompareRow[] = [
  {
    label: '毎月の料金',
    value: ({ fee }) => <Figure value={formatNumber(fee)} unit="円" size="m" />,
    note: ({ contract, fee }) =>
      contract && contract.regular_fee > fee
        ? `入会特典。通常 ${formatYen(contract.regular_fee)}`
        : undefined,
  },
  {
    label: 'はじめの費用',
    value: (offer) => <b>{formatYen(firstCost(offer))}</b>,
    note: (offer) =>
      termsOf(offer)
        .first.map(({ words, yen }) => `${words} ${formatYen(yen)}`)
        .join('、'),
  },
  {
    label: '12か月の合計',
    value: (offer) => <b>{formatYen(offer.fee * 12 + firstCost(offer))}</b>,
  },
  { label: '使いはじめ', value: (offer) => termsOf(offer).startWords },
  { label: 'ご用意いただくもの', value: (offer) => termsOf(offer).needs },
  {
    label: 'やめるとき',
    value: (offer) => termsOf(offer).leaving,
    note: (offer) => termsOf(offer).leavingNote,
  },
  { label: 'ご利用に応じた料金', value: (offer) => termsOf(offer).apart },
  {
    label: 'いまの状態',
    value: ({ status }) => <Status {...optionStatus(status)} />,
    note: ({ status, contract, blocked }) => {
      if (status === 'ENTR' && contract?.starts_on) return `${formatDay(contract.starts_on)}から`;
      if (status === 'QTWT' && contract) return `${formatDay(contract.ends_on)}まで`;
      return blocked;
    },
  },
];
