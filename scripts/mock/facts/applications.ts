import { stepTitle } from '@/catalogue/stepTitle.ts';
import { timeBandText } from '@/catalogue/timeBands.ts';
import { japanDay } from '@/lib/date.ts';
import type { Success } from '../contractTypes.ts';
import { type Service, serviceNamed, simsOf } from '../customers/customer.ts';
import type { CustomerCall, ServiceCall } from '../handler.ts';
import { formatMoment } from '../moments.ts';
import {
  type Application,
  atDay,
  type Ended,
  isListed,
  type NewApplication,
  type Order,
  orderAtDay,
  ownApplications,
  ownNumber,
  quitAtFirst,
  quitInProgress,
} from './application.ts';
import { constructionEntry } from './construction.ts';
import { exampleOf } from './examples.ts';
import { upgradeTitle } from './fibrePlan.ts';
import { keepsMesh, quitStateOf, quitTitle } from './fibreQuit.ts';
import { optionInProgress } from './options.ts';
import { type Applied, canTakeBack } from './order.ts';
import { appliedBy } from './orders.ts';
import { activatedOn, isMovingNow, mnpTitle, quitDay, simQuitState } from './simLife.ts';

type Applications = Success<'getContractProcedure'>;

/**
 * Applications at a moment: their steps pass with the clock, and after the last one an application has ended. The
 * list is one for all services of the account; the counts are each service's own.
 */
export function applicationsAt(call: ServiceCall): Applications {
  const { now } = call;
  const example = exampleOf(call, 'getContractProcedure');
  const { ended } = listsAtFirst(call);
  const today = japanDay(now);
  const own = stillApplied(call, appliedAtFirst(call))
    .applications.flatMap((one) => inProgress(call, one) ?? [])
    .map((one) => atDay(one, today));
  const isEnded = (one: Application | Ended): one is Ended => 'ended_on' in one;
  return {
    ...ownApplications(call, example),
    applications: own.filter((one): one is Application => !isEnded(one)),
    ended: [...own.filter(isEnded), ...ended]
      .filter(({ ended_on }) => isListed(ended_on, today))
      .sort((a, b) => b.ended_on.localeCompare(a.ended_on)),
  };
}

/** All that was applied for before the mock's first moment. */
export function appliedAtFirst(call: ServiceCall): Application[] {
  const { applications } = listsAtFirst(call);
  return [...applications, ...otherOrders(call, applications), ...quitsAtFirst(call)];
}

/** What is in progress for a SIM at a moment, the one with the next date first. */
export function ordersAt(call: ServiceCall): Order[] {
  const { service, now } = call;
  const today = japanDay(now);
  const never = changesNever(call);
  return stillApplied(call, [], service)
    .orders.filter(({ receipt_number }) => !never.includes(receipt_number))
    .flatMap((order) => orderAtDay(order, today) ?? [])
    .flatMap((order) => (order.kind === 'mnp_transfer_in' ? moveAt(call, order) : order))
    .sort((a, b) => (a.next?.date ?? '9999').localeCompare(b.next?.date ?? '9999'));
}

/** The device of a SIM that is still to come. */
export const comingDevice = (call: ServiceCall): Order | undefined =>
  ordersAt(call).find(({ status }) => status === 'shipping');

const changes: readonly Order['kind'][] = ['price_plan_exchange', 'call_service', 'option'];

/** Changes of a SIM that would begin after a day, as they were applied for. */
export const changesAfter = (call: ServiceCall, day: string) =>
  stillApplied(call, [], call.service).orders.flatMap(({ kind, title, next, receipt_number }) =>
    next && next.date > day && changes.includes(kind)
      ? [{ title, starts_on: next.date, receipt_number }]
      : [],
  );

/** Receipt numbers of the changes that never begin, since the SIM is left before. */
function changesNever(call: ServiceCall): string[] {
  const { quit } = simQuitState(call);
  const late = quit ? changesAfter(call, quitDay(quit, call.now)) : [];
  return late.map(({ receipt_number }) => receipt_number);
}

