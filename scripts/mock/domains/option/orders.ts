import { fibreOption } from '@/catalogue/fibreOptions.ts';
import { lastDayOfMonth } from '@/lib/days.ts';
import { fibreExample } from '../contract/fibre.ts';
import { type Handlers, Refusal, type SignedCall } from '../domain.ts';
import { formatMoment } from '../formatMoment.ts';
import { isPast, order, pastDay } from './change.ts';
import { contractedOption } from './contractedOption.ts';
import { isConsole } from './list.ts';
import { type ContractedOption, type CustomerContext, type Order, returnFee } from './option.ts';
import { onceFee, surveyed, type Wish } from './optionChange.ts';

/** Orders of any option by type, and those of the partners' options that have a form of their own. */
export const optionOrders: Handlers = {
  postOption: (call) => {
    const { code, order_type: type, desired_on } = call.body;
    if (code === 'MO202N' && fibreExample(call, 'getOptionGas').is_lp_gas && type === '1')
      return new Refusal('lp_gas_not_available');
    if (isPast(desired_on, call)) return pastDay('desired_on');
    const accepted = order(call, code, type, 'FO', wishOf(call));
    if (accepted instanceof Refusal) return accepted;
    const { contracted, receipt_number, starts_on } = accepted;
    return {
      receipt_number,
      accepted_at: formatMoment(call.now),
      code,
      name: fibreOption(code)?.name ?? code,
      order_type: type,
      status: contracted.status,
      starts_on,
      ...costOf(contracted, type),
    };
  },

  postUnextOptionChange: (call) => {
    const accepted = order(call, 'MO101N', call.body.order_type, 'UN');
    if (accepted instanceof Refusal) return accepted;
    const { contracted, receipt_number } = accepted;
    const isEntry = contracted.status === 'ENTR';
    return {
      receipt_number,
      accepted_at: formatMoment(call.now),
      status: isEntry ? 'applying' : 'termination_accepted',
      starts_on: isEntry ? contracted.starts_on : null,
      ends_on: isEntry ? null : contracted.ends_on,
      monthly_fee: Math.max(0, contracted.monthly_fee),
    };
  },

  postSecomEntry: (call) => {
    const [first = ''] = [...call.body.visit_dates].sort();
    if (isPast(first, call)) return pastDay('visit_dates');
    const accepted = order(call, 'MO340N', '1', 'SC', surveyed(call.body.visit_dates));
    if (accepted instanceof Refusal) return accepted;
    return {
      receipt_number: accepted.receipt_number,
      accepted_at: formatMoment(call.now),
      status: 'EXAM',
      visit_on: null,
      ends_on: null,
    };
  },

  postSecomQuit: (call) => {
    if (isPast(call.body.quit_on, call)) return pastDay('quit_on');
    const accepted = order(call, 'MO340N', '3', 'SC', { quitOn: call.body.quit_on });
    if (accepted instanceof Refusal) return accepted;
    return {
      receipt_number: accepted.receipt_number,
      accepted_at: formatMoment(call.now),
      status: 'QUIT',
      visit_on: null,
      ends_on: accepted.contracted.ends_on,
    };
  },

  postBraviaRecycleEntry: (call) => {
    const { pickup_on, pickup_time } = call.body;
    if (isPast(pickup_on, call)) return pastDay('pickup_on');
    const accepted = order(call, 'MO330N', '1', 'BR', {
      pickupOn: pickup_on,
      startsOn: pickup_on,
    });
    if (accepted instanceof Refusal) return accepted;
    return {
      receipt_number: accepted.receipt_number,
      accepted_at: formatMoment(call.now),
      pickup_on,
      pickup_time,
      fee: onceFee(contractedOption(call, 'MO330N')),
    };
  },
};

/** What is asked for with an order of any option. */
export const wishOf = (call: SignedCall<'postOption'>): Wish => {
  const { code, order_type: type, edition, leaving, energy, choice, desired_on } = call.body;
  return {
    ...(edition && { edition }),
    ...(choice && { choice }),
    ...(energy && { energy }),
    ...(type === '3' && {
      leaving,
      quitOn: desired_on ?? lastDayOfMonth(call.now),
      leavingFee: leavingFee(call, code, leaving),
    }),
  };
};

/** What an option costs once it is ordered: a month, of a change with it, and once (yen). */
export const costOf = (
  contracted: ContractedOption,
  type: Order['order_type'],
): { monthly_fee: number; fee: number } => ({
  monthly_fee: contracted.next?.monthly_fee ?? contracted.monthly_fee,
  fee:
    type === '1' || type === '6'
      ? onceFee(contracted)
      : type === '3'
        ? contracted.details.leavingFee
        : 0,
});

/** Yen for returning or buying the device of an option that is left. */
function leavingFee(context: CustomerContext, code: string, leaving: Order['leaving']): number {
  if (!isConsole(code)) return returnFee(context, code);
  const { return_fee, buy_fee } = fibreExample(context, 'getOptionPs5');
  return leaving === 'buy' ? buy_fee : return_fee;
}
