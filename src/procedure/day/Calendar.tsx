import styled from '@emotion/styled';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { type KeyboardEvent, useEffect, useRef } from 'react';
import {
  addDays,
  addMonths,
  dayRange,
  formatDay,
  formatFullMonth,
  formatMonth,
  japanMonth,
  japanTime,
  lastDayOf,
} from '@/lib/date';
import { isHoliday } from '@/lib/holidays';
import { pressedKey } from '@/lib/pressedKey';
import { Icon } from '@/theme/icon/Icon';
import { media } from '@/theme/media';
import { type } from '@/theme/type';
import { useEntryState } from '@/ui/useEntryState';

/** Spreads a day's radio, invisible, over its whole cell; the cell shows the focus. */
export const dayRadio = `
  &:has(:focus-visible) {
    outline: 3px solid var(--focus);
    outline-offset: -3px;
  }
  input {
    position: absolute;
    inset: 0;
    margin: 0;
    opacity: 0;
    cursor: inherit;
  }
`;

const Head = styled.div`
  display: grid;
  grid-template-columns: 1fr auto 1fr;
  align-items: center;
  min-height: 44px;
  border-bottom: 1px solid var(--ink);
  & > :last-child {
    justify-self: end;
    flex-direction: row-reverse;
  }
`;

/** `column` is that of the first day. */
const Grid = styled.div<{ column: number }>`
  display: grid;
  grid-template-columns: repeat(7, minmax(0, 1fr));
  & > div {
    ${type.small};
    padding: 6px 0;
    text-align: center;
    color: var(--ink-2);
  }
  & > label {
    position: relative;
    display: flex;
    flex-direction: column;
    align-items: center;
    justify-content: center;
    min-height: 56px;
    border: 2px solid transparent;
    border-radius: 4px;
    font-size: 20px;
    line-height: 26px;
    color: var(--svc);
    cursor: pointer;
    ${dayRadio};
  }
  & > label:first-of-type {
    grid-column-start: ${(p) => p.column};
  }
  & > label:has(:checked) {
    border-color: var(--accent);
    background: var(--accent-weak);
    font-weight: 700;
  }
  & > label:has(:disabled) {
    color: var(--ink-2);
    opacity: 0.5;
    cursor: not-allowed;
  }
  small {
    font-size: 12px;
    line-height: 14px;
  }
  ${media.small} {
    & > label {
      min-height: 48px;
      font-size: 18px;
    }
  }
`;

const weekdays = ['日', '月', '火', '水', '木', '金', '土'] as const;
/** How far a key moves, in days. */
const steps: Partial<Record<string, number>> = {
  ArrowLeft: -1,
  ArrowRight: 1,
  ArrowUp: -7,
  ArrowDown: 7,
};

interface CalendarProps {
  /** Name of the field, shared by the radios of all days. */
  name: string;
  label: string;
  /** ISO days that can be chosen, in their order; at least one. */
  days: readonly string[];
  /** ISO day; empty while none is chosen. */
  value: string;
  onChange: (day: string) => void;
}

/** Lets the customer choose one of many days, a month at a time. Arrow keys move by day and week, across months too. */
export function Calendar({ name, label, days, value, onChange }: CalendarProps) {
  const first = days[0] ?? value;
  const last = days.at(-1) ?? first;
  const [shown, setShown] = useEntryState(
    `month:${name}`,
    japanMonth(days.includes(value) ? value : first),
  );
  const inMonth = daysOf(shown);
  const grid = useRef<HTMLDivElement>(null);
  const moved = useRef<string>(undefined);
  useEffect(() => {
    // A key may have moved to a day of another month, which has just been drawn.
    if (moved.current !== value) return;
    moved.current = undefined;
    grid.current?.querySelector<HTMLElement>(':checked')?.focus();
  }, [value]);
  const move = (event: KeyboardEvent<HTMLInputElement>, day: string) => {
    const step = steps[pressedKey(event) ?? ''];
    if (step === undefined) return;
    event.preventDefault();
    const target = addDays(day, step);
    if (!days.includes(target)) return;
    moved.current = target;
    setShown(japanMonth(target));
    onChange(target);
  };
  const turn = (count: number) => {
    const month = addMonths(shown, count);
    if (month < japanMonth(first) || month > japanMonth(last)) return <span />;
    return (
      <Button
        variant="text"
        startIcon={<Icon name={count < 0 ? 'back' : 'forward'} />}
        aria-label={`${formatMonth(month)}を表示する`}
        onClick={() => setShown(month)}
      >
        {formatMonth(month)}
      </Button>
    );
  };
  return (
    <Box sx={{ maxWidth: 640 }}>
      <Head>
        {turn(-1)}
        <Typography variant="label" component="p" aria-live="polite">
          {formatFullMonth(shown)}
        </Typography>
        {turn(1)}
      </Head>
      <Grid
        ref={grid}
        column={weekdays.indexOf(japanTime(inMonth[0] ?? first).weekday) + 1}
        role="radiogroup"
        aria-label={`${label}(${formatFullMonth(shown)})`}
      >
        {weekdays.map((weekday) => (
          <div key={weekday} aria-hidden>
            {weekday}
          </div>
        ))}
        {inMonth.map((day) => {
          const { day: date } = japanTime(day);
          const isRest = isHoliday(day);
          return (
            <label key={day}>
              <input
                type="radio"
                name={name}
                value={day}
                checked={day === value}
                disabled={!days.includes(day)}
                aria-label={`${formatDay(day)}${isRest ? '・祝' : ''}`}
                onChange={() => onChange(day)}
                onKeyDown={(event) => move(event, day)}
              />
              {date}
              {isRest && <small>祝</small>}
            </label>
          );
        })}
      </Grid>
    </Box>
  );
}

/** All days of a month (YYYYMM). */
const daysOf = (month: string): string[] =>
  dayRange(`${month.slice(0, 4)}-${month.slice(4)}-01`, lastDayOf(month));
