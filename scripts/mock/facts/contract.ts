import { formatDay } from '@/lib/date.ts';
import type { Service } from '../customers/customer.ts';
import type { ServiceCall } from '../handler.ts';
import { callState, reservedChange } from './calls.ts';
import { constructionChange, movementsChange } from './construction.ts';
import {
  able,
  afterTheEnd,
  type Contract,
  type ContractChange,
  unable,
  withProcedures,
} from './contractChange.ts';
import { buildingChange, lettersChange, personInContract, promotionChange } from './customer.ts';
import { exampleOf } from './examples.ts';
import { entryCancelChange, ownFibreContract } from './fibreContract.ts';
import { upgradeChange } from './fibrePlan.ts';
import { quitChange } from './fibreQuit.ts';
import { paymentDetail } from './payment.ts';
import { contractPlan, planOf } from './plan.ts';
import {
  cancelUntil,
  comesIdle,
  isIdle,
  quitDay,
  simQuitState,
  statusAt,
  stopRestartContract,
} from './simLife.ts';
import {
  deviceEntryContract,
  mnpTransferInContract,
  restrictionOf,
  type Setting,
} from './simRestrictions.ts';

/** The contract of the SIM that is asked about: its number, its type, its days and how it is paid. */
const ownSimContract: ContractChange = (contract, call) => {
  const { listed } = call.service;
  const { session } = call;
  const { serviceStartDate, contractTotalMonth } = planOf(call).plan;
  const [application] = exampleOf(call, 'getOrderApplication').applications;
  return {
    ...contract,
    service_id: listed.service_id,
    service_type: listed.service_type,
    contract_type: listed.contract_type,
    phone_number: listed.phone_number,
    started_on: serviceStartDate,
    accepted_on: comesIdle(call.service)
      ? (application?.accepted_at.slice(0, 10) ??
        session.customer.user.plan?.acceptDate ??
        contract.accepted_on)
      : serviceStartDate,
    contract_months: contractTotalMonth,
    procedures: contract.procedures.map((each) =>
      each.code === 'payment' && each.is_available
        ? { ...each, detail: paymentDetail(call) }
        : each,
    ),
  };
};

/** Closes the calls on a SIM's contract while both the flat rate and the other services wait for a change. */
const callsContract: ContractChange = (contract, call) => {
  const { order } = callState(call);
  const calls = contract.procedures.find(({ code }) => code === 'call_service');
  if (!order || !calls?.is_available || !reservedChange(planOf(call))) return contract;
  const { starts_on } = order;
  const reason = `${formatDay(starts_on)}からの変更を受け付けています。`;
  return withProcedures(contract, unable('call_service', reason, starts_on));
};

/** Closes on a SIM's contract what its restrictions close, in their words. A SIM that isn't activated is an entry. */
const simRestrictedContract: ContractChange = (contract, call) => ({
  ...contract,
  status: isIdle(call) ? 'ENTR' : contract.status,
  procedures: contract.procedures.map((procedure) => {
    const setting = settings[procedure.code];
    const closed = setting && procedure.is_available && restrictionOf(call, setting);
    return closed ? unable(procedure.code, closed.text, closed.available_from) : procedure;
  }),
});

/** A cancellation on the contract: its status, and what can't be applied for any more. */
const simQuitContract: ContractChange = (contract, call) => {
  const { now } = call;
  const { quit } = simQuitState(call);
  if (!quit) return contract;
  const isOver = statusAt(quit, now) === 'end';
  const until = cancelUntil(quit, now);
  const reason = '解約の手続き中です。';
  const closed = contract.procedures
    .filter(({ code }) => leaves.has(code))
    .map(({ code }) => unable(code, reason));
  const left = isOver
    ? { ...contract, procedures: afterTheEnd(contract.procedures) }
    : withProcedures(contract, ...closed, unable('quit', reason));
  return {
    ...(until ? withProcedures(left, able('quit_cancel', `${formatDay(until)}まで`)) : left),
    status: isOver ? 'QUIT' : 'QTWT',
    quit_on: quitDay(quit, now),
    next_plan: null,
  };
};

/** Applied in this order: each sees the result of those before it. */
const changes: Record<Service['listed']['service_type'], readonly ContractChange[]> = {
  fixed: [
    personInContract,
    ownFibreContract,
    deviceEntryContract,
    mnpTransferInContract,
    upgradeChange,
    quitChange,
    constructionChange,
    movementsChange,
    promotionChange,
    lettersChange,
    buildingChange,
    entryCancelChange,
  ],
  mobile: [
    personInContract,
    ownSimContract,
    contractPlan,
    callsContract,
    deviceEntryContract,
    mnpTransferInContract,
    stopRestartContract,
    simRestrictedContract,
    simQuitContract,
    promotionChange,
  ],
};

/** The contract as getContract answers it, for the rules of other facts. */
export const contractNow = (call: ServiceCall): Contract =>
  changes[call.service.listed.service_type].reduce(
    (made, change) => change(made, call),
    exampleOf(call, 'getContract'),
  );

/** Procedures of the contract, with their names among the restrictions. */
const settings: Partial<Record<Contract['procedures'][number]['code'], Setting>> = {
  plan: 'price_plan_exchange',
  call_service: 'call_service',
  esim: 'esim',
  device_entry: 'device_entry',
  stop_restart: 'stop_restart',
};

/** What can't be applied for while a cancellation is under way. */
const leaves: ReadonlySet<string> = new Set([
  'plan',
  'call_service',
  'esim',
  'device_entry',
  'mnp_transfer_in',
]);
