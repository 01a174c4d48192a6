import { useSearchParams } from 'react-router-dom';
import { fixedApi } from '@/api/clients';
import { unwrap } from '@/api/unwrap';
import { preferredDateRefusalTitle } from '@/catalogue/preferredDate';
import { now } from '@/lib/clock';
import { paths } from '@/paths';
import type { Procedure } from '@/procedure/procedure';
import { DateFields } from './DateFields';
import { DateReceiptBody } from './DateReceiptBody';
import { DateUnknown } from './DateUnknown';
import { DeliveryRows } from './DeliveryRows';
import { hasDay, movementOf, typeLabels, useMovements, valuesOf, whenText } from './movement';
import type { DateReceipt, DateValues } from './movement';
import { Place } from './Place';
import { useDeliveryBlocked } from './useDeliveryBlocked';

/** The day of a delivery or of a collection (docs/product.md §6.6). */
export const deliveryProcedure: Procedure<DateValues, DateReceipt> = {
  name: 'change_prefered_date',
  title: 'お届けと回収の日時',
  path: paths.delivery(),
  exit: { to: paths.contract(), label: 'ご契約情報に戻る' },
  reviewNote: 'まだ変更されていません。',
  defaults: { movement_id: '', change_type: '1', date: '', time_band: '' },
  useDefaults: () => {
    const open = useMovements().filter((one) => hasDay(one, now()));
    const { movement_id: linked } = useLinked();
    const first = open.find(({ movement_id }) => movement_id === linked) ?? open[0];
    if (!first) return {};
    return valuesOf(first);
  },
  useAbout: useLinked,
  inputs: [
    {
      slug: '',
      label: '日時',
      fields: [
        { name: 'movement_id', label: '変更するもの', requestField: 'target_id' },
        { name: 'date', label: '希望日' },
        { name: 'time_band', label: '時間帯' },
      ],
      Fields: DateFields,
      Footer: DeliveryRows,
    },
  ],
  useAvailability: useDeliveryBlocked,
  useReview: ({ movement_id, date, time_band }) => {
    const movement = movementOf(useMovements(), movement_id);
    const word = movement ? typeLabels[movement.change_type] : 'お届け';
    return {
      rows: [
        { term: `${word}するもの`, value: movement?.item ?? '', field: 'movement_id' },
        {
          term: `${word}の日時`,
          value: whenText(date, time_band),
          note: `いまは${whenText(movement?.date ?? null, movement?.time_band)}`,
          strong: true,
          field: 'date',
        },
        { term: '場所', value: <Place of={movement?.address ?? ''} /> },
      ],
      action: `${word}の日時を変更する`,
    };
  },
  submit: changeDate,
  refusal: ({ code, message }) =>
    code === 'too_early' || code === 'date_taken'
      ? { field: 'date', message }
      : {
          title: preferredDateRefusalTitle(code),
          text: `${message}日時は変わっていません。`,
        },
  Unknown: DateUnknown,
  done: {
    title: ({ type }) => `${typeLabels[type]}の日時を変更しました。`,
    keep: (receipt) => receipt,
    Receipt: DateReceiptBody,
  },
};

/** Which of several a link is about, where it can be moved. */
function useLinked(): Partial<DateValues> {
  const [search] = useSearchParams();
  const linked = useMovements().find(({ movement_id }) => movement_id === search.get('movement'));
  return linked && hasDay(linked, now()) ? { movement_id: linked.movement_id } : {};
}

/** Sends the day. @throws ApiError */
async function changeDate({ movement_id, change_type, date, time_band }: DateValues) {
  const changed = await unwrap(
    fixedApi.PUT('/api/write/v1/change-prefered-date', {
      body: {
        target: change_type === '1' ? 'delivery' : 'collection',
        target_id: movement_id,
        date,
        part_of_day: 'none',
        time_band: time_band || null,
      },
    }),
  );
  return {
    receiptNumber: changed.receipt_number,
    acceptedAt: changed.accepted_at,
    type: change_type,
    movementId: movement_id,
    date: changed.date,
    timeBand: changed.time_band,
  };
}
