import { expect, test } from 'vitest';
import { addDays, japanMonth, lastDayOf } from '@/lib/date.ts';
import { projectContract } from '../contract/contract.ts';
import type { OperationId, Success } from '../contractTypes.ts';
import { type Caller, logIn } from '../testing.ts';
import { testMock } from '../testMock.ts';
import { terms } from './terms.ts';

/** When an order is reviewed, and when it is pressed. */
const turns = {
  /** The hour at which a month closes. */
  closing: ['2026-11-30T19:58', '2026-11-30T20:01'],
  midnight: ['2026-11-21T23:58', '2026-11-22T00:01'],
  /** From the next day on, what is delivered as soon as possible comes in another month. */
  delivery: ['2026-11-27T23:58', '2026-11-28T00:01'],
  month: ['2026-11-30T23:58', '2026-12-01T00:01'],
  year: ['2026-12-31T23:58', '2027-01-01T00:01'],
  leapDay: ['2028-02-28T23:58', '2028-02-29T00:01'],
  leapMonth: ['2028-02-29T23:58', '2028-03-01T00:01'],
} as const;

type Turn = keyof typeof turns;
type Told = Partial<Record<Turn, string>>;
type Values = Record<string, unknown>;

const atMonths = (given: string): Told => ({ month: given, year: given, leapMonth: given });
const fromYear = (given: string): Told => ({ year: given, leapDay: given, leapMonth: given });
const atDays = (given: string): Told => ({
  midnight: given,
  delivery: given,
  leapDay: given,
  ...atMonths(given),
});

/** An operation, and after it what is ordered, where it has several rows. */
type Name = OperationId | `${OperationId}: ${string}`;

/** An order, and what becomes of it when it is pressed after a turn of the clock. */
interface Row {
  name: Name;
  id: OperationId;
  as: string;
  /** The service that the path names. */
  of?: string;
  /** Named request of the contract; the first when absent. */
  request?: string;
  /** What the request has otherwise. @param day of the review */
  body?: (day: string, by: Caller) => Values | Promise<Values>;
  /** What of the request follows from what is confirmed. */
  follows?: (confirmed: Values) => Values;
  /** What is written on the first of the month, before the order. @param day of the review */
  before?: (by: Caller, day: string) => Promise<unknown>;
  /**
   * By turn: the terms that have changed, which are asked for again and then done; the code of a refusal; or
   * `closed`, since it couldn't be reviewed. Otherwise it is done as it was confirmed.
   */
  given: Told;
  /** What becomes of the same order from another tab or device. */
  again: string;
}

type More = Pick<Row, 'request' | 'body' | 'follows' | 'before'>;

function row(name: Name, by: Pick<Row, 'as' | 'of'>, given: Told, again: string, more?: More): Row {
  const [id] = name.split(': ') as [OperationId];
  return { name, id, ...by, given, again, ...more };
}

const asConfirmed: Told = {};

const mock = await testMock();
const contract = await projectContract();

const sim = 'm09000001234';
const mizuno = { as: 'mizuno.keiko' };
const own = { ...mizuno, of: sim };
const irie = { as: 'irie.fumi' };
const saegusa = { as: 'saegusa.minori', of: 'm09000003456' };
const withAll = { as: 'mitsushima.michiru' };
const monthEnd = (day: string) => lastDayOf(japanMonth(day));
const noBand = { part_of_day: 'morning', time_band: null };
const inNovember = (given: string): Told => ({ midnight: given, delivery: given, month: given });
const waits = 'option_update_processing';
const closed = 'status_not_allowed';
const quitAtMonthEnd = (day: string) => ({ quit_on: monthEnd(day) });
const quitOn = ({ quit_on }: Values) => ({ quit_on });

