import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { type Answer, call } from '@/api/client';
import { api } from '@/api/generated/operations';
import { isRejection, queryOrRejection, read } from '@/api/query';
import type * as Code from '@/catalogue/generated/codes';
import { labelOf } from '@/catalogue/labelOf';
import { callFlats } from '@/catalogue/mobile';
import { addDays, formatDay, formatFullDay, formatTime } from '@/lib/date';
import { formatReceiptNumber } from '@/lib/numbers';
import { formatDifference, formatYen } from '@/lib/yen';
import { paths } from '@/paths';
import type { Blocked } from '@/procedure/BlockedPage';
import { NextBills } from '@/procedure/cost/NextBills';
import { InputStep } from '@/procedure/InputStep';
import { Procedure, ProcedureForm } from '@/procedure/Procedure';
import {
  inputStep,
  type ProcedureData,
  refusedAs,
  type ReviewRow,
  useValues,
} from '@/procedure/procedureData';
import { DonePage } from '@/procedure/Receipt';
import { Review } from '@/procedure/Review';
import { blockedByUnknown } from '@/screens/mobile/shared/blockedBy';
import { CurrentSim } from '@/screens/mobile/shared/CurrentSim';
import { useRestricted } from '@/screens/mobile/shared/useRestricted';
import { KeepTogether } from '@/ui/KeepTogether';
import { Nowrap } from '@/ui/page/Page';
import {
  callOrder,
  changeRows,
  chosenOf,
  currentValues,
  isCurrentKnown,
  monthlyChange,
  noPremium,
  type PlanChoiceRefusal,
  planRefusalTitle,
  type PlanValues,
  usePlanAnswer,
  usePlanExchange,
} from './planChoice';
import { LostFeatures, PlanFields, PlanSum } from './PlanFields';

/** Fields at which refusals are shown (docs/product.md §10.3). */
const refusedField: Partial<Record<string, keyof PlanValues>> = {
  plan: 'planCode',
  premium_option: 'premium',
  call_flat: 'call',
  not_changed: 'changed',
} satisfies Record<PlanChoiceRefusal, keyof PlanValues>;

const plan: ProcedureData<PlanValues, Answer<'postPricePlanExchange'>> = {
  name: 'price_plan_exchange',
  title: 'プランの変更',
  path: paths.mobilePlan(),
  exit: { to: paths.mobileContract(), label: 'ご契約情報に戻る' },
  reviewNote: 'まだ申し込まれていません。',
  lineNote: 'のプランを変更します',
  steps: inputStep([
    { name: 'planCode', label: 'データプラン' },
    { name: 'call', label: '通話のかけ放題', requestField: 'call_flat' },
    { name: 'premium', label: 'プレミアムオプション', requestField: 'premium_option' },
    { name: 'changed', label: '変更する内容' },
  ]),
  submit: ({ planCode, call: flat, premium }, confirmed) => {
    if (planCode === '') throw new Error('A plan is always chosen.');
    const premium_option = premium === noPremium ? null : premium;
    const body = { planCode, ...callOrder(flat), premium_option, confirmed };
    return call(api.postPricePlanExchange, { body });
  },
  refusal: refusedAs(planRefusalTitle, 'プランは変わっていません。', refusedField),
};

/** プランの変更 (docs/product.md §10.3). */
export default function Plan() {
  return (
    <Procedure
      of={plan}
      current={<CurrentSim />}
      unknown={(sent) => <PlanUnknown {...sent} />}
      done={(receipt) => <PlanDone receipt={receipt} />}
    >
      <PlanSteps />
    </Procedure>
  );
}

function PlanSteps() {
  const answer = usePlanAnswer();
  return (
    <ProcedureForm<PlanValues>
      defaults={{ changed: '', ...(!isRejection(answer) && currentValues(answer)) }}
      blocked={usePlanBlocked()}
      review={<PlanReview />}
    >
      <InputStep sum={<PlanSum />}>
        <PlanFields />
      </InputStep>
    </ProcedureForm>
  );
}

// The server's clock and ours may be a few seconds apart.
const margin = 10_000;

function PlanUnknown({ sentAt }: { sentAt: Date }) {
  const { data, isFetching, isError } = useQuery(
    queryOrRejection(read(api.getCancelExchangePricePlan)),
  );
  if (isFetching) return <p>最新の状態を読み込んでいます。</p>;
  if (isError || !data)
    return <p>最新の状態を読み込めません。数分たってから、もう一度この画面をご覧ください。</p>;
  const isTaken = !isRejection(data) && Date.parse(data.accepted_at) >= sentAt.getTime() - margin;
  return isTaken ? (
    <p>
      <b>
        「{data.to_plan.planName}」への変更は、
        <Nowrap>{formatTime(data.accepted_at)}</Nowrap>に受け付けています。
      </b>
      もう一度お申し込みいただく必要はありません。受付番号は
      <Nowrap translate="no">{formatReceiptNumber(data.receipt_number)}</Nowrap>です。
    </p>
  ) : (
    <p>
      プランの変更を受け付けた記録は、まだありません。数分たっても変わらないときに、もう一度お申し込みください。
    </p>
  );
}

