import { formatFullDay } from '@/lib/date';
import { paths } from '@/paths';
import type { Blocked } from '@/procedure/procedure';
import { Link, LinkButton } from '@/ui/link/Link';
import { Nowrap } from '@/ui/page/Page';
import { targets, useReserved } from './planCancelEntry';

/** Nothing can be taken back: nothing was applied for, or its deadline has passed. */
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
        <LinkButton variant="secondary" to={paths.mobileContract()}>
          ご契約情報に戻る
        </LinkButton>
        {!late && (
          <Link standalone to={paths.mobilePlan()}>
            プランを変更する
          </Link>
        )}
      </>
    ),
  };
}
