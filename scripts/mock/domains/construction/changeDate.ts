import { formatDay } from '@/lib/date.ts';
import { addNotice } from '../account/notices.ts';
import { fibreServiceOf } from '../contract/fibreService.ts';
import { type Handlers, Refusal, type SignedCall } from '../domain.ts';
import { formatMoment } from '../formatMoment.ts';
import type { Success } from '../operations.ts';
import { moveApplication } from '../progress/applications.ts';
import { receiptNumber } from '../progress/receiptNumber.ts';
import { upgradeTitle } from '../upgrade/upgradeState.ts';
import { constructionEntry, constructionOf } from './construction.ts';
import { connectedOn, movementAt } from './movements.ts';
import { movementsOf } from './movementState.ts';

type Change = SignedCall<'putChangePreferedDate'>;

const names = { construction: '工事日', delivery: 'お届け日', collection: '回収日' } as const;
const halves = { none: '', morning: '午前', afternoon: '午後' } as const;

/** Moves a construction, a delivery or a collection to another day. */
export const changeDate: Handlers = {
  putChangePreferedDate: (call) => {
    const { mock, session, now, body } = call;
    const refusal = body.target === 'construction' ? moveConstruction(call) : moveDevice(call);
    if (refusal) return refusal;
    const service = fibreServiceOf(session);
    const number = receiptNumber(mock, 'DC', now);
    const when = `${formatDay(body.date)}${halves[body.part_of_day]}${body.time_band ?? ''}`;
    addNotice(session, service, now, {
      title: `${names[body.target]}を変更しました`,
      paragraphs: [`${names[body.target]}は、${when}です。`],
      rows: [{ label: '受付番号', value: number }],
      link: {
        url: body.target === 'construction' ? '/contract/construction' : '/contract/delivery',
        text: '日程を見る',
        type: 'internal',
      },
    });
    const { target, date, part_of_day, time_band } = body;
    const answer: Success<'putChangePreferedDate'> = {
      receipt_number: number,
      accepted_at: formatMoment(now),
      target,
      date,
      part_of_day,
      time_band,
    };
    return answer;
  },
};

function moveConstruction({ mock, session, now, body }: Change): Refusal | undefined {
  const state = constructionOf(mock, session);
  const entry = constructionEntry(mock, session, now);
  if (body.target_id !== entry.entry_id) return new Refusal('not_found');
  if (!entry.can_change) return new Refusal('change_period_passed');
  const day = entry.days.find(({ date }) => date === body.date);
  if (body.part_of_day === 'none') return new Refusal('bad_request');
  if (!day?.[body.part_of_day]) return new Refusal('date_taken');
  state.entry.date = body.date;
  state.entry.part_of_day = body.part_of_day;
  state.isMoved = true;
  moveApplication(mock, session, fibreServiceOf(session), upgradeTitle, {
    date: body.date,
    detail: `${halves[body.part_of_day]} 立ち会いが必要です(約1時間)`,
  });
  return undefined;
}

function moveDevice({ mock, session, now, body }: Change): Refusal | undefined {
  const state = movementsOf(mock, session);
  const found = state.movements.find(({ movement_id }) => movement_id === body.target_id);
  if (!found || (found.change_type === '1') !== (body.target === 'delivery'))
    return new Refusal('not_found');
  const { can_change, selectable_from, days } = movementAt(found, now, connectedOn(mock, session));
  if (!can_change) return new Refusal('change_period_passed');
  if (body.date < selectable_from) return new Refusal('too_early');
  const day = days.find(({ date }) => date === body.date);
  if (!day?.is_selectable || (body.time_band && day.unavailable_bands.includes(body.time_band)))
    return new Refusal('date_taken');
  found.date = body.date;
  found.time_band = body.time_band;
  state.moved.push(found.movement_id);
  return undefined;
}
