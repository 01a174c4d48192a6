import { createHash } from 'node:crypto';
import { addDays, japanDay } from '@/lib/date.ts';
import type { Success } from '../contractTypes.ts';
import { isListed } from '../facts/application.ts';
import {
  connectedOn,
  constructionEntry,
  constructionOf,
  isStillSent,
  movementAt,
  movementsOf,
  ownItem,
  stillComes,
  takesPlace,
} from '../facts/construction.ts';
import { isTooYoung } from '../facts/customer.ts';
import { accepted, fibreExample } from '../facts/examples.ts';
import { infoAt, isUpgrading, judgedOf, upgradeOf, whyNotMoved } from '../facts/fibrePlan.ts';
import {
  type CustomerCall,
  type Handlers,
  Refusal,
  type SignedCall,
  wrongField,
} from '../handler.ts';
import { eventsOf } from '../ledger/event.ts';
import { formatMoment } from '../moments.ts';
import type { Session } from '../session/sessions.ts';

/** The construction, its day and its progress. */
export const construction: Handlers = {
  getConstructionEntry: (call) => constructionEntry(call),

  getConstructionProgress: (call) => {
    const { now } = call;
    const { progress: example } = constructionOf(call);
    if (!example) return { construction: null };
    const { date, part_of_day, can_change, changeable_until } = constructionEntry(call);
    const isPast = date !== null && date < japanDay(now);
    if (isPast && !isListed(date, japanDay(now))) return { construction: null };
    return {
      construction: {
        ...example,
        steps: example.steps.map((step) => {
          if (step.code === 'construction')
            return { ...step, date, part_of_day, state: isPast ? 'done' : step.state };
          if ((step.code === 'completed' || step.code === 'opened') && isPast)
            return { ...step, date, state: 'done', note: null };
          return step;
        }),
        can_change_date: can_change,
        changeable_until,
      },
    };
  },
};

type Delivery = Success<'getDelivery'>['deliveries'][number];

/** A delivery at a moment: what was to come by a day that is past has come. */
const arrived = (delivery: Delivery, now: Date): Delivery =>
  (delivery.status === 'preparing' || delivery.status === 'shipped') &&
  delivery.date !== null &&
  delivery.date < japanDay(now)
    ? { ...delivery, status: 'delivered', can_change: false }
    : delivery;

/** Deliveries and collections whose day can be chosen, and what is on its way. */
export const movements: Handlers = {
  getDeviceDeliCollInfo: (call) => ({
    movements: movementsOf(call)
      .movements.filter((one) => takesPlace(call, one))
      .map((one) => movementAt(one, call.now, connectedOn(call))),
  }),

  getDelivery: (call) => {
    const { session, now } = call;
    const { movements: all, moved } = movementsOf(call);
    const { deliveries } = fibreExample(call, 'getDelivery');
    const known = new Set(deliveries.map(({ delivery_id }) => delivery_id));
    return {
      deliveries: [
        ...deliveries.map((example) => {
          const delivery = ownItem(session, example);
          const found = all.find(({ movement_id }) => movement_id === delivery.delivery_id);
          if (!found) return delivery;
          const { movement_id, date, time_band } = found;
          return {
            ...delivery,
            ...(moved.includes(movement_id) && { date, time_band }),
            can_change: movementAt(found, now).can_change,
          };
        }),
        // Deliveries whose day can be moved are listed too, whether or not it was moved.
        ...all
          .filter(
            ({ movement_id, change_type, date }) =>
              change_type === '1' && date !== null && !known.has(movement_id),
          )
          .map((one) => ({
            delivery_id: one.movement_id,
            item: one.item,
            status: 'preparing' as const,
            date: one.date,
            time_band: one.time_band,
            shipped_on: null,
            carrier: null,
            tracking_number: null,
            tracking_url: null,
            can_change: movementAt(one, now).can_change,
          })),
      ]
        .filter(
          ({ date, status }) =>
            stillComes(session, date) && (status !== 'preparing' || isStillSent(call, date)),
        )
        .map((delivery) => arrived(delivery, now)),
    };
  },
};

type Change = SignedCall<'putChangePreferedDate'>;

/** Moves a construction, a delivery or a collection to another day. */
export const changeDate: Handlers = {
  putChangePreferedDate: (call) => {
    const { target, date, part_of_day, time_band } = call.body;
    const refusal = target === 'construction' ? moveConstruction(call) : moveDevice(call);
    return refusal ?? { ...accepted(call, 'DC'), target, date, part_of_day, time_band };
  },
};

function moveConstruction(call: Change): Refusal | undefined {
  const { body } = call;
  const entry = constructionEntry(call);
  if (body.target_id !== entry.entry_id) return new Refusal('not_found');
  if (!entry.can_change) return new Refusal('change_period_passed');
  const day = entry.days.find(({ date }) => date === body.date);
  if (body.part_of_day === 'none') return wrongField('part_of_day', '午前か午後をお選びください。');
  if (!day?.[body.part_of_day]) return new Refusal('date_taken');
  return body.date === entry.date && body.part_of_day === entry.part_of_day
    ? wrongField('date', 'いまの工事日と同じです。')
    : undefined;
}

