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

/** An order, and what becomes of it when it is pressed after a turn of the clock. */
interface Row {
  id: OperationId;
  /** What is ordered, where an operation has several rows. */
  what?: string;
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
  given?: Told;
  /** What becomes of the same order from another tab or device. */
  again: string;
}

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
const waits = { again: 'option_update_processing' };
const closed = { again: 'status_not_allowed' };
const quitOn = ({ quit_on }: Values) => ({ quit_on });

const rows: Row[] = [
  { id: 'postCharge', ...own, given: atMonths('billing_month, expires_on'), again: 'added_mb' },
  {
    id: 'postDataAdvance',
    ...own,
    given: { ...atMonths('closed'), closing: 'closed', leapDay: 'data_advance_out_of_period' },
    again: 'advanced_mb',
  },
  {
    id: 'postGigaPlus',
    ...own,
    given: { ...fromYear('closed'), month: 'giga_plus_receipt_expired' },
    again: 'giga_plus_receipt_complete',
  },
  {
    id: 'postPacketGiftCode',
    ...own,
    given: { ...atMonths('closed'), closing: 'packet_gift_code_month_end' },
    again: 'remaining_times',
  },
  {
    id: 'postPacketGiftRequest',
    ...saegusa,
    // The gift waits until the end of November 2026.
    body: () => ({ gift_code: 'K7PM2XQ9', auth_code: '2580' }),
    given: { ...fromYear('closed'), month: 'cant_get_in_receipt' },
    again: 'cant_get_in_receipt',
  },
  {
    id: 'postPricePlanExchange',
    ...own,
    // After 20:00 of a month's last day it is the same day whether it is ordered before midnight or after.
    given: { closing: 'starts_on' },
    again: 'change_reserved',
  },
  {
    id: 'postCancelExchangePricePlan',
    ...own,
    before: (by) => send(by, 'postPricePlanExchange', sim, requestOf('postPricePlanExchange')),
    body: async (_, by) => {
      const { receipt_number } = await read(by, 'getCancelExchangePricePlan', sim);
      return { target: 'price_plan', receipt_number };
    },
    given: atMonths('cancel_error'),
    again: 'not_found',
  },
  { id: 'postCallService', ...own, given: { closing: 'starts_on' }, ...waits },
  { id: 'postVirusBusterMobile', ...own, given: atDays('starts_on'), ...waits },
  { id: 'postPremiumBand', ...own, given: atDays('starts_on'), ...waits },
  {
    id: 'postValueDataFree',
    as: 'tokita.haru',
    of: 'm09000004323',
    given: atDays('starts_on'),
    ...waits,
  },
  { id: 'postFifthGeneration', ...own, request: 'update', given: atMonths('starts_on'), ...waits },
  {
    id: 'postDeviceCompensation',
    what: 'quit',
    ...own,
    body: () => ({ operation: 'quit', imei: null }),
    given: atMonths('ends_on'),
    ...waits,
  },
  { id: 'postDeviceCompensation', what: 'imei', ...own, again: 'bad_request' },
  {
    id: 'postDeviceEntry',
    what: 'as soon as possible',
    ...saegusa,
    body: () => ({ delivery_on: null, delivery_band: null }),
    given: { delivery: 'billing_month' },
    again: 'shipping',
  },
  {
    id: 'postDeviceEntry',
    what: 'on the first day',
    ...saegusa,
    body: async (_, by) => {
      const { days } = await read(by, 'getDeviceDelivery', saegusa.of);
      const first = days.find(({ can_choose }) => can_choose);
      const { band = null } = first?.bands.find(({ can_choose }) => can_choose) ?? {};
      return { delivery_on: first?.date, delivery_band: band };
    },
    given: atDays('delivery_date_unavailable'),
    again: 'shipping',
  },
  {
    id: 'postEsim',
    ...saegusa,
    request: 'exchange',
    given: atMonths('billing_month'),
    again: 'replaces',
  },
  {
    id: 'postMnpTransferIn',
    as: 'nagai.mio',
    of: 'm09000006543',
    body: async (_, by) => {
      const answer = await by.call(urlOf('getMnpTransferIn', 'm09000006543'));
      if (!answer.ok) return {};
      const { days } = (await answer.json()) as Success<'getMnpTransferIn'>;
      const slots = days.flatMap((day) => day.slots);
      return { starts_at: slots.find(({ is_available }) => is_available)?.starts_at };
    },
    // No slot is free on the Sunday after the first midnight; the number's last day is 5 December.
    given: {
      ...fromYear('mnp_transfer_in_reserve_number_expired'),
      delivery: 'bad_request',
      month: 'bad_request',
    },
    again: 'bad_request',
  },
  {
    id: 'postMobileQuitInfo',
    what: 'quit',
    ...own,
    body: () => ({ action: 'quit' }),
    follows: quitOn,
    given: { ...atMonths('quit_on, fee_total'), leapMonth: 'quit_on' },
    again: 'cancel_error',
  },
  {
    id: 'postMobileQuitInfo',
    what: 'quit_mnp',
    ...own,
    body: () => ({ action: 'quit_mnp' }),
    follows: quitOn,
    given: { ...atMonths('quit_on, fee_total'), leapMonth: 'quit_on' },
    again: 'cancel_error',
  },
  {
    id: 'postMobileQuitInfo',
    what: 'onestop',
    ...saegusa,
    request: 'onestop',
    follows: quitOn,
    given: atMonths('quit_on'),
    again: 'onestop_service_stopped',
  },
  {
    id: 'postMobileQuitInfo',
    what: 'quit_cancel',
    ...own,
    before: (by, day) =>
      send(by, 'postMobileQuitInfo', sim, {
        ...requestOf('postMobileQuitInfo'),
        action: 'quit',
        quit_on: monthEnd(day),
      }),
    body: (day) => ({ action: 'quit_cancel', quit_on: monthEnd(day), reason: null }),
    given: { ...atMonths('cancel_error'), closing: 'cancel_error', leapDay: 'cancel_error' },
    again: 'cancel_error',
  },
  { id: 'postStopRestartInfo', ...own, again: 'stop_failed' },
  { id: 'putServiceContract', ...own, again: 'not_changed' },
  {
    id: 'postMobileCashbackAccount',
    ...own,
    given: fromYear('cashback_expired'),
    again: 'register_account_cashback_procedure_complete',
  },
  {
    id: 'postRegistCashbackAccount',
    ...mizuno,
    given: fromYear('cashback_expired'),
    again: 'cashback_already_paid',
  },
  {
    id: 'postCampaignPresentAccept',
    ...withAll,
    given: fromYear('present_expired'),
    again: 'present_already_accepted',
  },
  {
    id: 'postQuit',
    what: 'today',
    ...mizuno,
    body: async (day, by) => ({ quit_on: day, devices: await devicesOf(by) }),
    // With November the repeater's option ends, and it is sent back for that.
    given: { ...atDays('date_changed'), month: 'total: date_changed' },
    again: 'already_quitting',
  },
  {
    id: 'postQuit',
    what: 'in a week',
    ...mizuno,
    body: async (day, by) => ({ quit_on: addDays(day, 7), devices: await devicesOf(by) }),
    given: { month: 'total' },
    again: 'already_quitting',
  },
  {
    id: 'postQuitCancel',
    ...mizuno,
    before: async (by, day) =>
      send(by, 'postQuit', undefined, {
        ...requestOf('postQuit'),
        quit_on: addDays(day, 1),
        devices: await devicesOf(by),
      }),
    given: atDays('cancel_period_passed'),
    again: 'not_quitting',
  },
  {
    id: 'postContractEntryCancel',
    as: 'hayase.sho',
    given: fromYear('not_entered'),
    again: 'already_cancelled',
  },
  {
    id: 'postG10UpgradeEntry',
    ...irie,
    body: async (day, by) => {
      const { token } = await read(by, 'getG10upgTokenInfo');
      return { date: addDays(day, 7), token };
    },
    given: atDays('date_taken'),
    again: 'result_ng',
  },
  { id: 'postMoveTokenCreate', ...irie, again: 'done' },
  {
    id: 'putChangePreferedDate',
    what: 'construction',
    as: 'funaki.wataru',
    body: async (_, by) => {
      const { entry_id, date, days } = await read(by, 'getConstructionEntry');
      const first = days.find(({ morning }) => morning)?.date ?? date;
      return { ...noBand, target: 'construction', target_id: entry_id, date: first };
    },
    // From the year's turn on its work is past.
    given: { ...atDays('change_period_passed'), ...inNovember('date_taken') },
    again: 'bad_request',
  },
  {
    id: 'putChangePreferedDate',
    what: 'delivery',
    as: 'funaki.wataru',
    body: async (day, by) => {
      const { movements } = await read(by, 'getDeviceDeliCollInfo', 'f30498861');
      const [open] = movements;
      const date = open?.days.find(({ is_selectable }) => is_selectable)?.date ?? day;
      return { ...noBand, target: 'delivery', target_id: open?.movement_id, date };
    },
    // After the first turn it is delivered already.
    given: {
      ...atDays('change_period_passed'),
      closing: 'change_period_passed',
      midnight: 'too_early',
    },
    again: 'bad_request',
  },
  { id: 'putPromotion', ...irie, again: 'done' },
  { id: 'putContract', ...mizuno, again: 'not_changed' },
  {
    id: 'putBillingAddressInfo',
    ...mizuno,
    body: () => ({ receiver: '水野 健' }),
    again: 'not_changed',
  },
  { id: 'postVoipWc24FormDemand', ...mizuno, again: 'wc24_same_day_request' },
  { id: 'postVoipWebDetailReissue', ...mizuno, again: 'change_in_progress' },
  { id: 'postOptionVoip', as: 'hayase.sho', again: 'voip_already_accepted' },
  { id: 'postRvoipChange', ...mizuno, again: 'voip_change_in_progress' },
  {
    id: 'postVoipQuit',
    ...mizuno,
    body: (day) => ({ quit_on: monthEnd(day) }),
    given: atMonths('bad_request'),
    again: 'voip_change_in_progress',
  },
  {
    id: 'postOption',
    what: 'entry that begins with a month',
    ...irie,
    body: () => ({ code: 'MO361N', choice: 'without_guard' }),
    given: atMonths('starts_on'),
    ...closed,
  },
  {
    id: 'postOption',
    what: 'entry that begins as its device arrives',
    ...irie,
    body: () => ({ code: 'MO310N', choice: 'one_device' }),
    given: atDays('starts_on'),
    ...closed,
  },
  {
    id: 'postOption',
    what: 'entry_cancel',
    ...irie,
    before: (by) => order(by, { code: 'MO361N' }),
    body: () => ({ code: 'MO361N', order_type: '2' }),
    given: atMonths('status_not_allowed'),
    ...closed,
  },
  {
    id: 'postOption',
    what: 'quit',
    ...withAll,
    body: (day) => ({ code: 'MO310N', order_type: '3', desired_on: monthEnd(day) }),
    given: atMonths('bad_request'),
    ...closed,
  },
  {
    id: 'postOption',
    what: 'quit_cancel',
    ...withAll,
    before: (by, day) => order(by, { code: 'MO310N', order_type: '3', desired_on: monthEnd(day) }),
    body: () => ({ code: 'MO310N', order_type: '4' }),
    given: atMonths('status_not_allowed'),
    ...closed,
  },
  {
    id: 'postOption',
    what: 'change',
    ...withAll,
    body: () => ({ code: 'MO110N', order_type: '5', choice: 'free' }),
    given: atMonths('starts_on'),
    ...closed,
  },
  {
    id: 'postHikaritvQuit',
    ...withAll,
    body: (day) => ({ quit_on: monthEnd(day) }),
    given: atMonths('bad_request'),
    again: 'quitting',
  },
  {
    id: 'postServiceOptionHikaritv',
    what: 'entry',
    ...mizuno,
    of: 'f10482175',
    again: 'hikaritv_already',
  },
  {
    id: 'postServiceOptionHikaritv',
    what: 'change',
    ...withAll,
    of: 'f20129034',
    request: 'change',
    given: atMonths('starts_on'),
    ...closed,
  },
  {
    id: 'postUnextOptionChange',
    what: 'entry',
    ...irie,
    body: () => ({ order_type: '1' }),
    ...closed,
  },
  {
    id: 'postUnextOptionChange',
    what: 'quit',
    ...withAll,
    body: () => ({ order_type: '3' }),
    given: atMonths('ends_on'),
    ...closed,
  },
  {
    id: 'postSecomEntry',
    ...irie,
    body: (day) => ({ visit_dates: [day] }),
    given: atDays('bad_request'),
    ...closed,
  },
  {
    id: 'postSecomQuit',
    ...withAll,
    body: (day) => ({ quit_on: monthEnd(day) }),
    given: atMonths('bad_request'),
    ...closed,
  },
  {
    id: 'postBraviaRecycleEntry',
    ...irie,
    body: (day) => ({ pickup_on: day }),
    given: atDays('bad_request'),
    ...closed,
  },
  { id: 'postNurodenkiPlanChange', ...withAll, again: 'change_in_progress' },
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

const named = rows.map((row) => ({ ...row, name: [row.id, row.what].filter(Boolean).join(', ') }));

test.each(named)('$name is done as it was confirmed, or asked for again', async (row) => {
  const found: Told = {};
  for (const [turn, [shown, pressed]] of Object.entries(turns)) {
    const { by, body, confirmed } = await reviewed(row, shown);
    mock.clock.set(`${pressed}:00+09:00`);
    const given = confirmed ? await press(by, row, body, confirmed) : 'closed';
    if (given !== 'done') found[turn as Turn] = given;
  }
  expect(found).toEqual({ ...row.given });
});

test.each(named)('$name from another tab is not done in silence', async (row) => {
  const { by, body, confirmed = {} } = await reviewed(row, turns.midnight[0]);
  await press(by, row, body, confirmed);
  expect(await press(by, row, body, confirmed)).toBe(row.again);
});
