import styled from '@emotion/styled';
import Box from '@mui/material/Box';
import Checkbox from '@mui/material/Checkbox';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { formatNumber } from '@/lib/yen';
import { media } from '@/theme/media';
import { ring, type } from '@/theme/type';
import { Figure } from '@/ui/figure/Figure';
import { WordWrap } from '@/ui/WordWrap';

/*
 * Its link, or without one the label of its choice, covers the whole row. A choice beside a link is above it, as
 * a target of its own.
 */
const Item = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: minmax(0, 1fr) 200px 160px;
  grid-template-areas: 'title status amount' 'help status note';
  column-gap: 16px;
  align-items: start;
  padding: 20px 0;
  line-height: 27px;
  &[data-chosen] {
    grid-template-columns: 44px minmax(0, 1fr) 200px 160px;
    grid-template-areas: 'choice title status amount' 'choice help status note';
    column-gap: 0;
    & > [data-area='status'],
    & > [data-area='amount'],
    & > [data-area='note'] {
      margin-left: 16px;
    }
  }
  ${media.fromLarge} {
    /* Without a status, the texts take its column too. */
    &:not(:has(> [data-area='status'])) > :is([data-area='title'], [data-area='help']) {
      grid-column-end: status-end;
    }
  }
  &:first-of-type {
    padding-top: 0;
  }
  &:last-of-type {
    padding-bottom: 28px;
  }
  & > [data-area='choice'] {
    grid-area: choice;
    align-self: stretch;
  }
  &:has(a) > [data-area='choice'] {
    position: relative;
    z-index: 1;
  }
  & > [data-area='title'] {
    grid-area: title;
    ${type.label};
    overflow-wrap: anywhere;
  }
  a::before,
  &:not(:has(a)) label::before {
    content: '';
    position: absolute;
    inset: 0;
  }
  &:first-of-type a::before {
    top: -8px;
  }
  a:focus-visible {
    outline: none;
  }
  a:focus-visible::before {
    ${{ ...ring }};
    border-radius: 4px;
  }
  & > [data-area='help'],
  & > [data-area='note'] {
    grid-area: help;
    ${type.small};
    line-height: 22px;
    color: var(--ink-2);
  }
  & > [data-area='status'] {
    grid-area: status;
  }
  & > [data-area='amount'] {
    grid-area: amount;
    text-align: right;
  }
  & > [data-area='note'] {
    grid-area: note;
    text-align: right;
  }
  ${media.upToMedium} {
    grid-template-columns: minmax(0, 1fr) auto;
    grid-template-areas: 'title amount' 'help note' 'status status';
    &[data-chosen] {
      grid-template-columns: 44px minmax(0, 1fr) auto;
      grid-template-areas: 'choice title amount' 'choice help note' 'choice status status';
      & > [data-area='status'] {
        margin-left: 0;
      }
    }
    & > [data-area='status'] {
      margin-top: 8px;
      justify-self: start;
    }
  }
  ${media.crowded} {
    /* Beside a price a name would have a letter a line. */
    grid-template-columns: minmax(0, 1fr);
    grid-template-areas: 'title' 'help' 'amount' 'note' 'status';
    &[data-chosen] {
      grid-template-columns: 44px minmax(0, 1fr);
      grid-template-areas: 'choice title' 'choice help' 'choice amount' 'choice note' 'choice status';
    }
  }
`;

interface OfferRowProps {
  title: string;
  /** Address of its own page, to which the whole row leads. */
  href?: string;
  /** Before the title: whether it is one of several that are chosen (`OfferChoice`). */
  choice?: ReactNode;
  help?: ReactNode;
  /** Left out where it says nothing: most of a catalogue is neither in use nor on its way. */
  status?: ReactNode;
  /** What it costs, on the amount axis. */
  amount: ReactNode;
  /** Below the amount: until when, from when, the usual price. */
  note?: ReactNode;
}

/** An option of a catalogue, the whole row one target (docs/design.md §7). */
export function OfferRow({ title, href, choice, help, status, amount, note }: OfferRowProps) {
  const name = <WordWrap>{title}</WordWrap>;
  return (
    <Item data-chosen={choice ? true : undefined}>
      {choice && <div data-area="choice">{choice}</div>}
      <div data-area="title">
        {href ? (
          <Link variant="title" href={href} sx={{ fontWeight: 700 }}>
            {name}
          </Link>
        ) : (
          name
        )}
      </div>
      {help && <div data-area="help">{help}</div>}
      {status && <div data-area="status">{status}</div>}
      <div data-area="amount">{amount}</div>
      {note && <div data-area="note">{note}</div>}
    </Item>
  );
}

/** What something costs a month as a figure: `550円/月`, or 無料. */
export function MonthlyFee({ yen }: { yen: number }) {
  return yen === 0 ? <Figure value="無料" /> : <Figure value={formatNumber(yen)} unit="円/月" />;
}

interface RowCheckboxProps {
  id: string;
  /** What is chosen by it: 比べる(ひかりTV). */
  label: string;
  checked: boolean;
  disabled?: boolean;
  onChange: () => void;
}

/** Chooses its row: 44 wide and as high as the row, and labelled by the row's title. */
export function RowCheckbox({ label, ...input }: RowCheckboxProps) {
  const { id, disabled } = input;
  return (
    <Box
      component="label"
      htmlFor={id}
      sx={{
        display: 'block',
        height: '100%',
        minHeight: 44,
        pt: '1px',
        cursor: disabled ? 'not-allowed' : 'pointer',
      }}
    >
      <Checkbox {...input} slotProps={{ input: { 'aria-label': label } }} />
    </Box>
  );
}
