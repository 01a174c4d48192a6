import { isNeo } from '@/catalogue/planRules.ts';
import { addDays, formatShortDay, japanDay } from '@/lib/date.ts';
import { isHoliday } from '@/lib/holidays.ts';
import type { Success } from '../contractTypes.ts';
import { Refusal, type ServiceCall } from '../handler.ts';
import { comesOn, type Order } from './application.ts';
import { comingDevice, ordersAt } from './applications.ts';
import { isUnpaid } from './bill.ts';
import { able, type ContractChange, unable, withProcedures } from './contractChange.ts';
import { exampleOf } from './examples.ts';
import { planOf } from './plan.ts';
import {
  isIdle,
  isMovingNow,
  leftText,
  movingIn,
  simQuitState,
  statusAt,
  stopStateAt,
} from './simLife.ts';

type Restriction = Success<'getSettingsRestriction'>['restrictions'][number];

export type Setting = Restriction['setting'];

interface Cause extends Omit<Restriction, 'setting'> {
  closes: readonly Setting[];
}

const cause = (
  reason: Cause['reason'],
  text: string,
  closes: Cause['closes'],
  available_from: string | null = null,
): Cause => ({ reason, text, available_from, closes });

/** The settings of a line in use: closed before its activation and after its end. */
const everySetting: readonly Setting[] = [
  'traffic_control',
  'charge',
  'packet_gift',
  'data_advance',
  'giga_plus',
  'price_plan_exchange',
  'option',
  'call_service',
  'esim',
  'device_entry',
  'stop_restart',
];

/** What makes no sense on a line that is about to end. */
const closedWhileLeaving: readonly Setting[] = [
  'price_plan_exchange',
  'option',
  'call_service',
  'device_entry',
  'esim',
  'data_advance',
];

const closedWhileStopped: readonly Setting[] = [
  'traffic_control',
  'charge',
  'packet_gift',
  'data_advance',
  'esim',
  'price_plan_exchange',
  'option',
  'call_service',
];

/** All that is closed for a SIM now; where two causes close a setting, the first says why. */
export function restrictionsOf(call: ServiceCall): Restriction[] {
  const closed = new Map<Setting, Restriction>();
  for (const { closes, ...why } of causesOf(call))
    for (const setting of closes)
      if (!closed.has(setting)) closed.set(setting, { setting, ...why });
  return [...closed.values()];
}

/** Why a setting of a SIM is closed now; undefined when it is open. */
export const restrictionOf = (call: ServiceCall, setting: Setting): Restriction | undefined =>
  restrictionsOf(call).find((restriction) => restriction.setting === setting);

/** Refuses what can be ordered once the SIM is in use; undefined for one that is. */
export function idleRefusal(call: ServiceCall): Refusal | undefined {
  const idle = restrictionsOf(call).find(({ reason }) => reason === 'not_activated');
  return (
    idle && new Refusal('not_eligible', { message: idle.text, available_from: idle.available_from })
  );
}

const stopTexts: Record<Success<'getStopRestartInfo'>['state'], string | null> = {
  using: null,
  stopping: '利用の停止の手続き中です。停止したあとで再開すると、お手続きいただけます。',
  stopped: 'SIMの利用を停止しています。再開すると、お手続きいただけます。',
  restarting: '利用の再開の手続き中です。再開すると、お手続きいただけます。',
};

/** What closes settings of a SIM now, the gravest first. */
function* causesOf(call: ServiceCall): Iterable<Cause> {
  const { service, now } = call;
  if (isIdle(call)) {
    const { activated_at } = movingIn(call);
    const from = activated_at && japanDay(activated_at);
    yield cause('not_activated', 'SIMが開通するまで、お手続きいただけません。', everySetting, from);
  }
  const { quit } = simQuitState(call);
  if (quit)
    yield statusAt(quit, now) === 'end'
      ? cause('quitting', leftText, everySetting)
      : cause('quitting', '解約の手続き中のため、お申し込みいただけません。', closedWhileLeaving);
  const stopped = stopTexts[stopStateAt(call).info.state];
  if (stopped) yield cause('suspended', stopped, closedWhileStopped);
  if (isUnpaid(service.bills, japanDay(now)))
    yield cause('unpaid', 'お支払いを確認できるまで、お申し込みいただけません。', [
      'charge',
      'device_entry',
      'data_advance',
      'price_plan_exchange',
    ]);
  const order = comingDevice(call);
  const shipping = '機種のお届けが終わるまで、次のお申し込みはできません。';
  if (order) yield cause('shipping', shipping, ['device_entry'], afterDelivery(order));
  yield* byPlan(call);
}

/** The day after that of a delivery. */
function afterDelivery(order: Order): string | null {
  const day = comesOn(order);
  return day && addDays(day, 1);
}

