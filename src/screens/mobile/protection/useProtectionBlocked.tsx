import type { Blocked } from '@/procedure/procedure';
import { isRejection } from '@/procedure/queryOrRejection';
import { closedOption, refusedOption } from '@/screens/mobile/shared/mobileOptionBlocked';
import { useRestricted } from '@/screens/mobile/shared/useRestricted';
import { useProtectionEntry } from './protectionEntry';

/** Why nothing can be done: this SIM can't have the protection, or can't any more, or it is being ended. */
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
  // Once ended, the protection is sold only together with a device, so there is no day from which it is
  // possible.
  return { ...closed, opens: undefined };
}
