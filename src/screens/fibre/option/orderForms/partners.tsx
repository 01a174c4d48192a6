import { useFormContext } from 'react-hook-form';
import { type Answer, call } from '@/api/client';
import { api } from '@/api/generated/operations';
import { leadDays } from '@/catalogue/appointments';
import { labelOf } from '@/catalogue/labelOf';
import { fieldMessages } from '@/catalogue/messages';
import { desiredHalfDays, halfDayChoices, halfDayOf } from '@/catalogue/timeBands';
import { numberText } from '@/lib/characters';
import { now } from '@/lib/clock';
import { addDays, dayRange, formatFullDay, japanDay, lastDayOfMonth } from '@/lib/date';
import { formatPhone } from '@/lib/numbers';
import { formatYen } from '@/lib/yen';
import { ChoiceStrip } from '@/procedure/field/ChoiceStrip';
import { foldedBy, textKinds, typedAs } from '@/procedure/field/textKinds';
import { useField } from '@/procedure/field/useField';
import { DayQuestion } from '@/screens/fibre/shared/DayQuestion';
import { TextField } from '@/ui/fields/TextField';
import { Verbatim } from '@/ui/page/Page';
import { Order, type OrderOf, type OrderValues } from '../order/Order';
import { quitField, QuitFields, quitRow } from '../order/orderParts';
import type { Outcome } from '../orders';

/** 動画見放題: application and end; the partner's own call answers with the days. */
export function UnextOrder(of: OrderOf) {
  const isEntry = of.order === 'entry';
  const last = lastDayOfMonth();
  return (
    <Order
      {...of}
      submit={(_, confirmed) =>
        call(api.postUnextOptionChange, { body: { order_type: isEntry ? '1' : '3', confirmed } })
      }
      review={() => ({
        rows: isEntry
          ? []
          : [
              {
                term: 'ご利用できる最後の日',
                value: formatFullDay(last),
                strong: true,
                confirms: { ends_on: last },
              },
            ],
      })}
      outcome={({ starts_on, ends_on, monthly_fee }) => ({
        rows: [
          ...(starts_on ? [{ term: '利用開始', value: formatFullDay(starts_on) }] : []),
          ...(ends_on ? [{ term: 'ご利用できる最後の日', value: formatFullDay(ends_on) }] : []),
          ...(isEntry ? [{ term: '毎月の料金', value: `${formatYen(monthly_fee)}/月` }] : []),
        ],
        next: isEntry
          ? '利用開始の日に、配信サービスの利用登録をご案内します。'
          : '最後の日までは、そのままご覧いただけます。',
      })}
    />
  );
}

/** Days after today from which a survey, and the collection of a television, can be wished for. */
const surveyFrom = 7;
const collectionFrom = leadDays['2'];

/** Three weeks of days to wish for. @param from days after today, in Japan */
export function wishedDays(today: Date, from: number): string[] {
  const first = addDays(japanDay(today), from);
  return dayRange(first, addDays(first, 20));
}

const chosenHalf = (value: string) => halfDayOf(value) ?? 'none';

const visits = ['visit_1', 'visit_2', 'visit_3'] as const;
const visitDays = (values: Record<(typeof visits)[number], string>) =>
  visits.map((name) => values[name]).filter((day) => day !== '');

/** ホームセキュリティ: a survey, an examination, then the service. */
export const SecomEntry = (of: OrderOf) => (
  <Order
    {...of}
    fields={[
      { name: 'tel', label: 'ご連絡先の電話番号', secret: true },
      { name: 'visit_1', label: '訪問の第1希望日', requestField: 'visit_dates' },
      { name: 'visit_2', label: '第2希望日' },
      { name: 'visit_3', label: '第3希望日' },
      { name: 'visit_time', label: '訪問の時間帯' },
    ]}
    defaults={{ tel: '', visit_1: '', visit_2: '', visit_3: '', visit_time: 'none' }}
    submit={({ tel, visit_time, ...days }) =>
      call(api.postSecomEntry, {
        body: { tel, visit_dates: visitDays(days), visit_time: chosenHalf(visit_time) },
      })
    }
    review={({ tel, visit_time, ...days }) => ({
      rows: [
        {
          term: 'ご連絡先',
          value: <Verbatim>{formatPhone(tel)}</Verbatim>,
          strong: true,
          field: 'tel',
        },
        {
          term: '訪問の希望日',
          value: visitDays(days).map(formatFullDay).join('、'),
          strong: true,
          field: 'visit_1',
        },
        {
          term: '訪問の時間帯',
          value: labelOf(desiredHalfDays, chosenHalf(visit_time)),
          field: 'visit_time',
        },
      ],
    })}
    outcome={secomOutcome}
    label="訪問のご希望"
  >
    <SurveyFields />
  </Order>
);

