import Button from '@mui/material/Button';
import { formatFullDay } from '@/lib/date';
import { paths } from '@/paths';
import { isRejection } from '@/procedure/queryOrRejection';
import type { Blocked } from '@/procedure/procedure';
import { useQuitAnswer } from './quitEntry';
import { notNow } from './useQuitEntry';

/** Why the cancellation can't be taken back: there is none, or it is too late. */
export function useQuitCancelBlocked(): Blocked | undefined {
  const answer = useQuitAnswer();
  if (isRejection(answer)) return notNow(answer.refusal);
  const { status, canQuitCancel, quit_on } = answer;
  if (canQuitCancel) return undefined;
  return {
    reason: (
      <p>
        {status === null
          ? '解約のお申し込みがないためです。いまのご契約は続いています。'
          : status === 'end'
            ? `${formatFullDay(quit_on)}に解約が済んでいるためです。`
            : `取り消しの期限を過ぎているためです。${formatFullDay(quit_on)}までお使いいただけます。`}
      </p>
    ),
    possible: <p>ご契約の内容は、いつでもご覧いただけます。</p>,
    actions: (
      <Button variant="secondary" href={paths.mobileContract()}>
        ご契約情報に戻る
      </Button>
    ),
  };
}
