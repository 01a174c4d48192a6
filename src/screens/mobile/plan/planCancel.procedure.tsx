import { useFormContext } from 'react-hook-form';
import { labelOf } from '@/catalogue/labelOf';
import { fieldMessages, procedureMessages } from '@/catalogue/messages';
import { callFlats, cancelTargets } from '@/catalogue/mobile';
import { formatDay, formatFullDay, untilDay } from '@/lib/date';
import { paths } from '@/paths';
import type { Procedure } from '@/procedure/procedure';
import { screenOf } from '@/procedure/ProcedureScreen';
import { ReceiptSection } from '@/procedure/ReceiptSection';
import { useReceiptFacts } from '@/procedure/useReceiptFacts';
import { CurrentSim } from '@/screens/mobile/shared/CurrentSim';
import { RadioRows } from '@/ui/fields/RadioRows';
import { DescriptionList } from '@/ui/row/DescriptionList';
import { type CancelReceipt, sendCancel } from './mutations';
import { type CancelValues, targetOf, targets, useReserved } from './planCancelEntry';
import { useCancelBlocked } from './useCancelBlocked';
import { useCancelReview } from './useCancelReview';

/** 変更の取り消し: a reserved plan or call-flat option, until its deadline. */
const planCancelProcedure: Procedure<CancelValues, CancelReceipt> = {
  name: 'cancel_exchange_price_plan',
  title: '変更の取り消し',
  path: paths.mobilePlanCancel(),
  Current: CurrentSim,
  exit: { to: paths.mobileContract(), label: 'ご契約情報に戻る' },
  reviewNote: 'まだ取り消されていません。',
  lineNote: 'の変更を取り消します',
  defaults: { target: '' },
  inputs: [
    {
      slug: '',
      label: '選択',
      fields: [{ name: 'target', label: '取り消す変更', requestField: 'receipt_number' }],
      Fields: CancelFields,
    },
  ],
  useDefaults: () => {
    const [only, ...others] = targets(useReserved());
    return only && others.length === 0 ? { target: only } : {};
  },
  useAvailability: useCancelBlocked,
  useReview: useCancelReview,
  submit: sendCancel,
  refusal: ({ code, message, details }) => {
    const until = details['cancel_until'];
    const late = typeof until === 'string' ? `期限は${formatFullDay(until)}でした。` : '';
    return {
      title: code === 'cancel_error' ? '取り消せませんでした' : procedureMessages.refused,
      text: `${message}${late}${procedureMessages.nothingDone}`,
    };
  },
  Unknown: CancelUnknown,
  done: {
    title: () => '変更を取り消しました。',
    keep: (receipt) => receipt,
    Receipt: CancelReceiptBody,
  },
};

export default screenOf(planCancelProcedure);

/** Asks which of the reserved changes is taken back. */
function CancelFields() {
  const { register, formState } = useFormContext<CancelValues>();
  const reserved = useReserved();
  const { plan, callFlat } = reserved;
  return (
    <RadioRows
      label="取り消す変更"
      error={formState.errors.target?.message}
      {...register('target', {
        validate: (target) => targets(reserved).includes(target) || fieldMessages.mustSelect,
      })}
      rows={[
        ...(plan
          ? [
              {
                value: targetOf('price_plan', plan),
                title: `「${plan.to_plan.planName}」へのプランの変更`,
                help: helpOf(plan),
              },
            ]
          : []),
        ...(callFlat
          ? [
              {
                value: targetOf('voice_call_fixed_option', callFlat),
                title: `「${labelOf(callFlats, callFlat.to_call_flat)}」へのかけ放題の変更`,
                help: helpOf(callFlat),
              },
            ]
          : []),
      ]}
    />
  );
}

const helpOf = ({ starts_on, cancel_until }: { starts_on: string; cancel_until: string }) =>
  `${formatDay(starts_on)}から・${untilDay(cancel_until, '取り消せます')}`;

/** After an unknown outcome: whether the change is still reserved. */
function CancelUnknown({ values: { target } }: { values: CancelValues }) {
  const reserved = useReserved();
  return targets(reserved).includes(target) ? (
    <p>
      変更は、まだ取り消されていません。数分たっても変わらないときに、もう一度取り消してください。
    </p>
  ) : (
    <p>
      <b>変更は取り消されています。</b>もう一度取り消していただく必要はありません。
    </p>
  );
}

/** What was taken back, and what stays. */
function CancelReceiptBody({ receipt }: { receipt: CancelReceipt }) {
  const { target, planName, accepted_at, receipt_number } = receipt;
  const common = useReceiptFacts({ receiptNumber: receipt_number, acceptedAt: accepted_at });
  return (
    <ReceiptSection
      lead={
        target === 'price_plan'
          ? `このあとも「${planName}」をお使いいただけます。`
          : 'このあとも、いまのかけ放題をお使いいただけます。'
      }
      end={<p>毎月の料金は変わりません。次の変更は、いつでもお申し込みいただけます。</p>}
    >
      <DescriptionList
        stacked
        items={[
          { term: '取り消した手続き', value: labelOf(cancelTargets, target), strong: true },
          { term: 'ご利用のプラン', value: planName },
          ...common,
        ]}
      />
    </ReceiptSection>
  );
}
