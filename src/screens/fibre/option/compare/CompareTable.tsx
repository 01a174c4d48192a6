import styled from '@emotion/styled';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { pageOf } from '@/catalogue/fibreOptions';
import type { OptionTerms } from '@/catalogue/fibreOptions/terms';
import { formatDay, untilDay } from '@/lib/date';
import { formatNumber, formatYen } from '@/lib/yen';
import { paths } from '@/paths';
import { media } from '@/theme/media';
import { type, visuallyHidden } from '@/theme/type';
import { Figure } from '@/ui/figure/Figure';
import { Phrase } from '@/ui/page/Page';
import { Status } from '@/ui/status/Status';
import { WordWrap } from '@/ui/WordWrap';
import { type Offer, offerStatus, useTermsOf } from '../offers';

/*
 * The label is in the rail; at 640 and less above its row. At 320, where no two columns hold a sentence, each
 * option has lines of its own below the label, headed by its name. Screen readers skip that name: they read the
 * head of the column.
 */
const Row = styled.div`
  display: grid;
  grid-template-columns: 216px repeat(3, minmax(0, 1fr));
  column-gap: 20px;
  padding: 16px 0;
  border-bottom: 1px solid var(--rule);
  &[data-ink] {
    border-bottom-color: var(--ink);
  }
  &[data-open] {
    border-bottom: 0;
  }
  & > div:first-of-type {
    ${type.small};
    padding-right: 36px;
    color: var(--ink-2);
  }
  & > div + div {
    min-width: 0;
    overflow-wrap: anywhere;
  }
  & > div + [role='columnheader'] {
    ${type.label};
  }
  & > div > p {
    ${type.small};
    line-height: 22px;
    color: var(--ink-2);
  }
  ${media.medium} {
    grid-template-columns: 144px repeat(3, minmax(0, 1fr));
  }
  ${media.small} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
    [data-count='1'] > & {
      grid-template-columns: minmax(0, 1fr);
    }
    [data-count='2'] > & {
      grid-template-columns: repeat(2, minmax(0, 1fr));
    }
    column-gap: 12px;
    padding: 10px 0;
    & > div:first-of-type {
      grid-column: 1 / -1;
    }
    & > div + div {
      font-size: 14px;
      line-height: 23px;
    }
    & > div + [role='columnheader'] {
      font-size: 15px;
      line-height: 22px;
    }
  }
  ${media.narrow} {
    [data-count] > && {
      grid-template-columns: minmax(0, 1fr);
    }
    row-gap: 8px;
    & > div:first-of-type {
      font-weight: 700;
      color: var(--ink);
    }
    & > [data-name]::before {
      content: attr(data-name);
      content: attr(data-name) / '';
      display: block;
      color: var(--ink-2);
    }
  }
`;

/** Where the bar of a phone leads to. */
export const compareTableId = 'comparison';

interface CompareTableProps {
  offers: readonly Offer[];
  onDrop: (code: string) => void;
}

/** Up to three options side by side (docs/design.md §9). */
export function CompareTable({ offers, onDrop }: CompareTableProps) {
  const termsOf = useTermsOf();
  const nameIn = ({ name }: { name: string }) => (offers.length > 1 ? name : undefined);
  return (
    <>
      <Box
        id={compareTableId}
        tabIndex={-1}
        sx={{ mt: 9 }}
        role="table"
        aria-label="オプションの比較"
        data-count={offers.length}
      >
        <Row role="row" data-ink>
          <div role="columnheader">
            <Box component="span" sx={visuallyHidden}>
              項目
            </Box>
          </div>
          {offers.map(({ code, name, entry }) => (
            <div key={code} role="columnheader">
              <WordWrap>{name}</WordWrap>
              {entry && <p>{entry.appeals[0]}</p>}
            </div>
          ))}
        </Row>
        {compareRows.map(({ label, value, note }, index) => (
          <Row key={label} role="row" data-ink={index === compareRows.length - 1 || undefined}>
            <div role="rowheader">{label}</div>
            {offers.map((offer) => {
              const terms = termsOf(offer.entry?.optionType);
              const text = note?.(offer, terms);
              return (
                <div key={offer.code} role="cell" data-name={nameIn(offer)}>
                  {value(offer, terms)}
                  {text && <p>{text}</p>}
                </div>
              );
            })}
          </Row>
        ))}
        <Row role="row" data-open>
          <div role="rowheader">
            <Box component="span" sx={visuallyHidden}>
              手続き
            </Box>
          </div>
          {offers.map(({ code, name }) => (
            <div key={code} role="cell" data-name={nameIn({ name })}>
              <Button
                variant="secondary"
                size="small"
                href={paths.optionDetail(pageOf(code))}
                sx={{
                  [media.small]: { width: '100%', maxWidth: 160, px: 0, whiteSpace: 'nowrap' },
                }}
              >
                詳しく見る
                <Box component="span" sx={visuallyHidden}>
                  ({name})
                </Box>
              </Button>
              <div>
                <Button variant="text" aria-label={`外す(${name})`} onClick={() => onDrop(code)}>
                  外す
                </Button>
              </div>
            </div>
          ))}
        </Row>
      </Box>
      <BlockedReasons offers={offers} />
    </>
  );
}

/** Why some of the options can't be applied for now: a column is too narrow for such a sentence. */
function BlockedReasons({ offers }: { offers: readonly Offer[] }) {
  const blocked = offers.filter((offer) => offer.blocked);
  if (blocked.length === 0) return null;
  return (
    <Typography component="ul" variant="help" sx={{ mt: 1, b: { color: 'text.primary' } }}>
      {blocked.map((offer) => (
        <li key={offer.code}>
          <b>
            <WordWrap>{offer.name}</WordWrap>
          </b>
          : {offer.blocked}
        </li>
      ))}
    </Typography>
  );
}

interface CompareRow {
  label: string;
  value: (offer: Offer, terms: OptionTerms) => ReactNode;
  note?: (offer: Offer, terms: OptionTerms) => ReactNode;
}

const long = 1_000_000;

const firstCost = ({ first }: OptionTerms) => first.reduce((sum, { yen }) => sum + yen, 0);

const compareRows: readonly CompareRow[] = [
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
