import { endless } from '@/lib/date';
import type { PendingApplication } from './pendingApplication';

export interface AgendaDay {
  /** ISO date; null where none is known. */
  date: string | null;
  items: readonly PendingApplication[];
}

/** Applications by the day of their next step: fibre first within a day, those without a day at the end. */
export function agendaOf(applications: readonly PendingApplication[]): AgendaDay[] {
  const days = new Map<string | null, PendingApplication[]>();
  for (const one of applications) {
    const date = one.next.date === endless ? null : one.next.date;
    days.set(date, [...(days.get(date) ?? []), one]);
  }
  return [...days]
    .map(([date, items]) => ({
      date,
      items: [...items].sort(
        (a, b) => Number(a.service === 'mobile') - Number(b.service === 'mobile'),
      ),
    }))
    .sort((a, b) => (a.date ?? endless).localeCompare(b.date ?? endless));
}
