import { fibreOption } from '@/catalogue/fibreOptions.ts';
import { consoleFees, optionTerms } from '@/catalogue/fibreOptions/terms.ts';
import { formatFullDay, japanDay } from '@/lib/date.ts';
import { addDays, lastDayOfMonth } from '@/lib/days.ts';
import { fibreOf } from '../../customers/fibreOf.ts';
import { addNotice } from '../account/notices.ts';
import { isTooYoung } from '../account/person.ts';
import { fibreExample } from '../contract/fibre.ts';
import { Refusal } from '../domain.ts';
import { addApplication, moveApplication, removeApplication } from '../progress/applications.ts';
import { receiptNumber } from '../progress/receiptNumber.ts';
import {
  afterTheLine,
  type ContractedOption,
  contractedOption,
  contractedOptions,
  type CustomerContext,
  type Details,
  endless,
  feesOf,
  type Order,
  storeContractedOption,
  usualFirstDay,
  withOrderTypes,
} from './contractedOption.ts';
import { ineligible } from './eligible.ts';
import { consoleCode, inStock, isConsole, isOpen } from './list.ts';

/** What an order asks for besides its type. */
export type Wish = Partial<Details> & {
  /** First day, where the order settles it; null while nobody knows. */
  startsOn?: string | null;
  quitOn?: string;
  fee?: number;
};

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

const actionTexts: Record<Order['order_type'], { done: string; title: string }> = {
  '1': { done: 'お申し込みを受け付けました', title: 'の申し込み' },
  '2': { done: 'お申し込みの取り消しを受け付けました', title: 'の申し込み' },
  '3': { done: '解約を受け付けました', title: 'の解約' },
  '4': { done: '解約の取り消しを受け付けました', title: 'の解約' },
  '5': { done: '内容の変更を受け付けました', title: 'の内容の変更' },
  '6': { done: 'お申し込みを受け付けました', title: 'の申し込み' },
};

/** What an order makes of an option. */
interface Outcome {
  contracted: ContractedOption;
  /** First day on which it has effect; null when not known yet. */
  starts_on: string | null;
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
  return withTheLine(context, next(context, contractedOption(context, code), type, wish));
}

/** An entry may have to wait for the line. What is kept is its own day, since the line's may move. */
function withTheLine(context: CustomerContext, outcome: Outcome): Outcome {
  if (outcome.contracted.status !== 'ENTR') return outcome;
  const contracted = afterTheLine(context, outcome.contracted);
  return { contracted, starts_on: contracted.starts_on };
}

