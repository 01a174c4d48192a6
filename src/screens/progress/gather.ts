import type * as Schema from '@/api/generated/schemas';
import { constructionSteps, deliveryStatuses } from '@/catalogue/appointments';
import type * as Code from '@/catalogue/generated/codes';
import { isKnown, labelOf, lookUp } from '@/catalogue/labelOf';
import { orderStatuses } from '@/catalogue/mobile';
import { stepTitle } from '@/catalogue/stepTitle';
import { bandAndNote, halfDays, overText, timeBandText } from '@/catalogue/timeBands';
import { now } from '@/lib/clock';
import { daysUntil, japanDay, untilDay } from '@/lib/date';
import { paths } from '@/paths';
import { sameApplication } from '@/screens/shared/ownApplications';
import type { Action, Ended, PendingApplication, Step } from './pendingApplication';

/** The applications that one SIM has of its own. */
interface SimOrders {
  sim: { service_id: string; phone_number: string | null };
  orders: readonly Schema.OrderApplication[];
}

interface Sources {
  procedure: Schema.Applications;
  sims: readonly SimOrders[];
  construction: Schema.Construction | null;
  deliveries: readonly Schema.Delivery[];
  /** The account's fibre service; undefined where it has none. */
  fibre: string | undefined;
}

/**
 * All that is in progress, each application once. The account's list has all of them; the other reads
 * know more about their part.
 * @returns those in progress in the order in which they were read, those that ended with the newest first
 */
export function gather({ procedure, sims, construction, deliveries, fibre }: Sources): {
  open: PendingApplication[];
  ended: Ended[];
} {
  const open = procedure.applications.map(fromApplication);
  const joined = new Set<PendingApplication>();
  const join = (candidates: readonly PendingApplication[]) => {
    const [first] = candidates;
    if (!first) return;
    const own = open.filter(
      (one) =>
        !joined.has(one) &&
        candidates.some(
          ({ service, serviceId }) => one.service === service && one.serviceId === serviceId,
        ),
    );
    const same = sameApplication(own, first);
    const result = same ? merged(same, first) : first;
    joined.add(result);
    if (same) open.splice(open.indexOf(same), 1, result);
    else open.push(result);
  };

  for (const candidates of ordersByKey(sims)) join(candidates);
  const work = construction && fromConstruction(construction, fibre);
  if (work) join([work]);
  for (const delivery of deliveries) {
    const application = fromDelivery(delivery, fibre);
    if (application) open.push(application);
  }

  const ended = [
    ...procedure.ended.map(({ application_id, title, ended_on }): Ended => ({
      key: application_id,
      title,
      endedOn: ended_on,
    })),
    construction && endedOnce(endedConstruction(construction), procedure),
    ...deliveries.map(endedDelivery),
  ].filter((one) => one !== null && one !== undefined);
  return { open, ended: ended.sort((a, b) => b.endedOn.localeCompare(a.endedOn)) };
}

/** A construction that is over is left out if the application to which it belonged is listed. */
const endedOnce = (work: Ended | undefined, { ended }: Schema.Applications): Ended | undefined =>
  ended.some(
    ({ service_type, title, ended_on }) =>
      service_type === 'fixed' && ended_on === work?.endedOn && work.title.startsWith(title),
  )
    ? undefined
    : work;

/** Groups the orders of all SIMs by application: the lists of several SIMs may have the same one. */
function ordersByKey(sims: readonly SimOrders[]): PendingApplication[][] {
  const groups = new Map<string, PendingApplication[]>();
  for (const { sim, orders } of sims)
    for (const order of orders) {
      const one = fromOrder(order, sim);
      groups.set(one.key, [...(groups.get(one.key) ?? []), one]);
    }
  return [...groups.values()];
}

/**
 * The account's application, completed from the other read. If the days of their next steps differ, the
 * other read is right, since it is closer to the work.
 */
function merged(application: PendingApplication, closer: PendingApplication): PendingApplication {
  const { next } = application;
  if (next.date !== closer.next.date)
    return { ...application, steps: closer.steps, next: closer.next, asks: closer.asks };
  return {
    ...application,
    next: {
      ...next,
      over: closer.next.over,
      details: closer.next.details.length > 0 ? closer.next.details : next.details,
      // Until when a day can be changed is known to the closer read alone.
      action:
        next.action?.kind === 'change' ? closer.next.action : (next.action ?? closer.next.action),
    },
    asks: closer.asks,
  };
}

