import styled from '@emotion/styled';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { brand } from '@/catalogue/brand';
import { labelOf } from '@/catalogue/labelOf';
import { now } from '@/lib/clock';
import { ServiceLine } from '@/ui/page/ServiceLine';
import { Lane } from './Lane';
import { axisDay, columns, inset, type LaneScale, laneScale, lanesFrom } from './laneScale';
import type { PendingApplication } from './pendingApplication';

// Today is one line through all lanes, under their marks.
const Root = styled.section`
  display: none;
  position: relative;
  margin-top: 48px;
  ${lanesFrom} {
    display: block;
  }
  & > [data-head] {
    ${columns};
    align-items: end;
    border-bottom: 1px solid var(--ink);
  }
  & > [data-today] {
    ${columns};
    position: absolute;
    inset: 28px 0 0;
    pointer-events: none;
    & > div {
      position: relative;
      grid-column: 2;
      margin-inline: ${inset}px;
    }
    i {
      position: absolute;
      inset-block: 0;
      width: 2px;
      margin-left: -1px;
      background: var(--field);
      forced-color-adjust: none;
    }
  }
`;

/** One row an application, drawn in its service's line on an axis of days (docs/design.md §9). */
export function LaneSection({ applications }: { applications: readonly PendingApplication[] }) {
  const scale = laneScale(
    applications.map(({ steps }) => steps),
    now(),
  );
  const services = (['fixed', 'mobile'] as const).filter((kind) =>
    applications.some(({ service }) => service === kind),
  );
  return (
    <Root aria-label="日程の図">
      <div data-head>
        <Stack component="ul" direction="row" aria-hidden="true" sx={{ gap: 5, pb: 1 }}>
          {services.map((service) => (
            <Typography
              key={service}
              component="li"
              variant="body2"
              data-service={service}
              sx={{ display: 'flex', alignItems: 'center', gap: 2 }}
            >
              <Box sx={{ width: 36 }}>
                <ServiceLine />
              </Box>
              {labelOf(brand.serviceLabels, service)}
            </Typography>
          ))}
        </Stack>
        <LaneAxis scale={scale} />
      </div>
      <div data-today>
        <div>
          <i style={{ left: `${scale.today * 100}%` }} />
        </div>
      </div>
      <ul>
        {[...applications]
          .sort((a, b) => firstDay(a).localeCompare(firstDay(b)))
          .map((application) => (
            <Lane key={application.key} application={application} scale={scale} />
          ))}
      </ul>
    </Root>
  );
}

function firstDay({ acceptedOn, steps }: PendingApplication): string {
  return acceptedOn ?? steps.find(({ date }) => date !== null)?.date ?? '';
}

const AxisRoot = styled.div`
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
function LaneAxis({ scale: { weeks, days, today } }: { scale: LaneScale }) {
  return (
    <AxisRoot aria-hidden="true">
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
    </AxisRoot>
  );
}

const left = (share: number) => ({ left: `${share * 100}%` });
