import { useQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { isRejection, queryOrRejection, read } from '@/api/query';
import { type PlanChoiceRefusal, planRefusalTitle } from '@/catalogue/mobilePlan';
import { formatTime } from '@/lib/date';
import { formatReceiptNumber } from '@/lib/numbers';
import { paths } from '@/paths';
import type { Procedure } from '@/procedure/procedure';
import { screenOf } from '@/procedure/ProcedureScreen';
import { CurrentSim } from '@/screens/mobile/shared/CurrentSim';
import { Nowrap } from '@/ui/page/Page';
import { type PlanReceipt, sendPlan } from './mutations';
import { currentValues, type PlanValues } from './planChoice';
import { usePlanEntry } from './planEntry';
import { PlanFields } from './PlanFields';
import { PlanReceiptBody } from './PlanReceiptBody';
import { PlanSum } from './PlanResult';
import { usePlanBlocked } from './usePlanBlocked';
import { usePlanReview } from './usePlanReview';

/** Fields at which refusals are shown (docs/product.md §10.3). */
const refusedField: Partial<Record<string, keyof PlanValues>> = {
  plan: 'planCode',
  premium_option: 'premium',
  call_flat: 'call',
  not_changed: 'changed',
} satisfies Record<PlanChoiceRefusal, keyof PlanValues>;

/** プランの変更 (docs/product.md §10.3). */
const planProcedure: Procedure<PlanValues, PlanReceipt> = {
  name: 'price_plan_exchange',
  title: 'プランの変更',
  path: paths.mobilePlan(),
  Current: CurrentSim,
  exit: { to: paths.mobileContract(), label: 'ご契約情報に戻る' },
  reviewNote: 'まだ申し込まれていません。',
  lineNote: 'のプランを変更します',
  defaults: { changed: '' },
  inputs: [
    {
      slug: '',
      label: '入力',
      fields: [
        { name: 'planCode', label: 'データプラン' },
        { name: 'call', label: '通話のかけ放題', requestField: 'call_flat' },
        { name: 'premium', label: 'プレミアムオプション', requestField: 'premium_option' },
        { name: 'changed', label: '変更する内容' },
      ],
      Fields: PlanFields,
      Sum: PlanSum,
    },
  ],
  useDefaults: () => {
    const entry = usePlanEntry();
    return isRejection(entry) ? {} : currentValues(entry);
  },
  useAvailability: usePlanBlocked,
  useReview: usePlanReview,
  submit: sendPlan,
  refusal: ({ code, message }) => {
    const field = refusedField[code];
    if (field) return { field, message };
    return {
      title: planRefusalTitle(code),
      text: `${message}プランは変わっていません。`,
    };
  },
  Unknown: PlanUnknown,
  done: {
    title: () => 'プランの変更を受け付けました。',
    keep: (receipt) => receipt,
    Receipt: PlanReceiptBody,
  },
};

export default screenOf(planProcedure);

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
