import { useFormContext } from 'react-hook-form';
import { callFlats } from '@/catalogue/mobile';
import { fieldMessages } from '@/catalogue/messages';
import { labelOf } from '@/catalogue/labelOf';
import { formatDay } from '@/lib/date';
import { RadioRows } from '@/ui/fields/RadioRows';
import { targetOf, targets, useReserved, type CancelValues } from './planCancelEntry';

/** Which of the reserved changes is taken back. */
export function CancelFields() {
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
  `${formatDay(starts_on)}から・${formatDay(cancel_until)}まで取り消せます`;
