import { japanDay } from '@/lib/date.ts';
import { exampleValue } from '../../contract/prism.ts';
import type { Notice, Service } from '../../customers/customer.ts';
import type { MockContext } from '../../mockContext.ts';
import type { Session } from '../../session/sessions.ts';
import { sessionState } from '../domain.ts';
import { exampleOf } from '../exampleOf.ts';
import type { Success } from '../operations.ts';

/** Adds a receipt of a procedure to the notifications of this login. */
export function addNotice(
  session: Session,
  service: Service,
  now: Date,
  notice: Pick<Notice, 'title' | 'paragraphs' | 'rows' | 'link'>,
): void {
  const added = addedNotices(session, service);
  const day = japanDay(now);
  const number = String(90 + added.length).padStart(2, '0');
  added.unshift({
    notification_id: `n${day.replace(/-/g, '').slice(2)}${number}`,
    date: day,
    is_unread: true,
    is_important: false,
    ...notice,
  });
}

const addedNotices = (session: Session, service: Service) =>
  sessionState(session, `added notices ${service.listed.service_id}`, (): Notice[] => []);

/** The notifications of a service in this login, newest first. */
export function noticesOf(mock: MockContext, session: Session, service: Service): Notice[] {
  // Notifications about a construction are only for customers who have one.
  const isBuilt = exampleOf(mock, service, 'getConstructionProgress').construction !== null;
  const own = sessionState(session, `notices ${service.listed.service_id}`, () => [
    ...structuredClone(service.notices),
    ...service.noticePages
      .flatMap((name) => examplePage(mock, name))
      .filter((notice) => isBuilt || !isShownElsewhere(notice)),
  ]);
  return [...addedNotices(session, service), ...own];
}

function examplePage(mock: MockContext, name: string): Notice[] {
  const operation = mock.contract.find('getNotificationHistory');
  const value = operation && exampleValue(operation, name);
  if (!value) throw new Error(`getNotificationHistory has no example ${name}.`);
  return (value as Success<'getNotificationHistory'>).notifications;
}

/** The top shows applications in progress in a section of their own. */
export const isShownElsewhere = ({ link }: Notice) => link?.url.endsWith('/progress') ?? false;
