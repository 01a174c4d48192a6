import Box from '@mui/material/Box';
import type { ReactNode } from 'react';
import type { OptionTerms } from '@/catalogue/fibreOptions/terms';
import { formatDay, untilDay } from '@/lib/date';
import { formatNumber, formatYen } from '@/lib/yen';
import { media } from '@/theme/media';
import { Figure } from '@/ui/figure/Figure';
import { Phrase } from '@/ui/page/Page';
import { Status } from '@/ui/status/Status';
import type { Offer } from '../offers';
import { offerStatus } from '../offerStatus';

/** One line of the comparison. */
export interface CompareRow {
  label: string;
  value: (offer: Offer, terms: OptionTerms) => ReactNode;
  note?: (offer: Offer, terms: OptionTerms) => ReactNode;
}

const long = 1_000_000;

const firstCost = ({ first }: OptionTerms) => first.reduce((sum, { yen }) => sum + yen, 0);

/** The rows of the comparison, in their order. */
export const compareRows: readonly CompareRow[] = [
  {
    label: '毎月の料金',
    value: ({ fee }) => (
      // On a phone a column has room for six digits in full size; more are set smaller.
      <Box
        component="span"
        sx={fee >= long ? { [media.small]: { "[data-size='m']": { fontSize: 18 } } } : undefined}
      >
        <Figure value={formatNumber(fee)} unit="円" size="m" />
      </Box>
    ),
    note: ({ contract, fee }) =>
      contract && contract.regular_fee > fee ? (
        <>
          入会特典。<Phrase>通常 {formatYen(contract.regular_fee)}</Phrase>
        </>
      ) : undefined,
  },
  {
    label: '初期費用',
    value: (_, terms) => <b>{formatYen(firstCost(terms))}</b>,
    note: (_, terms) =>
      firstCost(terms) > 0 &&
      terms.first.map(({ label, yen }, index, { length }) => (
        <Phrase key={label}>
          {label} {formatYen(yen)}
          {index < length - 1 && '、'}
        </Phrase>
      )),
  },
  {
    label: '12か月の合計',
    value: ({ fee }, terms) => <b>{formatYen(fee * 12 + firstCost(terms))}</b>,
  },
  {
    label: '利用開始',
    value: (_, { startText }) => startText,
    note: (_, { startNote }) => startNote,
  },
  { label: 'ご用意いただくもの', value: (_, { needs }) => needs },
  {
    label: '解約時',
    value: (_, { leaving }) => leaving,
    note: (_, { leavingNote }) => leavingNote,
  },
  { label: 'ご利用に応じた料金', value: (_, { apart }) => apart },
  {
    label: 'いまの状態',
    value: (offer) => <Status {...offerStatus(offer)} />,
    note: ({ status, contract }) => {
      if (status === 'ENTR' && contract?.starts_on) return `${formatDay(contract.starts_on)}から`;
      if (status === 'QTWT' && contract) return untilDay(contract.ends_on);
      return undefined;
    },
  },
];