function PlanDone({ receipt }: { receipt: Answer<'postPricePlanExchange'> }) {
  const { plan, call_flat, starts_on, cancel_until, monthly_amount, monthly_difference } = receipt;
  return (
    <DonePage
      title="プランの変更を受け付けました。"
      lead={
        <>
          <Nowrap>{formatDay(starts_on)}</Nowrap>から「
          <KeepTogether>{plan.planName}</KeepTogether>
          {/* No line begins with に, however long the name is. */}
          <Nowrap>」に</Nowrap>変わります。
        </>
      }
      end={
        <>
          <p>
            {'取りやめる場合は、'}
            <Nowrap>{formatDay(cancel_until)}</Nowrap>
            まで、変更を取り消せます。
          </p>
          <Button variant="text" href={paths.mobilePlanCancel()}>
            変更を取り消す
          </Button>
        </>
      }
      of={receipt}
      rows={[
        { term: '変更後のプラン', value: plan.planName, strong: true },
        call_flat && { term: '通話のかけ放題', value: labelOf(callFlats, call_flat) },
        { term: '変わる日', value: formatFullDay(starts_on), strong: true },
        {
          term: '毎月の料金',
          value: formatYen(monthly_amount),
          note: `これまでとの差 ${formatDifference(monthly_difference)}円`,
        },
        { term: '取り消しの期限', value: formatFullDay(cancel_until) },
      ]}
    />
  );
}

function PlanReview() {
  const values = useValues<PlanValues>();
  const exchange = usePlanExchange();
  const { current_plan, starts_on, call_flats, premium_options } = exchange;
  const { plan = current_plan, call, premium } = chosenOf(exchange, values);
  const current = chosenOf(exchange, currentValues(exchange));
  const { before, after } = monthlyChange(changeRows(exchange, values));
  const rows: ReviewRow<PlanValues>[] = [
    {
      term: 'データプラン',
      value: plan.planName,
      note:
        plan.planCode === current_plan.planCode
          ? 'いまのプランのまま'
          : `いまは${current_plan.planName}`,
      strong: true,
      field: 'planCode',
    },
  ];
  if (call_flats.length > 0)
    rows.push({
      term: '通話のかけ放題',
      value: call?.name,
      note: call?.isCurrent ? 'いまの設定のまま' : `いまは${current.call?.name ?? 'なし'}`,
      strong: true,
      field: 'call',
    });
  if (premium_options.length > 0)
    rows.push({
      term: 'プレミアムオプション',
      value: premium?.name ?? 'なし',
      note:
        premium?.option === current.premium?.option
          ? 'いまの設定のまま'
          : `いまは${current.premium?.name ?? 'なし'}`,
      field: 'premium',
    });
  rows.push(
    { term: '変わる日', value: formatFullDay(starts_on), confirms: { starts_on } },
    {
      term: '毎月の料金',
      value: formatYen(after),
      note: `いまとの差 ${formatDifference(after - before)}円`,
      confirms: { monthly_amount: after },
    },
  );
  return (
    <Review<PlanValues>
      rows={rows}
      after={
        <Stack useFlexGap spacing={7} sx={{ mt: 9 }}>
          <NextBills what="プランとオプション" before={before} after={after} startsOn={starts_on} />
          <LostFeatures plan={plan} />
          <p>
            <Nowrap>{formatDay(addDays(starts_on, -1))} 24:00</Nowrap>まで、変更を取り消せます。
          </p>
        </Stack>
      }
      action="プランの変更を申し込む"
    />
  );
}

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
  suspended: { to: paths.mobileStopRestart(), label: '停止・再開の状況を見る' },
  unpaid: { to: paths.mobileBilling(), label: 'ご請求を見る' },
  shipping: { to: paths.mobileProgress(), label: '手続きの状況を見る' },
};

const isPlanRefusal = (code: string): code is PlanRefusal => Object.hasOwn(possible, code);

/** For a SIM whose last day is past: its cancellation can no longer be withdrawn. */
const left = (quitOn: string): Blocked => ({
  reason: `${formatFullDay(quitOn)}に解約済みです。プランの変更はできません。`,
  possible: 'ご請求と書類は、引き続きご覧いただけます。',
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
  const answer = usePlanAnswer();
  const restricted = useRestricted('price_plan_exchange');
  const { data: quit } = useQuery(queryOrRejection(read(api.getMobileQuitInfo)));
  if (!isRejection(answer))
    return (
      restricted ?? (isCurrentKnown(answer) ? undefined : blockedByUnknown('いまのご契約の内容'))
    );
  const { code, message, details } = answer.refusal;
  const opens = details['available_from'];
  const reserved = details['reserved'] as Reserved | null | undefined;
  const isReserved = code === 'change_reserved';
  if (quit && !isRejection(quit) && quit.status === 'end') return left(quit.quit_on);
  // A code that is newer than this build has the texts of `not_eligible`.
  const known = isPlanRefusal(code) ? code : 'not_eligible';
  // What closes the whole SIM says more than that it isn't eligible.
  if (known === 'not_eligible' && !isReserved && restricted) return restricted;
  const nextAction = isReserved
    ? { to: paths.mobilePlanCancel(), label: '変更を取り消す' }
    : nextActions[known];
  return {
    opens: typeof opens === 'string' ? opens : undefined,
    reason: (
      <>
        <p>
          <KeepTogether>{message}</KeepTogether>
        </p>
        {reserved && (
          <p>
            <KeepTogether>{`${reserved.from_plan}から${reserved.to_plan}への変更を、`}</KeepTogether>
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
