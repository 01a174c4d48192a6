import { isIdle } from '../esim/activation.ts';
import { restrictionOf, type Setting } from '../settings/simRestrictions.ts';
import { type Contract, type ContractChange, unable } from './contractChange.ts';

/** Procedures of the contract, with their names among the restrictions. */
const settings: Partial<Record<Contract['procedures'][number]['code'], Setting>> = {
  plan: 'price_plan_exchange',
  call_service: 'call_service',
  esim: 'esim',
  device_entry: 'device_entry',
  stop_restart: 'stop_restart',
};

/** Closes on a SIM's contract what its restrictions close, in their words. A SIM that isn't activated is an entry. */
export const simRestrictedContract: ContractChange = (contract, call) => {
  const { session, service, now } = call;
  if (service.listed.service_type !== 'mobile') return contract;
  return {
    ...contract,
    status: isIdle(session, service, now) ? 'ENTR' : contract.status,
    procedures: contract.procedures.map((procedure) => {
      const setting = settings[procedure.code];
      const closed = setting && procedure.is_available && restrictionOf(call, setting);
      return closed ? unable(procedure.code, closed.text, closed.available_from) : procedure;
    }),
  };
};
