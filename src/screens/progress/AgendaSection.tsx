import styled from '@emotion/styled';
import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { AddToCalendar } from '@/screens/shared/calendar/AddToCalendar';
import { media } from '@/theme/media';
import { type } from '@/theme/type';
import { DateFigure } from '@/ui/figure/DateFigure';
import { KeepTogether } from '@/ui/KeepTogether';
import { Section } from '@/ui/page/Section';
import { Status } from '@/ui/status/Status';
import { WordWrap } from '@/ui/WordWrap';
import type { AgendaDay } from './agenda';
import { AgendaAction } from './AgendaAction';
import { calendarEvents } from './calendarEvents';
import type { PendingApplication } from './pendingApplication';
import { ServiceName } from './ServiceName';

const Day = styled.li`
  display: grid;
  grid-template-columns: 216px minmax(0, 1fr);
  & + & {
    margin-top: 20px;
    padding-top: 20px;
    border-top: 1px solid var(--rule);
  }
  & > ul > li {
    display: flex;
    flex-wrap: wrap;
    justify-content: space-between;
    column-gap: 16px;
    padding-top: 4px;
  }
  & > ul > li + li {
    margin-top: 20px;
    padding-top: 20px;
    border-top: 1px solid var(--rule);
  }
  h3 {
    ${type.body};
    flex: 1 1 8em;
    font-size: 18px;
    line-height: 31px;
    font-weight: 700;
  }
  ${media.medium} {
    grid-template-columns: 152px minmax(0, 1fr);
  }
  ${media.small} {
    display: block;
    & > ul > li + li {
      padding-top: 0;
      border-top: 0;
    }
    h3 {
      flex-basis: 100%;
    }
  }
`;

/** What comes next, by day (docs/design.md §9). */
export function AgendaSection({ days }: { days: readonly AgendaDay[] }) {
  const items = days.flatMap(({ items }) => items);
  const events = calendarEvents(items);
  return (
    <Section
      label="これからの予定"
      caption={`${items.length}件`}
      aside={events.length > 1 && <AddToCalendar events={events} label="すべてカレンダーに追加" />}
    >
      <ol>
        {days.map(({ date, items }) => (
          <Day key={date ?? 'open'} data-service={items[0]?.service}>
            {date === null ? (
              <Typography sx={{ fontWeight: 700, lineHeight: '38px' }}>日程は未定</Typography>
            ) : (
              <DateFigure day={date} />
            )}
            <ul>
              {items.map((item) => (
                <AgendaItem key={item.key} item={item} />
              ))}
            </ul>
          </Day>
        ))}
      </ol>
    </Section>
  );
}

function AgendaItem({ item }: { item: PendingApplication }) {
  return (
    <li>
      <h3>
        <WordWrap>{item.next.title}</WordWrap>
      </h3>
      {/* Beside the title; at 640 and less it comes last, since there is no room. The negative margins
          make up for its height of 44, which a finger needs. */}
      <Stack
        direction="row"
        sx={{ flexWrap: 'wrap', columnGap: 5, my: -1.5, order: { xs: 1, sm: 0 } }}
      >
        <AddToCalendar events={calendarEvents([item])} />
        <AgendaAction of={item} />
      </Stack>
      <Box sx={{ flex: '0 0 100%' }}>
        {item.asks && <Status {...item.asks} />}
        {item.next.details.map((detail) => (
          <Typography key={detail} variant="body2" color="textSecondary">
            <KeepTogether>{detail}</KeepTogether>
          </Typography>
        ))}
        <ServiceName of={item} />
      </Box>
    </li>
  );
}
