import { fibreOption } from '@/catalogue/fibreOptions.ts';
import { consoleCodes, optionTerms } from '@/catalogue/fibreOptions/terms.ts';
import { formatDay, japanDay } from '@/lib/date.ts';
import type { Success } from '../contractTypes.ts';
import { fibreOf, simsOf } from '../customers/customer.ts';
import { mizuno } from '../customers/mizuno.ts';
import type { CustomerCall } from '../handler.ts';
import { eventsOf, fact } from '../ledger/event.ts';
import { monthsSince } from '../moments.ts';
import { opensOn } from './construction.ts';
import { fibreExample } from './examples.ts';
import { planByClock } from './fibrePlan.ts';
import { entryOf, quitStateOf } from './fibreQuit.ts';
import {
  before,
  begun,
  type ContractedOption,
  feesOf,
  hikaritvCode,
  neverOrdered,
  noDetails,
  returnFee,
  rvoipCode,
  usualFirstDay,
  withOrderTypes,
} from './option.ts';
import {
  changedBy,
  type OptionEvent,
  optionEvents,
  optionName,
  type OptionOrder,
  orderTexts,
  type Outcome,
} from './optionChange.ts';

/** An order of an option that was taken. */
interface TakenOrder extends OptionOrder {
  event: OptionEvent;
  /** Its first day, or the last one of an option that is left; null while nobody knows it. */
  date: string | null;
}

/** What has become of the options by their orders, one after the other. */
const ordered = fact((context: CustomerCall) => {
  const options = optionsAtFirst(context);
  const orders: TakenOrder[] = [];
  for (const event of optionEvents(context)) {
    const then = before(context, event);
    const now = optionsOn(then, options);
    const { order, outcome } = changedBy(then, event, (code) => named(now, code));
    const { contracted, starts_on } = withTheLine(then, outcome);
    const date = order.type === '3' ? contracted.ends_on : starts_on;
    orders.push({ ...order, event, date });
    const index = options.findIndex(({ code }) => code === order.code);
    options.splice(index < 0 ? options.length : index, 1, outcome.contracted);
  }
  return { options, orders };
});

/** All options of the contract on a day, those that the contract names first. */
export const contractedOptions = fact((context: CustomerCall): ContractedOption[] =>
  optionsOn(context, ordered(context).options),
);

/** One option on a day, even one that was never ordered. */
export const contractedOption = (context: CustomerCall, code: string): ContractedOption =>
  named(contractedOptions(context), code);

/** The orders of options, oldest first. */
export const optionOrdersOf = (context: CustomerCall): TakenOrder[] => ordered(context).orders;

const named = (options: readonly ContractedOption[], code: string): ContractedOption =>
  options.find((option) => option.code === code) ?? neverOrdered(code);

function optionsOn(
  context: CustomerCall,
  options: readonly ContractedOption[],
): ContractedOption[] {
  const today = japanDay(context.now);
  const { quitting } = quitStateOf(context);
  const { cancelled_on } = entryOf(context.session);
  const isBuilt = planByClock(context)?.cnStatusCode !== 'ENTR';
  return options.map((option) => {
    const waits = !isBuilt && needsTheLine(option);
    const now = atDay(afterTheLine(context, option), today, waits);
    if (cancelled_on) return endedWith(now, cancelled_on);
    if (!quitting) return now;
    const { quit_on } = quitting;
    const isNever = now.status === 'ENTR' && (now.starts_on === null || now.starts_on > quit_on);
    if (isNever || today > quit_on) return endedWith(now, quit_on);
    return now.status === 'QTWT' && now.ends_on > quit_on ? { ...now, ends_on: quit_on } : now;
  });
}

/** No option outlives fibre itself. */
const endedWith = (option: ContractedOption, day: string): ContractedOption =>
  ['SRVC', 'QTWT'].includes(option.status)
    ? withOrderTypes({ ...option, status: 'QUIT', ends_on: day, next: null })
    : option.status === 'ENTR'
      ? withOrderTypes({ ...option, status: 'CNCL', next: null })
      : option;

/** The options that the customer came with. */
function optionsAtFirst(context: CustomerCall): ContractedOption[] {
  const options = fibreExample(context, 'getOption').options.map((option) =>
    // One that is left already is charged for its device too.
    begun(option, {
      ...noDetails,
      ...(option.code === hikaritvCode && televisionAtFirst(context)),
      leavingFee: option.status === 'QTWT' ? returnFee(context, option.code) : 0,
    }),
  );
  const isListed = (code: string) => options.some((option) => option.code === code);
  return [...options, ...ownReadOptions(context).filter(({ code }) => !isListed(code))];
}

/** The plan of the television and its tuners, as its own example has them. */
function televisionAtFirst(context: CustomerCall) {
  const { plan, tuner_count } = fibreExample(context, 'getOptionHikaritv');
  return { plan, tuners: tuner_count };
}

