import styled from '@emotion/styled';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { brand } from '@/catalogue/brand';
import type * as Code from '@/catalogue/generated/codes';
import { labelOf, lookUp } from '@/catalogue/labelOf';
import type { CalendarEvent } from '@/lib/calendarFile';
import { formatShortDay } from '@/lib/date';
import { formatPhone } from '@/lib/numbers';
import { paths } from '@/paths';
import { AddToCalendar } from '@/screens/shared/calendar/AddToCalendar';
import { addressFor } from '@/session/lineAddress';
import { LineNickname } from '@/session/lineNames';
import { useHasRoute } from '@/shell/route';
import { media } from '@/theme/media';
import { type } from '@/theme/type';
import { DateFigure } from '@/ui/figure/DateFigure';
import { KeepTogether } from '@/ui/KeepTogether';
import { Nowrap } from '@/ui/page/Page';
import { Section } from '@/ui/page/Section';
import { ServiceLine } from '@/ui/page/ServiceLine';
import { Status } from '@/ui/status/Status';
import { WordWrap } from '@/ui/WordWrap';
import { lanesFrom } from './laneScale';
import type { AgendaDay, PendingApplication } from './pendingApplication';

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
          <Typography key={detail} variant="help">
            <KeepTogether>{detail}</KeepTogether>
          </Typography>
        ))}
        <ServiceName of={item} />
      </Box>
    </li>
  );
}

const byPhone: Record<Code.ActionKind, string> = {
  change: '電話で変更する',
  cancel: '電話で取り消す',
  guide: '電話で問い合わせる',
};

/**
 * The link to what the customer can do about an application; a call where the portal has no screen for
 * it.
 */
function AgendaAction({ of: { next, serviceId } }: { of: PendingApplication }) {
  const hasRoute = useHasRoute();
  const { action, title } = next;
  if (!action) return null;
  if (action.kind === 'outside')
    return (
      <Button variant="text" aria-label={`${action.label}(${title})`} href={action.href}>
        <WordWrap>{action.label}</WordWrap>
      </Button>
    );
  if (action.kind === 'phone' || !hasRoute(action.to)) {
    const label =
      action.kind === 'phone' ? action.label : (lookUp(byPhone, action.kind) ?? byPhone.guide);
    return (
      <Button variant="text" aria-label={`${label}(${title})`} href={`tel:${brand.support.phone}`}>
        {label}
      </Button>
    );
  }
  return (
    <Button
      variant="text"
      href={addressFor(action.to, serviceId)}
      aria-label={`${action.label}(${title})`}
    >
      <WordWrap>{action.label}</WordWrap>
    </Button>
  );
}

/** The service of an application, by line and name, and the day on which the application was accepted. */
function ServiceName({
  of: { service, serviceId, phoneNumber, acceptedOn },
}: {
  of: PendingApplication;
}) {
  return (
    <Typography
      component="div"
      variant="help"
      data-service={service}
      sx={{
        display: 'flex',
        alignItems: 'center',
        gap: 2.5,
        '& > span:first-of-type': { flex: 'none', width: 36 },
      }}
    >
      <ServiceLine />
      <span>
        <Nowrap translate="no">
          {phoneNumber === null ? labelOf(brand.services, service) : formatPhone(phoneNumber)}
        </Nowrap>
        {acceptedOn !== null && (
          // The lanes say it where they are shown.
          <Box component="span" sx={{ whiteSpace: 'nowrap', [lanesFrom]: { display: 'none' } }}>
            ・{formatShortDay(acceptedOn)}受付
          </Box>
        )}
        {phoneNumber !== null && (
          <>
            {' '}
            <LineNickname serviceId={serviceId} />
          </>
        )}
      </span>
    </Typography>
  );
}

/** The days of applications as calendar events, without those of unknown day or whose time is over (docs/product.md §4.8). */
function calendarEvents(applications: readonly PendingApplication[]): CalendarEvent[] {
  return applications.flatMap(({ key, service, phoneNumber, next }) =>
    next.date === null || next.over
      ? []
      : [
          {
            id: key,
            title: `${next.title}(${labelOf(brand.services, service)})`,
            day: next.date,
            time: next.timeBand ?? undefined,
            notes: [...(phoneNumber === null ? [] : [formatPhone(phoneNumber)]), ...next.details],
            url: service === 'mobile' ? paths.mobileProgress() : paths.progress(),
          },
        ],
  );
}
