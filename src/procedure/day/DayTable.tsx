import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useEffect, useRef } from 'react';
import { japanTime } from '@/lib/date';
import { isHoliday } from '@/lib/holidays';
import { Icon } from '@/theme/icon/Icon';
import { media } from '@/theme/media';
import { type } from '@/theme/type';
import { Nowrap } from '@/ui/page/Page';

// Cells extend 12px beyond both sides (8px on a small screen), so that their text, not the box of the chosen
// one, lines up with the main column. The rules end with the text.
const Grid = styled.ul`
  --out: 12px;
  position: relative;
  display: grid;
  grid-template-columns: repeat(4, minmax(0, 1fr));
  margin-inline: calc(-1 * var(--out));
  &::before {
    content: '';
    position: absolute;
    inset: 0 var(--out) auto;
    border-top: 1px solid var(--ink);
  }
  ${media.small} {
    --out: 8px;
  }
  ${media.narrow} {
    grid-template-columns: repeat(3, minmax(0, 1fr));
  }
`;

// The rules of a row begin and end with the text.
const ends = (columns: number) => `
  &:nth-of-type(${columns}n + 1)::after {
    left: calc(var(--out) - 2px);
  }
  &:nth-of-type(${columns}n)::after {
    right: calc(var(--out) - 2px);
  }
`;

// Date, and below it a button or, as high, why there is none.
const Day = styled.li`
  position: relative;
  min-height: 100px;
  padding: 10px calc(var(--out) - 2px) 8px;
  border: 2px solid transparent;
  &::after {
    content: '';
    position: absolute;
    inset: auto -2px -2px;
    border-bottom: 1px solid var(--rule);
  }
  ${media.fromNarrow} {
    ${ends(4)}
  }
  ${media.narrow} {
    ${ends(3)}
  }
  &[data-chosen] {
    border-color: var(--accent);
    border-radius: 4px;
    background: var(--accent-weak);
    &::after {
      display: none;
    }
  }
  &[data-closed] {
    color: var(--ink-2);
  }
  & > div:first-of-type {
    font-size: 28px;
    line-height: 36px;
    small {
      margin-left: 6px;
      font-size: 14px;
    }
    i {
      font-size: 0.64em;
    }
  }
  &:not([data-closed]) > div:first-of-type {
    color: var(--svc);
    small {
      color: var(--ink);
    }
  }
  & > div + div {
    display: flex;
    align-items: center;
    gap: 6px;
    min-height: 44px;
  }
  & > [role='status'] {
    color: var(--accent);
    font-weight: 700;
  }
  &[data-closed] > div + div {
    ${type.small};
    line-height: 20px;
  }
  ${media.small} {
    font-size: 12px;
    a,
    button {
      letter-spacing: -0.03em;
    }
    & > div:first-of-type {
      font-size: 22px;
      small {
        margin-left: 2px;
      }
    }
  }
`;

export interface OfferedDay {
  /** ISO day. */
  day: string;
  /** Why it can't be chosen; said below the table. */
  closed?: string;
}

interface DayTableProps {
  label: string;
  days: readonly OfferedDay[];
  value?: string;
  onChange: (day: string) => void;
}

/** Days on offer, four a row (three at 320 px), the chosen one boxed (docs/design.md §7). */
export function DayTable({ label, days, value, onChange }: DayTableProps) {
  const reasons = [...new Set(days.flatMap((day) => day.closed ?? []))];
  const grid = useRef<HTMLUListElement>(null);
  const pressed = useRef<string>(undefined);
  useEffect(() => {
    // The pressed button is gone, so the focus moves to the text that has replaced it.
    if (pressed.current !== value) return;
    pressed.current = undefined;
    grid.current?.querySelector<HTMLElement>('[data-chosen] [role="status"]')?.focus();
  }, [value]);
  return (
    <>
      <Grid ref={grid} aria-label={label}>
        {days.map(({ day, closed }, index) => {
          const { month, day: date, weekday } = japanTime(day);
          const chosen = day === value;
          return (
            <Day
              key={day}
              data-chosen={chosen || undefined}
              data-closed={closed ? true : undefined}
              aria-current={chosen ? 'date' : undefined}
            >
              <div>
                {(index === 0 || date === 1) && <i>{month}/</i>}
                {date}
                <small>
                  {weekday}
                  {isHoliday(day) && '・祝'}
                </small>
              </div>
              {closed ? (
                <div>
                  <span>
                    <Nowrap>選択</Nowrap>
                    <Nowrap>できません</Nowrap>
                  </span>
                </div>
              ) : chosen ? (
                <div role="status" tabIndex={-1}>
                  <Icon name="check" size={16} />
                  選択中
                </div>
              ) : (
                <Button
                  variant="text"
                  aria-label={`この日にする(${month}月${date}日(${weekday}))`}
                  sx={{ fontWeight: 700 }}
                  onClick={() => {
                    pressed.current = day;
                    onChange(day);
                  }}
                >
                  この日にする
                </Button>
              )}
            </Day>
          );
        })}
      </Grid>
      {reasons.map((reason) => (
        <Typography key={reason} variant="help" sx={{ mt: 3 }}>
          {reason}
        </Typography>
      ))}
    </>
  );
}
