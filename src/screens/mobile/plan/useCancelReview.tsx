import { BusinessError } from '@/api/errors';
import type * as Schema from '@/api/generated/schemas';
import type { Rejection } from '@/api/query';
import { labelOf } from '@/catalogue/labelOf';
import { fieldMessages } from '@/catalogue/messages';
import { callFlats } from '@/catalogue/mobile';
import { formatFullDay, formatFullTime } from '@/lib/date';
import { formatReceiptNumber } from '@/lib/numbers';
import { formatYen } from '@/lib/yen';
import type { Review, ReviewRow } from '@/procedure/procedure';
import { Phrase, Verbatim } from '@/ui/page/Page';
import { type CancelValues, targetOf, useReserved } from './planCancelEntry';

/** The chosen change is no longer reserved, so the choice is asked for again. */
const goneTarget: Rejection = {
  refusal: new BusinessError(409, {
    code: 'not_found',
    message: fieldMessages.mustSelect,
    fields: [{ name: 'receipt_number', message: fieldMessages.mustSelect }],
  }),
};

/** What is taken back, and what stays. */
export function useCancelReview({ target }: CancelValues): Review<CancelValues> | Rejection {
  const { plan, callFlat } = useReserved();
  const action = '変更を取り消す';
  if (plan && target === targetOf('price_plan', plan))
    return { rows: [...planRows(plan), ...commonRows(plan)], action };
  if (callFlat && target === targetOf('voice_call_fixed_option', callFlat))
    return { rows: [...callFlatRows(callFlat), ...commonRows(callFlat)], action };
  return goneTarget;
}

type Rows = ReviewRow<CancelValues>[];

const planRows = ({
  from_plan,
  to_plan,
  from_call_flat,
  to_call_flat,
}: Schema.ReservedPlan): Rows => [
  {
    term: '取り消す変更',
    value: <PlanChangeText from={from_plan.planName} to={to_plan.planName} />,
    note:
      to_call_flat && to_call_flat !== from_call_flat
        ? `かけ放題は「${labelOf(callFlats, to_call_flat)}」へ`
        : undefined,
    strong: true,
    field: 'target',
  },
  {
    term: 'このあとのプラン',
    value: `「${from_plan.planName}」のまま`,
    note: `毎月 ${formatYen(from_plan.monthly_fee)}`,
  },
];

const callFlatRows = (flat: Schema.ReservedCallFlat): Rows => [
  {
    term: '取り消す変更',
    value: (
      <PlanChangeText
        from={labelOf(callFlats, flat.from_call_flat)}
        to={labelOf(callFlats, flat.to_call_flat)}
      />
    ),
    strong: true,
    field: 'target',
  },
  {
    term: 'このあとのかけ放題',
    value: `「${labelOf(callFlats, flat.from_call_flat)}」のまま`,
    note: `毎月 ${formatYen(flat.from_monthly_fee)}`,
  },
];

const commonRows = (reserved: Schema.ReservedPlan | Schema.ReservedCallFlat): Rows => [
  { term: '変わる予定だった日', value: formatFullDay(reserved.starts_on) },
  { term: 'お申し込み', value: formatFullTime(reserved.accepted_at) },
  { term: '受付番号', value: <Verbatim>{formatReceiptNumber(reserved.receipt_number)}</Verbatim> },
  { term: '取り消しの期限', value: formatFullDay(reserved.cancel_until) },
];

/** 「NEO 10GB」から「NEO 20GB」へ, broken only between the two. */
function PlanChangeText({ from, to }: { from: string; to: string }) {
  return (
    <>
      <Phrase>「{from}」から</Phrase>
      <Phrase>「{to}」へ</Phrase>
    </>
  );
}