/** Leaving ホームセキュリティ. */
export const SecomQuit = (of: OrderOf) => (
  <Order
    {...of}
    fields={[quitField]}
    defaults={{ quit_on: '' }}
    submit={({ quit_on }) => call(api.postSecomQuit, { body: { quit_on } })}
    review={(values) => ({ rows: [quitRow(values)] })}
    outcome={secomOutcome}
  >
    <QuitFields />
  </Order>
);

const secomOutcome = ({ ends_on, visit_on }: Answer<'postSecomEntry'>): Outcome =>
  ends_on
    ? {
        rows: [{ term: 'ご利用できる最後の日', value: formatFullDay(ends_on) }],
        next: '最後の日までは、そのままお使いいただけます。',
      }
    : {
        rows: [
          { term: '訪問の日', value: visit_on ? formatFullDay(visit_on) : 'お電話でご相談します' },
        ],
        next: '訪問の日を、警備会社からお電話でご相談します。審査のあと、ご利用が始まります。',
      };

/** A phone number, and up to three days for the survey: each is asked for once the one before is chosen. */
function SurveyFields() {
  const field = useField<OrderValues>();
  const { watch } = useFormContext<OrderValues>();
  const chosen = watch([...visits]);
  return (
    <>
      <TextField
        label="ご連絡先の電話番号"
        hint="訪問の日を、お電話でご相談します"
        type="tel"
        autoComplete="tel"
        {...field('tel', typedAs(textKinds.phone))}
      />
      {visits.map(
        (name, index) =>
          (index === 0 || chosen.slice(index - 1).some((day) => day)) && (
            <DayQuestion<OrderValues>
              key={name}
              name={name}
              label={index === 0 ? '訪問の第1希望日' : `第${index + 1}希望日`}
              days={wishedDays(now(), surveyFrom).filter(
                (day) => !chosen.some((other, at) => at !== index && other === day),
              )}
              {...(index > 0 && { caption: '任意', none: '希望なし' })}
            />
          ),
      )}
      <ChoiceStrip
        label="訪問の時間帯"
        optional
        choices={halfDayChoices}
        {...field('visit_time')}
      />
    </>
  );
}

/** テレビリサイクル: the old television is fetched. */
export const BraviaEntry = (of: OrderOf) => (
  <Order
    {...of}
    fields={[
      { name: 'inches', label: '引き取るテレビの大きさ' },
      { name: 'pickup_on', label: '引き取りの日' },
      { name: 'pickup_time', label: '引き取りの時間帯' },
    ]}
    defaults={{ inches: '', pickup_on: '', pickup_time: 'none' }}
    submit={({ inches, pickup_on, pickup_time }, { fee }) =>
      call(api.postBraviaRecycleEntry, {
        body: {
          inches: Number(inches),
          pickup_on,
          pickup_time: chosenHalf(pickup_time),
          confirmed: { fee },
        },
      })
    }
    review={({ inches, pickup_on, pickup_time }) => ({
      rows: [
        { term: 'テレビの大きさ', value: `${inches}型`, strong: true, field: 'inches' },
        {
          term: '引き取りの日',
          value: `${formatFullDay(pickup_on)} ${labelOf(desiredHalfDays, chosenHalf(pickup_time))}`,
          strong: true,
          field: 'pickup_on',
        },
      ],
    })}
    outcome={({ pickup_on, pickup_time, fee }) => ({
      rows: [
        {
          term: '引き取りの日',
          value: `${formatFullDay(pickup_on)} ${labelOf(desiredHalfDays, pickup_time)}`,
        },
        { term: '引き取りの費用', value: formatYen(fee) },
      ],
      next: '引き取りの日に、テレビを玄関の近くにご用意ください。',
    })}
    label="引き取り"
  >
    <CollectionFields />
  </Order>
);

/** The size of the television, and the day from four days after today (docs/product.md §13.3). */
export function CollectionFields() {
  const field = useField<OrderValues>();
  return (
    <>
      <TextField
        short
        label="引き取るテレビの大きさ"
        unit="型"
        inputMode="numeric"
        autoComplete="off"
        {...field('inches', {
          ...foldedBy(numberText),
          validate: (inches = '') => inchesProblem(inches) ?? true,
        })}
      />
      <DayQuestion<OrderValues>
        name="pickup_on"
        label="引き取りの日"
        days={wishedDays(now(), collectionFrom)}
      />
      <ChoiceStrip
        label="引き取りの時間帯"
        optional
        choices={halfDayChoices}
        {...field('pickup_time')}
      />
    </>
  );
}

/** What is wrong with the size of a television: whole inches from 20 to 120. */
export function inchesProblem(inches: string): string | undefined {
  if (inches === '') return fieldMessages.missing;
  const isWhole = /^\d{1,3}$/.test(inches);
  return isWhole && Number(inches) >= 20 && Number(inches) <= 120
    ? undefined
    : 'テレビの大きさは、20〜120の数字で入力してください。';
}
