import Button from '@mui/material/Button';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import { background } from '@/api/queryClient';
import { formatFullDay } from '@/lib/date';
import { paths } from '@/paths';
import type { Blocked } from '@/procedure/BlockedPage';
import { nextActionOf, restrictionOf } from '@/screens/mobile/shared/useRestricted';
import { KeepTogether } from '@/ui/KeepTogether';
import { Nowrap } from '@/ui/page/Page';
import { targets, useReserved } from './planCancelEntry';

/** Why nothing can be taken back: nothing was applied for, or its deadline has passed. */
export function useCancelBlocked(): Blocked | undefined {
  const reserved = useReserved();
  const { restrictions } = useSuspenseQuery(read(api.getSettingsRestriction)).data;
  const isBlocked = targets(reserved).length === 0;
  const plan = useQuery({
    ...read(api.getPricePlan),
    enabled: isBlocked,
    meta: background,
  }).data;
  if (!isBlocked) return undefined;
  const late = reserved.refusals.find(({ code }) => code === 'cancel_error');
  const closed = restrictionOf(restrictions, 'price_plan_exchange');
  // The change that it is too late to take back is told by itself.
  const next =
    closed && !(late && closed.reason === 'change_reserved') ? nextActionOf(closed) : undefined;
  const until = late?.details['cancel_until'];
  // Once it has begun, another change can be applied for.
  const begun = late && plan && !plan.next ? plan.current.planName : undefined;
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
        {next ? (
          <KeepTogether>{next.text}</KeepTogether>
        ) : late && !begun ? (
          '変更のあとで、もう一度プランを変更していただけます。'
        ) : (
          <>
            {begun && `いまのプランは「${begun}」です。`}
            プランの変更は、いつでもお申し込みいただけます。
          </>
        )}
      </p>
    ),
    actions: (
      <>
        {next && (
          <Button variant="secondary" href={next.to}>
            {next.action}
          </Button>
        )}
        <Button variant={next ? 'text' : 'secondary'} href={paths.mobileContract()}>
          ご契約情報に戻る
        </Button>
        {(!late || begun) && !next && (
          <Button variant="text" href={paths.mobilePlan()}>
            プランを変更する
          </Button>
        )}
      </>
    ),
  };
}
