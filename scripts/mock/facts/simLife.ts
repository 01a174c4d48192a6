import { addDays, addMonths, endless, japanDay, japanMonth, lastDayOf } from '@/lib/date.ts';
import type { Success } from '../contractTypes.ts';
import type { Service } from '../customers/customer.ts';
import { Refusal, type ServiceCall } from '../handler.ts';
import { type Event, eventsOf, type Past } from '../ledger/event.ts';
import { formatMoment } from '../moments.ts';
import { able, type ContractChange, unable, withProcedures } from './contractChange.ts';
import { exampleOf } from './examples.ts';

/** A number that is ported in, as plain data; all moments in ISO, JST. */
interface MovingIn {
  reserved_at: string | null;
  /** When the SIM begins to work: the reserved moment plus the interruption. */
  activated_at: string | null;
}

/** How the lists of applications name it. */
export const mnpTitle = '乗り換え(転入)';

/** What was reserved for a SIM whose number is still with another carrier. */
export function movingIn({ session: { past }, service }: ServiceCall): MovingIn {
  const reserved = eventsOf(past, 'postMnpTransferIn', service).at(-1)?.answer;
  if (!reserved) return { reserved_at: null, activated_at: null };
  const { starts_at, interruption_minutes } = reserved;
  const activated = new Date(Date.parse(starts_at) + interruption_minutes * 60_000);
  return { reserved_at: starts_at, activated_at: formatMoment(activated) };
}

/** Whether the number has begun to move at the time that was reserved, after which no other can be. */
export function isMovingNow(call: ServiceCall): boolean {
  const { reserved_at } = movingIn(call);
  return reserved_at !== null && Date.parse(reserved_at) <= call.now.getTime();
}

/** Whether a SIM was not activated yet when the customer logged in. */
export const comesIdle = ({ examples }: Service): boolean =>
  examples.getDeviceInfo === 'not_activated';

/** The day on which such a SIM was activated; undefined until then, and for all other SIMs. */
export function activatedOn(call: ServiceCall): string | undefined {
  const { service, now } = call;
  if (!comesIdle(service)) return undefined;
  const { activated_at } = movingIn(call);
  if (activated_at === null || Date.parse(activated_at) > now.getTime()) return undefined;
  return japanDay(activated_at);
}

/** Whether a SIM can't be used yet. */
export const isIdle = (call: ServiceCall): boolean =>
  comesIdle(call.service) && activatedOn(call) === undefined;

type QuitInfo = Success<'getMobileQuitInfo'>;

/** How the lists of applications name a cancellation. */
export const simQuitTitle = '解約';

type QuitStatus = NonNullable<QuitInfo['status']>;

/** A cancellation of a SIM as it was applied for. */
export interface SimQuit {
  action: 'quit' | 'quit_mnp' | 'onestop';
  /** Moment of the contract. */
  accepted_at: string;
  /** Last day of the service; where the number is to be ported, the last one possible. */
  quit_on: string;
  /** The MNP number, shown once it is issued. */
  number: string | null;
}

/** How long the MNP number takes to be issued (minutes), and how many days it is good for. */
const issueMinutes = 10;
const numberDays = 14;

/** How long the carrier of a one-stop flow takes to open the line (minutes), which ends it here. */
const portMinutes = 60;

/** The cancellation of a SIM; `quit` is null where nobody asked to leave. */
export function simQuitState(call: ServiceCall): { quit: SimQuit | null } {
  const { session, service } = call;
  const last = eventsOf(session.past, 'postMobileQuitInfo', service).at(-1);
  if (last) {
    const { action, receipt_number, accepted_at, quit_on } = last.answer;
    if (action === 'quit_cancel' || quit_on === null) return { quit: null };
    // An MNP number is issued some minutes later: it is made of the receipt's.
    const number = action === 'quit_mnp' ? `99${receipt_number.slice(-8)}` : null;
    return { quit: { action, accepted_at, quit_on, number } };
  }
  const { status, quit_on, mnp_number } = exampleOf(call, 'getMobileQuitInfo');
  return {
    quit: status && {
      action: status === 'accept' || status === 'end' ? 'quit' : 'quit_mnp',
      accepted_at: acceptedAt(mnp_number?.expires_on),
      quit_on,
      number: mnp_number?.number ?? null,
    },
  };
}

