import { isRejection } from '@/api/query';
import type { Blocked } from '@/procedure/BlockedPage';
import { closedOption, refusedOption } from '@/screens/mobile/shared/mobileOptionBlocked';
import { useRestricted } from '@/screens/mobile/shared/useRestricted';
import { useProtectionEntry } from './protectionEntry';

/** Why nothing can be done: this SIM can't have the protection, or can't any more, or it is being ended. */
export function useProtectionBlocked(): Blocked | undefined {
  const entry = useProtectionEntry();
  const restricted = useRestricted('option');
  const deviceClosed = useRestricted('device_entry');
  if (isRejection(entry)) return refusedOption(entry.refusal, restricted);
  if (entry.operations.length > 0 || (restricted && !entry.option.pending)) return restricted;
  const closed = closedOption(
    entry.option,
    'の前の日まで、補償をご利用いただけます。',
    '機種をご購入いただくときに、端末補償もお申し込みいただけます。',
  );
  // Once ended, the protection is sold only together with a device, so there is no day from which it is
  // possible.
  if (!deviceClosed || entry.option.pending) return { ...closed, opens: undefined };
  return {
    reason: (
      <>
        {closed.reason}
        {deviceClosed.reason}
      </>
    ),
    possible: deviceClosed.possible,
    actions: deviceClosed.actions,
  };
}
