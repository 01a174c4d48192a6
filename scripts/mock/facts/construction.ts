import { leadDays } from '@/catalogue/appointments.ts';
import { halfDays } from '@/catalogue/timeBands.ts';
import { addDays, endless, formatDay, japanDay } from '@/lib/date.ts';
import type { Success } from '../contractTypes.ts';
import { fibreOf } from '../customers/customer.ts';
import { ownId } from '../customers/ownExamples.ts';
import type { CustomerCall } from '../handler.ts';
import { type Event, eventsOf } from '../ledger/event.ts';
import type { Session } from '../session/sessions.ts';
import {
  able,
  type ContractChange,
  unable,
  withoutProcedure,
  withProcedures,
} from './contractChange.ts';
import { dayNumber, fibreExample } from './examples.ts';
import { entryOf, keepsMesh, quitStateOf } from './fibreQuit.ts';
import { meshWifi } from './option.ts';

type Entry = Success<'getConstructionEntry'>;
type Progress = NonNullable<Success<'getConstructionProgress'>['construction']>;

/** Days before the construction on which its day is fixed. */
const fixedBefore = 3;

/** The first day on offer, and how many there are. */
const offered = { from: 7, days: 14 };

/** Days from the application to the latest call that fixes the day, and from that call to the construction. */
const calledWithin = 13;
const fromCallToWork = 14;
const promise = 'までにお電話でご連絡します';

interface ConstructionState {
  entry: Entry;
  progress: Progress | null;
  /** Whether the day was changed. */
  isMoved: boolean;
}

/** The progress of a customer who has only applied: the line opens instead of changing its plan, on their own days. */
function withDayNames({ customer }: Session, progress: Progress | null): Progress | null {
  const { plan } = customer.user;
  if (!progress || plan?.cnStatusCode !== 'ENTR') return progress;
  return {
    ...progress,
    title: '光の開通工事',
    steps: progress.steps.map((step) => {
      if (step.code === 'accepted') return { ...step, date: plan.acceptDate };
      if (step.code === 'scheduled' && step.note?.includes(promise))
        return { ...step, note: `${formatDay(addDays(plan.acceptDate, calledWithin))}${promise}` };
      return step.code === 'completed' ? { ...step, code: 'opened' } : step;
    }),
  };
}

/** How long somebody has to be there, as a note says it: `約3時間30分`. */
function minutesIn(note: string | null): number | undefined {
  const [, hours = '0', minutes = '0'] = /約(?:(\d+)時間)?(?:(\d+)分)?/.exec(note ?? '') ?? [];
  return Number(hours) * 60 + Number(minutes) || undefined;
}

/**
 * The construction; once the promised call is past, its day is fixed. Nothing is
 * built for an application that was cancelled, nor once fibre is to end.
 */
export function constructionOf(call: CustomerCall): ConstructionState {
  const { session } = call;
  const past = eventsOf(session.past, ['postG10UpgradeEntry', 'putChangePreferedDate']);
  const ordered = past.reduce(
    (before, event) => after(call, called({ ...call, now: new Date(event.at) }, before), event),
    constructionAtFirst(call),
  );
  const state = called(call, ordered);
  const { quitting } = quitStateOf(call);
  const isOutlived = quitting && (state.entry.date ?? endless) > quitting.accepted_on;
  if (entryOf(session).cancelled_on || isOutlived)
    return { entry: fibreNone(state.entry), progress: null, isMoved: false };
  return state;
}

/** The day of the work that opens a line; null while it has none. The work of a later upgrade opens nothing. */
export function opensOn(call: CustomerCall): string | null {
  const { session } = call;
  const upgrade = eventsOf(session.past, 'postG10UpgradeEntry')[0];
  const past = upgrade ? session.past.slice(0, session.past.indexOf(upgrade)) : session.past;
  return constructionOf({ ...call, session: { ...session, past } }).entry.date;
}

/** The construction after its promised call, which fixes its day. */
function called(
  { session: { customer }, now }: CustomerCall,
  state: ConstructionState,
): ConstructionState {
  const { plan } = customer.user;
  const { entry, progress, isMoved } = state;
  const isPromised = progress?.steps.some(({ note }) => note?.includes(promise));
  if (!plan || !progress || !isPromised) return state;
  const date = addDays(plan.acceptDate, calledWithin);
  if (japanDay(now) <= date) return state;
  const day = { date: addDays(date, fromCallToWork), part_of_day: 'morning' as const };
  const steps = progress.steps.map((step) => {
    if (step.code === 'scheduled') return { ...step, state: 'done' as const, date, note: null };
    return step.code === 'construction' ? { ...step, ...day, state: 'next' as const } : step;
  });
  return { entry: { ...entry, ...day }, progress: { ...progress, steps }, isMoved };
}

