import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import { now } from '@/lib/clock';
import { daysUntil, formatFullDay } from '@/lib/date';
import { paths } from '@/paths';
import type { ServiceType } from '@/session/serviceType';
import { Mark } from '@/theme/icon/Mark';
import { media } from '@/theme/media';
import { Section } from '@/ui/page/Section';
import { formatShortDay } from './shortDay';
import type { Ended } from './undertaking';

const Row = styled.li`
  display: grid;
  grid-template-columns: 216px minmax(0, 1fr);
  padding: 9px 0;
  & + & {
    border-top: 1px solid var(--rule);
  }
  &:first-of-type {
    padding-top: 0;
  }
  ${media.medium} {
    grid-template-columns: 152px minmax(0, 1fr);
  }
  ${media.small} {
    display: block;
  }
`;

const When = styled.span`
  display: flex;
  align-items: center;
  gap: 6px;
  color: var(--ink-2);
  svg {
    color: var(--ink);
  }
`;

/** Days within which a day goes without its year. */
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
      <ul>
        {ended.map(({ key, title, endedOn }) => (
          <Row key={key}>
            <When>
              <Mark name="done" />
              {endedDay(endedOn)}
            </When>
            {title}
          </Row>
        ))}
      </ul>
    </Section>
  );
}

function endedDay(day: string): string {
  return Math.abs(daysUntil(day, now())) > near ? formatFullDay(day) : formatShortDay(day);
}
