import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import type * as Code from '@/catalogue/generated/codes';
import { labelOf, lookUp } from '@/catalogue/labelOf';
import { formatDay, formatShortDay } from '@/lib/date';
import { formatPhone } from '@/lib/numbers';
import { Mark, type MarkName } from '@/theme/icon/Mark';
import { palt } from '@/theme/type';
import { Verbatim } from '@/ui/page/Page';
import { WordWrap } from '@/ui/WordWrap';
import {
  axisDay,
  beside,
  columns,
  inset,
  type LaneScale,
  type LaneStop,
  laneStops,
  rowsOf,
  undatedText,
  widest,
  widestUndated,
} from './laneScale';
import type { PendingApplication, Step } from './pendingApplication';

const Row = styled.li`
  ${columns};
  align-items: center;
  min-height: 85px;
  border-bottom: 1px solid var(--rule);
  &:last-of-type {
    border-bottom: 0;
  }
  & > div:first-of-type {
    padding: 8px 0;
  }
  b {
    ${{ ...palt }};
    font-weight: 700;
    line-height: 24px;
  }
`;

/** Where the labels below the marks begin, and how high one row of them is, px. */
const below = 63;
const rowHeight = 19;

// One style for the drawing: a lane has some thirty pieces, marks and labels. Its line is solid for fibre,
// dotted for mobile, by its own service rather than the page's. Labels have a ground, so that the line of
// today does not run through what they say.
const Drawing = styled.div`
  position: relative;
  margin-inline: ${inset}px;
  & > i {
    position: absolute;
    top: 47px;
    height: 3px;
    color: var(--svc);
    background: currentColor;
    forced-color-adjust: none;
  }
  & > i[data-future] {
    color: var(--field);
  }
  li[data-service='mobile'] & > i {
    top: 46px;
    height: 4px;
    background: radial-gradient(circle at 2px 2px, currentColor 1.9px, transparent 2.2px) 0 0/8px
      4px repeat-x;
  }
  & > [data-state] {
    position: absolute;
    top: 0;
    width: 0;
  }
  & > [data-state='next'] {
    z-index: 1;
  }
  & > [data-state] > span {
    position: absolute;
    top: 36px;
    left: -12px;
    width: 24px;
    height: 24px;
    padding: 3px;
    border-radius: 50%;
    background: var(--paper);
    svg {
      display: block;
      width: 18px;
      height: 18px;
    }
  }
  small {
    position: absolute;
    top: ${below}px;
    width: max-content;
    max-width: ${widest}px;
    background: var(--paper);
    font-size: 12px;
    line-height: 19px;
    color: var(--ink-2);
    text-align: center;
    transform: translateX(-50%);
  }
  [data-end='first'] > small {
    text-align: left;
    transform: translateX(-${inset}px);
  }
  [data-end='last'] > small {
    text-align: right;
    transform: translateX(calc(-100% + ${inset}px));
  }
  [data-state='next'] > small {
    font-weight: 700;
    color: var(--ink);
  }
  small[data-day] {
    top: 13px;
  }
  [data-state='next'] > small[data-day] {
    font-size: 16px;
  }
  & > small {
    top: 39px;
    max-width: ${widestUndated}px;
    margin-left: ${beside}px;
    transform: none;
  }
`;

const marks: Record<Code.StepState, MarkName> = { done: 'done', next: 'half', waiting: 'circle' };

interface LaneProps {
  application: PendingApplication;
  scale: LaneScale;
}

/**
 * One application on the axis: its past in the colour of its service, its future in grey, a mark for each
 * step.
 */
export function Lane({ application, scale }: LaneProps) {
  const { title, service, phoneNumber, acceptedOn, steps } = application;
  const stops = laneStops(steps, scale);
  const ends = [scale.today, ...stops.map(({ at }) => at)];
  const [first, last] = [Math.min(...ends), Math.max(...ends)];
  const undated = undatedText(steps);
  const second = Math.max(1, rowsOf(stops, 1));
  const third = second + rowsOf(stops, 2);
  const rows = third + rowsOf(stops, 3);
  return (
    <Row data-service={service}>
      <div>
        <b>
          <WordWrap>{title}</WordWrap>
        </b>
        <Typography variant="help" sx={{ lineHeight: '22px' }}>
          {phoneNumber === null ? (
            acceptedOn !== null && `受付 ${formatShortDay(acceptedOn)}`
          ) : (
            <Verbatim>{formatPhone(phoneNumber)}</Verbatim>
          )}
        </Typography>
      </div>
      <Drawing
        role="img"
        aria-label={spoken(steps)}
        style={{ height: below + rows * rowHeight + 2 }}
      >
        {first < scale.today && <i style={span(first, scale.today)} />}
        {last > scale.today && <i data-future style={span(scale.today, last)} />}
        {stops.map((stop, index) => (
          <StopMark key={index} stop={stop} rowsAbove={stop.line === 3 ? third : second} />
        ))}
        {undated && <small style={{ left: `${last * 100}%` }}>{undated}</small>}
      </Drawing>
    </Row>
  );
}

interface StopMarkProps {
  stop: LaneStop;
  /** How many rows of text are above a label below the first line. */
  rowsAbove: number;
}

function StopMark({ stop: { step, at, line, end }, rowsAbove }: StopMarkProps) {
  const day = step.date === null ? '' : axisDay(step.date);
  return (
    <div data-state={step.state} data-end={end} style={{ left: `${at * 100}%` }}>
      {line === 1 && <small data-day>{day}</small>}
      <span>
        <Mark name={lookUp(marks, step.state) ?? 'dashedSquare'} />
      </span>
      {line === 1 && <small>{step.label}</small>}
      {line !== undefined && line > 1 && (
        <small style={{ top: below + rowsAbove * rowHeight }}>
          {day} {step.label}
        </small>
      )}
    </div>
  );
}

const span = (from: number, to: number) => ({
  left: `${from * 100}%`,
  width: `${(to - from) * 100}%`,
});

const stateLabels: Record<Code.StepState, string> = {
  done: '済み',
  next: '次',
  waiting: 'これから',
};

function spoken(steps: readonly Step[]): string {
  return steps
    .map(({ label, state, date }) =>
      [label, date === null ? '日程は未定' : formatDay(date), labelOf(stateLabels, state)].join(
        ' ',
      ),
    )
    .join('、');
}
