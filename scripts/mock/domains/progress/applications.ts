import { japanDay } from '@/lib/date.ts';
import type { Customer, Service } from '../../customers/customer.ts';
import type { MockContext } from '../../mockContext.ts';
import type { Session } from '../../session/sessions.ts';
import { type Handlers, sessionState } from '../domain.ts';
import { exampleOf } from '../exampleOf.ts';
import { formatMoment } from '../formatMoment.ts';
import type { Success } from '../operations.ts';
import {
  type Application,
  atDay,
  type Ended,
  isListed,
  type Order,
  orderAtDay,
} from './applicationDay.ts';
import { personaliseApplications, personaliseNumber } from './personaliseApplications.ts';
import { receiptNumber } from './receiptNumber.ts';

type Applications = Success<'getContractProcedure'>;

/** What a write has begun, as the lists of applications need it. */
export interface NewApplication {
  /** Two capitals before the number: PC for a change of plan. */
  prefix: string;
  /** The receipt number, where it was given already. */
  receipt?: string;
  /** What was applied for: プランの変更. */
  title: string;
  /** What follows the application, each with its ISO day; null where nobody knows it yet. */
  steps: { label: string; date: string | null }[];
  /** Title of the next step where it isn't `title:label`. */
  nextTitle?: string;
  /** Time of day, or what to do. */
  detail?: string | null;
  action?: Application['next']['action'];
  /** Only for a SIM: how its own list (order-application) shows it. */
  order?: Pick<Order, 'kind' | 'status'> &
    Partial<Pick<Order, 'can_change' | 'can_cancel' | 'cancel_until'>> & {
      time_band?: NonNullable<Order['next']>['time_band'];
    };
}

/** What is in progress for a SIM. */
export const applications: Handlers = {
  getOrderApplication: ({ mock, session, service, now }) => ({
    applications: ordersAt(mock, session, service, now),
  }),
};

/** Applications at a moment: their steps pass with the clock, and after the last one an application has ended. */
export function applicationsAt(
  mock: MockContext,
  session: Session,
  service: Service,
  now: Date,
): Applications {
  const begun = accountList(mock, session, service);
  const today = japanDay(now);
  const own = begun.applications.map((application) => atDay(application, today));
  const isEnded = (one: Application | Ended): one is Ended => 'ended_on' in one;
  return {
    ...begun,
    applications: own.filter((one): one is Application => !isEnded(one)),
    ended: [...own.filter(isEnded), ...begun.ended]
      .filter(({ ended_on }) => isListed(ended_on, today))
      .sort((a, b) => b.ended_on.localeCompare(a.ended_on)),
  };
}

/** What is in progress for a SIM at a moment, the one with the next date first. */
export function ordersAt(
  mock: MockContext,
  session: Session,
  service: Service,
  now: Date,
): Order[] {
  const today = japanDay(now);
  return orderList(mock, session, service)
    .flatMap((order) => orderAtDay(order, today) ?? [])
    .sort((a, b) => (a.next?.date ?? '9999').localeCompare(b.next?.date ?? '9999'));
}

/**
 * Adds what a write has begun to the account's applications, and to the SIM's own where `order` says so.
 * @returns its receipt number
 */
export function addApplication(
  mock: MockContext,
  session: Session,
  service: Service,
  now: Date,
  begun: NewApplication,
): string {
  const number = begun.receipt ?? receiptNumber(mock, begun.prefix, now);
  const { service_id, service_type, phone_number } = service.listed;
  const first = begun.steps[0];
  accountList(mock, session, service).applications.push({
    application_id: applicationId(number),
    title: begun.title,
    service_id,
    service_type,
    phone_number,
    accepted_on: japanDay(now),
    steps: [
      { label: '申し込み', state: 'done', date: japanDay(now) },
      ...begun.steps.map((step, index) => ({
        ...step,
        state: index === 0 ? ('next' as const) : ('waiting' as const),
      })),
    ],
    next: {
      title: begun.nextTitle ?? (first ? `${begun.title}：${first.label}` : begun.title),
      date: first?.date ?? null,
      detail: begun.detail ?? null,
      action: begun.action ?? null,
    },
  });
  if (begun.order) orderList(mock, session, service).push(orderOf(number, begun, begun.order, now));
  return number;
}