function fromApplication(application: Schema.Application): PendingApplication {
  const { application_id, title, service_id, service_type, phone_number, accepted_on } =
    application;
  const { steps, next } = application;
  return {
    key: application_id,
    title,
    service: service_type,
    serviceId: service_id,
    phoneNumber: phone_number,
    acceptedOn: accepted_on,
    steps,
    next: {
      title: next.title,
      date: next.date,
      details: next.detail === null ? [] : [next.detail],
      action: next.action
        ? { kind: next.action.kind, label: next.action.label, to: next.action.url }
        : undefined,
    },
    asks: undefined,
  };
}

function fromOrder(
  order: Schema.OrderApplication,
  sim: { service_id: string; phone_number: string | null },
): PendingApplication {
  const { receipt_number, title, status, accepted_at, next, can_cancel, cancel_until } = order;
  const over = next ? overText(next.date, next.time_band, now()) : undefined;
  const details = [
    over ?? (next ? bandAndNote(next.time_band, next.note).join(' ') : ''),
    can_cancel && cancel_until ? untilDay(cancel_until, '取り消せます') : '',
  ].filter(Boolean);
  return {
    // An application that has two parts may be listed twice, with a status for each part.
    key: `${receipt_number} ${status}`,
    title,
    service: 'mobile',
    serviceId: sim.service_id,
    phoneNumber: sim.phone_number,
    acceptedOn: japanDay(accepted_at),
    steps: stepsOf(order),
    next: {
      title: next ? stepTitle(title, next.label) : title,
      date: next?.date ?? null,
      timeBand: next?.time_band ?? null,
      over,
      details,
      action: orderAction(order),
    },
    asks:
      status === 'mnp_move_in_reserve_wait'
        ? { mark: 'triangle', label: labelOf(orderStatuses, status), box: 'caution' }
        : undefined,
  };
}

/**
 * The step under way often has no day of its own. The first open step that has one counts as the next
 * step; if there is none, what the server names as next.
 */
function stepsOf({ steps, next }: Schema.OrderApplication): Step[] {
  const known = steps.findIndex(({ state, date }) => state !== 'done' && date !== null);
  const underWay = steps.findIndex(({ state }) => state !== 'done');
  const coming = known === -1 && !next ? underWay : known;
  const own = steps.map(({ label, state, date }, index): Step => {
    const open = index === coming ? 'next' : 'waiting';
    const isOpen = state === 'current' || state === 'pending';
    return { label, state: isOpen ? open : state, date };
  });
  if (known !== -1 || !next) return own;
  return [...own, { label: next.label, state: 'next', date: next.date }];
}

const places: Record<Code.OrderKind, string> = {
  price_plan_exchange: paths.mobilePlan(),
  option: paths.mobileOption(),
  call_service: paths.mobileCallService(),
  device_entry: paths.mobileDeviceEntry(),
  esim: paths.mobileEsim(),
  mnp_transfer_in: paths.mobileMnpTransferIn(),
};

/** The screen on which an application is cancelled, if it isn't the one in `places`. */
const cancelPlaces: Partial<Record<string, string>> = {
  price_plan_exchange: paths.mobilePlanCancel(),
  call_service: paths.mobilePlanCancel(),
} satisfies Partial<Record<Code.OrderKind, string>>;

function orderAction({
  kind,
  status,
  can_change,
  can_cancel,
}: Schema.OrderApplication): Action | undefined {
  const to = lookUp(places, kind);
  if (to === undefined) return undefined;
  // Past the number's last day the screen says why, and how a new number is got.
  if (status === 'mnp_move_in_reserve_wait')
    return can_change
      ? { kind: 'change', label: '開通日時を予約する', to }
      : { kind: 'guide', label: '予約できない理由を見る', to };
  // The screen for devices orders another device, so only the support can move the delivery.
  if (can_change && kind === 'device_entry')
    return { kind: 'phone', label: '電話で日時を変更する' };
  if (can_change) return { kind: 'change', label: '日時を変更する', to };
  return can_cancel
    ? { kind: 'cancel', label: '取り消す', to: cancelPlaces[kind] ?? to }
    : undefined;
}

