import styled from '@emotion/styled';
import { inset } from './laneLayout';
import { axisDay, type LaneScale } from './laneScale';

const Root = styled.div`
  position: relative;
  height: 52px;
  margin-inline: ${inset}px;
  i {
    position: absolute;
    bottom: 0;
    width: 1px;
    height: 6px;
    background: var(--field);
    forced-color-adjust: none;
  }
  i[data-week] {
    height: 14px;
  }
  small {
    position: absolute;
    top: 14px;
    font-size: 12px;
    line-height: 19px;
    color: var(--ink-2);
    white-space: nowrap;
    transform: translateX(-50%);
  }
  small[data-end='first'] {
    transform: translateX(-${inset}px);
  }
  small[data-end='last'] {
    transform: translateX(calc(-100% + ${inset}px));
  }
  small[data-today] {
    top: 2px;
    font-size: 14px;
    line-height: 25px;
    font-weight: 700;
    color: var(--ink);
  }
`;

/**
 * A tick for each day, a date for Sundays, a word for today. Hidden from screen readers, since each lane
 * names its days.
 */
export function LaneAxis({ scale: { weeks, days, today } }: { scale: LaneScale }) {
  return (
    <Root aria-hidden="true">
      {days.map((at) => (
        <i key={at} style={left(at)} />
      ))}
      {weeks.map(({ date, at, labelled }) => (
        <span key={date}>
          <i data-week style={left(at)} />
          {labelled && (
            <small data-end={at === 0 ? 'first' : at === 1 ? 'last' : undefined} style={left(at)}>
              {axisDay(date)}(日)
            </small>
          )}
        </span>
      ))}
      <small data-today style={left(today)}>
        今日
      </small>
    </Root>
  );
}

const left = (share: number) => ({ left: `${share * 100}%` });
