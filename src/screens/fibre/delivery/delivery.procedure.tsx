import Button from '@mui/material/Button';
import { useSearchParams } from 'react-router-dom';
import type * as Schema from '@/api/generated/schemas';
import { preferredDateRefusalTitle } from '@/catalogue/appointments';
import { brand } from '@/catalogue/brand';
import { timeBandText } from '@/catalogue/timeBands';
import { now } from '@/lib/clock';
import { formatFullDay } from '@/lib/date';
import { paths } from '@/paths';
import type { Blocked, Procedure } from '@/procedure/procedure';
import { screenOf } from '@/procedure/ProcedureScreen';
import { ReceiptSection } from '@/procedure/ReceiptSection';
import { useReceiptFacts } from '@/procedure/useReceiptFacts';
import { AddToCalendar } from '@/screens/shared/calendar/AddToCalendar';
import { Nowrap, Phrase } from '@/ui/page/Page';
import { type DescriptionItem, DescriptionList } from '@/ui/row/DescriptionList';
import { DateFields } from './DateFields';
import { DeliveryRows } from './DeliveryRows';
import {
  type DateReceipt,
  type DateValues,
  hasDay,
  isOfKnownType,
  movementOf,
  typeLabel,
  typeLabels,
  unknownType,
  useMovements,
  valuesOf,
  whenText,
} from './movement';
import { changeDate } from './mutations';
import { Place } from './Place';

/** The day of a delivery or of a collection (docs/product.md §6.6). */
const deliveryProcedure: Procedure<DateValues, DateReceipt> = {
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
    const word = movement ? typeLabel(movement) : 'お届け';
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

export default screenOf(deliveryProcedure);

/** The delivery or collection that a link names, if its day can be changed. */
function useLinked(): Partial<DateValues> {
  const [search] = useSearchParams();
  const linked = useMovements().find(({ movement_id }) => movement_id === search.get('movement'));
  return linked && hasDay(linked, now()) ? { movement_id: linked.movement_id } : {};
}

/** Why no day can be chosen now. */
function useDeliveryBlocked(): Blocked | undefined {
  const movements = useMovements();
  if (movements.some((movement) => hasDay(movement, now()))) return undefined;
  return {
    reason:
      movements.length === 0 ? (
        <p>
          日時を選べるお届けや回収は、いまはありません。機器のお届けや回収が決まると、ここで日時を選べます。
        </p>
      ) : (
        movements.map((movement) => <Why key={movement.movement_id} movement={movement} />)
      ),
    possible: <p>機器のお貸し出しの状況は、ご契約情報でお確かめいただけます。</p>,
    actions: (
      <Button variant="secondary" href={paths.contract()}>
        ご契約情報を見る
      </Button>
    ),
    more: <DeliveryRows />,
  };
}

function Why({ movement }: { movement: Schema.DeviceMovement }) {
  const { item, date, time_band, can_change } = movement;
  if (!isOfKnownType(movement))
    return (
      <p>
        {item}は、{unknownType}
      </p>
    );
  return (
    <p>
      {item}の{typeLabel(movement)}
      <Nowrap>({whenText(date, time_band)})は、</Nowrap>
      {can_change
        ? '配送が混み合っているため、いま選べる日がありません。あらためてお確かめください。'
        : '変更の期限を過ぎたため、日時を変更できません。'}
    </p>
  );
}

/** Shown while it is unknown whether the change was taken: the day as it is now. */
function DateUnknown({ values }: { values: DateValues }) {
  const movement = movementOf(useMovements(), values.movement_id);
  if (!movement) return null;
  const isTaken = movement.date === values.date && (movement.time_band ?? '') === values.time_band;
  const now = `${typeLabel(movement)}の日時は、${whenText(movement.date, movement.time_band)}です。`;
  return (
    <p>
      <b>いまの{now}</b>
      {isTaken
        ? '変更は受け付けられています。もう一度送る必要はありません。'
        : '変更は、まだ受け付けられていません。数分たってから、もう一度お確かめください。'}
    </p>
  );
}

/** What is delivered or collected, when, and where. */
function DateReceiptBody({ receipt }: { receipt: DateReceipt }) {
  const { type, movementId, date, timeBand } = receipt;
  const facts = useReceiptFacts(receipt);
  const movement = useMovements().find(({ movement_id }) => movement_id === movementId);
  const word = typeLabels[type];
  const rows: DescriptionItem[] = [
    { term: `${word}日`, value: formatFullDay(date), strong: true },
    {
      term: '時間帯',
      value: timeBand ? timeBandText(timeBand) : '時間帯の指定なし',
      strong: true,
    },
    ...(movement
      ? [
          { term: `${word}するもの`, value: movement.item },
          { term: '場所', value: <Place of={movement.address} /> },
        ]
      : []),
    ...facts,
  ];
  return (
    <ReceiptSection
      lead={
        type === '1' ? (
          <>
            ご希望の日時にお届けします。<Phrase>お受け取りをお願いします。</Phrase>
          </>
        ) : (
          'ご希望の日時に、配送会社がうかがいます。機器を箱に入れてお待ちください。'
        )
      }
      end={
        <AddToCalendar
          events={[
            {
              id: movementId,
              title: `${movement ? `${movement.item}の` : ''}${word}(${brand.services.fixed})`,
              day: date,
              time: timeBand || undefined,
              url: paths.progress(),
            },
          ]}
        />
      }
    >
      <DescriptionList items={rows} stacked />
    </ReceiptSection>
  );
}
