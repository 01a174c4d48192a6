import { labelOf } from '@/catalogue/labelOf.ts';
import { mobileOptionNames } from '@/catalogue/mobileOptions.ts';
import { addDays } from '@/lib/days.ts';
import { mizuno } from '../../customers/mizuno.ts';
import { monthlyLines } from '../billing/simLines.ts';
import { type Handlers, type PlanCall, Refusal } from '../domain.ts';
import { exampleOf } from '../exampleOf.ts';
import { formatMoment } from '../formatMoment.ts';
import { simQuitState } from '../mobileQuit/simQuitState.ts';
import type { Success } from '../operations.ts';
import { callState } from '../plan/callState.ts';
import { receiptNumber } from '../progress/receiptNumber.ts';
import { isStopped } from '../settings/stopRestartState.ts';
import {
  firstDay,
  ineligible,
  type MobileOption,
  type OptionKey,
  optionOf,
  optionsOf,
} from './optionState.ts';

type Receipt = Success<'postVirusBusterMobile'>;
type Operation = Receipt['operation'];

/** The options of a SIM: 申込手続き中 from the order, 利用中 from the first day on (docs/product.md §11.3). */
export const mobileOption: Handlers = {
  getMobileOption: (call) => {
    const lines = monthlyLines(call).filter(({ kind }) => kind === 'option');
    const options = optionsOf(call);
    const free = callState(call).services.filter(
      ({ status, monthly_fee }) => status === 'using' && monthly_fee === 0,
    );
    return {
      options,
      calls: [
        ...lines
          .filter(({ name }) => !options.some((option) => option.name === name))
          .map(({ name, amount }) => ({ name, monthly_fee: amount })),
        ...free.map(({ name, monthly_fee }) => ({ name, monthly_fee })),
      ],
      monthly_amount: lines.reduce((sum, { amount }) => sum + amount, 0),
    };
  },

  getValueDataFree: (call) => ({
    option: optionOf(call, 'ValueDataFree'),
    not_counted: exampleOf(call.mock, call.service, 'getValueDataFree').not_counted,
  }),

  getPremiumBand: (call) => {
    const reason = ineligible(call, 'PremiumBand');
    return reason
      ? new Refusal('not_eligible', { message: `${reason}。` })
      : {
          ...exampleOf(call.mock, call.service, 'getPremiumBand'),
          option: optionOf(call, 'PremiumBand'),
        };
  },

  getFifthGeneration: (call) => ({
    ...exampleOf(call.mock, call.service, 'getFifthGeneration'),
    option: optionOf(call, 'NetworkFifthGeneration'),
  }),

  getVirusBusterMobile: (call) => {
    const option = optionOf(call, 'VirusBusterMobile');
    const isEnding = option.pending?.operation === 'remove';
    return {
      option,
      serial_number: option.status === 'using' ? serialNumber(call) : null,
      devices_max: 1,
      ends_on: isEnding && option.pending ? addDays(option.pending.starts_on, -1) : null,
    };
  },

  postValueDataFree: (call) => apply(call, 'ValueDataFree', call.body.operation),
  postVirusBusterMobile: (call) => apply(call, 'VirusBusterMobile', call.body.operation),
  postPremiumBand: (call) => apply(call, 'PremiumBand', call.body.operation, call.body.code),
  postFifthGeneration: (call) =>
    apply(call, 'NetworkFifthGeneration', call.body.operation, call.body.code),
};

const serialNumber = ({ session, service }: PlanCall): string =>
  session.customer === mizuno
    ? 'MNMO-2026-7Q4K-11XZ'
    : `MNMO-2026-${service.listed.service_id.slice(-4)}-11XZ`;

function apply(
  call: PlanCall,
  key: OptionKey,
  operation: Operation,
  code?: NonNullable<MobileOption['code']>,
): Receipt | Refusal {
  const option = optionOf(call, key);
  const refusal = optionRefusal(call, option, operation, code);
  if (refusal) return refusal;
  const { mock, now } = call;
  const starts_on = firstDay(operation, now);
  const name = code && operation !== 'remove' ? labelOf(mobileOptionNames, code) : option.name;
  const receipt_number = receiptNumber(mock, 'OP', now);
  const accepted_at = formatMoment(now);
  return {
    receipt_number,
    accepted_at,
    name,
    operation,
    starts_on,
    monthly_fee: option.monthly_fee,
    serial_number: key === 'VirusBusterMobile' && operation === 'add' ? serialNumber(call) : null,
  };
}

/** Why an order isn't taken; undefined when it is. */
export function optionRefusal(
  call: PlanCall,
  option: MobileOption,
  operation: Operation,
  code?: MobileOption['code'],
): Refusal | undefined {
  if (simQuitState(call.mock, call.session, call.service).quit) return new Refusal('quitting');
  if (isStopped(call.mock, call.session, call.service, call.now)) return new Refusal('suspended');
  const reason = ineligible(call, option.key);
  if (reason) return new Refusal('not_eligible', { message: `${reason}。` });
  if (option.pending) return new Refusal('option_update_processing');
  if (operation === 'add' && option.status === 'using') return new Refusal('already_using');
  if (operation !== 'add' && option.status === 'none') return new Refusal('not_using');
  const isSame = operation === 'update' && code === option.code;
  return isSame ? new Refusal('option_not_acceptable') : undefined;
}
