import { addDays } from '@/lib/days.ts';
import type { Success } from '../operations.ts';

type Applications = Success<'getContractProcedure'>;
export type Application = Applications['applications'][number];
export type Ended = Applications['ended'][number];
/** An application as the SIM's own list shows it. */
export type Order = Success<'getOrderApplication'>['applications'][number];

/** What an order has begun, as the lists of applications need it. */
export interface NewApplication {
  receipt_number: string;
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

interface Step {
  label: string;
  date: string | null;
  state: string;
}

/** Days for which a finished application is still listed: three months. */
const listedDays = 92;

/** Whether an application that ended on a day is still listed. */
export const isListed = (endedOn: string, today: string): boolean =>
  addDays(endedOn, listedDays) >= today;

/** Steps that are done when their day begins; a construction or a last day of use lasts until the day ends. */
const atOnce = /開始|変更|切り替え$|^解約$/;

const isPast = ({ label, date }: Step, today: string): boolean =>
  date !== null && (atOnce.test(label) ? date <= today : date < today);

/** The index of the step under way on a day: the one after the last past step, whether or not it has a day. */
const underWay = (steps: readonly Step[], today: string) =>
  steps.findLastIndex((step) => step.state === 'done' || isPast(step, today)) + 1;

/** An application on a day: steps whose day is past are done; after the last one it has ended. */
export function atDay(application: Application, today: string): Application | Ended {
  const { steps, next } = application;
  const index = underWay(steps, today);
  const now = steps[index];
  if (!now) {
    const { application_id, title, service_id, service_type } = application;
    return {
      application_id,
      title,
      service_id,
      service_type,
      ended_on: steps.at(-1)?.date ?? today,
    };
  }
  // On the day itself it is too late to take it back.
  if (now.state === 'next')
    return now.date === today && next.action?.kind === 'cancel'
      ? { ...application, next: { ...next, detail: null, action: null } }
      : application;
  return {
    ...application,
    steps: steps.map((step, at) => ({
      ...step,
      state: at < index ? 'done' : at === index ? 'next' : 'waiting',
    })),
    next: {
      ...next,
      title: `${application.title}：${now.label}`,
      date: now.date,
      detail: null,
      action: null,
    },
  };
}

/** An order that can't be taken back any more says so. */
const stillOpen = (order: Order, today: string): Order =>
  order.cancel_until !== null && order.cancel_until < today
    ? { ...order, can_cancel: false, cancel_until: null }
    : order;

/** The SIM's order on a day; undefined when all its steps are done. */
export function orderAtDay(order: Order, today: string): Order | undefined {
  const { steps, next } = order;
  const index = underWay(steps, today);
  const now = steps[index];
  if (!now) return undefined;
  if (!next || (now.state === 'current' && next.date >= today)) return stillOpen(order, today);
  return {
    ...order,
    steps: steps.map((step, at) => ({
      ...step,
      state: at < index ? 'done' : at === index ? 'current' : 'pending',
    })),
    next: now.date ? { label: now.label, date: now.date, time_band: null, note: null } : null,
    can_change: false,
    can_cancel: false,
    cancel_until: null,
  };
}
