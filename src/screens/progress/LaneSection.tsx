import styled from '@emotion/styled';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { brand } from '@/catalogue/brand';
import { labelOf } from '@/catalogue/labelOf';
import { now } from '@/lib/clock';
import { ServiceLine } from '@/ui/page/ServiceLine';
import { Lane } from './Lane';
import { LaneAxis } from './LaneAxis';
import { columns, inset } from './laneLayout';
import { laneScale } from './laneScale';
import { lanesFrom } from './lanesFrom';
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
