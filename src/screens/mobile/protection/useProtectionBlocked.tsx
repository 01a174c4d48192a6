import type { Blocked } from '@/procedure/procedure';
import { isRejection } from '@/procedure/queryOrRejection';
import { closedOption, refusedOption } from '@/screens/mobile/shared/mobileOptionBlocked';
import { useRestricted } from '@/screens/mobile/shared/useRestricted';
import { useProtectionEntry } from './protectionEntry';

/** The protection is not for this SIM, can't be had any more, or is being ended. */
export function useProtectionBlocked(): Blocked | undefined {
  const entry = useProtectionEntry();
  const restricted = useRestricted('option');
  if (isRejection(entry)) return refusedOption(entry.refusal);
  if (entry.operations.length > 0) return restricted;
  const closed = closedOption(
    entry.option,
    'の前の日まで、補償をご利用いただけます。',
    '機種をご購入いただくときに、端末補償もお申し込みいただけます。',
  );
  // Once ended it is had again only with a device, so no day opens it.
  return { ...closed, opens: undefined };
}
