import Button from '@mui/material/Button';
import List from '@mui/material/List';
import ListItem from '@mui/material/ListItem';
import Stack from '@mui/material/Stack';
import type { ServiceType } from '@/config/runtimeConfig';
import { now } from '@/lib/clock';
import { daysUntil, formatFullDay, formatShortDay } from '@/lib/date';
import { paths } from '@/paths';
import { Mark } from '@/theme/icon/Mark';
import { Section } from '@/ui/page/Section';
import type { Ended } from './pendingApplication';

/** A day at most this many days away is shown without its year. */
const near = 180;

interface EndedSectionProps {
  ended: readonly Ended[];
  service: ServiceType | undefined;
}

/** What ended in the last three months; older ones are in the notification history. */
export function EndedSection({ ended, service }: EndedSectionProps) {
  return (
    <Section
      label="完了した手続き"
      caption="3か月分"
      aside={
        <Button
          variant="text"
          href={
            service === 'mobile' ? paths.mobileNotificationHistory() : paths.notificationHistory()
          }
          aria-label="すべて見る(お知らせ履歴)"
        >
          すべて見る
        </Button>
      }
    >
      <List>
        {ended.map(({ key, title, endedOn }) => (
          <ListItem
            key={key}
            sx={{
              display: { xs: 'block', sm: 'grid' },
              gridTemplateColumns: { sm: '152px minmax(0, 1fr)', md: '216px minmax(0, 1fr)' },
              alignItems: 'normal',
              py: '9px',
            }}
          >
            <Stack
              component="span"
              direction="row"
              sx={{
                alignItems: 'center',
                gap: 1.5,
                color: 'text.secondary',
                svg: { color: 'text.primary' },
              }}
            >
              <Mark name="done" />
              {endedDay(endedOn)}
            </Stack>
            {title}
          </ListItem>
        ))}
      </List>
    </Section>
  );
}

function endedDay(day: string): string {
  return Math.abs(daysUntil(day, now())) > near ? formatFullDay(day) : formatShortDay(day);
}
