import { fibreOptions } from '@/catalogue/fibreOptions.ts';
import { callFlats } from '@/catalogue/mobile.ts';
import { stepTitle } from '@/catalogue/stepTitle.ts';
import { addDays, formatDay, japanDay } from '@/lib/date.ts';
import type { Success } from '../contractTypes.ts';
import { fibreOf } from '../customers/customer.ts';
import { mizuno } from '../customers/mizuno.ts';
import type { CustomerCall, ServiceCall } from '../handler.ts';
import { dayNumber, exampleOf, fibreExample } from './examples.ts';
import {
  cancelUntil,
  numberUntil,
  quitDay,
  type SimQuit,
  simQuitState,
  simQuitTitle,
  statusAt,
} from './simLife.ts';

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
  // A deadline may pass while its step, which has no day, is still under way.
  const isLate = next.date !== null && next.date < today;
  // On the day itself it is too late to take it back.
  if (now.state === 'next' && !isLate)
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
      title: stepTitle(application.title, now.label),
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

const isDelivery = ({ label }: { label: string }) => label === 'お届け';

/** The day on which a device comes that is ordered; null while it isn't known. */
export const comesOn = ({ steps }: Order): string | null => steps.find(isDelivery)?.date ?? null;

/** The SIM's order on a day; undefined when it is over. */
export function orderAtDay(order: Order, today: string): Order | undefined {
  const { steps, next } = order;
  const index = underWay(steps, today);
  const now = steps[index];
  if (!now) return undefined;
  if (!next || (now.state === 'current' && next.date >= today)) return stillOpen(order, today);
  // No status says that a device has come and isn't used yet, so its order ends with the delivery.
  if (order.status === 'shipping' && steps.slice(0, index).some(isDelivery)) return undefined;
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

/** A number of an example, as this SIM's or service's own. */
export const ownNumber = (
  number: string,
  { session, service }: Pick<ServiceCall, 'session' | 'service'>,
): string =>
  session.customer === mizuno ? number : number.slice(0, -4) + service.listed.service_id.slice(-4);

/** What is applied for with a plan: another one, or calls at a flat rate. */
const ofPlan = ['プランの変更', ...Object.values<string>(callFlats)];

/** Whether an application of an example is true of a customer's options: one that is in use isn't applied for. */
function isOfOptions(call: CustomerCall): (one: { title: string }) => boolean {
  const held = fibreOf(call.session.customer) ? fibreExample(call, 'getOption').options : [];
  const isAppliedFor = new Map(
    fibreOptions.flatMap(({ code, name }) => {
      const status = held.find((option) => option.code === code)?.status;
      return [
        [name, status === 'ENTR'],
        [`${name}の解約`, status === 'QTWT'],
      ] as const;
    }),
  );
  return ({ title }) => isAppliedFor.get(title) ?? true;
}

/** The applications of an example as those of a customer: each of a service of their own. */
export function ownApplications(call: CustomerCall, list: Applications): Applications {
  const { customer } = call.session;
  const { services } = customer;
  if (customer === mizuno) return list;
  const owned = <One extends Application | Ended>(one: One): One => {
    const own = services.find(({ listed }) => listed.service_type === one.service_type);
    if (!own) return one;
    const { service_id, phone_number } = own.listed;
    return {
      ...one,
      service_id,
      application_id: ownNumber(one.application_id, { ...call, service: own }),
      ...('phone_number' in one && { phone_number }),
    };
  };
  return {
    ...list,
    // A change of plan or of calls comes from the data of the SIM that has one.
    applications: list.applications
      .filter(({ service_type, title }) => service_type === 'fixed' || !ofPlan.includes(title))
      .filter(isOfOptions(call))
      .map(owned),
    ended: list.ended.map(owned),
  };
}

/** A cancellation as the lists of applications show it. */
export function quitApplication(quit: SimQuit, receipt_number: string, now: Date): NewApplication {
  const isPorting = quit.action !== 'quit';
  const until = cancelUntil(quit, now);
  return {
    receipt_number,
    title: simQuitTitle,
    steps: [{ label: '利用終了', date: quit.quit_on }],
    nextTitle: 'モバイルの利用終了',
    detail: isPorting ? portingDetail(quit, now) : until && `${formatDay(until)}まで取り消せます`,
    action: { kind: 'guide', label: '解約の状況を見る', url: '/mobile/contract/quit' },
  };
}

/** What ends a line that is to be ported, and until when a number that was issued for it is good. */
function portingDetail(quit: SimQuit, now: Date): string {
  const ends = '移る先の会社で開通した日に解約されます';
  const isIssued = quit.action === 'quit_mnp' && statusAt(quit, now) === 'wait_mnp_port_out';
  return isIssued ? `MNP予約番号の期限は${formatDay(numberUntil(quit))}です。${ends}` : ends;
}

/** A cancellation of the customer's data, which their lists of applications don't have; undefined without one. */
export function quitAtFirst(call: ServiceCall): (NewApplication & { at: string }) | undefined {
  const { session, service, now } = call;
  const { quit } = simQuitState({ ...call, session: { ...session, past: [] } });
  if (!quit || exampleOf(call, 'getMobileQuitInfo').status === 'end') return undefined;
  const receipt = `QT${dayNumber(quit.accepted_at)}${service.listed.service_id.slice(-4)}`;
  return { ...quitApplication(quit, receipt, now), at: quit.accepted_at };
}

/** The application at a moment: its MNP number has expired, or the number was ported before the last day. */
export function quitInProgress(call: ServiceCall, one: Application): Application {
  const { now } = call;
  const { quit } = simQuitState(call);
  if (!quit || one.title !== simQuitTitle) return one;
  if (statusAt(quit, now) === 'end')
    return {
      ...one,
      steps: one.steps.map((step, index) => ({
        ...step,
        state: 'done',
        date: index === one.steps.length - 1 ? quitDay(quit, now) : step.date,
      })),
    };
  if (quit.number === null || japanDay(now) <= numberUntil(quit)) return one;
  const detail = cancelUntil(quit, now)
    ? 'MNP予約番号の期限が過ぎました。解約を取り消すと、新しい番号を発行できます'
    : 'MNP予約番号の期限が過ぎました。番号がなくても、MNPワンストップで乗り換えられます';
  return { ...one, next: { ...one.next, date: quit.quit_on, detail } };
}