const rows: Row[] = [
  row('postCharge', own, atMonths('billing_month, expires_on'), 'added_mb'),
  row(
    'postDataAdvance',
    own,
    { ...atMonths('closed'), closing: 'closed', leapDay: 'data_advance_out_of_period' },
    'advanced_mb',
  ),
  row(
    'postGigaPlus',
    own,
    { ...fromYear('closed'), month: 'giga_plus_receipt_expired' },
    'giga_plus_receipt_complete',
  ),
  row(
    'postPacketGiftCode',
    own,
    { ...atMonths('closed'), closing: 'packet_gift_code_month_end' },
    'remaining_times',
  ),
  // The gift waits until the end of November 2026.
  row(
    'postPacketGiftRequest',
    saegusa,
    { ...fromYear('closed'), month: 'cant_get_in_receipt' },
    'cant_get_in_receipt',
    { body: () => ({ gift_code: 'K7PM2XQ9', auth_code: '2580' }) },
  ),
  // After 20:00 of a month's last day it is the same day whether it is ordered before midnight or after.
  row('postPricePlanExchange', own, { closing: 'starts_on' }, 'change_reserved'),
  row('postCancelExchangePricePlan', own, atMonths('cancel_error'), 'not_found', {
    before: (by) => send(by, 'postPricePlanExchange', sim, requestOf('postPricePlanExchange')),
    body: async (_, by) => {
      const { receipt_number } = await read(by, 'getCancelExchangePricePlan', sim);
      return { target: 'price_plan', receipt_number };
    },
  }),
  row('postCallService', own, { closing: 'starts_on' }, waits),
  row('postVirusBusterMobile', own, atDays('starts_on'), waits),
  row('postPremiumBand', own, atDays('starts_on'), waits),
  row('postValueDataFree', { as: 'tokita.haru', of: 'm09000004323' }, atDays('starts_on'), waits),
  row('postFifthGeneration', own, atMonths('starts_on'), waits, { request: 'update' }),
  row('postDeviceCompensation: quit', own, atMonths('ends_on'), waits, {
    body: () => ({ operation: 'quit', imei: null }),
  }),
  row('postDeviceCompensation: imei', own, asConfirmed, 'bad_request'),
  row('postDeviceEntry: as soon as possible', saegusa, { delivery: 'billing_month' }, 'shipping', {
    body: () => ({ delivery_on: null, delivery_band: null }),
  }),
  row(
    'postDeviceEntry: on the first day',
    saegusa,
    atDays('delivery_date_unavailable'),
    'shipping',
    {
      body: async (_, by) => {
        const { days } = await read(by, 'getDeviceDelivery', saegusa.of);
        const first = days.find(({ can_choose }) => can_choose);
        const { band = null } = first?.bands.find(({ can_choose }) => can_choose) ?? {};
        return { delivery_on: first?.date, delivery_band: band };
      },
    },
  ),
  row('postEsim', saegusa, atMonths('billing_month'), 'replaces', { request: 'exchange' }),
  // No slot is free on the Sunday after the first midnight; the number's last day is 5 December.
  row(
    'postMnpTransferIn',
    { as: 'nagai.mio', of: 'm09000006543' },
    {
      ...fromYear('mnp_transfer_in_reserve_number_expired'),
      delivery: 'bad_request',
      month: 'bad_request',
    },
    'bad_request',
    {
      body: async (_, by) => {
        const answer = await by.call(urlOf('getMnpTransferIn', 'm09000006543'));
        if (!answer.ok) return {};
        const { days } = (await answer.json()) as Success<'getMnpTransferIn'>;
        const slots = days.flatMap((day) => day.slots);
        return { starts_at: slots.find(({ is_available }) => is_available)?.starts_at };
      },
    },
  ),
  row(
    'postMobileQuitInfo: quit',
    own,
    { ...atMonths('quit_on, fee_total'), leapMonth: 'quit_on' },
    'cancel_error',
    { body: () => ({ action: 'quit' }), follows: quitOn },
  ),
  row(
    'postMobileQuitInfo: quit_mnp',
    own,
    { ...atMonths('quit_on, fee_total'), leapMonth: 'quit_on' },
    'cancel_error',
    { body: () => ({ action: 'quit_mnp' }), follows: quitOn },
  ),
  row('postMobileQuitInfo: onestop', saegusa, atMonths('quit_on'), 'onestop_service_stopped', {
    request: 'onestop',
    follows: quitOn,
  }),
  row(
    'postMobileQuitInfo: quit_cancel',
    own,
    { ...atMonths('cancel_error'), closing: 'cancel_error', leapDay: 'cancel_error' },
    'cancel_error',
    {
      before: (by, day) =>
        send(by, 'postMobileQuitInfo', sim, {
          ...requestOf('postMobileQuitInfo'),
          action: 'quit',
          quit_on: monthEnd(day),
        }),
      body: (day) => ({ action: 'quit_cancel', quit_on: monthEnd(day), reason: null }),
    },
  ),
  row('postStopRestartInfo', own, asConfirmed, 'stop_failed'),
  row('putServiceContract', own, asConfirmed, 'not_changed'),
  row(
    'postMobileCashbackAccount',
    own,
    fromYear('cashback_expired'),
    'register_account_cashback_procedure_complete',
  ),
  row('postRegistCashbackAccount', mizuno, fromYear('cashback_expired'), 'cashback_already_paid'),
  row(
    'postCampaignPresentAccept',
    withAll,
    fromYear('present_expired'),
    'present_already_accepted',
  ),
  // With November the repeater's option ends, and it is sent back for that.
  row(
    'postQuit: today',
    mizuno,
    { ...atDays('date_changed'), month: 'total: date_changed' },
    'already_quitting',
    { body: async (day, by) => ({ quit_on: day, devices: await devicesOf(by) }) },
  ),
  row('postQuit: in a week', mizuno, { month: 'total' }, 'already_quitting', {
    body: async (day, by) => ({ quit_on: addDays(day, 7), devices: await devicesOf(by) }),
  }),
  row('postQuitCancel', mizuno, atDays('cancel_period_passed'), 'not_quitting', {
    before: async (by, day) =>
      send(by, 'postQuit', undefined, {
        ...requestOf('postQuit'),
        quit_on: addDays(day, 1),
        devices: await devicesOf(by),
      }),
  }),
  row(
    'postContractEntryCancel',
    { as: 'hayase.sho' },
    fromYear('not_entered'),
    'already_cancelled',
  ),
  row('postG10UpgradeEntry', irie, atDays('date_taken'), 'result_ng', {
    body: async (day, by) => {
      const { token } = await read(by, 'getG10upgTokenInfo');
      return { date: addDays(day, 7), token };
    },
  }),
  row('postMoveTokenCreate', irie, asConfirmed, 'move_in_progress'),
  // From the year's turn on its work is past.
  row(
    'putChangePreferedDate: construction',
    { as: 'funaki.wataru' },
    { ...atDays('change_period_passed'), ...inNovember('date_taken') },
    'bad_request',
    {
      body: async (_, by) => {
        const { entry_id, date, days } = await read(by, 'getConstructionEntry');
        const first = days.find(({ morning }) => morning)?.date ?? date;
        return { ...noBand, target: 'construction', target_id: entry_id, date: first };
      },
    },
  ),
  // After the first turn it is delivered already.
  row(
    'putChangePreferedDate: delivery',
    { as: 'funaki.wataru' },
    { ...atDays('change_period_passed'), closing: 'change_period_passed', midnight: 'too_early' },
    'bad_request',
    {
      body: async (day, by) => {
        const { movements } = await read(by, 'getDeviceDeliCollInfo', 'f30498861');
        const [open] = movements;
        const date = open?.days.find(({ is_selectable }) => is_selectable)?.date ?? day;
        return { ...noBand, target: 'delivery', target_id: open?.movement_id, date };
      },
    },
  ),
  row('putPromotion', irie, asConfirmed, 'done'),
  row('putContract', mizuno, asConfirmed, 'not_changed'),
  row('putBillingAddressInfo', mizuno, asConfirmed, 'not_changed', {
    body: () => ({ receiver: '水野 健' }),
  }),
  row('postVoipWc24FormDemand', mizuno, asConfirmed, 'wc24_same_day_request'),
  row('postVoipWebDetailReissue', mizuno, asConfirmed, 'change_in_progress'),
  row('postOptionVoip', { as: 'hayase.sho' }, asConfirmed, 'voip_already_accepted'),
  row('postRvoipChange', mizuno, asConfirmed, 'voip_change_in_progress'),
  row('postVoipQuit', mizuno, atMonths('bad_request'), 'voip_change_in_progress', {
    body: quitAtMonthEnd,
  }),
  row('postOption: entry that begins with a month', irie, atMonths('starts_on'), closed, {
    body: () => ({ code: 'MO361N', choice: 'without_guard' }),
  }),
  row('postOption: entry that begins as its device arrives', irie, atDays('starts_on'), closed, {
    body: () => ({ code: 'MO310N', choice: 'one_device' }),
  }),
  row('postOption: entry_cancel', irie, atMonths('status_not_allowed'), closed, {
    before: (by) => order(by, { code: 'MO361N' }),
    body: () => ({ code: 'MO361N', order_type: '2' }),
  }),
  row('postOption: quit', withAll, atMonths('bad_request'), closed, {
    body: (day) => ({ code: 'MO310N', order_type: '3', desired_on: monthEnd(day) }),
  }),
  row('postOption: quit_cancel', withAll, atMonths('status_not_allowed'), closed, {
    before: (by, day) => order(by, { code: 'MO310N', order_type: '3', desired_on: monthEnd(day) }),
    body: () => ({ code: 'MO310N', order_type: '4' }),
  }),
  row('postOption: change', withAll, atMonths('starts_on'), closed, {
    body: () => ({ code: 'MO110N', order_type: '5', choice: 'free' }),
  }),
  row('postHikaritvQuit', withAll, atMonths('bad_request'), 'quitting', { body: quitAtMonthEnd }),
  row(
    'postServiceOptionHikaritv: entry',
    { ...mizuno, of: 'f10482175' },
    asConfirmed,
    'hikaritv_already',
  ),
  row(
    'postServiceOptionHikaritv: change',
    { ...withAll, of: 'f20129034' },
    atMonths('starts_on'),
    closed,
    { request: 'change' },
  ),
  row('postUnextOptionChange: entry', irie, asConfirmed, closed, {
    body: () => ({ order_type: '1' }),
  }),
  row('postUnextOptionChange: quit', withAll, atMonths('ends_on'), closed, {
    body: () => ({ order_type: '3' }),
  }),
  row('postSecomEntry', irie, atDays('bad_request'), closed, {
    body: (day) => ({ visit_dates: [day] }),
  }),
  row('postSecomQuit', withAll, atMonths('bad_request'), closed, { body: quitAtMonthEnd }),
  row('postBraviaRecycleEntry', irie, atDays('bad_request'), closed, {
    body: (day) => ({ pickup_on: day }),
  }),
  row('postNurodenkiPlanChange', withAll, asConfirmed, 'change_in_progress'),
];

