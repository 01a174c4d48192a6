import { isRefused } from '@/procedure/entryQuery';
import type { Blocked } from '@/procedure/procedure';
import { useRestricted } from '@/procedure/useRestricted';
import { paths } from '@/paths';
import { LinkButton } from '@/ui/link/Link';
import { formatFullTime, formatDay } from '@/lib/date';
import { optionRefused } from '@/catalogue/mobileOptions';
import { useProtectionEntry } from './protectionEntry';

/** The protection is not for this SIM, can't be had any more, or is being ended. */
export function useProtectionBlocked(): Blocked | undefined {
  const entry = useProtectionEntry();
  const restricted = useRestricted('option');
  const actions = (
    <LinkButton variant="secondary" to={paths.mobileOption()}>
      ご契約オプションに戻る
    </LinkButton>
  );
  if (isRefused(entry))
    return {
      reason: <p>{entry.refusal.message}</p>,
      possible: <p>ほかのオプションは、お申し込みいただけます。</p>,
      actions,
    };
  if (entry.operations.length > 0) return restricted;
  const { reason, pending } = entry.option;
  return {
    reason: (
      <>
        <p>{reason ? `${reason}。` : optionRefused}</p>
        {pending && <p>{formatFullTime(pending.accepted_at)}に受け付けました。</p>}
      </>
    ),
    possible: (
      <p>
        {pending
          ? `${formatDay(pending.starts_on)}の前の日まで、補償をご利用いただけます。`
          : '機種をご購入いただくときに、端末補償もお申し込みいただけます。'}
      </p>
    ),
    actions,
  };
}