/** When a cancellation of an example was applied for, counted back from the last day of its MNP number. */
const acceptedAt = (expiresOn = '2026-11-30'): string =>
  `${addDays(expiresOn, -numberDays)}T09:30:00+09:00`;

/**
 * Last day of a SIM whose cancellation is applied for now: the last of this month; where the number is to be
 * ported, the last of the next month, so that there is time for it.
 */
export const lastDayFrom = (action: SimQuit['action'], now: Date): string =>
  lastDayOf(action === 'quit' ? japanMonth(now) : addMonths(japanMonth(now), 1));

/** When the one-stop flow ported the number; undefined until then. An issued MNP number alone ends no line. */
function portedAt(
  { action, accepted_at }: { action: string; accepted_at: string },
  now: Date,
): Date | undefined {
  if (action !== 'onestop') return undefined;
  const at = new Date(Date.parse(accepted_at) + portMinutes * 60_000);
  return at <= now ? at : undefined;
}

/** What happened, for a look ahead: a number that hasn't been ported yet may stay here until the last day. */
export function withoutPorts(past: Past, now: Date): Past {
  const isWaiting = (event: Event) =>
    event.operation === 'postMobileQuitInfo' &&
    event.answer.action === 'onestop' &&
    !portedAt(event.answer, now);
  if (!past.some(isWaiting)) return past;
  return past.map((event) =>
    isWaiting(event) ? { ...event, answer: { ...event.answer, action: 'quit_mnp' } } : event,
  ) as Past;
}

/** The last day of a SIM as known at a moment: the day on which its number was ported, else the applied one. */
export function quitDay(quit: SimQuit, now: Date): string {
  const ported = portedAt(quit, now);
  return ported ? japanDay(ported) : quit.quit_on;
}

/** Whether what would begin on a day never does, since the SIM is left before. */
export function isAfterTheEnd(day: string, call: ServiceCall): boolean {
  const { quit } = simQuitState(call);
  return quit !== null && day > quitDay(quit, call.now);
}

/** Until when something of a SIM is good: the given day, or the SIM's last day where that is earlier. */
export function goodUntil(day: string, call: ServiceCall): string {
  const { now } = call;
  const { quit } = simQuitState(call);
  const last = quit && quitDay(quit, now);
  return last !== null && last < day ? last : day;
}

/** The state of a cancellation at a moment (docs/product.md §10.7). */
export function statusAt(quit: SimQuit, now: Date): QuitStatus {
  const { action, accepted_at, quit_on } = quit;
  if (portedAt(quit, now) || japanDay(now) > quit_on) return 'end';
  if (action === 'quit') return 'accept';
  if (action === 'onestop') return 'wait_mnp_port_out';
  const issued = Date.parse(accepted_at) + issueMinutes * 60_000;
  return now.getTime() < issued ? 'wait_mnp_port_out_number' : 'wait_mnp_port_out';
}

/** Why a SIM whose last day is past takes no order. */
export const leftText = '解約済みのため、お申し込みいただけません。';

/** Whether a SIM was left, and its last day is past. */
export function isLeft(call: ServiceCall): boolean {
  const { now } = call;
  const { quit } = simQuitState(call);
  return quit !== null && statusAt(quit, now) === 'end';
}

/** The MNP number with its last day; null while it isn't issued. */
export function mnpNumber(quit: SimQuit, now: Date): QuitInfo['mnp_number'] {
  if (quit.number === null || statusAt(quit, now) !== 'wait_mnp_port_out') return null;
  return { number: quit.number, expires_on: numberUntil(quit) };
}

/** Last day of the MNP number of a cancellation. */
export const numberUntil = ({ accepted_at }: SimQuit): string =>
  addDays(japanDay(accepted_at), numberDays);

/** Last day on which a cancellation can be taken back; null where it can't any more. */
export function cancelUntil(quit: SimQuit, now: Date): string | null {
  const last = addDays(quit.quit_on, -1);
  return statusAt(quit, now) === 'end' || japanDay(now) > last ? null : last;
}

type StopInfo = Success<'getStopRestartInfo'>;

