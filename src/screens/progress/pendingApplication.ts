import type * as Code from '@/catalogue/generated/codes';
import type { Open } from '@/catalogue/labelOf';
import { endless } from '@/lib/date';
import type { StatusShape } from '@/ui/status/Status';

export interface Step {
  label: string;
  state: Open<Code.StepState>;
  /** ISO date; null when open. */
  date: string | null;
}

/** What the customer can do about it: a screen of the portal, an address outside it, or a call. */
export type Action =
  | { kind: Open<Code.ActionKind>; label: string; to: string }
  | { kind: 'outside'; label: string; href: string }
  | { kind: 'phone'; label: string };

interface Next {
  title: string;
  date: string | null;
  /** Time of day on that date, `15:00-17:00`, where it is known. */
  timeBand?: string | null;
  /** Instead of that it comes: 今日の午前の予定でした, where its time is over. */
  over?: string | undefined;
  /** Time of day, what to do, until when it can be changed: a line each. */
  details: readonly string[];
  action: Action | undefined;
}

/** An application of the account that is in progress, from whichever read has it. */
export interface PendingApplication {
  key: string;
  title: string;
  service: Open<Code.ServiceType>;
  serviceId: string | undefined;
  /** Digits of the SIM's number; null for fibre. */
  phoneNumber: string | null;
  acceptedOn: string | null;
  steps: readonly Step[];
  next: Next;
  /** Set when the application waits for the customer to act. */
  asks: StatusShape | undefined;
}

export interface Ended {
  key: string;
  title: string;
  endedOn: string;
}

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
