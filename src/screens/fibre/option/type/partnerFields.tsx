import { useFormContext } from 'react-hook-form';
import { desiredHalfDays } from '@/catalogue/timeBands';
import { now } from '@/lib/clock';
import { leadDays } from '@/lib/preferredDay';
import { numberText } from '@/lib/width';
import { foldedBy, textKinds, typedAs } from '@/procedure/field/textKinds';
import { DayQuestion } from '@/screens/fibre/shared/DayQuestion';
import { TextField } from '@/ui/fields/TextField';
import type { OrderValues } from '../order/orderForm';
import { ChoiceFields } from './ChoiceFields';
import { inchesProblem, wishedDays } from './fieldRules';

/** Days after today from which a survey, and the collection of a television, can be wished for. */
const surveyFrom = 7;
const collectionFrom = leadDays['2'];

const halfDayRows = Object.entries(desiredHalfDays).map(([value, title]) => ({ value, title }));

const visits = ['visit_1', 'visit_2', 'visit_3'] as const;

/** Home security: a phone number and up to three days for the survey, each asked for once the one before is chosen. */
export function SecomFields() {
  const { register, formState, watch } = useFormContext<OrderValues>();
  const chosen = watch([...visits]);
  const daysOf = (index: number) =>
    wishedDays(now(), surveyFrom).filter(
      (day) => !chosen.some((other, at) => at !== index && other === day),
    );
  return (
    <>
      <TextField
        label="ご連絡先の電話番号"
        hint="訪問の日を、お電話でご相談します"
        type="tel"
        autoComplete="tel"
        error={formState.errors['tel']?.message}
        {...register('tel', typedAs(textKinds.phone))}
      />
      {visits.map(
        (name, index) =>
          (index === 0 || chosen.slice(index - 1).some((day) => day)) && (
            <DayQuestion<OrderValues>
              key={name}
              name={name}
              label={index === 0 ? '訪問の第1希望日' : `第${index + 1}希望日`}
              days={daysOf(index)}
              {...(index > 0 && { caption: '任意', none: '希望なし' })}
            />
          ),
      )}
      <ChoiceFields name="visit_time" label="訪問の時間帯" rows={halfDayRows} />
    </>
  );
}

/** TV recycling: the size, and the day from four days after today (docs/product.md §13.3). */
export function BraviaFields() {
  const { register, formState } = useFormContext<OrderValues>();
  return (
    <>
      <TextField
        short
        label="引き取るテレビの大きさ"
        unit="型"
        inputMode="numeric"
        autoComplete="off"
        error={formState.errors['inches']?.message}
        {...register('inches', {
          ...foldedBy(numberText),
          validate: (inches = '') => inchesProblem(inches) ?? true,
        })}
      />
      <DayQuestion<OrderValues>
        name="pickup_on"
        label="引き取りの日"
        days={wishedDays(now(), collectionFrom)}
      />
      <ChoiceFields name="pickup_time" label="引き取りの時間帯" rows={halfDayRows} />
    </>
  );
}