/** What the plan itself closes: a change that is reserved, its family (docs/product.md §10.2). */
function* byPlan(call: ServiceCall): Iterable<Cause> {
  const { plan, orders } = planOf(call);
  const reserved = plan.next ?? orders.callFlat;
  if (reserved) {
    const what = plan.next ? 'プラン変更' : 'かけ放題の変更';
    const text = `${formatShortDay(reserved.starts_on)}からの${what}を受け付けています。切り替わるまで、次の変更はできません。`;
    yield cause('change_reserved', text, ['price_plan_exchange'], reserved.starts_on);
  }
  const not = (text: string, setting: Setting) => cause('not_eligible', text, [setting]);
  if (!plan.can.price_plan_exchange)
    yield not('ご契約のプランは、変更の対象外です。', 'price_plan_exchange');
  if (!plan.can.packet_gift)
    yield not(
      isNeo(plan.current)
        ? '無制限のプランでは、データを贈れません。受け取りはご利用いただけます。'
        : 'NEOプラン専用です。',
      'packet_gift',
    );
  if (!plan.can.data_advance)
    yield not(`${plan.current.planName}では、前借りをご利用いただけません。`, 'data_advance');
}

interface Obstacle {
  code: keyof typeof reasons;
  /** First day on which it is possible again. */
  from: string | null;
}

/** What prevents that a device is added; undefined where nothing does. */
export function deviceObstacle(call: ServiceCall): Obstacle | undefined {
  const { service, now } = call;
  if (simQuitState(call).quit) return { code: 'quitting', from: null };
  if (isUnpaid(service.bills, japanDay(now))) return { code: 'unpaid', from: null };
  const order = comingDevice(call);
  return order && { code: 'shipping', from: afterDelivery(order) };
}

const reasons = {
  quitting: '解約の手続き中です。',
  unpaid: 'お支払いの確認を待っています。',
  shipping: 'すでにお申し込みを受け付けています。',
};

/** Whether a device can be added, on the contract. */
export const deviceEntryContract: ContractChange = (contract, call) => {
  if (!contract.procedures.some(({ code }) => code === 'device_entry')) return contract;
  const refusal = deviceObstacle(call);
  const procedure = refusal
    ? unable('device_entry', reasons[refusal.code], refusal.from)
    : able('device_entry');
  return withProcedures(contract, procedure);
};

type Days = Success<'getMnpTransferIn'>['days'];

const daysShown = 5;
const hours = [10, 11, 12, 13, 14, 15, 16, 17, 18, 19];

/** The last day of the reservation number, by which the activation has to be reserved: that of the application. */
export function numberExpiresOn(call: ServiceCall): string {
  const { applications } = exampleOf(call, 'getOrderApplication');
  const moving = applications.find(({ kind }) => kind === 'mnp_transfer_in');
  return moving?.next?.date ?? exampleOf(call, 'getMnpTransferIn').reserve_number_expires_on;
}

/** Why no time can be reserved for the activation of a number that is brought along; undefined where one can. */
export function portInRefusal(call: ServiceCall): Refusal | undefined {
  const { now } = call;
  const isMoving = ordersAt(call).some(({ kind }) => kind === 'mnp_transfer_in');
  if (!isMoving || isMovingNow(call)) return new Refusal('not_one_target');
  const reserve_number_expires_on = numberExpiresOn(call);
  if (japanDay(now) > reserve_number_expires_on)
    return new Refusal('mnp_transfer_in_reserve_number_expired', { reserve_number_expires_on });
  const times = slots(now, reserve_number_expires_on).flatMap((day) => day.slots);
  return times.some(({ is_available }) => is_available)
    ? undefined
    : new Refusal('mnp_transfer_in_available_time_none', { reserve_number_expires_on });
}

/**
 * The days from tomorrow to the number's last one, on that day what is left of it; none on a Sunday, some times full.
 */
export function slots(now: Date, expiresOn: string): Days {
  const today = japanDay(now);
  const first = today === expiresOn ? 0 : 1;
  return Array.from({ length: daysShown }, (_, index) => addDays(today, index + first))
    .filter((date) => date <= expiresOn)
    .map((date) => ({
      date,
      is_holiday: isHoliday(date),
      slots: isSunday(date)
        ? []
        : hours
            .map((hour) => ({
              starts_at: `${date}T${hour}:00:00+09:00`,
              is_available: (hour + Number(date.slice(8))) % 4 !== 3,
            }))
            .filter(({ starts_at }) => Date.parse(starts_at) > now.getTime()),
    }));
}

const isSunday = (date: string) => new Date(`${date}T12:00:00Z`).getUTCDay() === 0;

/** Whether an activation can be reserved, on the contract. */
export const mnpTransferInContract: ContractChange = (contract, call) => {
  if (!contract.procedures.some(({ code }) => code === 'mnp_transfer_in')) return contract;
  const refusal = portInRefusal(call);
  const reasons: Record<string, string> = {
    not_one_target: '番号の乗り換えのお申し込みがないためです。',
    mnp_transfer_in_reserve_number_expired: 'MNP予約番号の有効期限を過ぎています。',
    mnp_transfer_in_available_time_none: '開通予約の空きがありません。',
  };
  const procedure = refusal
    ? unable('mnp_transfer_in', reasons[refusal.example] ?? '')
    : able('mnp_transfer_in', '開通の予約');
  return withProcedures(contract, procedure);
};
