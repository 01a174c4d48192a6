import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { useSearchParams } from 'react-router-dom';
import { call } from '@/api/client';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { useRead } from '@/api/query';
import { deliveryStatuses, preferredDateRefusalTitle } from '@/catalogue/appointments';
import { brand } from '@/catalogue/brand';
import { labelOf } from '@/catalogue/labelOf';
import { timeBandText } from '@/catalogue/timeBands';
import { now } from '@/lib/clock';
import { formatDay, formatFullDay } from '@/lib/date';
import { paths } from '@/paths';
import type { Blocked } from '@/procedure/BlockedPage';
import { InputStep } from '@/procedure/InputStep';
import { Procedure, ProcedureForm } from '@/procedure/Procedure';
import { inputStep, type ProcedureData, refusedAs, useValues } from '@/procedure/procedureData';
import { DonePage } from '@/procedure/Receipt';
import { Review } from '@/procedure/Review';
import { contractLink } from '@/screens/fibre/shared/blocked';
import { AddToCalendar } from '@/screens/shared/calendar/AddToCalendar';
import { KeepTogether } from '@/ui/KeepTogether';
import { Nowrap, Phrase } from '@/ui/page/Page';
import { Section } from '@/ui/page/Section';
import { DescriptionList } from '@/ui/row/DescriptionList';
import { DateFields, Place } from './DateFields';
import {
  type DateReceipt,
  type DateValues,
  hasDay,
  isOfKnownType,
  movementOf,
  typeLabel,
  typeLabels,
  unknownType,
  useChangedMovement,
  useMovements,
  valuesOf,
  whenText,
} from './movement';

const when = ({ date, time_band }: Schema.Delivery): string =>
  date === null ? '' : `${formatDay(date)} ${time_band ? timeBandText(time_band) : ''}`.trim();

const delivery: ProcedureData<DateValues, DateReceipt> = {
  name: 'change_prefered_date',
  title: 'お届けと回収の日時',
  path: paths.delivery(),
  exit: { to: paths.contract(), label: 'ご契約情報に戻る' },
  reviewNote: 'まだ変更されていません。',
  steps: inputStep(
    [
      { name: 'movement_id', label: '変更するもの', requestField: 'target_id' },
      { name: 'date', label: '希望日' },
      { name: 'time_band', label: '時間帯' },
    ],
    '日時',
  ),
  submit: changeDate,
  refusal: refusedAs(preferredDateRefusalTitle, '日時は変わっていません。', {
    too_early: 'date',
    date_taken: 'date',
  }),
};

/** The day of a delivery or of a collection (docs/product.md §6.6). */
export default function Delivery() {
  return (
    <Procedure
      of={delivery}
      unknown={(sent) => <DateUnknown {...sent} />}
      done={(receipt) => <DateDone receipt={receipt} />}
    >
      <DeliverySteps />
    </Procedure>
  );
}

function DeliverySteps() {
  const about = useLinked();
  const open = useMovements().filter((one) => hasDay(one, now()));
  const first = open.find(({ movement_id }) => movement_id === about.movement_id) ?? open[0];
  return (
    <ProcedureForm<DateValues>
      defaults={
        first ? valuesOf(first) : { movement_id: '', change_type: '1', date: '', time_band: '' }
      }
      about={about}
      blocked={useDeliveryBlocked()}
      review={<DeliveryReview />}
    >
      <InputStep footer={<DeliveryRows />}>
        <DateFields />
      </InputStep>
    </ProcedureForm>
  );
}

function DeliveryReview() {
  const { movement_id, date, time_band } = useValues<DateValues>();
  const movement = movementOf(useMovements(), movement_id);
  const word = movement ? typeLabel(movement) : 'お届け';
  return (
    <Review<DateValues>
      rows={[
        { term: `${word}するもの`, value: movement?.item ?? '', field: 'movement_id' },
        {
          term: `${word}の日時`,
          value: whenText(date, time_band),
          note: `いまは${whenText(movement?.date ?? null, movement?.time_band)}`,
          strong: true,
          field: 'date',
        },
        { term: '場所', value: <Place of={movement?.address ?? ''} /> },
      ]}
      isSame={movement?.date === date && movement.time_band === (time_band || null)}
      action={`${word}の日時を変更する`}
    />
  );
}

