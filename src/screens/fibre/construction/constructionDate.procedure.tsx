import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useController, useFormContext } from 'react-hook-form';
import { type Answer, call } from '@/api/client';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { useRead } from '@/api/query';
import { preferredDateRefusalTitle } from '@/catalogue/appointments';
import { brand } from '@/catalogue/brand';
import type * as Code from '@/catalogue/generated/codes';
import type { Open } from '@/catalogue/labelOf';
import { fieldMessages } from '@/catalogue/messages';
import { halfDayOf, halfDayText } from '@/catalogue/timeBands';
import { durationText, formatDay, formatFullDay } from '@/lib/date';
import { paths } from '@/paths';
import type { Blocked } from '@/procedure/BlockedPage';
import { CurrentContent } from '@/procedure/CurrentContent';
import { DayTable, type OfferedDay } from '@/procedure/day/DayTable';
import { ChoiceStrip } from '@/procedure/field/ChoiceStrip';
import { useField } from '@/procedure/field/useField';
import { InputStep } from '@/procedure/InputStep';
import { Procedure, ProcedureForm } from '@/procedure/Procedure';
import { inputStep, type ProcedureData, refusedAs, useValues } from '@/procedure/procedureData';
import { DonePage } from '@/procedure/Receipt';
import { Review } from '@/procedure/Review';
import { Question } from '@/screens/fibre/shared/DayQuestion';
import { AddToCalendar } from '@/screens/shared/calendar/AddToCalendar';
import { Nowrap } from '@/ui/page/Page';

/** The chosen day, with the id and the duration of the construction, which the customer doesn't enter. */
interface ConstructionOrder extends ConstructionValues {
  target_id: string;
  minutes: number;
}

const halves = [
  { value: 'morning', label: '午前' },
  { value: 'afternoon', label: '午後' },
] as const;

interface ConstructionValues {
  date: string;
  part_of_day: Code.HalfDay;
}

type ConstructionReceipt = Answer<'putChangePreferedDate'> & {
  part_of_day: Code.HalfDay;
  minutes: number;
};

const constructionDate: ProcedureData<ConstructionOrder, ConstructionReceipt> = {
  name: 'construction_date',
  title: '工事日の変更',
  path: paths.constructionDate(),
  exit: { to: paths.construction(), label: '工事の日程に戻る' },
  reviewNote: 'まだ変更されていません。',
  steps: inputStep(
    [
      { name: 'date', label: '工事の希望日' },
      { name: 'part_of_day', label: '午前か午後か' },
    ],
    '日程',
  ),
  submit: changeDay,
  refusal: refusedAs(preferredDateRefusalTitle, '工事日は変わっていません。', {
    too_early: 'date',
    date_taken: 'date',
  }),
};

export default function ConstructionDate() {
  return (
    <Procedure
      of={constructionDate}
      current={<CurrentDay />}
      unknown={(sent) => <ConstructionUnknown {...sent} />}
      done={(receipt) => <ConstructionDone receipt={receipt} />}
    >
      <ConstructionDateSteps />
    </Procedure>
  );
}

function ConstructionDateSteps() {
  const entry = useConstructionEntry();
  const { entry_id, date, part_of_day, attendance_minutes } = entry;
  const own = { target_id: entry_id ?? '', minutes: attendance_minutes };
  const half = halfDayOf(part_of_day);
  return (
    <ProcedureForm<ConstructionOrder>
      defaults={{
        date: '',
        part_of_day: 'none',
        ...(date && half && isFree(entry, date, half) && { date, part_of_day: half }),
      }}
      about={own}
      blocked={useConstructionBlocked()}
      review={<ConstructionDateReview />}
    >
      <InputStep>
        <ConstructionFields />
      </InputStep>
    </ProcedureForm>
  );
}

function ConstructionDateReview() {
  const { date, part_of_day } = useValues<ConstructionOrder>();
  const entry = useConstructionEntry();
  const { construction } = useRead(api.getConstructionProgress);
  const isOpening = construction?.steps.some(({ code }) => code === 'opened');
  return (
    <Review<ConstructionOrder>
      rows={[
        {
          term: '新しい工事日',
          value: dayText(date, part_of_day),
          note: `いまは${dayText(entry.date, entry.part_of_day)}`,
          strong: true,
          field: 'date',
        },
        {
          term: '立ち会い',
          value:
            entry.attendance_minutes > 0
              ? `必要です(${durationText(entry.attendance_minutes)})`
              : '必要ありません',
        },
      ]}
      isSame={date === entry.date && part_of_day === entry.part_of_day}
      after={<p>{isOpening ? '開通' : '切り替え'}も、新しい工事日に変わります。</p>}
      action="工事日を変更する"
    />
  );
}

function CurrentDay() {
  const { date, part_of_day } = useConstructionEntry();
  return <CurrentContent items={[{ term: '工事日', value: dayText(date, part_of_day) }]} />;
}

function useConstructionBlocked(): Blocked | undefined {
  const entry = useConstructionEntry();
  if (firstDay(entry)) return undefined;
  return {
    reason:
      entry.reason ??
      '選べる日がすべて埋まっています。空きが出ると、ここで選べます。お急ぎのときは、お電話でご相談ください。',
    possible: '工事の進み具合は、いつでもお確かめいただけます。',
    actions: (
      <Button variant="secondary" href={paths.construction()}>
        工事の日程を見る
      </Button>
    ),
  };
}

