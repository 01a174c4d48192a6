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

const Grid = styled.div<{ closed: boolean }>`
  display: grid;
  grid-template-columns: minmax(0, 1fr) 128px ${(p) => (p.closed ? '' : '96px')} 160px;
  grid-template-areas: ${(p) =>
    p.closed
      ? "'title status amount' 'help status note'"
      : "'title status action amount' 'help status action note'"};
  column-gap: 16px;
  align-items: start;
  ${media.upToMedium} {
    grid-template-columns: minmax(0, 1fr) auto;
    grid-template-areas: 'title amount' 'help note' 'status action';
  }
`;

const Title = styled.div`
  grid-area: title;
  ${type.label};
  overflow-wrap: anywhere;
`;

const RowText = styled.div<{ area: 'help' | 'note' }>`
  grid-area: ${(p) => p.area};
  ${type.small};
  line-height: 22px;
  color: var(--ink-2);
  text-align: ${(p) => (p.area === 'note' ? 'right' : 'left')};
`;

const Place = styled.div<{ area: 'status' | 'action' | 'amount' }>`
  grid-area: ${(p) => p.area};
  text-align: ${(p) => (p.area === 'amount' ? 'right' : 'left')};
  line-height: 27px;
  ${media.upToMedium} {
    margin-top: ${(p) => (p.area === 'amount' ? 0 : '8px')};
    justify-self: ${(p) => (p.area === 'status' ? 'start' : 'end')};
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
      <Grid closed={closed}>
        <Title>{title}</Title>
        {help && <RowText area="help">{help}</RowText>}
        <Place area="status">{status}</Place>
        {more && (
          <Place area="action">
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
          </Place>
        )}
        <Place area="amount">{amount}</Place>
        {note && <RowText area="note">{note}</RowText>}
      </Grid>
      {more && open && (
        <Box id={id} sx={{ pt: 5 }}>
          {more.body}
        </Box>
      )}
    </Item>
  );
}