const order = (by: Caller, body: Values) =>
  send(by, 'postOption', undefined, { ...requestOf('postOption'), ...body });

function operationOf(id: OperationId) {
  const operation = contract.find(id);
  if (!operation) throw new Error(`The contract has no ${id}.`);
  return operation;
}

/** What becomes of each device that goes back when fibre ends: the first that is offered. */
async function devicesOf(by: Caller) {
  const { devices } = await read(by, 'getCancellationFee');
  return devices.map(({ device_id, choices }) => ({ device_id, choice: choices[0]?.choice }));
}

/** A request of the contract. */
function requestOf(id: OperationId, name?: string): Values {
  const examples = (operationOf(id).prism.request?.body?.contents ?? []).flatMap(
    (content) => content.examples ?? [],
  );
  const example = name ? examples.find(({ key }) => key === name) : examples[0];
  if (!example || !('value' in example)) throw new Error(`${id} has no request ${name ?? ''}.`);
  return example.value as Values;
}

function urlOf(id: OperationId, of = ''): string {
  const { hosts, path } = operationOf(id);
  const host = of.startsWith('m') ? 'mobile' : hosts[0];
  return `/hosts/${host ?? ''}${path.replace('{service_id}', of)}`;
}

const read = <Id extends OperationId>(by: Caller, id: Id, of?: string): Promise<Success<Id>> =>
  by.read(urlOf(id, of));