/** The delivery or collection that a link names, if its day can be changed. */
function useLinked(): Partial<DateValues> {
  const [search] = useSearchParams();
  const linked = useMovements().find(({ movement_id }) => movement_id === search.get('movement'));
  return linked && hasDay(linked, now()) ? { movement_id: linked.movement_id } : {};
}

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
    possible: '機器のお貸し出しの状況は、ご契約情報でお確かめいただけます。',
    actions: contractLink,
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

function DateUnknown({ values }: { values: DateValues }) {
  const movement = movementOf(useMovements(), values.movement_id);
  if (!movement) return null;
  const isTaken = movement.date === values.date && (movement.time_band ?? '') === values.time_band;
  return (
    <p>
      <b>{`いまの${typeLabel(movement)}の日時は、${whenText(movement.date, movement.time_band)}です。`}</b>
      {isTaken
        ? '変更は受け付けられています。もう一度送る必要はありません。'
        : '変更は、まだ受け付けられていません。数分たってから、もう一度お確かめください。'}
    </p>
  );
}

function DateDone({ receipt }: { receipt: DateReceipt }) {
  const { change_type, movement_id, date, time_band } = receipt;
  const movement = useChangedMovement(movement_id);
  const word = typeLabels[change_type];
  return (
    <DonePage
      title={`${word}の日時を変更しました。`}
      lead={
        change_type === '1' ? (
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
              id: movement_id,
              title: `${movement ? `${movement.item}の` : ''}${word}(${brand.services.fixed})`,
              day: date,
              time: time_band || undefined,
              url: paths.progress(),
            },
          ]}
        />
      }
      of={receipt}
      rows={[
        { term: `${word}日`, value: formatFullDay(date), strong: true },
        {
          term: '時間帯',
          value: time_band ? timeBandText(time_band) : '時間帯の指定なし',
          strong: true,
        },
        movement && { term: `${word}するもの`, value: movement.item },
        movement && { term: '場所', value: <Place of={movement.address} /> },
      ]}
    />
  );
}

async function changeDate({ movement_id, change_type, date, time_band }: DateValues) {
  const changed = await call(api.putChangePreferedDate, {
    body: {
      target: change_type === '1' ? 'delivery' : 'collection',
      target_id: movement_id,
      date,
      part_of_day: 'none',
      time_band: time_band || null,
    },
  });
  return { ...changed, movement_id, change_type };
}

function DeliveryRows() {
  const { deliveries } = useRead(api.getDelivery);
  if (deliveries.length === 0) return null;
  return (
    <Section label="配送の状況" caption={`${deliveries.length}件`}>
      <DescriptionList
        stacked
        items={deliveries.map((delivery) => ({
          term: delivery.item,
          value: `${labelOf(deliveryStatuses, delivery.status)} ${when(delivery)}`.trim(),
          note: note(delivery),
          action: delivery.tracking_url && (
            <Button
              variant="text"
              aria-label={`配送を調べる(${delivery.item})`}
              href={delivery.tracking_url}
            >
              配送を調べる
            </Button>
          ),
        }))}
      />
    </Section>
  );
}

function note({ status, carrier, tracking_number }: Schema.Delivery): ReactNode {
  if (status === 'returned')
    return `ご不在などのため、${carrier ?? '配送会社'}が持ち戻りました。配送会社に再配達をお申し込みください`;
  return (
    tracking_number && (
      <KeepTogether>{`${carrier ?? ''} お問い合わせ番号 ${tracking_number}`.trim()}</KeepTogether>
    )
  );
}
