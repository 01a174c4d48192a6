import { japanDay } from '@/lib/date.ts';
import type { Notice, Service } from '../../customers/customer.ts';
import type { Session } from '../../session/sessions.ts';
import { sessionState } from '../domain.ts';

/** Adds a receipt of a procedure to the notifications of a service. */
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

/** The receipts that were added, newest first. */
export const addedNotices = (session: Session, service: Service) =>
  sessionState(session, `added notices ${service.listed.service_id}`, (): Notice[] => []);