/** Sends an order as a press of its own. */
async function send(by: Caller, id: OperationId, of: string | undefined, body: Values) {
  const answer = await by.call(urlOf(id, of), { method: operationOf(id).method, body });
  return { isDone: answer.ok, answer: (await answer.json()) as Values };
}

/** A value of the type that a term has, which no order gives. */
const impossible = (name: string) =>
  /_(on|until)$/.test(name) ? '2099-12-30' : /month$/.test(name) ? '209912' : 98;

/** The terms that an operation can have, of which the first is not null. */
function namesOf(id: OperationId): string[] {
  const [content] = operationOf(id).prism.request?.body?.contents ?? [];
  const { properties = {} } = content?.schema ?? {};
  const { confirmed } = properties as { confirmed?: { properties?: object } };
  return Object.keys(confirmed?.properties ?? {});
}

/** What an order gives now, by the answer to one that confirms what can't be; undefined where it is refused. */
async function termsNow(by: Caller, { id, of }: Row, body: Values): Promise<Values | undefined> {
  const [name] = namesOf(id);
  if (name === undefined) return {};
  const { answer } = await send(by, id, of, { ...body, confirmed: { [name]: impossible(name) } });
  return answer['code'] === 'terms_changed' ? (answer['terms'] as Values) : undefined;
}

