import { brand } from '@/catalogue/brand';
import { labelOf } from '@/catalogue/labelOf';
import type { CalendarEvent } from '@/lib/calendarFile';
import { formatPhone } from '@/lib/phone';
import { paths } from '@/paths';
import type { PendingApplication } from './pendingApplication';

/** The days of applications as a calendar shows them; without those whose day isn't known (docs/product.md §4.8). */
export function calendarEvents(applications: readonly PendingApplication[]): CalendarEvent[] {
  return applications.flatMap(({ key, service, phoneNumber, next }) =>
    next.date === null
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
