import { planRefusalTitle } from '@/catalogue/mobilePlan';
import { paths } from '@/paths';
import { isRejection } from '@/procedure/queryOrRejection';
import type { Procedure } from '@/procedure/procedure';
import { currentValues, type PlanValues } from './planChoice';
import { usePlanEntry } from './planEntry';
import { PlanFields } from './PlanFields';
import { PlanReceiptBody } from './PlanReceiptBody';
import { PlanUnknown } from './PlanUnknown';
import { sendPlan, type PlanReceipt } from './sendPlan';
import { usePlanBlocked } from './usePlanBlocked';
import { usePlanReview } from './usePlanReview';

/** Refusals that belong to a choice (docs/product.md §10.3). */
const refusedField: Partial<Record<string, keyof PlanValues>> = {
  plan: 'planCode',
  premium_option: 'premium',
  call_flat: 'call',
  not_changed: 'changed',
};

/** プランの変更 (docs/product.md §10.3). */
export const planProcedure: Procedure<PlanValues, PlanReceipt> = {
  name: 'price_plan_exchange',
  title: 'プランの変更',
  path: paths.mobilePlan(),
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
        { name: 'changed', label: 'プランを変更してください' },
      ],
      Fields: PlanFields,
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