/** The construction after it was ordered, with an upgrade, or moved to another day. */
function after(
  call: CustomerCall,
  state: ConstructionState,
  event: Event<'postG10UpgradeEntry' | 'putChangePreferedDate'>,
): ConstructionState {
  const { date, part_of_day } = event.asked;
  if (event.operation === 'putChangePreferedDate')
    return event.asked.target === 'construction'
      ? { ...state, entry: { ...state.entry, date, part_of_day }, isMoved: true }
      : state;
  const today = japanDay(event.at);
  const { construction: usual } = fibreExample(call, 'getConstructionProgress', 'normal');
  return {
    ...state,
    entry: {
      ...fibreExample(call, 'getConstructionEntry', 'normal'),
      entry_id: ownId(call.mock.contract, call.session.customer, `k${dayNumber(today)}0001`),
      date,
      part_of_day,
    },
    progress: usual && {
      ...usual,
      steps: usual.steps.map((step) => (step.state === 'done' ? { ...step, date: today } : step)),
    },
  };
}

function constructionAtFirst(call: CustomerCall): ConstructionState {
  const { session } = call;
  const entry = fibreExample(call, 'getConstructionEntry');
  const construction = withDayNames(
    session,
    fibreExample(call, 'getConstructionProgress').construction,
  );
  const work = construction?.steps.find(({ code }) => code === 'construction');
  // Both reads are about the same construction; where they differ, its progress counts.
  return {
    entry: work
      ? {
          ...entry,
          date: work.date,
          part_of_day: work.part_of_day,
          attendance_minutes: minutesIn(work.note) ?? entry.attendance_minutes,
        }
      : fibreNone(entry),
    progress: construction,
    isMoved: false,
  };
}

const fibreNone = (entry: Entry): Entry => ({
  ...entry,
  entry_id: null,
  date: null,
  part_of_day: 'none',
  attendance_minutes: 0,
});

/** The entry on a day: what can be chosen, and until when. */
export function constructionEntry(call: CustomerCall): Entry {
  const { now } = call;
  const { entry: kept } = constructionOf(call);
  const fixed = { can_change: false, changeable_until: null, days: [] };
  const arrives = kept.entry_id === null ? null : (deviceArrivesOn(call) ?? null);
  const entry = { ...kept, device_arrives_on: arrives };
  if (entry.entry_id === null)
    return { ...entry, ...fixed, reason: '工事のお申し込みがありません。' };
  const today = japanDay(now);
  const until = entry.date && addDays(entry.date, -fixedBefore);
  if (until === null)
    return { ...entry, ...fixed, reason: '工事日が決まりしだい、お電話でご連絡します。' };
  if (until < today)
    return { ...entry, ...fixed, reason: '工事日の3日前を過ぎたため、変更できません。' };
  const days = Array.from({ length: offered.days }, (_, index) => {
    const date = addDays(today, offered.from + index);
    const known = entry.days.find((day) => day.date === date);
    const isOpen = !formatDay(date).includes('日)');
    if (arrives !== null && date <= arrives) return { date, morning: false, afternoon: false };
    return known ?? { date, morning: isOpen, afternoon: isOpen };
  });
  return { ...entry, can_change: true, changeable_until: until, reason: null, days };
}

/** The contract after the day of construction was moved: the next plan begins with it. */
export const constructionChange: ContractChange = (contract, call) => {
  const { entry, isMoved, progress } = constructionOf(call);
  if (!progress)
    return withoutProcedure(contract, 'construction', '工事のお申し込みがないためです。');
  if (!isMoved || entry.date === null) return contract;
  const { next_plan } = contract;
  const { can_change, reason } = constructionEntry(call);
  const detail = `${formatDay(entry.date)}${halfDays[entry.part_of_day]}`;
  const procedure = can_change
    ? able('construction', detail)
    : unable('construction', reason ?? '');
  return {
    ...withProcedures(contract, procedure),
    next_plan: next_plan && { ...next_plan, starts_on: entry.date },
  };
};

type Movement = Success<'getDeviceDeliCollInfo'>['movements'][number];

interface Movements {
  movements: Movement[];
  /** Ids of those whose day was changed. */
  moved: string[];
}

/** Deliveries and collections, with the days that were changed. */
export function movementsOf(call: CustomerCall): Movements {
  const { session } = call;
  // Only devices of fibre are delivered and collected; customers with SIMs alone have none.
  const movements = fibreOf(session.customer)
    ? fibreExample(call, 'getDeviceDeliCollInfo').movements
    : [];
  const changes = new Map(
    eventsOf(session.past, 'putChangePreferedDate')
      .filter(({ asked }) => asked.target !== 'construction')
      .map(({ asked: { target_id, date, time_band } }) => [target_id, { date, time_band }]),
  );
  return {
    movements: movements.map((one) => ({
      ...ownItem(session, one),
      ...changes.get(one.movement_id),
    })),
    moved: [...changes.keys()],
  };
}