/** Reads about a single option, whose examples may have it in use although the list doesn't. */
const ownReads = [
  'getOptionRvoip',
  'getOptionSecom',
  'getOptionUnext',
  'getOptionAmuelink',
  'getOptionBraviaRecycle',
  'getOptionPs5',
] as const;

/** The options in use according to those of these reads for which the customer's data name an example. */
const ownReadOptions = (context: CustomerCall): ContractedOption[] =>
  ownReads
    .filter(
      (id) =>
        context.session.customer.examples[id] ?? fibreOf(context.session.customer)?.examples[id],
    )
    .map((id) => fibreExample(context, id))
    .filter(({ status }) => ['SRVC', 'SERVICE', 'in_use'].includes(status ?? ''))
    .map(({ code, monthly_fee, started_on }) =>
      withOrderTypes({
        ...neverOrdered(code),
        status: 'SRVC',
        monthly_fee,
        regular_fee: monthly_fee,
        starts_on: started_on,
        fees: { first: monthly_fee, changes: [] },
      }),
    );

/**
 * ENTR becomes SRVC on its first day, QTWT becomes QUIT after its last (docs/product.md §7.4), and a
 * change of the content is in force from its first day on.
 * @param waits whether it needs the line, and the line isn't open
 */
function atDay(kept: ContractedOption, today: string, waits: boolean): ContractedOption {
  const { next } = kept;
  const option = next && today >= next.starts_on ? changed(kept, next) : kept;
  const { status, starts_on, ends_on } = option;
  if (status === 'ENTR' && starts_on !== null && today >= starts_on)
    return waits
      ? { ...option, order_types: [], reason: '開通の日になったため、取り消せません。' }
      : withOrderTypes({ ...option, status: 'SRVC' });
  if (status === 'QTWT' && today > ends_on) return withOrderTypes({ ...option, status: 'QUIT' });
  return option;
}

const changed = (
  option: ContractedOption,
  { monthly_fee, details }: NonNullable<ContractedOption['next']>,
) => withOrderTypes({ ...option, ...feesOf(option, monthly_fee), details, next: null });

/** An entry may have to wait for the line. What is kept is its own day, since the line's may move. */
export function withTheLine(context: CustomerCall, outcome: Outcome): Outcome {
  if (outcome.contracted.status !== 'ENTR') return outcome;
  const contracted = afterTheLine(context, outcome.contracted);
  return { contracted, starts_on: contracted.starts_on };
}

/** The first day of an option that is ordered now; null while it depends on a survey, or on a line without a day. */
export function firstDay(context: CustomerCall, code: string): string | null {
  const first = usualFirstDay(code, context.now);
  return first && notBeforeTheLine(context, first);
}

/** A first day, or that of the line where it opens later; null while the line has no day. */
function notBeforeTheLine(call: CustomerCall, first: string): string | null {
  const { session } = call;
  if (session.customer.user.plan?.cnStatusCode !== 'ENTR') return first;
  const date = opensOn(call);
  return date !== null && date < first ? first : date;
}

/** An entry for a line that is being built begins no sooner than the line, even when the line's day moves later. */
const afterTheLine = (context: CustomerCall, option: ContractedOption): ContractedOption =>
  option.status === 'ENTR' && option.starts_on !== null && needsTheLine(option)
    ? { ...option, starts_on: notBeforeTheLine(context, option.starts_on) }
    : option;

/** Whether an option needs the line: the collection of a television doesn't. */
const needsTheLine = ({ code }: ContractedOption): boolean =>
  optionTerms(fibreOption(code)?.optionType).start !== 'pickup';

/** Months of use that a discount for long use asks for. */
const longUse = 60;

const isTaken = (context: CustomerCall, code: string): boolean =>
  ['ENTR', 'SRVC'].includes(contractedOption(context, code).status);

/** Discounts that only some customers have a right to: why this one hasn't; undefined when they have. */
const conditions: Record<string, (context: CustomerCall) => string | undefined> = {
  MO203N: (context) =>
    ['MO201N', 'MO202N'].every((code) => isTaken(context, code))
      ? undefined
      : 'でんきセット割とガスセット割の両方をご利用の方が対象です。',
  MO204N: ({ session }) =>
    simsOf(session.customer).length > 0 ? undefined : 'Minamo モバイルをご利用の方が対象です。',
  MO205N: (call) => {
    const { now } = call;
    const began = planByClock(call)?.serviceStartDate;
    return began && monthsSince(began, japanDay(now)) >= longUse
      ? undefined
      : 'ご利用期間が5年を超えた方が対象です。';
  },
};

/** An option can't begin after the last day of fibre itself, nor without the line that it was to be of. */
function beyondTheEnd(call: CustomerCall, code: string): string | undefined {
  const { session, now } = call;
  if (entryOf(session).cancelled_on) return '光のお申し込みが取り消されたためです。';
  const { quitting } = quitStateOf(call);
  if (!quitting) return undefined;
  const { quit_on } = quitting;
  const day = formatDay(quit_on);
  if (japanDay(now) > quit_on) return `光のご利用が${day}に終わったためです。`;
  const first = firstDay(call, code);
  return first !== null && first <= quit_on ? undefined : `光のご利用が${day}に終わるためです。`;
}

