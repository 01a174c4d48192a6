import { call } from '@/api/client';
import { api } from '@/api/generated/operations';
import { ofService, useRead } from '@/api/query';
import { labelOf } from '@/catalogue/labelOf';
import { fieldMessages } from '@/catalogue/messages';
import { addDays, formatFullDay, lastDayOf } from '@/lib/date';
import { formatYen } from '@/lib/yen';
import { useField } from '@/procedure/field/useField';
import { SelectField } from '@/ui/fields/SelectField';
import { Amount } from '@/ui/figure/Amount';
import { WordWrap } from '@/ui/WordWrap';
import { hikaritvPlans, isHikaritvPlan } from '../choices';
import { Order, type OrderOf, type OrderValues } from '../order/Order';
import { ChoiceFields, quitField, QuitFields, quitRow } from '../order/orderParts';
import { outcomeOf } from '../orders';

/** ひかりTV: application and change ask for the same, a plan and tuners (docs/product.md §7.6). */
export function HikaritvOrder(of: OrderOf) {
  const { plans } = useRead(api.getServiceHikaritv, ofService('fixed'));
  const { month } = useRead(api.getOption);
  const isChange = of.order === 'change';
  const changesOn = addDays(lastDayOf(month), 1);
  return (
    <Order
      {...of}
      fields={[
        { name: 'plan_code', label: 'プラン' },
        { name: 'tuner_count', label: 'お借りになるチューナー' },
      ]}
      defaults={{ plan_code: '', tuner_count: '1' }}
      submit={({ plan_code, tuner_count }, { monthly_fee, starts_on }) => {
        if (!isHikaritvPlan(plan_code)) throw new Error(`${plan_code} is no plan.`);
        return call(api.postServiceOptionHikaritv, {
          ...ofService('fixed'),
          body: {
            order_type: isChange ? '5' : '1',
            plan_code,
            tuner_count: Number(tuner_count),
            confirmed: { monthly_fee, starts_on },
          },
        });
      }}
      review={({ plan_code, tuner_count }) => {
        const offer = plans.find(({ plan }) => plan === plan_code);
        return {
          rows: [
            {
              term: 'プラン',
              value: isHikaritvPlan(plan_code) && hikaritvPlans[plan_code],
              strong: true,
              field: 'plan_code',
            },
            { term: 'お借りになるチューナー', value: `${tuner_count}台`, field: 'tuner_count' },
            ...(isChange
              ? [
                  {
                    term: '変更日',
                    value: formatFullDay(changesOn),
                    confirms: { starts_on: changesOn },
                  },
                ]
              : []),
          ],
          fee: offer?.monthly_fee,
          // A customer who changes the plan has had the free months.
          freeMonths: isChange ? undefined : offer?.first_months_free,
        };
      }}
      outcome={({ plan_code, starts_on, monthly_fee }) => ({
        rows: [
          { term: 'プラン', value: labelOf(hikaritvPlans, plan_code) },
          {
            term: isChange ? '変更日' : '利用開始',
            value: starts_on ? formatFullDay(starts_on) : 'チューナーが届いた日',
          },
          { term: '毎月の料金', value: `${formatYen(monthly_fee)}/月` },
        ],
        next: isChange
          ? '変更日から、新しいプランでご覧いただけます。'
          : 'チューナーが届くまで、お待ちください。届いた日からご覧いただけます。',
      })}
      label="プランと機器"
    >
      <PlanFields />
    </Order>
  );
}

/** Plan and number of tuners; the plan in use says so. */
function PlanFields() {
  const field = useField<OrderValues>();
  const { plans } = useRead(api.getServiceHikaritv, ofService('fixed'));
  const state = useRead(api.getOptionHikaritv);
  return (
    <>
      <ChoiceFields
        name="plan_code"
        label="プラン"
        current={state.status === 'SRVC' ? state.plan : undefined}
        rows={plans
          // A plan that isn't known can't be ordered here.
          .filter(({ plan }) => isHikaritvPlan(plan))
          .map(({ plan, first_months_free, minimum_months, monthly_fee }) => ({
            value: plan,
            title: <WordWrap>{labelOf(hikaritvPlans, plan)}</WordWrap>,
            help: [
              `はじめの${first_months_free}か月は無料`,
              minimum_months > 0 && `${minimum_months}か月のご利用が条件です`,
            ]
              .filter(Boolean)
              .join('。'),
            amount: <Amount value={monthly_fee} unit="円/月" />,
          }))}
      />
      <SelectField
        label="お借りになるチューナー"
        hint="テレビに内蔵されているときは、不要です"
        options={['0', '1', '2', '3'].map((count) => ({ value: count, label: `${count}台` }))}
        {...field('tuner_count', { required: fieldMessages.mustSelect })}
      />
    </>
  );
}

const returns = [
  { value: '2', title: 'チューナーを返す', help: '解約のあと、返却用の箱をお送りします' },
  { value: '1', title: 'チューナーを買い取る', help: 'そのままお使いいただけます' },
  { value: '3', title: 'オプションだけ続ける', help: 'チューナーは、そのままお貸しします' },
] as const;

/** Leaving ひかりTV, with what becomes of the tuner. */
export function HikaritvQuit(of: OrderOf) {
  const { cancel_fee } = useRead(api.getOptionHikaritv);
  const returnOf = (tuner_return: string) => returns.find(({ value }) => value === tuner_return);
  return (
    <Order
      {...of}
      fields={[quitField, { name: 'tuner_return', label: 'チューナー' }]}
      defaults={{ quit_on: '', tuner_return: '' }}
      submit={({ quit_on, tuner_return }, { fee }) =>
        call(api.postHikaritvQuit, {
          body: {
            quit_on,
            tuner_return: returnOf(tuner_return)?.value ?? '2',
            confirmed: { fee },
          },
        })
      }
      review={(values) => ({
        rows: [
          quitRow(values),
          {
            term: 'チューナー',
            value: returnOf(values.tuner_return)?.title,
            field: 'tuner_return',
          },
        ],
        once: { yen: cancel_fee },
      })}
      outcome={outcomeOf}
    >
      <QuitFields />
      <ChoiceFields name="tuner_return" label="チューナー" rows={returns} />
    </Order>
  );
}