/** Whether a delivery or collection takes place: after its application was cancelled, none does. */
export function stillComes(session: Session, date: string | null): boolean {
  const { cancelled_on } = entryOf(session);
  return cancelled_on === null || (date !== null && date < cancelled_on);
}

/** Whether a device that is not on its way yet is sent: to a line that is to end, nothing more is. */
export function isStillSent(call: CustomerCall, date: string | null): boolean {
  const { quitting } = quitStateOf(call);
  return !quitting || (date !== null && date <= quitting.accepted_on);
}

/** An item as the customer gets it: with an application for a new line it isn't the example's device for 10G. */
export function ownItem<Sent extends { item: string }>(session: Session, sent: Sent): Sent {
  if (!isConnectedByWork(session)) return sent;
  return { ...sent, item: sent.item.replace(/^10ギガ対応/, '') };
}

/** Whether what is delivered waits for the work that opens the line; else it is connected at any time. */
const isConnectedByWork = ({ customer }: Session): boolean =>
  customer.user.plan?.cnStatusCode === 'ENTR';

/** The day on which the last device that the work connects arrives; undefined when the work needs none. */
function deviceArrivesOn(call: CustomerCall): string | undefined {
  const { session } = call;
  if (!isConnectedByWork(session)) return undefined;
  return movementsOf(call)
    .movements.flatMap(({ change_type, date }) => (change_type === '1' && date ? [date] : []))
    .filter((date) => stillComes(session, date))
    .sort()
    .at(-1);
}

const offeredDays = 16;

/** The day of the work that a delivered device is connected at; undefined where it is connected at any time. */
export function connectedOn(call: CustomerCall): string | undefined {
  const { session } = call;
  if (!isConnectedByWork(session)) return undefined;
  return opensOn(call) ?? undefined;
}

/**
 * A delivery or collection on a day: what can be chosen, and until when.
 * @param workOn the work before which a device must be there
 */
export function movementAt(movement: Movement, now: Date, workOn?: string): Movement {
  const today = japanDay(now);
  const lead = leadDays[movement.change_type];
  const selectable_from = addDays(today, lead);
  const connected_on = movement.change_type === '1' ? (workOn ?? null) : null;
  const until = movement.date ? addDays(movement.date, -3) : movement.changeable_until;
  if (until === null || until < today || (!movement.can_change && movement.days.length === 0))
    return {
      ...movement,
      can_change: false,
      changeable_until: null,
      selectable_from,
      connected_on,
      days: [],
    };
  const isNoneFree = movement.days.every(({ is_selectable }) => !is_selectable);
  const days = Array.from({ length: offeredDays }, (_, index) => {
    const date = addDays(today, index + 1);
    const known = movement.days.find((day) => day.date === date);
    const isOpen = known?.is_selectable ?? !formatDay(date).includes('日)');
    const isTooLate = connected_on !== null && connected_on > today && date >= connected_on;
    return {
      date,
      is_selectable: date >= selectable_from && isOpen && !isTooLate && !isNoneFree,
      unavailable_bands: known?.unavailable_bands ?? [],
    };
  });
  return {
    ...movement,
    can_change: true,
    changeable_until: until,
    selectable_from,
    connected_on,
    days,
  };
}

/** Whether a delivery or collection still comes, by its day and by what became of what it is for. */
export const takesPlace = (call: CustomerCall, { date, change_type, item }: Movement): boolean =>
  stillComes(call.session, date) &&
  (change_type === '1'
    ? isStillSent(call, date)
    : !(isMesh(item) && (keepsMesh(call) || goesOnWithMesh(call))));

/** Whether the mesh option was to be left, and goes on after all. */
const goesOnWithMesh = ({ session }: CustomerCall): boolean =>
  eventsOf(session.past, 'postOption').findLast(
    ({ asked }) => asked.code === meshWifi && ['3', '4'].includes(asked.order_type),
  )?.asked.order_type === '4';

const isMesh = (item: string) => item.startsWith('メッシュWi-Fi');

/** Work and devices to come that an application to leave fibre gives up, each with its day where it has one. */
export function plannedOf(call: CustomerCall): { title: string; date: string | null }[] {
  const { entry, progress } = constructionOf(call);
  const today = japanDay(call.now);
  const isToCome = (date: string | null) => date === null || date > today;
  return [
    ...(progress && isToCome(entry.date) ? [{ title: progress.title, date: entry.date }] : []),
    ...movementsOf(call)
      .movements.filter((one) => one.change_type === '1' && takesPlace(call, one))
      .map(({ item, date }) => ({ title: `${item}のお届け`, date }))
      .filter(({ date }) => isToCome(date)),
  ];
}

/** Where nothing is sent or fetched, the contract offers no day for it. */
export const movementsChange: ContractChange = (contract, call) => {
  const coming = movementsOf(call).movements.some((one) => takesPlace(call, one));
  return coming
    ? contract
    : withoutProcedure(contract, 'delivery', 'お届けや回収の予定がないためです。');
};