/** Why a customer has no right to an option; undefined when they have. */
export const ineligible = (context: CustomerCall, code: string): string | undefined =>
  beyondTheEnd(context, code) ?? conditions[code]?.(context);

/** Closes an option that the customer has no right to, with the reason. */
export function entitled(context: CustomerCall, option: ContractedOption): ContractedOption {
  const reason = isOpen(option) ? ineligible(context, option.code) : undefined;
  return reason ? { ...option, order_types: [], reason } : option;
}

/** Why no console can be ordered. */
const noStock = '機器の在庫がないため、いまはお申し込みいただけません。';

/** Whether one of the editions, or the one that is asked for, can be sent. */
export function inStock(
  context: CustomerCall,
  edition?: Success<'getOptionPs5'>['edition'],
): boolean {
  return fibreExample(context, 'getPs5Stock').items.some(
    (item) => item.stock !== 'out' && (!edition || item.edition === edition),
  );
}

/** Nothing of it is in use or on its way. */
export const isOpen = ({ status }: ContractedOption): boolean =>
  ['NONE', 'CNCL', 'QUIT'].includes(status);

/** A console can be ordered while there is one to send. */
export function stocked(context: CustomerCall, option: ContractedOption): ContractedOption {
  if (!isConsole(option.code) || !isOpen(option)) return option;
  return inStock(context)
    ? { ...option, order_types: ['1'], reason: null }
    : {
        ...option,
        order_types: [],
        reason: noStock,
      };
}

/** The code of the console's edition that is contracted, else of the first. */
export function consoleCode(context: CustomerCall): string {
  const codes = Object.values(consoleCodes);
  return codes.find((code) => !isOpen(contractedOption(context, code))) ?? consoleCodes.standard;
}

/** A game console, whichever edition. */
export const isConsole = (code: string): boolean =>
  Object.values<string>(consoleCodes).includes(code);

/** Today, in Japan. */
export const today = ({ now }: Pick<CustomerCall, 'now'>): string => japanDay(now);

/**
 * What has become of the application for an option that waits for the line: the line's day may be fixed, moved
 * or cancelled meanwhile.
 */
export function optionInProgress(
  context: CustomerCall,
  title: string,
): { date: string | null; label?: string } | 'cancelled' | 'unchanged' {
  if (context.session.customer.user.plan?.cnStatusCode !== 'ENTR') return 'unchanged';
  const option = contractedOptions(context).find(
    ({ code, ordered_on }) =>
      ordered_on !== null && title === optionName(code) + orderTexts['1'].title,
  );
  if (!option) return 'unchanged';
  const { status, starts_on } = option;
  if (status === 'CNCL') return 'cancelled';
  const isWithTheLine = starts_on !== null && starts_on === opensOn(context);
  return { date: starts_on, ...(isWithTheLine && { label: '開通' }) };
}

export type Voip = Success<'getOptionVoip'>;

type OwnNumber = Pick<Voip, 'phone_number' | 'number_source' | 'carrier'>;

const isLandline = /^0\d{9}$/;

export const eastern = /^0[1-4]/;

/** The number of the home phone. */
export function numberOf(context: CustomerCall): OwnNumber {
  const { session } = context;
  const { customer } = session;
  const ordered = eventsOf(session.past, 'postOptionVoip').at(-1)?.asked;
  if (ordered) {
    const { current_number, number_source, carrier } = ordered;
    return { phone_number: current_number, number_source, carrier };
  }
  const { phone_number, number_source, carrier } = fibreExample(context, 'getOptionVoip');
  if (contractedOption(context, 'VOIP').status === 'NONE')
    return { phone_number: null, number_source: null, carrier: null };
  const { tel } = customer.user.customer;
  // The examples' number is that of the customer of the pictures.
  const isExample = customer === mizuno || phone_number === null || !isLandline.test(tel ?? '');
  return { phone_number: isExample ? phone_number : tel, number_source, carrier };
}

const packFee = (context: CustomerCall, pack: string): number =>
  fibreExample(context, 'getOptionVoipPrice').packs.find((one) => one.pack === pack)?.monthly_fee ??
  0;

/** What the home phone costs a month where a number is (docs/product.md §7.8). */
export function baseFee(context: CustomerCall, number: string | null): number {
  const { monthly_fee } = fibreExample(context, 'getOptionVoipPrice');
  return number === null ? monthly_fee : eastern.test(number) ? 550 : 330;
}

/** What the home phone costs a month with a pack. */
export const voipFee = (context: CustomerCall, number: string | null, pack: string): number =>
  baseFee(context, number) + packFee(context, pack);

/** The home phone whose pack is changed, of either kind. */
export function phoneInUse(context: CustomerCall): ContractedOption {
  const voip = contractedOption(context, 'VOIP');
  return voip.status === 'SRVC' ? voip : contractedOption(context, rvoipCode);
}
