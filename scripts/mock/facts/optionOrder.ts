import { japanDay } from '@/lib/date.ts';
import type { Success } from '../contractTypes.ts';
import { type CustomerCall, Refusal, type SignedCall, wrongField } from '../handler.ts';
import { isTooYoung } from './customer.ts';
import { accepted, fibreExample } from './examples.ts';
import { type ContractedOption, type Order, returnFee } from './option.ts';
import {
  changedBy,
  onceFee,
  type OptionEvent,
  type OptionOrderId,
  type Outcome,
} from './optionChange.ts';
import {
  consoleCode,
  contractedOption,
  ineligible,
  inStock,
  isConsole,
  isOpen,
  withTheLine,
} from './options.ts';

/** Whether a day that was chosen is over by the time at which it is ordered. */
export const isPast = (day: string | null, { now }: Pick<CustomerCall, 'now'>): boolean =>
  day !== null && day < japanDay(now);

/** Refuses such a day. @param name the field that has it */
export const pastDay = (name: string): Refusal =>
  wrongField(name, 'この日は過ぎました。日付を選び直してください。');

type RefusalName =
  | 'applicant_too_young'
  | 'option_not_acceptable'
  | 'payment_method_not_allowed'
  | 'status_not_allowed'
  | 'quitting'
  | 'out_of_stock';

/** Why an order of a type can't be taken now; undefined when it can. */
function refusalOf(
  context: CustomerCall,
  code: string,
  type: Order['order_type'],
  edition: Order['edition'] = null,
): RefusalName | undefined {
  const contracted = contractedOption(context, code);
  const isEntry = type === '1' || type === '6';
  if (isEntry && isTooYoung(context)) return 'applicant_too_young';
  if (isEntry && contracted.status === 'QTWT') return 'quitting';
  if (isEntry && !isOpen(contracted)) return 'status_not_allowed';
  if (isEntry && ineligible(context, code)) return 'option_not_acceptable';
  if (isEntry) {
    const restriction = fibreExample(context, 'getPaymentRestrictionOption');
    if (!restriction.can_apply_option) return 'option_not_acceptable';
    if (restriction.options.some((option) => option.code === code))
      return 'payment_method_not_allowed';
  }
  const otherPhone = code === 'RVOIP' ? 'VOIP' : code === 'VOIP' ? 'RVOIP' : undefined;
  if (isEntry && otherPhone && !isOpen(contractedOption(context, otherPhone)))
    return 'option_not_acceptable';
  if (isEntry && isConsole(code)) {
    if (!isOpen(contractedOption(context, consoleCode(context)))) return 'status_not_allowed';
    return inStock(context, edition) ? undefined : 'out_of_stock';
  }
  if (isEntry && contracted.order_types.length === 0) return 'option_not_acceptable';
  return isEntry || contracted.order_types.includes(type) ? undefined : 'status_not_allowed';
}

/** An accepted order, and what its answer begins with. */
interface Accepted extends Outcome {
  receipt: ReturnType<typeof accepted>;
}

/**
 * What an order would make of an option now, or why it isn't accepted.
 * @param answer what its answer says of the fees
 */
export function outcomeOf<Id extends OptionOrderId>(
  call: SignedCall<Id>,
  id: Id,
  answer: Partial<Success<Id>> = {},
): Outcome | Refusal {
  const event = { operation: id, at: call.now.toISOString(), asked: call.body, answer };
  const { order, outcome } = changedBy(call, event as unknown as OptionEvent, (code) =>
    contractedOption(call, code),
  );
  const refused = refusalOf(call, order.code, order.type, order.wish.edition);
  return refused ? new Refusal(refused) : withTheLine(call, outcome);
}

/**
 * Accepts an order, or says why not.
 * @param prefix two capitals of the receipt number
 * @param answer what its answer says of the fees
 */
export function order<Id extends OptionOrderId>(
  call: SignedCall<Id>,
  id: Id,
  prefix: string,
  answer?: Partial<Success<Id>>,
): Accepted | Refusal {
  const outcome = outcomeOf(call, id, answer);
  return outcome instanceof Refusal ? outcome : { ...outcome, receipt: accepted(call, prefix) };
}

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
export function leavingFee(call: SignedCall<'postOption'>): number {
  const { code, leaving } = call.body;
  if (!isConsole(code)) return returnFee(call, code);
  const { return_fee, buy_fee } = fibreExample(call, 'getOptionPs5');
  return leaving === 'buy' ? buy_fee : return_fee;
}