/**
 * Presses an order, and confirms again what has changed: what is done is what was confirmed last, and a
 * refusal before has done nothing, or the order would be refused now.
 */
async function press(by: Caller, row: Row, body: Values, confirmed: Values): Promise<string> {
  const { id, of, follows } = row;
  const asked = { ...body, ...follows?.(confirmed) };
  const sent = id in terms ? { ...asked, confirmed } : asked;
  const { isDone, answer } = await send(by, id, of, sent);
  if (isDone) {
    const promised: Values = { ...asked, ...confirmed, receipt_number: answer['receipt_number'] };
    const kept = Object.keys(answer).filter((name) => name in promised && answer[name] !== null);
    const picked = (from: Values) => Object.fromEntries(kept.map((name) => [name, from[name]]));
    expect(picked(answer)).toEqual(picked(promised));
    return 'done';
  }
  if (answer['code'] !== 'terms_changed') return String(answer['code']);
  const now = answer['terms'] as Values;
  const changed = Object.keys(confirmed).filter((name) => now[name] !== confirmed[name]);
  const then = await press(by, row, body, now);
  return changed.join(', ') + (then === 'done' ? '' : `: ${then}`);
}

/** The customer at a moment, whatever was written on the first of that month. */
async function customerAt(row: Row, moment: string): Promise<Caller> {
  mock.reset();
  const day = moment.slice(0, 10);
  const clock = `${moment}:00+09:00`;
  if (row.before) {
    mock.clock.set(`${day.slice(0, 8)}01T10:00:00+09:00`);
    await row.before(await logIn(mock, row.as), day);
    mock.restore({ ...mock.snapshot(), clock });
  } else mock.clock.set(clock);
  return logIn(mock, row.as);
}

/** The order as it is reviewed at a moment. */
async function reviewed(row: Row, moment: string) {
  const by = await customerAt(row, moment);
  const own = await row.body?.(moment.slice(0, 10), by);
  const body = { ...requestOf(row.id, row.request), ...own };
  return { by, body, confirmed: await termsNow(by, row, body) };
}

test('every order that says what was confirmed is tried', () => {
  const tried = new Set(rows.map(({ id }) => id));
  expect(Object.keys(terms).filter((id) => !tried.has(id as OperationId))).toEqual([]);
});

test.each(rows)('$name is done as it was confirmed, or asked for again', async (row) => {
  const found: Told = {};
  for (const [turn, [shown, pressed]] of Object.entries(turns)) {
    const { by, body, confirmed } = await reviewed(row, shown);
    mock.clock.set(`${pressed}:00+09:00`);
    const given = confirmed ? await press(by, row, body, confirmed) : 'closed';
    if (given !== 'done') found[turn as Turn] = given;
  }
  expect(found).toEqual(row.given);
});

test.each(rows)('$name from another tab is not done unnoticed', async (row) => {
  const { by, body, confirmed = {} } = await reviewed(row, turns.midnight[0]);
  await press(by, row, body, confirmed);
  expect(await press(by, row, body, confirmed)).toBe(row.again);
});
