import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { useQuery } from '@tanstack/react-query';
import { type Answer, call } from '@/api/client';
import { api } from '@/api/generated/operations';
import { isRejection, queryOrRejection, read } from '@/api/query';
import { labelOf } from '@/catalogue/labelOf';
import { callFlats } from '@/catalogue/mobile';
import { type PlanChoiceRefusal, planRefusalTitle } from '@/catalogue/mobilePlan';
import { formatDay, formatFullDay, formatTime } from '@/lib/date';
import { addDays } from '@/lib/days';
import { formatReceiptNumber } from '@/lib/numbers';
import { formatDifference, formatYen } from '@/lib/yen';
import { paths } from '@/paths';
import { NextBills } from '@/procedure/cost/NextBills';
import { InputStep } from '@/procedure/InputStep';
import { Procedure, ProcedureForm } from '@/procedure/Procedure';
import { type ProcedureData, type ReviewRow, useValues } from '@/procedure/procedureData';
import { DonePage, ReceiptSection, useReceiptFacts } from '@/procedure/Receipt';
import { Review, ReviewStep } from '@/procedure/Review';
import { CurrentSim } from '@/screens/mobile/shared/CurrentSim';
import { Nowrap } from '@/ui/page/Page';
import { DescriptionList } from '@/ui/row/DescriptionList';
import { LostFeatures } from './LostFeatures';
import {
  callOrder,
  changeRows,
  chosenOf,
  currentValues,
  monthlyChange,
  noPremium,
  type PlanValues,
} from './planChoice';
import { usePlanEntry, usePlanExchange } from './planEntry';
import { PlanFields } from './PlanFields';
import { PlanSum } from './PlanResult';
import { usePlanBlocked } from './usePlanBlocked';

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
  steps: [
    {
      slug: '',
      label: '入力',
      fields: [
        { name: 'planCode', label: 'データプラン' },
        { name: 'call', label: '通話のかけ放題', requestField: 'call_flat' },
        { name: 'premium', label: 'プレミアムオプション', requestField: 'premium_option' },
        { name: 'changed', label: '変更する内容' },
      ],
    },
  ],
  submit: ({ planCode, call: flat, premium }, confirmed) => {
    if (planCode === '') throw new Error('A plan is always chosen.');
    const premium_option = premium === noPremium ? null : premium;
    const body = { planCode, ...callOrder(flat), premium_option, confirmed };
    return call(api.postPricePlanExchange, { body });
  },
  refusal: ({ code, message }) => {
    const field = refusedField[code];
    if (field) return { field, message };
    return {
      title: planRefusalTitle(code),
      text: `${message}プランは変わっていません。`,
    };
  },
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
  const entry = usePlanEntry();
  const blocked = usePlanBlocked();
  return (
    <ProcedureForm<PlanValues>
      defaults={{ changed: '', ...(!isRejection(entry) && currentValues(entry)) }}
      blocked={blocked}
    >
      <InputStep sum={<PlanSum />}>
        <PlanFields />
      </InputStep>
      <ReviewStep>
        <PlanReview />
      </ReviewStep>
    </ProcedureForm>
  );
}

// The server's clock and ours may be a few seconds apart.
const margin = 10_000;

/** After an unknown outcome: whether the change is reserved. */
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

/** From when which plan holds, what it costs, and until when it can be taken back. */
function PlanDone({ receipt }: { receipt: Answer<'postPricePlanExchange'> }) {
  const { plan, call_flat, starts_on, cancel_until, monthly_amount, monthly_difference } = receipt;
  const common = useReceiptFacts(receipt);
  return (
    <DonePage title="プランの変更を受け付けました。">
      <ReceiptSection
        lead={
          <>
            <Nowrap>{formatDay(starts_on)}</Nowrap>から「{plan.planName}
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
      >
        <DescriptionList
          stacked
          items={[
            { term: '変更後のプラン', value: plan.planName, strong: true },
            ...(call_flat
              ? [{ term: '通話のかけ放題', value: labelOf(callFlats, call_flat) }]
              : []),
            { term: '変わる日', value: formatFullDay(starts_on), strong: true },
            {
              term: '毎月の料金',
              value: formatYen(monthly_amount),
              note: `これまでとの差 ${formatDifference(monthly_difference)}円`,
            },
            { term: '取り消しの期限', value: formatFullDay(cancel_until) },
            ...common,
          ]}
        />
      </ReceiptSection>
    </DonePage>
  );
}

/** What is changed, from when, what the next bills will be, and until when it can be taken back. */
function PlanReview() {
  const values = useValues<PlanValues>();
  const exchange = usePlanExchange();
  const { current_plan, starts_on, call_flats, premium_options } = exchange;
  const { plan = current_plan, call, premium } = chosenOf(exchange, values);
  const now = chosenOf(exchange, currentValues(exchange));
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
      note: call?.isCurrent ? 'いまの設定のまま' : `いまは${now.call?.name ?? 'なし'}`,
      strong: true,
      field: 'call',
    });
  if (premium_options.length > 0)
    rows.push({
      term: 'プレミアムオプション',
      value: premium?.name ?? 'なし',
      note:
        premium?.option === now.premium?.option
          ? 'いまの設定のまま'
          : `いまは${now.premium?.name ?? 'なし'}`,
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