function ConstructionUnknown({ values }: { values: ConstructionValues }) {
  const { date, part_of_day } = useConstructionEntry();
  const isTaken = date === values.date && part_of_day === values.part_of_day;
  return (
    <p>
      <b>いまの工事日は、{dayText(date, part_of_day)}です。</b>
      {isTaken
        ? '変更は受け付けられています。もう一度送る必要はありません。'
        : '変更は、まだ受け付けられていません。数分たってから、もう一度お確かめください。'}
    </p>
  );
}

function ConstructionDone({ receipt }: { receipt: ConstructionReceipt }) {
  const { date, part_of_day, minutes } = receipt;
  return (
    <DonePage
      title={`工事日を${dayText(date, part_of_day)}に変更しました。`}
      lead={
        minutes > 0
          ? `当日は、立ち会いをお願いします(${durationText(minutes)})。`
          : '当日の立ち会いは必要ありません。'
      }
      end={
        <AddToCalendar
          events={[
            {
              // As on the page of applications, so that it replaces the earlier day there.
              id: 'construction',
              title: `工事(${brand.services.fixed})`,
              day: date,
              notes: [halfDayText(part_of_day)],
              url: paths.progress(),
            },
          ]}
        />
      }
      of={receipt}
      rows={[
        {
          term: '工事日',
          value: `${formatFullDay(date)}${halfDayText(part_of_day)}`,
          strong: true,
        },
      ]}
    />
  );
}

async function changeDay({ target_id, minutes, date, part_of_day }: ConstructionOrder) {
  const changed = await call(api.putChangePreferedDate, {
    body: { target: 'construction', target_id, date, part_of_day, time_band: null },
  });
  return { ...changed, part_of_day, minutes };
}

function ConstructionFields() {
  const field = useField<ConstructionValues>();
  const { control, setValue } = useFormContext<ConstructionValues>();
  const entry = useConstructionEntry();
  const first = firstDay(entry);
  const date = useController({
    control,
    name: 'date',
    rules: {
      validate: (day) => entry.days.some((one) => one.date === day) || fieldMessages.mustSelect,
    },
  });
  const day = entry.days.find((one) => one.date === date.field.value);
  const chooseDay = (chosen: string) => {
    date.field.onChange(chosen);
    setValue('part_of_day', 'none');
  };
  return (
    <>
      {/* From 1024 it is in the rail. */}
      <Typography sx={{ display: { lg: 'none' }, mb: 7 }}>
        いまの工事日は、<Nowrap>{dayText(entry.date, entry.part_of_day)}</Nowrap>です。
      </Typography>
      <Question
        name="date"
        label="工事の希望日"
        caption={first && `${formatDay(first)}から選べます`}
        error={date.fieldState.error?.message}
      >
        <DayTable
          label="工事の希望日"
          days={offeredDays(entry)}
          value={day?.date}
          onChange={chooseDay}
        />
      </Question>
      <ChoiceStrip
        label="午前か午後か"
        hint={day ? formatDay(day.date) : '先に、工事の希望日をお選びください'}
        choices={halves.map(({ value, label }) => ({
          value,
          label,
          note: day && !day[value] ? 'この日は埋まっています' : undefined,
          disabled: !day?.[value],
        }))}
        {...field('part_of_day', {
          validate: (half, { date: chosen }) => {
            if (!isFree(entry, chosen, half)) return fieldMessages.mustSelect;
            const isNew = chosen !== entry.date || half !== entry.part_of_day;
            return isNew || 'いまの工事日と同じです。ほかの日時を選択してください。';
          },
        })}
      />
    </>
  );
}

function closedText(day: string, arrives: string | null): string {
  if (arrives !== null && day <= arrives)
    return `${formatDay(arrives)}までの日は、工事でつなぐ機器がまだ届いていないため選べません。先にお届け日を早めると、選べるようになります。`;
  return '「選択できません」の日は、工事をお休みしているか、ほかのお申し込みで埋まっているためです。';
}

const useConstructionEntry = (): Schema.ConstructionEntry => useRead(api.getConstructionEntry);

const isOpen = ({ morning, afternoon }: Schema.ConstructionDay): boolean => morning || afternoon;

/** The first day that can be chosen; undefined where none can. */
const firstDay = ({ can_change, days }: Schema.ConstructionEntry): string | undefined =>
  can_change ? days.find(isOpen)?.date : undefined;

const isFree = ({ days }: Schema.ConstructionEntry, date: string, half: Code.HalfDay): boolean => {
  const day = days.find((one) => one.date === date);
  return half !== 'none' && day?.[half] === true;
};

const offeredDays = ({ days, device_arrives_on }: Schema.ConstructionEntry): OfferedDay[] =>
  days.map((day) => ({
    day: day.date,
    closed: isOpen(day) ? undefined : closedText(day.date, device_arrives_on),
  }));

/** `12月5日(土)午前`. */
const dayText = (date: string | null, half: Open<Code.HalfDay>): string =>
  date ? formatDay(date) + halfDayText(half) : 'まだ決まっていません';
