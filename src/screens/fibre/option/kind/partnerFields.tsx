import { useFormContext } from 'react-hook-form';
import { fieldMessages } from '@/catalogue/messages';
import { beginsWithZero, hold, phone, required } from '@/catalogue/rules';
import { desiredHalfDays } from '@/catalogue/timeBands';
import { now } from '@/lib/clock';
import { formatDay } from '@/lib/date';
import { normalisePhone } from '@/lib/phone';
import { leadDays } from '@/lib/preferredDay';
import { ungrouped } from '@/lib/width';
import { SelectField } from '@/ui/fields/SelectField';
import { TextField } from '@/ui/fields/TextField';
import type { OrderValues } from '../order/orderForm';
import { ChoiceFields } from './ChoiceFields';
import { inchesProblem, wishedDays } from './fieldRules';

const dayOptions = (from: number) =>
  wishedDays(now(), from).map((day) => ({ value: day, label: formatDay(day) }));

/** A draft may be older than the day: what it names may not be offered any more. */
const isOffered = (day: string, from: number) =>
  wishedDays(now(), from).includes(day) || fieldMessages.mustSelect;

/** Days after today from which a survey, and the collection of a television, can be wished for. */
const surveyFrom = 7;
const collectionFrom = leadDays['2'];

const halfDayRows = Object.entries(desiredHalfDays).map(([value, title]) => ({ value, title }));

/** Home security: a phone number and up to three days for the survey. */
export function SecomFields() {
  const { register, formState, getValues } = useFormContext<OrderValues>();
  const error = (name: string) => formState.errors[name]?.message;
  const differs = (day: string, others: readonly string[]) =>
    day === '' ||
    (others.every((other) => getValues(other) !== day)
      ? isOffered(day, surveyFrom)
      : 'ほかの希望日と同じ日です。別の日を選んでください。');
  return (
    <>
      <TextField
        label="ご連絡先の電話番号"
        hint="訪問の日を、お電話でご相談します"
        type="tel"
        autoComplete="tel"
        error={error('tel')}
        {...register('tel', {
          setValueAs: normalisePhone,
          validate: hold(required, phone, beginsWithZero),
        })}
      />
      <SelectField
        label="訪問の第1希望日"
        empty="選んでください"
        options={dayOptions(surveyFrom)}
        error={error('visit_1')}
        {...register('visit_1', { validate: (day = '') => isOffered(day, surveyFrom) })}
      />
      <SelectField
        optional
        label="第2希望日"
        empty="希望なし"
        options={dayOptions(surveyFrom)}
        error={error('visit_2')}
        {...register('visit_2', { validate: (day = '') => differs(day, ['visit_1']) })}
      />
      <SelectField
        optional
        label="第3希望日"
        empty="希望なし"
        options={dayOptions(surveyFrom)}
        error={error('visit_3')}
        {...register('visit_3', { validate: (day = '') => differs(day, ['visit_1', 'visit_2']) })}
      />
      <ChoiceFields name="visit_time" label="訪問の時間帯" rows={halfDayRows} />
    </>
  );
}

/** TV recycling: the size, and the day from four days after today (specification 2, section 5). */
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
          setValueAs: ungrouped,
          validate: (inches = '') => inchesProblem(inches) ?? true,
        })}
      />
      <SelectField
        label="引き取りの日"
        empty="選んでください"
        options={dayOptions(collectionFrom)}
        error={formState.errors['pickup_on']?.message}
        {...register('pickup_on', { validate: (day = '') => isOffered(day, collectionFrom) })}
      />
      <ChoiceFields name="pickup_time" label="引き取りの時間帯" rows={halfDayRows} />
    </>
  );
}
