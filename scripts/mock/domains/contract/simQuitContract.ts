import { formatDay } from '@/lib/date.ts';
import { cancelUntil, quitDay, simQuitState, statusAt } from '../mobileQuit/simQuitState.ts';
import { able, afterTheEnd, type ContractChange, unable, withProcedure } from './contractChange.ts';

/** What can't be applied for while a cancellation is under way. */
const leaves: ReadonlySet<string> = new Set([
  'plan',
  'call_service',
  'esim',
  'device_entry',
  'mnp_transfer_in',
  'stop_restart',
]);

/** A cancellation on the contract: its status, and what can't be applied for any more. */
export const simQuitContract: ContractChange = (contract, { mock, session, service, now }) => {
  if (service.listed.service_type !== 'mobile') return contract;
  const { quit } = simQuitState(mock, session, service);
  if (!quit) return contract;
  const isOver = statusAt(quit, now) === 'end';
  const until = cancelUntil(quit, now);
  const reason = '解約の手続き中です。';
  const closed = contract.procedures
    .filter(({ code }) => leaves.has(code))
    .map(({ code }) => unable(code, reason));
  const procedures = isOver
    ? afterTheEnd(contract.procedures)
    : [...closed, unable('quit', reason)].reduce(withProcedure, contract.procedures);
  return {
    ...contract,
    status: isOver ? 'QUIT' : 'QTWT',
    quit_on: quitDay(quit, now),
    next_plan: null,
    procedures: until
      ? withProcedure(procedures, able('quit_cancel', `${formatDay(until)}まで`))
      : procedures,
  };
};
