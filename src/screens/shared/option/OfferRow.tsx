import styled from '@emotion/styled';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { type ReactNode, useId, useState } from 'react';
import { media } from '@/theme/media';
import { type } from '@/theme/type';

const Item = styled.li`
  padding: 20px 0;
  &:first-of-type {
    padding-top: 0;
  }
  &:last-of-type {
    padding-bottom: 28px;
  }
`;

const Grid = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 128px 96px 160px;
  grid-template-areas: 'title status action amount' 'help status action note';
  column-gap: 16px;
  align-items: start;
  line-height: 27px;
  &[data-closed] {
    grid-template-columns: minmax(0, 1fr) 128px 160px;
    grid-template-areas: 'title status amount' 'help status note';
  }
  & > [data-area='title'] {
    grid-area: title;
    ${type.label};
    overflow-wrap: anywhere;
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
  & > [data-area='action'] {
    grid-area: action;
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
    &,
    &[data-closed] {
      grid-template-columns: minmax(0, 1fr) auto;
      grid-template-areas: 'title amount' 'help note' 'status action';
    }
    & > [data-area='status'],
    & > [data-area='action'] {
      margin-top: 8px;
      justify-self: start;
    }
    & > [data-area='action'],
    & > [data-area='amount'] {
      justify-self: end;
    }
  }
`;

interface OfferRowProps {
  title: ReactNode;
  help?: ReactNode;
  status: ReactNode;
  /** What it costs, on the amount axis. */
  amount: ReactNode;
  /** Below the amount: until when, from when, the usual price. */
  note?: ReactNode;
  /** What opens in place below the row. */
  more?: {
    label: string;
    /** What it is about, for the screen reader: the word alone repeats on a page. */
    of: string;
    body: ReactNode;
  };
  /** No row of this list opens: the names have the width of what would open them. */
  closed?: boolean;
}

/** An option of a catalogue, its details in place (docs/design.md §7). */
export function OfferRow(props: OfferRowProps) {
  const { title, help, status, amount, note, more, closed = false } = props;
  const id = useId();
  const [open, setOpen] = useState(false);
  return (
    <Item>
      <Grid data-closed={closed || undefined}>
        <div data-area="title">{title}</div>
        {help && <div data-area="help">{help}</div>}
        <div data-area="status">{status}</div>
        {more && (
          <div data-area="action">
            {/* 44 for the finger; the row stays as high as its words. */}
            <Button
              variant="text"
              data-print="none"
              sx={{ my: '-9px', fontWeight: 700 }}
              aria-label={`${open ? '閉じる' : more.label}(${more.of})`}
              aria-expanded={open}
              aria-controls={open ? id : undefined}
              onClick={() => setOpen(!open)}
            >
              {open ? '閉じる' : more.label}
            </Button>
          </div>
        )}
        <div data-area="amount">{amount}</div>
        {note && <div data-area="note">{note}</div>}
      </Grid>
      {more && open && (
        <Box id={id} sx={{ pt: 5 }}>
          {more.body}
        </Box>
      )}
    </Item>
  );
}
