import Button from '@mui/material/Button';
import { useQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { isRejection, queryOrRejection, read } from '@/api/query';
import type * as Code from '@/catalogue/codes';
import { formatDay, formatFullDay, formatTime } from '@/lib/date';
import { paths } from '@/paths';
import type { Blocked } from '@/procedure/BlockedPage';
import { blockedByUnknown } from '@/screens/mobile/shared/blockedBy';
import { useRestricted } from '@/screens/mobile/shared/useRestricted';
import { Nowrap } from '@/ui/page/Page';
import { PhraseWrap } from '@/ui/page/PhraseWrap';
import { isCurrentKnown } from './planChoice';
import { usePlanEntry } from './planEntry';

interface Reserved {
  from_plan: string;
  to_plan: string;
  accepted_at: string;
  cancel_until: string;
}

/** Why the plan can't be changed; a reserved change has texts of its own. */
type PlanRefusal = Exclude<Code.PlanExchangeRefusalCode, 'change_reserved'>;

/** What is possible while the plan can't be changed, by the code of the refusal. */
const possible: Record<PlanRefusal, string> = {
  not_eligible: 'いまのプランは、そのままお使いいただけます。',
  quitting: '解約を取り消すと、プランを変更できます。',
  suspended: 'SIMの利用を再開すると、プランを変更できます。',
  unpaid: 'お支払いを確認できしだい、プランを変更できます。',
  shipping: 'お届けの状況は、手続きの状況でお確かめいただけます。',
};

const nextActions: Record<PlanRefusal, { to: string; label: string }> = {
  not_eligible: { to: paths.mobileOption(), label: 'オプションを見る' },
  quitting: { to: paths.mobileQuit(), label: '解約の状況を見る' },
  suspended: { to: paths.mobileStopRestart(), label: '利用を再開する' },
  unpaid: { to: paths.mobileBilling(), label: 'ご請求を見る' },
  shipping: { to: paths.mobileProgress(), label: '手続きの状況を見る' },
};

const isPlanRefusal = (code: string): code is PlanRefusal => Object.hasOwn(possible, code);

/** For a SIM whose last day is over: the cancellation can't be taken back any more. */
const left = (quitOn: string): Blocked => ({
  reason: <p>{formatFullDay(quitOn)}に解約済みです。プランの変更はできません。</p>,
  possible: <p>ご請求と書類は、引き続きご覧いただけます。</p>,
  actions: (
    <>
      <Button variant="secondary" href={paths.mobileBilling()}>
        ご請求を見る
      </Button>
      <Button variant="text" href={paths.mobileContract()}>
        ご契約情報に戻る
      </Button>
    </>
  ),
});

/** Why the plan can't be changed now, from when it can, and what can be done (docs/design.md §6). */
export function usePlanBlocked(): Blocked | undefined {
  const entry = usePlanEntry();
  const restricted = useRestricted('price_plan_exchange');
  const { data: quit } = useQuery(queryOrRejection(read(api.getMobileQuitInfo)));
  if (!isRejection(entry))
    return (
      restricted ?? (isCurrentKnown(entry) ? undefined : blockedByUnknown('いまのご契約の内容'))
    );
  const { code, message, details } = entry.refusal;
  const opens = details['available_from'];
  const reserved = details['reserved'] as Reserved | null | undefined;
  const isReserved = code === 'change_reserved';
  if (quit && !isRejection(quit) && quit.status === 'end') return left(quit.quit_on);
  // A code that is newer than this build has the texts of `not_eligible`.
  const known = isPlanRefusal(code) ? code : 'not_eligible';
  const nextAction = isReserved
    ? { to: paths.mobilePlanCancel(), label: '変更を取り消す' }
    : nextActions[known];
  return {
    opens: typeof opens === 'string' ? opens : undefined,
    reason: (
      <>
        <p>
          <PhraseWrap text={message} />
        </p>
        {reserved && (
          <p>
            {reserved.from_plan}から{reserved.to_plan}への変更を、
            <Nowrap>{formatTime(reserved.accepted_at)}</Nowrap>に受け付けました。
          </p>
        )}
      </>
    ),
    possible: (
      <p>
        {isReserved && reserved ? (
          <>
            <Nowrap>{formatDay(reserved.cancel_until)}</Nowrap>
            まで、変更を取り消せます。取り消すと、ほかのプランをお申し込みいただけます。
          </>
        ) : isReserved ? (
          '変更を取り消すと、ほかのプランをお申し込みいただけます。'
        ) : (
          possible[known]
        )}
      </p>
    ),
    actions: (
      <>
        <Button variant="secondary" href={nextAction.to}>
          {nextAction.label}
        </Button>
        <Button variant="text" href={paths.mobileContract()}>
          ご契約情報に戻る
        </Button>
      </>
    ),
  };
}
