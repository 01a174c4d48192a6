import { useSuspenseQuery } from '@tanstack/react-query';
import { useFormContext } from 'react-hook-form';
import { api } from '@/api/generated/operations';
import { ofService } from '@/api/ofService';
import { read } from '@/api/query';
import { labelOf } from '@/catalogue/labelOf';
import { fieldMessages } from '@/catalogue/messages';
import { SelectField } from '@/ui/fields/SelectField';
import { Amount } from '@/ui/figure/Amount';
import { WordWrap } from '@/ui/WordWrap';
import type { OrderValues } from '../order/orderForm';
import { ChoiceFields } from './ChoiceFields';
import { hikaritvPlans, isPlan } from './hikaritvPlans';
/** A plan that isn't known can't be ordered here. */
const hasName = ({ plan }: { plan: string }) => isPlan(plan);

/** Plan and number of tuners; the plan in use says so. */
export function HikaritvFields() {
  const { register, formState } = useFormContext<OrderValues>();
  const { plans } = useSuspenseQuery(read(api.getServiceHikaritv, ofService('fixed'))).data;
  const { data: state } = useSuspenseQuery(read(api.getOptionHikaritv));
  return (
    <>
      <ChoiceFields
        name="plan_code"
        label="プラン"
        current={state.status === 'SRVC' ? (state.plan ?? undefined) : undefined}
        rows={plans.filter(hasName).map((offer) => ({
          value: offer.plan,
          title: <WordWrap>{labelOf(hikaritvPlans, offer.plan)}</WordWrap>,
          help: [
            `はじめの${offer.first_months_free}か月は無料`,
            offer.minimum_months > 0 && `${offer.minimum_months}か月のご利用が条件です`,
          ]
            .filter(Boolean)
            .join('。'),
          amount: <Amount value={offer.monthly_fee} unit="円/月" />,
        }))}
      />
      <SelectField
        label="お借りになるチューナー"
        hint="テレビに内蔵されているときは、不要です"
        options={['0', '1', '2', '3'].map((count) => ({ value: count, label: `${count}台` }))}
        error={formState.errors['tuner_count']?.message}
        {...register('tuner_count', { required: fieldMessages.mustSelect })}
      />
    </>
  );
}