/**
 * Converts a construction that is under way.
 * @param serviceId the account's fibre service
 * @returns undefined when it is over
 */
function fromConstruction(
  construction: Schema.Construction,
  serviceId: string | undefined,
): PendingApplication | undefined {
  const { title, steps, can_change_date, changeable_until } = construction;
  // Where the states can't be read, what isn't past may still come.
  const next =
    steps.find(({ state }) => state === 'next') ??
    steps.find(
      ({ state, date }) => state !== 'done' && date !== null && daysUntil(date, now()) >= 0,
    );
  if (!next) return undefined;
  const over = overText(next.date, next.part_of_day, now());
  const details = [
    over ?? [lookUp(halfDays, next.part_of_day), next.note].filter(Boolean).join(' '),
    can_change_date && changeable_until ? untilDay(changeable_until, '変更できます') : '',
  ].filter(Boolean);
  return {
    key: 'construction',
    title,
    service: 'fixed',
    serviceId,
    phoneNumber: null,
    acceptedOn: steps.find(({ code }) => code === 'accepted')?.date ?? null,
    steps: steps.map(({ code, state, date }) => ({
      label: labelOf(constructionSteps, code),
      state,
      date,
    })),
    next: {
      title:
        next.code !== 'construction' && isKnown(constructionSteps, next.code)
          ? stepTitle(title, constructionSteps[next.code])
          : title,
      date: next.date,
      over,
      details,
      action: can_change_date
        ? { kind: 'change', label: '工事日を変更する', to: paths.construction() }
        : undefined,
    },
    asks: undefined,
  };
}

/** A construction that is over, by its last day; undefined while it isn't. */
function endedConstruction({ title, steps }: Schema.Construction): Ended | undefined {
  if (steps.some(({ state }) => state !== 'done')) return undefined;
  const endedOn = steps.at(-1)?.date;
  return endedOn ? { key: 'construction', title, endedOn } : undefined;
}

/**
 * Converts a delivery that is on its way.
 * @param serviceId the account's fibre service
 * @returns undefined when it has arrived
 */
function fromDelivery(
  delivery: Schema.Delivery,
  serviceId: string | undefined,
): PendingApplication | undefined {
  const { delivery_id, item, status, date, time_band, shipped_on } = delivery;
  if (status === 'delivered') return undefined;
  const returned = status === 'returned';
  const over = returned ? undefined : overText(date, time_band, now());
  const details = [
    over ?? (time_band && !returned ? timeBandText(time_band) : ''),
    returned ? '配達できず、配送会社が持ち戻りました' : labelOf(deliveryStatuses, status),
    tracking(delivery),
  ].filter(Boolean);
  return {
    key: delivery_id,
    title: item,
    service: 'fixed',
    serviceId,
    phoneNumber: null,
    acceptedOn: null,
    steps: [
      { label: '発送', state: shipped_on === null ? 'waiting' : 'done', date: shipped_on },
      // Without its state it is unknown whether it still comes.
      { label: 'お届け', state: isKnown(deliveryStatuses, status) ? 'next' : status, date },
    ],
    next: {
      title: `${item}のお届け`,
      date,
      timeBand: returned ? null : time_band,
      over,
      details,
      action: deliveryAction(delivery),
    },
    asks: returned
      ? { mark: 'triangle', label: deliveryStatuses.returned, box: 'caution' }
      : undefined,
  };
}

/** A delivery that has arrived, by its day; undefined while it hasn't. */
function endedDelivery({ delivery_id, item, status, date }: Schema.Delivery): Ended | undefined {
  if (status !== 'delivered' || date === null) return undefined;
  return { key: delivery_id, title: `${item}のお届け`, endedOn: date };
}

function tracking({ carrier, tracking_number }: Schema.Delivery): string {
  return [carrier, tracking_number && `お問い合わせ番号 ${tracking_number}`]
    .filter(Boolean)
    .join(' ');
}

function deliveryAction({
  delivery_id,
  status,
  can_change,
  tracking_url,
}: Schema.Delivery): Action | undefined {
  if (can_change)
    return { kind: 'change', label: '日時を変更する', to: paths.delivery(delivery_id) };
  if (tracking_url === null) return undefined;
  return {
    kind: 'outside',
    label: status === 'returned' ? '再配達を申し込む' : '配送状況を見る',
    href: tracking_url,
  };
}
