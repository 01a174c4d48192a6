import { japanDay } from '@/lib/date.ts';
import type { Customer } from '../../customers/customer.ts';
import type { MockContext } from '../../mockContext.ts';
import type { Session } from '../../session/sessions.ts';
import { constructionOf } from '../construction/construction.ts';
import { entryOf } from '../quit/entry.ts';

type Plan = Customer['user']['plan'];

/**
 * The day on which a line that was applied for was built; undefined while it waits, after its application
 * was cancelled, and for lines that the customer came with.
 */
export function openedOn(mock: MockContext, session: Session, now: Date): string | undefined {
  if (session.customer.user.plan?.cnStatusCode !== 'ENTR') return undefined;
  if (entryOf(session).cancelled_on) return undefined;
  const { date } = constructionOf(mock, session, now).entry;
  return date !== null && date < japanDay(now) ? date : undefined;
}

/** The plan of the customer's data: one that was applied for is in use once its line was built. */
export function planByClock(mock: MockContext, session: Session, now: Date): Plan {
  const { plan } = session.customer.user;
  const opened = openedOn(mock, session, now);
  return plan && opened
    ? {
        ...plan,
        cnStatusCode: 'SRVC',
        cnStatusName: '利用中',
        serviceStartDate: opened,
        canEntryCancel: false,
      }
    : plan;
}