/** A SIM's stop; `since` is when stopping or restarting was asked for. */
interface StopState {
  info: StopInfo;
  since: string | null;
  /** What was asked for last. */
  asked: { receipt_number: string; action: 'stop' | 'restart'; accepted_at: string } | null;
}

/** How long stopping and restarting take (minutes). */
const minutes = 10;

const stopping = (reason: StopInfo['reason']): Partial<StopInfo> => ({
  state: 'stopping',
  reason,
  can_stop: false,
  note: '停止の手続きには10分ほどかかります',
});

const restarting: Partial<StopInfo> = {
  state: 'restarting',
  can_restart: false,
  note: '再開の手続きには10分ほどかかります',
};

/** The state of the SIM at a moment: stopping becomes stopped, restarting becomes in use. */
export function stopStateAt(call: ServiceCall): StopState {
  const { session, service, now } = call;
  const example = exampleOf(call, 'getStopRestartInfo');
  let state: StopState = { info: example, since: null, asked: null };
  for (const { at, asked, answer } of eventsOf(session.past, 'postStopRestartInfo', service)) {
    const { info } = settled(state, new Date(at));
    const { receipt_number, action, accepted_at } = answer;
    state = {
      info: { ...info, ...(action === 'stop' ? stopping(asked.reason) : restarting) },
      since: accepted_at,
      asked: { receipt_number, action, accepted_at },
    };
  }
  return settled(state, now);
}

function settled(state: StopState, now: Date): StopState {
  const { info, since } = state;
  if (since === null || now.getTime() < Date.parse(since) + minutes * 60_000) return state;
  const isStopped = info.state === 'stopping';
  return {
    ...state,
    since: null,
    info: {
      ...info,
      state: isStopped ? 'stopped' : 'using',
      stopped_at: isStopped ? since : null,
      ...(!isStopped && { reason: null }),
      can_stop: !isStopped,
      can_restart: isStopped,
      note: null,
    },
  };
}

/** The times (ISO, JST) in which a SIM was or is stopped. */
export function stopsOf(call: ServiceCall): { from: string; until: string }[] {
  const { stopped_at } = exampleOf(call, 'getStopRestartInfo');
  const stops = stopped_at ? [{ from: stopped_at, until: endless }] : [];
  for (const { answer } of eventsOf(call.session.past, 'postStopRestartInfo', call.service)) {
    const at = formatMoment(new Date(Date.parse(answer.accepted_at) + minutes * 60_000));
    const last = stops.at(-1);
    if (answer.action === 'stop') stops.push({ from: at, until: endless });
    else if (last) last.until = at;
  }
  return stops;
}

const stateTexts: Partial<Record<StopInfo['state'], string>> = {
  stopping: '利用の停止の手続き中のため、お申し込みいただけません。',
  restarting: '利用の再開の手続き中のため、お申し込みいただけません。',
};

/** Why a SIM that is stopped, or on the way there or back, takes no order; undefined for one in use. */
export function stopRefusal(call: ServiceCall): Refusal | undefined {
  const { state } = stopStateAt(call).info;
  if (state === 'using') return undefined;
  const message = stateTexts[state];
  return new Refusal('suspended', message ? { message } : {});
}

/** Why a SIM that is left, or is about to be, takes no order; undefined for one that stays. */
export function quitRefusal(call: ServiceCall): Refusal | undefined {
  if (!simQuitState(call).quit) return undefined;
  return new Refusal('quitting', isLeft(call) ? { message: leftText } : {});
}

const stateNames: Partial<Record<StopState['info']['state'], string>> = {
  stopped: '利用停止中',
  stopping: '停止の手続き中',
  restarting: '再開の手続き中',
};

/** Shows on the contract whether the SIM is stopped, and why it can't be stopped or restarted now. */
export const stopRestartContract: ContractChange = (contract, call) => {
  const { info, since } = stopStateAt(call);
  const detail = stateNames[info.state];
  if (detail === undefined && since === null) return contract;
  const procedure =
    info.can_stop || info.can_restart
      ? able('stop_restart', detail ?? null)
      : unable('stop_restart', info.note ?? 'いまはお手続きいただけません');
  return withProcedures(contract, procedure);
};
