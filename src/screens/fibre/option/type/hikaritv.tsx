import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { ofService } from '@/api/ofService';
import { read } from '@/api/query';
import { optionsNotAccepted } from '@/catalogue/fibreOptions';
import { labelOf } from '@/catalogue/labelOf';
import { formatFullDay } from '@/lib/date';
import { formatYen } from '@/lib/yen';
import { receiptOf } from '../order/mutations';
import type { OptionType, OrderForm, OrderReceipt, OrderValues } from '../order/orderForm';
import { QuitFields } from '../order/QuitFields';
import { quitForm } from '../order/simpleOrders';
import { ChoiceFields } from './ChoiceFields';
import { HikaritvFields } from './HikaritvFields';
import { hikaritvPlans, isPlan } from './hikaritvPlans';
import { orderHikaritv, quitHikaritv } from './mutations';
const nameOf = (code: string | undefined) => (code && isPlan(code) ? hikaritvPlans[code] : '');

/** Entry and change ask for the same: plan and tuners. */
const planForm = (order_type: '1' | '5'): OrderForm => ({
  fields: [
    { name: 'plan_code', label: 'プラン' },
    { name: 'tuner_count', label: 'お借りになるチューナー' },
  ],
  defaults: { plan_code: '', tuner_count: '1' },
  label: 'プランと機器',
  Fields: HikaritvFields,
  rows: ({ plan_code, tuner_count }) => [
    { term: 'プラン', value: nameOf(plan_code), strong: true, field: 'plan_code' },
    { term: 'お借りになるチューナー', value: `${tuner_count}台`, field: 'tuner_count' },
  ],
  useFee: ({ plan_code }) =>
    useSuspenseQuery(read(api.getServiceHikaritv, ofService('fixed'))).data.plans.find(
      ({ plan }) => plan === plan_code,
    )?.monthly_fee,
  // A change of plan has none: the customer has had the free months.
  ...(order_type === '1' && {
    useFreeMonths: ({ plan_code }: OrderValues) =>
      useSuspenseQuery(read(api.getServiceHikaritv, ofService('fixed'))).data.plans.find(
        ({ plan }) => plan === plan_code,
      )?.first_months_free,
  }),
  send: (values, confirmed) => sendPlan(order_type, values, confirmed),
});

async function sendPlan(
  order_type: '1' | '5',
  { plan_code = '', tuner_count }: OrderValues,
  { monthly_fee, starts_on }: Schema.Terms,
): Promise<OrderReceipt> {
  if (!isPlan(plan_code)) throw new Error(`${plan_code} is no plan.`);
  const answer = await orderHikaritv({
    order_type,
    plan_code,
    tuner_count: Number(tuner_count),
    confirmed: { monthly_fee, starts_on },
  });
  return {
    receipt_number: answer.receipt_number,
    accepted_at: answer.accepted_at,
    rows: [
      { term: 'オプション', value: 'ひかりTV' },
      { term: 'プラン', value: labelOf(hikaritvPlans, answer.plan_code) },
      {
        term: order_type === '5' ? '変更日' : '利用開始',
        value: answer.starts_on ? formatFullDay(answer.starts_on) : 'チューナーが届いた日',
      },
      { term: '毎月の料金', value: `${formatYen(answer.monthly_fee)}/月` },
    ],
    next:
      order_type === '5'
        ? '変更日から、新しいプランでご覧いただけます。'
        : 'チューナーが届くまで、お待ちください。届いた日からご覧いただけます。',
  };
}

const returns = [
  { value: '2', title: 'チューナーを返す', help: '解約のあと、返却用の箱をお送りします' },
  { value: '1', title: 'チューナーを買い取る', help: 'そのままお使いいただけます' },
  { value: '3', title: 'オプションだけ続ける', help: 'チューナーは、そのままお貸しします' },
] as const;

const quit: OrderForm = {
  ...quitForm,
  fields: [...quitForm.fields, { name: 'tuner_return', label: 'チューナー' }],
  defaults: { ...quitForm.defaults, tuner_return: '' },
  Fields: () => (
    <>
      <QuitFields />
      <ChoiceFields name="tuner_return" label="チューナー" rows={returns} />
    </>
  ),
  rows: (values) => [
    ...quitForm.rows(values),
    {
      term: 'チューナー',
      value: returns.find(({ value }) => value === values['tuner_return'])?.title ?? '',
      field: 'tuner_return',
    },
  ],
  useOnce: () => ({ yen: useSuspenseQuery(read(api.getOptionHikaritv)).data.cancel_fee }),
  send: async ({ quit_on = '', tuner_return }, { fee }) =>
    receiptOf(
      await quitHikaritv({
        quit_on,
        tuner_return: returns.find(({ value }) => value === tuner_return)?.value ?? '2',
        confirmed: { fee },
      }),
    ),
};

/** ひかりTV: eight plans, tuners, minimum term (docs/product.md §7.6). */
export const hikaritv: OptionType = {
  useBlocked: () => {
    const { can_apply, reason } = useSuspenseQuery(
      read(api.getServiceHikaritv, ofService('fixed')),
    ).data;
    return can_apply ? undefined : (reason ?? optionsNotAccepted);
  },
  entry: planForm('1'),
  change: planForm('5'),
  quit,
  useFacts: () => {
    const { data } = useSuspenseQuery(read(api.getOptionHikaritv));
    const until = formatFullDay(data.minimum_until);
    return [
      {
        term: 'プラン',
        value: data.plan ? labelOf(hikaritvPlans, data.plan) : 'お申し込みの内容のとおり',
      },
      { term: 'お借りのチューナー', value: `${data.tuner_count}台` },
      ...(until === '-' ? [] : [{ term: '最低利用期間', value: `${until}まで` }]),
      // Before its first day the option can still be taken back, which costs nothing.
      ...(data.status === 'ENTR'
        ? []
        : [{ term: 'いま解約したときの費用', value: formatYen(data.cancel_fee) }]),
    ];
  },
};
