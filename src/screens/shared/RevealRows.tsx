import styled from '@emotion/styled';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { Fragment, useEffect, useState } from 'react';
import { Icon } from '@/theme/icon/Icon';
import { media } from '@/theme/media';
import { Verbatim } from '@/ui/page/Page';
import { type DescriptionItem, DescriptionList } from '@/ui/row/DescriptionList';

// As high as its button, so that both are centred on one line; a long value has lines of its own.
const Masked = styled.span`
  display: inline-flex;
  align-items: center;
  min-height: 44px;
  white-space: nowrap;
  ${media.print} {
    min-height: 0;
  }
  &[data-long] {
    display: inline-block;
    min-height: 0;
    padding-top: 7px;
    white-space: normal;
  }
  & > [role='img'] {
    color: var(--ink-2);
    letter-spacing: 0.2em;
    ${media.small} {
      font-size: 14px;
      letter-spacing: 0.08em;
    }
  }
`;

/** An identifier that breaks before its @ and its full stops first: keiko|@highend|.minamo. */
const Parts = ({ of }: { of: string }) => (
  <Verbatim>
    {of.split(/(?=[@.])/).map((part, index) => (
      <Fragment key={index}>
        {index > 0 && <wbr />}
        {part}
      </Fragment>
    ))}
  </Verbatim>
);

export interface SecretRow {
  /** What it is: お客さま番号. Unique among the rows. */
  term: string;
  /** As shown, grouped; null while there is none yet. */
  value: string | null;
  /** Its visible end: 7710, @minamo. */
  tail: string;
  /** Dots before it. */
  dots: string;
  note?: string;
}

interface RevealRowsProps {
  items: readonly SecretRow[];
  /** Rows above them that hide nothing. */
  open?: readonly DescriptionItem[];
}

/** Identifiers that show for 30 seconds at a press and hide themselves (docs/design.md §7). */
export function RevealRows({ items, open = [] }: RevealRowsProps) {
  const { secondsLeft, toggle } = useRevealed();
  const rowOf = ({ term, value, tail, dots, note }: SecretRow): DescriptionItem => {
    if (value === null) return { term, value: '-', note };
    const count = secondsLeft(term);
    const shown = count > 0;
    return {
      term,
      value: shown ? (
        <Box component="span" sx={{ fontSize: value.length > 20 ? 16 : { xs: 18, sm: 20 } }}>
          <Parts of={value} />
        </Box>
      ) : (
        <Masked data-long={tail.length > 12 || undefined}>
          <span role="img" aria-label="表示していません">
            {dots}
          </span>
          <Parts of={tail} />
        </Masked>
      ),
      note: shown ? `あと${count}秒で隠れます` : note,
      action: (
        <Button
          variant="secondary"
          size="small"
          startIcon={!shown && <Icon name="eye" />}
          aria-label={`${shown ? '隠す' : '表示'}(${term})`}
          onClick={() => toggle(term)}
        >
          {shown ? '隠す' : '表示'}
        </Button>
      ),
    };
  };
  return <DescriptionList narrow items={[...open, ...items.map(rowOf)]} />;
}

const shownFor = 30_000;

/**
 * Secrets, each by its name, that show for 30 seconds at a press: by the clock, so that a tab that was
 * hidden and a device that slept hide them as they wake.
 */
function useRevealed() {
  const [ends, setEnds] = useState<Readonly<Record<string, number>>>({});
  const [now, setNow] = useState(() => Date.now());
  const isAnyShown = Object.values(ends).some((end) => end > now);
  useEffect(() => {
    if (!isAnyShown) return;
    const tick = () => setNow(Date.now());
    const timer = setInterval(tick, 1000);
    document.addEventListener('visibilitychange', tick);
    return () => {
      clearInterval(timer);
      document.removeEventListener('visibilitychange', tick);
    };
  }, [isAnyShown]);
  return {
    /** 0 while it is hidden. */
    secondsLeft: (name: string): number => Math.max(0, Math.ceil(((ends[name] ?? 0) - now) / 1000)),
    /** Shows what is hidden, hides what is shown. */
    toggle: (name: string): void => {
      const at = Date.now();
      setNow(at);
      setEnds({ ...ends, [name]: (ends[name] ?? 0) > at ? 0 : at + shownFor });
    },
  };
}
