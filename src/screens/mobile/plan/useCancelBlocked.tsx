import Button from '@mui/material/Button';
import { formatFullDay } from '@/lib/date';
import { paths } from '@/paths';
import type { Blocked } from '@/procedure/procedure';
import { Nowrap } from '@/ui/page/Page';
import { targets, useReserved } from './planCancelEntry';

/** Why nothing can be taken back: nothing was applied for, or its deadline has passed. */
export function useCancelBlocked(): Blocked | undefined {
  const reserved = useReserved();
  if (targets(reserved).length > 0) return undefined;
  const late = reserved.refusals.find(({ code }) => code === 'cancel_error');
  const until = late?.details['cancel_until'];
  return {
    reason: late ? (
      <p>
        {late.message}
        {typeof until === 'string' && (
          <>
            取り消しの期限は<Nowrap>{formatFullDay(until)}</Nowrap>でした。
          </>
        )}
      </p>
    ) : (
      reserved.refusals.map(({ message }) => <p key={message}>{message}</p>)
    ),
    possible: (
      <p>
        {late
          ? '変更のあとで、もう一度プランを変更していただけます。'
          : 'プランの変更は、いつでもお申し込みいただけます。'}
      </p>
    ),
    actions: (
      <>
        <Button variant="secondary" href={paths.mobileContract()}>
          ご契約情報に戻る
        </Button>
        {!late && (
          <Button variant="text" href={paths.mobilePlan()}>
            プランを変更する
          </Button>
        )}
      </>
    ),
  };
}
