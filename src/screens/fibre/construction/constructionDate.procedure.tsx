import { useSuspenseQuery } from '@tanstack/react-query';
import { durationText } from '@/lib/duration';
import { fixedApi } from '@/api/clients';
import { unwrap } from '@/api/unwrap';
import { preferredDateRefusalTitle } from '@/catalogue/preferredDate';
import { paths } from '@/paths';
import type { Procedure } from '@/procedure/procedure';
import { ConstructionFields } from './ConstructionFields';
import { ConstructionReceiptBody } from './ConstructionReceiptBody';
import { ConstructionUnknown } from './ConstructionUnknown';
import {
  dayText,
  isFree,
  useConstructionEntry,
  type ConstructionReceipt,
  type ConstructionValues,
} from './constructionDay';
import { constructionQueries } from './queries';
import { useConstructionBlocked } from './useConstructionBlocked';

/** The day of construction; its id and length go with it, which the customer doesn't type. */
interface Values extends ConstructionValues {
  target_id: string;
  minutes: number;
}

/** The preferred day of a construction. */
export const constructionDateProcedure: Procedure<Values, ConstructionReceipt> = {
  name: 'construction_date',
  title: '工事日の変更',
  path: paths.constructionDate(),
  exit: { to: paths.construction(), label: '工事の日程に戻る' },
  reviewNote: 'まだ変更されていません。',
  defaults: { date: '', part_of_day: 'none', target_id: '', minutes: 0 },
  useDefaults: () => {
    const entry = useConstructionEntry();
    const { entry_id, date, part_of_day, attendance_minutes } = entry;
    const own = { target_id: entry_id ?? '', minutes: attendance_minutes };
    return date && isFree(entry, date, part_of_day) ? { ...own, date, part_of_day } : own;
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
    const { construction } = useSuspenseQuery(constructionQueries.progress()).data;
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

/** Sends the day. @throws ApiError */
async function changeDay({ target_id, minutes, date, part_of_day }: Values) {
  const changed = await unwrap(
    fixedApi.PUT('/api/write/v1/change-prefered-date', {
      body: { target: 'construction', target_id, date, part_of_day, time_band: null },
    }),
  );
  return {
    receiptNumber: changed.receipt_number,
    acceptedAt: changed.accepted_at,
    date: changed.date,
    part_of_day: changed.part_of_day,
    minutes,
  };
}
