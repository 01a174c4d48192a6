import { addDays } from '@/lib/days.ts';
import type { Success } from '../operations.ts';

type Applications = Success<'getContractProcedure'>;
export type Application = Applications['applications'][number];
export type Ended = Applications['ended'][number];
/** An application as the SIM's own list shows it. */
export type Order = Success<'getOrderApplication'>['applications'][number];

interface Step {
  label: string;
  date: string | null;
  state: string;
}

/** Days for which what is through with all its steps is still listed: three months. */
const listedDays = 92;

/** Whether what ended on a day is listed still. */
export const isListed = (endedOn: string, today: string): boolean =>
  addDays(endedOn, listedDays) >= today;

/** What happens at the first moment of its day; a construction or a last day of use lasts until its end. */
const atOnce = /開始|変更|切り替え$|^解約$/;

const isPast = ({ label, date }: Step, today: string): boolean =>
  date !== null && (atOnce.test(label) ? date <= today : date < today);

/** The step that a day finds under way: the one after the last that is past, known or not. */
const underWay = (steps: readonly Step[], today: string) =>
  steps.findLastIndex((step) => step.state === 'done' || isPast(step, today)) + 1;

/** An application on a day: steps whose day is past are done; through with all of them it has ended. */
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

/** The SIM's order on a day; undefined when it is through. */
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
