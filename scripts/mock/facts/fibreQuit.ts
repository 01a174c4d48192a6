import { addDays, endless, formatDay, japanDay } from '@/lib/date.ts';
import type { Success } from '../contractTypes.ts';
import type { CustomerCall } from '../handler.ts';
import { type Event, eventsOf } from '../ledger/event.ts';
import type { Session } from '../session/sessions.ts';
import {
  able,
  afterTheEnd,
  type ContractChange,
  unable,
  withProcedures,
} from './contractChange.ts';
import { fibreExample } from './examples.ts';

interface Entry {
  /** ISO day on which the application was cancelled; null while it is valid. */
  cancelled_on: string | null;
}

/** The application for fibre, and whether it was cancelled. */
export function entryOf({ past }: Session): Entry {
  const [cancelled] = eventsOf(past, 'postContractEntryCancel');
  return { cancelled_on: cancelled ? japanDay(cancelled.at) : null };
}

/** A cancellation of fibre that was accepted. */
interface Quitting {
  quit_on: string;
  accepted_on: string;
  cancel_until: string;
  /** The order; null where the cancellation is in the customer's data. */
  order: Event<'postQuit'> | null;
}

/** How the lists of applications name it. */
export const quitTitle = '光の解約';

interface State {
  quitting: Quitting | null;
}

/** The cancellation: that of the named example, until a write changes it. */
export function quitStateOf(call: CustomerCall): State {
  const { session } = call;
  const last = eventsOf(session.past, ['postQuit', 'postQuitCancel']).at(-1);
  if (last?.operation === 'postQuitCancel') return { quitting: null };
  if (last) {
    const { quit_on, cancel_until } = last.answer;
    return { quitting: { quit_on, accepted_on: japanDay(last.at), cancel_until, order: last } };
  }
  const { quit_on, accepted_on, cancel_until } = fibreExample(call, 'getQuitCancel');
  const isAccepted = quit_on !== endless && accepted_on !== null && cancel_until !== null;
  if (!isAccepted) return { quitting: null };
  const own = session.customer.user.plan?.preferredQuitDate ?? endless;
  return {
    quitting:
      own === endless
        ? { quit_on, accepted_on, cancel_until, order: null }
        : { quit_on: own, accepted_on, cancel_until: addDays(own, -1), order: null },
  };
}

/** Whether the mesh device stays with the customer, who has bought it or goes on with it when fibre ends. */
export function keepsMesh(call: CustomerCall): boolean {
  const { quitting } = quitStateOf(call);
  const { devices } = fibreExample(call, 'getCancellationFee');
  const mesh = devices.find(({ product }) => product === 'mesh_wifi');
  return !!quitting?.order?.asked.devices.some(
    ({ device_id, choice }) => device_id === mesh?.device_id && choice !== '2',
  );
}

/** Whether and until when the cancellation can be taken back. */
export function quitCancelOf({ quitting }: State, now: Date): Success<'getQuitCancel'> {
  if (!quitting)
    return {
      can_cancel: false,
      quit_on: endless,
      accepted_on: null,
      cancel_until: null,
      reason: '解約のお申し込みがないためです。',
    };
  const { quit_on, accepted_on, cancel_until } = quitting;
  const isOpen = japanDay(now) <= cancel_until;
  return {
    can_cancel: isOpen,
    quit_on,
    accepted_on,
    cancel_until,
    reason: isOpen ? null : '取り消しの期限を過ぎたため、取り消せません。',
  };
}

/** The contract while a cancellation is under way, and after its last day. */
export const quitChange: ContractChange = (contract, call) => {
  const { now } = call;
  const { quitting } = quitStateOf(call);
  if (!quitting) return contract;
  if (japanDay(now) > quitting.quit_on)
    return {
      ...contract,
      status: 'QUIT',
      quit_on: quitting.quit_on,
      next_plan: null,
      procedures: afterTheEnd(contract.procedures),
    };
  const isOpen = japanDay(now) <= quitting.cancel_until;
  const accepted = 'すでに解約のお申し込みを受け付けています。';
  const { next_plan } = contract;
  return {
    ...withProcedures(
      contract,
      unable('quit', accepted),
      unable('move', accepted),
      unable('upgrade', accepted),
      isOpen
        ? able('quit_cancel', `${formatDay(quitting.cancel_until)}まで`)
        : unable('quit_cancel', '取り消しの期限を過ぎたためです。'),
    ),
    status: 'QTWT',
    quit_on: quitting.quit_on,
    // What is built on the very day is built all the same.
    next_plan: next_plan && next_plan.starts_on <= quitting.accepted_on ? next_plan : null,
  };
};
