import Button from '@mui/material/Button';
import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import { preferredDateRefusalTitle } from '@/catalogue/appointments';
import { brand } from '@/catalogue/brand';
import { halfDayOf, halfDayText } from '@/catalogue/timeBands';
import { formatFullDay } from '@/lib/date';
import { durationText } from '@/lib/dateText';
import { paths } from '@/paths';
import { CurrentContent } from '@/procedure/CurrentContent';
import type { Blocked, Procedure } from '@/procedure/procedure';
import { screenOf } from '@/procedure/ProcedureScreen';
import { ReceiptSection } from '@/procedure/ReceiptSection';
import { useReceiptFacts } from '@/procedure/useReceiptFacts';
import { AddToCalendar } from '@/screens/shared/calendar/AddToCalendar';
import { DescriptionList } from '@/ui/row/DescriptionList';
import {
  type ConstructionReceipt,
  type ConstructionValues,
  dayText,
  firstDay,
  isFree,
  useConstructionEntry,
} from './constructionDay';
import { ConstructionFields } from './ConstructionFields';
import { changeDay, type ConstructionOrder } from './mutations';
/** The preferred day of a construction. */
const constructionDateProcedure: Procedure<ConstructionOrder, ConstructionReceipt> = {
  name: 'construction_date',
  title: '工事日の変更',
  path: paths.constructionDate(),
  Current: CurrentDay,
  exit: { to: paths.construction(), label: '工事の日程に戻る' },
  reviewNote: 'まだ変更されていません。',
  defaults: { date: '', part_of_day: 'none', target_id: '', minutes: 0 },
  useDefaults: () => {
    const entry = useConstructionEntry();
    const { entry_id, date, part_of_day, attendance_minutes } = entry;
    const own = { target_id: entry_id ?? '', minutes: attendance_minutes };
    const half = halfDayOf(part_of_day);
    return date && half && isFree(entry, date, half) ? { ...own, date, part_of_day: half } : own;
  },
  inputs: [
    {
      slug: '',
      label: '日程',
      fields: [
        { name: 'date', label: '工事の希望日' },
        { name: 'part_of_day', label: '午前か午後か' },
      ],
      Fields: ConstructionFields,
    },
  ],
  useAvailability: useConstructionBlocked,
  useReview: ({ date, part_of_day }) => {
    const entry = useConstructionEntry();
    const { construction } = useSuspenseQuery(read(api.getConstructionProgress)).data;
    const isOpening = construction?.steps.some(({ code }) => code === 'opened');
    return {
      rows: [
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
      ],
      after: <p>{isOpening ? '開通' : '切り替え'}も、新しい工事日に変わります。</p>,
      action: '工事日を変更する',
    };
  },
  submit: changeDay,
  refusal: ({ code, message }) =>
    code === 'too_early' || code === 'date_taken'
      ? { field: 'date', message }
      : {
          title: preferredDateRefusalTitle(code),
          text: `${message}工事日は変わっていません。`,
        },
  Unknown: ConstructionUnknown,
  done: {
    title: ({ date, part_of_day }) => `工事日を${dayText(date, part_of_day)}に変更しました。`,
    keep: (receipt) => receipt,
    Receipt: ConstructionReceiptBody,
  },
};

export default screenOf(constructionDateProcedure);

/** The day as it is before the change. */
function CurrentDay() {
  const { date, part_of_day } = useConstructionEntry();
  return <CurrentContent items={[{ term: '工事日', value: dayText(date, part_of_day) }]} />;
}

/** Why the day of construction can't be chosen now. */
function useConstructionBlocked(): Blocked | undefined {
  const entry = useConstructionEntry();
  if (firstDay(entry)) return undefined;
  return {
    reason: (
      <p>
        {entry.reason ??
          '選べる日がすべて埋まっています。空きが出ると、ここで選べます。お急ぎのときは、お電話でご相談ください。'}
      </p>
    ),
    possible: <p>工事の進み具合は、いつでもお確かめいただけます。</p>,
    actions: (
      <Button variant="secondary" href={paths.construction()}>
        工事の日程を見る
      </Button>
    ),
  };
}

/** Shown while it is unknown whether the change was taken: the day as it is now. */
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

/** The new day, and what to be ready for. */
function ConstructionReceiptBody({ receipt }: { receipt: ConstructionReceipt }) {
  const { date, part_of_day, minutes } = receipt;
  const facts = useReceiptFacts(receipt);
  return (
    <ReceiptSection
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
    >
      <DescriptionList
        stacked
        items={[
          {
            term: '工事日',
            value: `${formatFullDay(date)}${halfDayText(part_of_day)}`,
            strong: true,
          },
          ...facts,
        ]}
      />
    </ReceiptSection>
  );
}