function moveDevice(call: Change): Refusal | undefined {
  const { now, body } = call;
  const found = movementsOf(call).movements.find(
    (one) => one.movement_id === body.target_id && takesPlace(call, one),
  );
  if (!found || (found.change_type === '1') !== (body.target === 'delivery'))
    return new Refusal('not_found');
  const { can_change, selectable_from, days } = movementAt(found, now, connectedOn(call));
  if (!can_change) return new Refusal('change_period_passed');
  if (body.date < selectable_from) return new Refusal('too_early');
  const day = days.find(({ date }) => date === body.date);
  if (!day?.is_selectable || (body.time_band && day.unavailable_bands.includes(body.time_band)))
    return new Refusal('date_taken');
  return body.date === found.date && body.time_band === found.time_band
    ? wrongField('date', 'いまの日時と同じです。')
    : undefined;
}

const tokenMinutes = 30;

/** Days from today to the first day that can be chosen for the construction. */
const leadDays = 7;

const startOfMinute = (at: Date) => new Date(Math.floor(at.getTime() / 60_000) * 60_000);

/** The token that is good until a minute: made of it, so that asking for one changes nothing. */
const tokenUntil = (end: Date, { customer }: Session): string =>
  createHash('sha256')
    .update(`${customer.userId} ${startOfMinute(end).toISOString()}`)
    .digest('hex')
    .slice(0, 32)
    .toUpperCase();

const isValidToken = ({ session, now }: CustomerCall, token: string): boolean =>
  Array.from({ length: tokenMinutes }, (_, minutes) =>
    tokenUntil(new Date(now.getTime() + (minutes + 1) * 60_000), session),
  ).includes(token);

const alreadyUpgraded = (call: CustomerCall) =>
  new Refusal('result_ng', {
    message:
      infoAt(call).state === 'done'
        ? 'すでに10ギガに切り替わっています。'
        : '10ギガへの変更は、すでにお申し込みを受け付けています。',
  });

/** The upgrade to 10G (docs/product.md §6.7). */
export const upgrade: Handlers = {
  getG10upgEnableJudge: (call) => judgedOf(call),

  getG10upgStateInfo: (call) => infoAt(call),

  getG10upgAcceptJudge: (call) => ({
    ...fibreExample(call, 'getG10upgAcceptJudge'),
    first_day: addDays(japanDay(call.now), leadDays),
  }),

  getG10upgTokenInfo: (call) => {
    const { session, now } = call;
    if (infoAt(call).state !== 'none') return alreadyUpgraded(call);
    const end = new Date(now.getTime() + tokenMinutes * 60_000);
    return { token: tokenUntil(end, session), expires_at: formatMoment(startOfMinute(end)) };
  },

  postG10UpgradeEntry: (call) => {
    const { body, now } = call;
    const { info } = upgradeOf(call);
    if (isTooYoung(call)) return new Refusal('applicant_too_young');
    if (infoAt(call).state !== 'none') return alreadyUpgraded(call);
    const { upgrade, sts } = judgedOf(call);
    if (upgrade === '0') return new Refusal('not_upgrade_ng');
    if (sts === '0') return new Refusal('not_sts_ng');
    if (!isValidToken(call, body.token)) return new Refusal('token_expired');
    if (body.date < addDays(japanDay(now), leadDays)) return new Refusal('date_taken');
    return {
      ...accepted(call, 'UG'),
      construction_on: body.date,
      part_of_day: body.part_of_day,
      monthly_fee: info.monthly_fee,
      discount: info.discount,
    };
  },
};

type Move = Success<'getMoveToken'>;

/** The token of a move lives for a week. */
const tokenDays = 7;
const movingPage = 'https://move.minamo.example/start';

/** Where fibre isn't offered, in the mock. */
const notProviding = /^90[0-9]{5}$/;

/** The last move that was started, and whether it can't be gone on with any more. */
function begun({ session: { past }, now }: CustomerCall) {
  const { token, expires_at } = eventsOf(past, 'postMoveTokenCreate').at(-1)?.answer ?? {};
  return token === undefined || expires_at === undefined
    ? undefined
    : { token, expires_at, isExpired: Date.parse(expires_at) < now.getTime() };
}

/** Why a move can't be started. */
function obstacle(call: CustomerCall) {
  if (isUpgrading(call))
    return {
      example: 'construction_in_progress',
      reason: '10ギガへの切り替え工事が終わるまでは、お申し込みいただけません。',
    };
  const reason = whyNotMoved(call);
  return reason === undefined ? undefined : { example: 'state_not_allowed' as const, reason };
}

/** Moving house: a token leads to the page where it goes on. */
export const move: Handlers = {
  getMoveToken: (call): Move => {
    const none = { token: null, url: null, expires_at: null, reason: null };
    const found = obstacle(call);
    if (found) return { ...none, state: 'not_available', reason: found.reason };
    const last = begun(call);
    if (!last) return { ...none, state: 'none' };
    const { token, expires_at, isExpired } = last;
    if (isExpired) return { ...none, state: 'expired' };
    return { ...none, state: 'issued', token, expires_at, url: movingPage };
  },

  postMoveTokenCreate: (call) => {
    const { mock, body, now } = call;
    const found = obstacle(call);
    if (found) return new Refusal(found.example);
    if (begun(call)?.isExpired === false) return new Refusal('move_in_progress');
    if (body.zip_code !== null && notProviding.test(body.zip_code))
      return new Refusal('area_not_providing');
    const token = mock.random.code(32, 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789');
    const last = addDays(japanDay(now), tokenDays);
    const expires_at = `${last}T23:59:59+09:00`;
    return { token, url: movingPage, expires_at };
  },
};
