import { type Handlers, Refusal, type SignedCall } from '../domain.ts';
import { formatMoment } from '../formatMoment.ts';
import type { Success } from '../operations.ts';
import { receiptNumber } from '../progress/receiptNumber.ts';
import { constructionEntry } from './construction.ts';
import { connectedOn, movementAt } from './movements.ts';
import { movementsOf } from './movementState.ts';

type Change = SignedCall<'putChangePreferedDate'>;

/** Moves a construction, a delivery or a collection to another day. */
export const changeDate: Handlers = {
  putChangePreferedDate: (call) => {
    const { mock, now, body } = call;
    const refusal = body.target === 'construction' ? moveConstruction(call) : moveDevice(call);
    if (refusal) return refusal;
    const number = receiptNumber(mock, 'DC', now);
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
  const entry = constructionEntry(mock, session, now);
  if (body.target_id !== entry.entry_id) return new Refusal('not_found');
  if (!entry.can_change) return new Refusal('change_period_passed');
  const day = entry.days.find(({ date }) => date === body.date);
  if (body.part_of_day === 'none') return new Refusal('bad_request');
  if (!day?.[body.part_of_day]) return new Refusal('date_taken');
  return undefined;
}

function moveDevice({ mock, session, now, body }: Change): Refusal | undefined {
  const found = movementsOf(mock, session).movements.find(
    ({ movement_id }) => movement_id === body.target_id,
  );
  if (!found || (found.change_type === '1') !== (body.target === 'delivery'))
    return new Refusal('not_found');
  const { can_change, selectable_from, days } = movementAt(
    found,
    now,
    connectedOn(mock, session, now),
  );
  if (!can_change) return new Refusal('change_period_passed');
  if (body.date < selectable_from) return new Refusal('too_early');
  const day = days.find(({ date }) => date === body.date);
  if (!day?.is_selectable || (body.time_band && day.unavailable_bands.includes(body.time_band)))
    return new Refusal('date_taken');
  return undefined;
}