/**
 * Carries an order out: changes the option, the applications and the notifications.
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
  const wanted = next(context, contractedOption(context, code), type, wish);
  storeContractedOption(context, wanted.contracted);
  const { contracted, starts_on } = withTheLine(context, wanted);
  const receipt_number = record(context, contracted, type, prefix, starts_on);
  return { contracted, receipt_number, starts_on };
}

function next(
  context: CustomerContext,
  before: ContractedOption,
  type: Order['order_type'],
  { startsOn, quitOn, fee, ...details }: Wish,
): Outcome {
  const { now } = context;
  const contracted = { ...before, ordered_on: japanDay(now) };
  const to = (change: Partial<ContractedOption>) => withOrderTypes({ ...contracted, ...change });
  const first = startsOn === undefined ? usualFirstDay(contracted.code, now) : startsOn;
  switch (type) {
    case '1':
    case '6': {
      const monthly_fee = fee ?? feeOf(contracted, details);
      return {
        contracted: to({
          status: 'ENTR',
          starts_on: first,
          ends_on: endless,
          ...feesOf(contracted, monthly_fee),
          details: { ...contracted.details, ...details },
          isNew: true,
          next: null,
          fees: { first: monthly_fee, changes: [] },
        }),
        starts_on: first,
      };
    }
    case '2':
      return { contracted: to({ status: 'CNCL', starts_on: null, isNew: false }), starts_on: null };
    case '3': {
      const ends_on = quitOn ?? lastDayOfMonth(now);
      const left = to({
        status: 'QTWT',
        ends_on,
        details: { ...contracted.details, ...details },
      });
      return { contracted: left, starts_on: addDays(ends_on, 1) };
    }
    case '4': {
      const stays = { ...contracted.details, leaving: null, leavingFee: 0 };
      return {
        contracted: to({ status: 'SRVC', ends_on: endless, details: stays }),
        starts_on: null,
      };
    }
    case '5': {
      const starts_on = first ?? japanDay(now);
      const monthly_fee = fee ?? feeOf(contracted, details);
      const next = { starts_on, monthly_fee, details: { ...contracted.details, ...details } };
      const { first: began, changes } = contracted.fees;
      const fees = { first: began, changes: [...changes, { starts_on, monthly_fee }] };
      return { contracted: to({ next, fees }), starts_on };
    }
  }
}

/** Updates the applications of entries that wait for the line: its day may be fixed, moved or cancelled meanwhile. */
export function optionsInProgress(context: CustomerContext): void {
  const { mock, session, customer } = context;
  const service = fibreOf(customer);
  if (!service || customer.user.plan?.cnStatusCode !== 'ENTR') return;
  for (const contracted of contractedOptions(context).filter(
    ({ ordered_on }) => ordered_on !== null,
  )) {
    const title = nameOf(contracted) + actionTexts['1'].title;
    if (contracted.status === 'CNCL')
      removeApplication(mock, session, service, (one) => one.title === title);
    else moveApplication(mock, session, service, title, { date: contracted.starts_on });
  }
}

const nameOf = ({ code }: ContractedOption): string => fibreOption(code)?.name ?? code;

/** What the option costs a month with what is chosen. */
function feeOf(contracted: ContractedOption, { edition, choice }: Partial<Details>): number {
  if (edition) return consoleFees[edition];
  if (choice === 'free') return 0;
  const unit = fibreOption(contracted.code)?.fee ?? contracted.monthly_fee;
  if (choice === 'two_devices') return unit * 2;
  if (choice === 'one_device' || choice === 'paid') return unit;
  return contracted.monthly_fee;
}

/** Charged once with the first bill (yen). */
export function onceFee({ code, details }: ContractedOption): number {
  const { first } = optionTerms(fibreOption(code)?.optionType);
  return first
    .filter(({ label: what }) => what !== '機器' || details.choice !== 'instalments')
    .reduce((sum, { yen }) => sum + yen, 0);
}

/** Updates the applications in progress, adds the notification, and gives the receipt number. */
function record(
  context: CustomerContext,
  contracted: ContractedOption,
  type: Order['order_type'],
  prefix: string,
  startsOn: string | null,
): string {
  const { mock, session, customer, now } = context;
  const service = fibreOf(customer);
  if (!service) throw new Error(`${customer.userId} has no fibre contract.`);
  const name = nameOf(contracted);
  const title = name + actionTexts[type].title;
  const step = type === '3' ? '解約' : type === '5' ? '変更' : '利用開始';
  const date = type === '3' ? contracted.ends_on : startsOn;
  const isTaken = type === '2' || type === '4';
  // What was applied for before stands under the option's name alone.
  const isIt = (one: { title: string }) =>
    one.title === title || (type === '2' && one.title === name);
  if (isTaken) removeApplication(mock, session, service, isIt);
  const number = isTaken
    ? receiptNumber(mock, prefix, now)
    : addApplication(mock, session, service, now, {
        prefix,
        title,
        steps: [{ label: step, date }],
      });
  addNotice(session, service, now, {
    title: `${name}の${actionTexts[type].done}`,
    paragraphs: [`${name}の${actionTexts[type].done}。`],
    rows: [
      { label: '受付番号', value: number },
      ...(date && !isTaken ? [{ label: `${step}日`, value: formatFullDay(date) }] : []),
    ],
    link: { url: '/option', text: 'ご契約オプションを見る', type: 'internal' },
  });
  return number;
}