/** Takes an application off the lists: it was taken back. */
export function removeApplication(
  mock: MockContext,
  session: Session,
  service: Service,
  isIt: (application: { title: string; receipt_number?: string }) => boolean,
): void {
  const orders = orderList(mock, session, service);
  const list = accountList(mock, session, service).applications;
  const { service_id } = service.listed;
  const taken = orders.filter(isIt);
  remove(orders, (order) => taken.includes(order));
  remove(
    list,
    (one) =>
      one.service_id === service_id &&
      (isIt(one) ||
        taken.some(({ receipt_number }) => applicationId(receipt_number) === one.application_id)),
  );
}

/** Moves the step that is next to another day: a construction, say. */
export function moveApplication(
  mock: MockContext,
  session: Session,
  service: Service,
  title: string,
  to: { date: string | null; detail?: string },
): void {
  const { service_id } = service.listed;
  const list = accountList(mock, session, service).applications;
  for (const one of list.filter((each) => each.title === title && each.service_id === service_id)) {
    Object.assign(one.next, to);
    for (const step of one.steps) if (step.state === 'next') step.date = to.date;
  }
}

/** Ends an application on a day: a number may be ported long before the last day that was told. */
export function endApplication(
  mock: MockContext,
  session: Session,
  service: Service,
  title: string,
  on: string,
): void {
  const { service_id } = service.listed;
  const list = accountList(mock, session, service).applications;
  for (const one of list.filter((each) => each.title === title && each.service_id === service_id))
    one.steps = one.steps.map((step, index) => ({
      ...step,
      state: 'done',
      date: index === one.steps.length - 1 ? on : step.date,
    }));
}

const applicationId = (number: string) => `a${number.slice(2)}`;

function remove<Item>(list: Item[], isGone: (item: Item) => boolean): void {
  list.splice(0, list.length, ...list.filter((item) => !isGone(item)));
}

/** What the examples of all services of a customer tell, each application once. */
function toldOf(
  mock: MockContext,
  customer: Customer,
): Pick<Applications, 'applications' | 'ended'> {
  const lists = customer.services.map((service) =>
    personaliseApplications(mock, exampleOf(mock, service, 'getContractProcedure'), customer),
  );
  const once = <One extends { application_id: string }>(all: One[]): One[] => [
    ...new Map(all.map((one) => [one.application_id, one])).values(),
  ];
  return {
    applications: once(lists.flatMap(({ applications }) => applications)),
    ended: once(lists.flatMap(({ ended }) => ended)),
  };
}

/** The account's list is one for all its services; the counts are each service's own. */
function accountList(mock: MockContext, session: Session, service: Service): Applications {
  const own = sessionState(session, `procedure ${service.listed.service_id}`, () =>
    personaliseApplications(
      mock,
      exampleOf(mock, service, 'getContractProcedure'),
      session.customer,
    ),
  );
  const all = sessionState(session, 'applications', () => toldOf(mock, session.customer));
  return { ...own, ...all };
}

const orderList = (mock: MockContext, session: Session, service: Service): Order[] =>
  sessionState(session, `orders ${service.listed.service_id}`, () =>
    exampleOf(mock, service, 'getOrderApplication').applications.map((order) => ({
      ...order,
      receipt_number: personaliseNumber(order.receipt_number, session.customer, service),
    })),
  );

function orderOf(
  receipt_number: string,
  begun: NewApplication,
  { kind, status, time_band = null, ...rights }: NonNullable<NewApplication['order']>,
  now: Date,
): Order {
  const first = begun.steps[0];
  return {
    receipt_number,
    kind,
    title: begun.title,
    status,
    accepted_at: formatMoment(now),
    steps: [
      { label: 'お申し込み', state: 'done', date: japanDay(now) },
      ...begun.steps.map((step, index) => ({
        ...step,
        state: index === 0 ? ('current' as const) : ('pending' as const),
      })),
    ],
    next: first?.date
      ? // Until when it can be taken back stands in `cancel_until`.
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