/** All that was applied for and not taken back; of one service, with its own list, where it is given. */
function stillApplied(
  context: CustomerCall,
  begun: Application[],
  only?: Service,
): { applications: Application[]; orders: Order[] } {
  let applications = begun;
  const sims = only ? [only] : simsOf(context.session.customer);
  let orders = sims.flatMap((service) => ordersAtFirst({ ...context, service }));
  for (const { at, service, takesOff, adds, takes, moves } of appliedBy(context, only)) {
    const { service_id } = service.listed;
    if (takesOff) {
      const taken = orders.filter(takesOff);
      const ids = new Set(taken.map(({ receipt_number }) => applicationId(receipt_number)));
      orders = orders.filter((order) => !taken.includes(order));
      applications = applications.filter(
        (one) => one.service_id !== service_id || !(takesOff(one) || ids.has(one.application_id)),
      );
    }
    if (takes) {
      applications = applications.map((one) =>
        one.title === takes.title && one.service_id === service_id ? advanced(one, takes) : one,
      );
      orders = orders.map((order) =>
        order.title === takes.title ? advancedOrder(order, takes) : order,
      );
    }
    if (moves)
      applications = applications.map((one) =>
        one.title === moves.title && one.service_id === service_id ? moved(one, moves) : one,
      );
    if (adds) applications = [...applications, applicationOf(service, adds, at)];
    if (adds?.order) orders = [...orders, orderOf(adds, adds.order, at)];
  }
  return { applications, orders };
}

type StepTaken = NonNullable<Applied['takes']>;

/** Steps of which one was taken, and the one after it is under way. */
function stepsAfter<One extends { label: string; state: string; date: string | null }>(
  steps: readonly One[],
  { step: { label, date }, next }: StepTaken,
  [done, underWay]: [One['state'], One['state']],
): One[] {
  const index = steps.findIndex((step) => step.label === label);
  return steps.map((step, at) => {
    if (at === index) return { ...step, state: done, date };
    return at === index + 1 ? { ...step, state: underWay, date: next.date } : step;
  });
}

/** What comes after the step that was taken. */
const labelAfter = (steps: readonly { label: string }[], { step }: StepTaken) =>
  steps[steps.findIndex(({ label }) => label === step.label) + 1]?.label ?? '';

const advanced = (one: Application, takes: StepTaken): Application => ({
  ...one,
  steps: stepsAfter(one.steps, takes, ['done', 'next']),
  next: { title: stepTitle(one.title, labelAfter(one.steps, takes)), ...takes.next },
});

const advancedOrder = (order: Order, takes: StepTaken): Order => ({
  ...order,
  ...takes.order,
  steps: stepsAfter(order.steps, takes, ['done', 'current']),
  next: {
    label: labelAfter(order.steps, takes),
    date: takes.next.date,
    time_band: null,
    note: takes.next.detail,
  },
});

interface Moved {
  date: string | null;
  detail?: string | null;
  label?: string;
}

/** The application with its next step on another day, under another name where it is given. */
const moved = (
  one: Application,
  { date, detail = one.next.detail, label }: Moved,
): Application => ({
  ...one,
  next: { ...one.next, ...(label && { title: stepTitle(one.title, label) }), date, detail },
  steps: one.steps.map((step) =>
    step.state === 'next' ? { ...step, ...(label && { label }), date } : step,
  ),
});

/** An application after a change of what it waits for; undefined where that was cancelled. */
function inProgress(call: ServiceCall, one: Application): Application | undefined {
  const service = serviceNamed(call.session.customer, one.service_id);
  if (service?.listed.service_type === 'mobile') {
    const own = { ...call, service };
    const isNever = changesNever(own).some(
      (number) => applicationId(number) === one.application_id,
    );
    return isNever ? undefined : quitInProgress(own, movingInProgress(own, one));
  }
  if (one.title === upgradeTitle && !constructionEntry(call).can_change)
    return { ...one, next: { ...one.next, action: null } };
  if (one.title === meshQuitTitle && keepsMesh(call)) return withoutReturn(one);
  const { quitting } = quitStateOf(call);
  if (quitting && isOptionQuit(one) && (one.next.date ?? '') > quitting.quit_on)
    return moved(one, {
      date: quitting.quit_on,
      ...(one.next.action?.kind === 'cancel' && { detail: canTakeBack(quitting.quit_on) }),
    });
  const day = optionInProgress(call, one.title);
  if (day === 'cancelled') return undefined;
  return day === 'unchanged' ? one : moved(one, day);
}

/** The move of a number as a SIM's order: it can't be changed once it has begun, and is over with the activation. */
function moveAt(call: ServiceCall, order: Order): Order[] {
  if (activatedOn(call) !== undefined) return [];
  return [isMovingNow(call) ? { ...order, can_change: false } : order];
}

/** The same among the applications of all services. */
function movingInProgress(call: ServiceCall, one: Application): Application {
  if (one.title !== mnpTitle || !isMovingNow(call)) return one;
  if (activatedOn(call) === undefined) return { ...one, next: { ...one.next, action: null } };
  return { ...one, steps: one.steps.map((step) => ({ ...step, state: 'done' as const })) };
}

/** Leaving an option, which ends with fibre at the latest. */
const isOptionQuit = ({ title }: Application): boolean =>
  title.endsWith('の解約') && title !== quitTitle;

