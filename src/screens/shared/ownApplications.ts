import type * as Schema from '@/api/generated/schemas';
import { endless } from '@/lib/date';
import { sameApplication, type Traits } from './sameApplication';

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
