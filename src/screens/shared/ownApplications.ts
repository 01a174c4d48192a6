import type * as Schema from '@/api/generated/schemas';
import { endless } from '@/lib/date';

/**
 * What the account's list has under way for one service and its top doesn't show by another read, by the day of the
 * next step.
 * @param shown what that read has
 */
export function ownApplications(
  applications: readonly Schema.Application[],
  serviceId: string | undefined,
  shown: readonly Traits[],
): Schema.Application[] {
  const own = applications
    .filter(({ service_id }) => service_id === serviceId)
    .map((one) => ({ ...one, acceptedOn: one.accepted_on }));
  const again = shown.map((other) => sameApplication(own, other));
  return own
    .filter((one) => !again.includes(one))
    .sort((a, b) => (a.next.date ?? endless).localeCompare(b.next.date ?? endless));
}

/** What tells an application from others of its service, in whichever read it is. */
export interface Traits {
  acceptedOn: string | null;
  steps: readonly { label: string }[];
  next: { date: string | null };
}

/**
 * The application that another read has too, as far as one can see: accepted on the same day, and the day of the
 * next step or a step on the way is the same.
 * @param among applications of the same service
 */
export function sameApplication<One extends Traits>(
  among: readonly One[],
  other: Traits,
): One | undefined {
  const fitting = among.filter(({ acceptedOn }) => acceptedOn === other.acceptedOn);
  return (
    fitting.find(({ next }) => next.date === other.next.date) ??
    fitting.find((one) => haveStepInCommon(one, other))
  );
}

/** The first step doesn't count: every application begins with being applied for. */
const haveStepInCommon = (one: Traits, other: Traits): boolean =>
  one.steps.slice(1).some(({ label }) => other.steps.slice(1).some((step) => step.label === label));