const meshQuitTitle = 'メッシュWi-Fiの解約';

/** An application to leave an option whose device need not be sent back. */
const withoutReturn = (one: Application): Application => ({
  ...one,
  steps: one.steps.filter(({ label }) => !label.startsWith('返却')),
  next: { ...one.next, detail: null, action: null },
});

/** What the lists of SIMs have in progress at first and the list of all services hasn't. */
const otherOrders = (call: CustomerCall, begun: readonly Application[]): Application[] =>
  simsOf(call.session.customer)
    .flatMap((service) =>
      ordersAtFirst({ ...call, service }).map((order) => asApplication(service, order)),
    )
    .filter(({ application_id: id }) => !begun.some(({ application_id }) => application_id === id));

const stepStates = { done: 'done', current: 'next', pending: 'waiting' } as const;

/** An order of a SIM as the list of all services shows it. */
function asApplication({ listed }: Service, order: Order): Application {
  const { receipt_number, title, accepted_at, steps, next } = order;
  const { service_id, service_type, phone_number } = listed;
  const time = next?.time_band ? timeBandText(next.time_band) : null;
  return {
    application_id: applicationId(receipt_number),
    title,
    service_id,
    service_type,
    phone_number,
    accepted_on: japanDay(accepted_at),
    steps: steps.map((step) => ({ ...step, state: stepStates[step.state] })),
    next: {
      title: next ? stepTitle(title, next.label) : title,
      date: next?.date ?? null,
      detail: [time, next?.note].filter(Boolean).join(' ') || null,
      action: null,
    },
  };
}

const quitsAtFirst = (call: ServiceCall): Application[] =>
  simsOf(call.session.customer).flatMap((service) => {
    const quit = quitAtFirst({ ...call, service });
    return quit ? [applicationOf(service, quit, quit.at)] : [];
  });

/** What was applied for at a moment (or on a day), as the list of all services shows it. */
export function applicationOf(service: Service, begun: NewApplication, at: string): Application {
  const { service_id, service_type, phone_number } = service.listed;
  const first = begun.steps[0];
  return {
    application_id: applicationId(begun.receipt_number),
    title: begun.title,
    service_id,
    service_type,
    phone_number,
    accepted_on: japanDay(at),
    steps: [
      { label: '申し込み', state: 'done', date: japanDay(at) },
      ...begun.steps.map((step, index) => ({
        ...step,
        state: index === 0 ? ('next' as const) : ('waiting' as const),
      })),
    ],
    next: {
      title: begun.nextTitle ?? (first ? stepTitle(begun.title, first.label) : begun.title),
      date: first?.date ?? null,
      detail: begun.detail ?? null,
      action: begun.action ?? null,
    },
  };
}

/** The id of the application that an order with this receipt number begins. */
export const applicationId = (number: string) => `a${number.slice(2)}`;

/** The lists of all services of a customer as they were at first, each application once. */
function listsAtFirst(call: CustomerCall): Pick<Applications, 'applications' | 'ended'> {
  const lists = call.session.customer.services.map((service) =>
    ownApplications(call, exampleOf({ ...call, service }, 'getContractProcedure')),
  );
  const once = <One extends { application_id: string }>(all: One[]): One[] => [
    ...new Map(all.map((one) => [one.application_id, one])).values(),
  ];
  return {
    applications: once(lists.flatMap(({ applications }) => applications)),
    ended: once(lists.flatMap(({ ended }) => ended)),
  };
}

/** The orders of a SIM as they were at first, with receipt numbers of its own. */
export const ordersAtFirst = (call: ServiceCall): Order[] =>
  exampleOf(call, 'getOrderApplication').applications.map((order) => ({
    ...order,
    receipt_number: ownNumber(order.receipt_number, call),
  }));

function orderOf(
  { receipt_number, ...begun }: NewApplication,
  { kind, status, time_band = null, ...rights }: NonNullable<NewApplication['order']>,
  at: string,
): Order {
  const first = begun.steps[0];
  return {
    receipt_number,
    kind,
    title: begun.title,
    status,
    accepted_at: formatMoment(new Date(at)),
    steps: [
      { label: 'お申し込み', state: 'done', date: japanDay(at) },
      ...begun.steps.map((step, index) => ({
        ...step,
        state: index === 0 ? ('current' as const) : ('pending' as const),
      })),
    ],
    next: first?.date
      ? // `cancel_until` says until when it can be taken back.
        {
          label: first.label,
          date: first.date,
          time_band,
          note: rights.can_cancel ? null : (begun.detail ?? null),
        }
      : null,
    can_change: false,
    can_cancel: false,
    cancel_until: null,
    ...rights,
  };
}
