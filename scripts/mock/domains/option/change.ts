import { japanDay } from '@/lib/date.ts';
import { isTooYoung } from '../account/person.ts';
import { fibreExample } from '../contract/fibre.ts';
import { Refusal } from '../domain.ts';
import { receiptNumber } from '../progress/receiptNumber.ts';
import { contractedOption, withTheLine } from './contractedOption.ts';
import { ineligible } from './eligible.ts';
import { consoleCode, inStock, isConsole, isOpen } from './list.ts';
import type { CustomerContext, Order } from './option.ts';
import { nextOf, type Outcome, type Wish } from './optionChange.ts';

/** Whether a day that was chosen is over by the time at which it is ordered. */
export const isPast = (day: string | null, { now }: Pick<CustomerContext, 'now'>): boolean =>
  day !== null && day < japanDay(now);

/** Refuses such a day. @param name the field that has it */
export const pastDay = (name: string): Refusal =>
  new Refusal('bad_request', {
    fields: [{ name, message: 'この日は過ぎました。日付を選び直してください。' }],
  });

type RefusalName =
  | 'applicant_too_young'
  | 'option_not_acceptable'
  | 'payment_method_not_allowed'
  | 'status_not_allowed'
  | 'quitting'
  | 'out_of_stock';

/** Why an order of a type can't be taken now; undefined when it can. */
function refusalOf(
  context: CustomerContext,
  code: string,
  type: Order['order_type'],
  edition: Order['edition'] = null,
): RefusalName | undefined {
  const contracted = contractedOption(context, code);
  const isEntry = type === '1' || type === '6';
  if (isEntry && isTooYoung(context.session, context.now)) return 'applicant_too_young';
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

/** An accepted order. */
export interface Accepted extends Outcome {
  receipt_number: string;
}

/** What an order would make of an option now; undefined where it isn't taken. */
export function outcomeOf(
  context: CustomerContext,
  code: string,
  type: Order['order_type'],
  wish: Wish = {},
): Outcome | undefined {
  if (refusalOf(context, code, type, wish.edition)) return undefined;
  return withTheLine(context, nextOf(context, contractedOption(context, code), type, wish));
}

/**
 * Takes an order, or says why not.
 * @param prefix two capitals of the receipt number
 */
export function order(
  context: CustomerContext,
  code: string,
  type: Order['order_type'],
  prefix: string,
  wish: Wish = {},
): Accepted | Refusal {
  const refused = refusalOf(context, code, type, wish.edition);
  if (refused) return new Refusal(refused);
  const wanted = nextOf(context, contractedOption(context, code), type, wish);
  const { contracted, starts_on } = withTheLine(context, wanted);
  const receipt_number = receiptNumber(context.mock, prefix, context.now);
  return { contracted, receipt_number, starts_on };
}
