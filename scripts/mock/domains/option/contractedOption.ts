import { fibreOption } from '@/catalogue/fibreOptions.ts';
import { optionTerms } from '@/catalogue/fibreOptions/terms.ts';
import { addMonths, formatDay, japanDay, japanMonth } from '@/lib/date.ts';
import { addDays } from '@/lib/days.ts';
import type { Customer } from '../../customers/customer.ts';
import { fibreOf } from '../../customers/fibreOf.ts';
import type { MockContext } from '../../mockContext.ts';
import type { Session } from '../../session/sessions.ts';
import { dayOf } from '../billing/months.ts';
import { constructionOf } from '../construction/construction.ts';
import { fibreExample } from '../contract/fibre.ts';
import { sessionState } from '../domain.ts';
import type { RequestBody, Success } from '../operations.ts';
import { entryOf } from '../quit/entry.ts';
import { quitStateOf } from '../quit/quitting.ts';

export type Listed = Success<'getOption'>['options'][number];
export type Order = RequestBody<'postOption'>;

/** What was agreed with an option beside its dates. */
export interface Details {
  edition: Order['edition'];
  leaving: Order['leaving'];
  choice: Order['choice'];
  energy: Order['energy'];
  plan: Success<'getServiceHikaritv'>['plan'];
  /** Service pack of a home phone; null until one is chosen, while the example's holds. */
  pack: Success<'getOptionVoip'>['pack'] | null;
  tuners: number;
  /** Months from the first day on that cost nothing. */
  freeMonths: number;
  /** Day of the survey at home, and of the collection. */
  visitOn: string | null;
  pickupOn: string | null;
  /** Plan of the electricity bundle; null for the one that it begins with. */
  energyPlan: Success<'getOptionDenki'>['plan'];
  /** Yen charged once when it has been left. */
  leavingFee: number;
}

/** One option in one contract, from the application to the end. */
export interface ContractedOption extends Listed {
  details: Details;
  /** Ordered in the portal, or not begun in the customer's data: the customer's bills don't have it. */
  isNew: boolean;
  /** Day of the last order; null where the customer's data tell it. */
  ordered_on: string | null;
  /** A change of the content that is still to come. */
  next: { starts_on: string; monthly_fee: number; details: Details } | null;
  /** What it cost a month at first, and from which day on it costs something else. */
  fees: { first: number; changes: { starts_on: string; monthly_fee: number }[] };
}

/** Who asks, and for which contract. */
export interface CustomerContext {
  mock: MockContext;
  session: Session;
  customer: Customer;
  now: Date;
}

export const endless = '9999-12-31';

const noDetails: Details = {
  edition: null,
  leaving: null,
  choice: null,
  energy: null,
  plan: null,
  pack: null,
  tuners: 0,
  freeMonths: 0,
  visitOn: null,
  pickupOn: null,
  energyPlan: null,
  leavingFee: 0,
};

/** All options of the contract as they stand on a day, those that the contract names first. */
export function contractedOptions(context: CustomerContext): ContractedOption[] {
  const today = japanDay(context.now);
  const { quitting } = quitStateOf(context.mock, context.session);
  const { cancelled_on } = entryOf(context.session);
  return stored(context).map((option) => {
    const now = atDay(afterTheLine(context, option), today);
    if (cancelled_on) return endedWith(now, cancelled_on);
    return quitting && today > quitting.quit_on ? endedWith(now, quitting.quit_on) : now;
  });
}

/** No option outlives fibre itself. */
const endedWith = (option: ContractedOption, day: string): ContractedOption =>
  ['SRVC', 'QTWT'].includes(option.status)
    ? withOrderTypes({ ...option, status: 'QUIT', ends_on: day, next: null })
    : option.status === 'ENTR'
      ? withOrderTypes({ ...option, status: 'CNCL', next: null })
      : option;

/** One option as it stands on a day; one that was never ordered too. */
export function contractedOption(context: CustomerContext, code: string): ContractedOption {
  return contractedOptions(context).find((option) => option.code === code) ?? neverOrdered(code);
}

/** Keeps what has become of an option. */
export function storeContractedOption(context: CustomerContext, option: ContractedOption): void {
  const options = stored(context);
  const index = options.findIndex(({ code }) => code === option.code);
  if (index < 0) options.push(option);
  else options[index] = option;
}

const stored = (context: CustomerContext): ContractedOption[] =>
  sessionState(context.session, 'options', () => {
    const options = fibreExample(context, 'getOption').options.map((option) =>
      // One that is left already is charged for its device too.
      begun(option, {
        ...noDetails,
        leavingFee: option.status === 'QTWT' ? returnFee(context, option.code) : 0,
      }),
    );
    const isListed = (code: string) => options.some((option) => option.code === code);
    return [...options, ...toldApart(context).filter(({ code }) => !isListed(code))];
  });

/** The option of the catalogue that getOptionRvoip is about. */
export const rvoipCode = 'RVOIP';

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
const toldApart = (context: CustomerContext): ContractedOption[] =>
  ownReads
    .filter((id) => context.customer.examples[id] ?? fibreOf(context.customer)?.examples[id])
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

const begun = (option: Listed, details = noDetails): ContractedOption => ({
  ...option,
  details,
  isNew: option.status === 'ENTR',
  ordered_on: null,
  next: null,
  fees: { first: option.monthly_fee, changes: [] },
});

/** Yen for sending back the device of an option that is left. */
export const returnFee = (context: CustomerContext, code: string): number =>
  code === 'MO310N' ? fibreExample(context, 'getOptionMeshWifi').return_fee : 0;

function neverOrdered(code: string): ContractedOption {
  const entry = fibreOption(code);
  const fee = entry?.fee ?? 0;
  return begun({
    code,
    category: entry?.category ?? 'life_support',
    status: 'NONE',
    monthly_fee: fee,
    regular_fee: fee,
    starts_on: null,
    ends_on: endless,
    order_types: ['1', '6'],
    reason: null,
  });
}

/**
 * ENTR becomes SRVC on its first day, QTWT becomes QUIT after its last (docs/product.md §7.4), and a
 * change of the content is in force from its first day on.
 */
function atDay(kept: ContractedOption, today: string): ContractedOption {
  const { next } = kept;
  const option = next && today >= next.starts_on ? changed(kept, next) : kept;
  const { status, starts_on, ends_on } = option;
  if (status === 'ENTR' && starts_on !== null && today >= starts_on)
    return withOrderTypes({ ...option, status: 'SRVC' });
  if (status === 'QTWT' && today > ends_on) return withOrderTypes({ ...option, status: 'QUIT' });
  return option;
}

const changed = (
  option: ContractedOption,
  { monthly_fee, details }: NonNullable<ContractedOption['next']>,
) => withOrderTypes({ ...option, ...feesOf(option, monthly_fee), details, next: null });

/** The fees at a new monthly fee: a regular fee that is higher than the present fee stays, else it is the new fee. */
export const feesOf = ({ monthly_fee, regular_fee }: ContractedOption, fee: number) => ({
  monthly_fee: fee,
  regular_fee: regular_fee > monthly_fee ? regular_fee : fee,
});

/** What an option costs in a month, with what is to come. */
export const feeIn = ({ monthly_fee, next }: ContractedOption, month: string): number =>
  next && next.starts_on < dayOf(addMonths(month, 1), 1) ? next.monthly_fee : monthly_fee;

/** The option with the order types that its status allows, and the reason why it can't be changed meanwhile. */
export function withOrderTypes(option: ContractedOption): ContractedOption {
  const { changeable } = optionTerms(fibreOption(option.code)?.optionType);
  const { next } = option;
  const types: Record<Listed['status'], Listed['order_types']> = {
    NONE: ['1', '6'],
    CNCL: ['1', '6'],
    QUIT: ['1', '6'],
    ENTR: ['2'],
    SRVC: changeable && !next ? ['3', '5'] : ['3'],
    QTWT: ['4'],
  };
  const reason = next && `${formatDay(next.starts_on)}から変わる手続きを受け付けています。`;
  return { ...option, order_types: types[option.status], reason };
}

/** The first day of an option that is ordered now; null while it depends on a survey, or on a line without a day. */
export function firstDay(context: CustomerContext, code: string): string | null {
  const first = usualFirstDay(code, context.now);
  return first && notBeforeTheLine(context, first);
}

/** A first day, or that of the line where it opens later; null while the line has no day. */
function notBeforeTheLine({ mock, session }: CustomerContext, first: string): string | null {
  if (session.customer.user.plan?.cnStatusCode !== 'ENTR') return first;
  const { date } = constructionOf(mock, session).entry;
  return date !== null && date < first ? first : date;
}

/** An entry for a line that is being built begins no sooner than the line, even when the line's day moves later. */
export const afterTheLine = (
  context: CustomerContext,
  option: ContractedOption,
): ContractedOption =>
  option.status === 'ENTR' && option.starts_on !== null && needsTheLine(option)
    ? { ...option, starts_on: notBeforeTheLine(context, option.starts_on) }
    : option;

/** Whether an option needs the line: the collection of a television doesn't. */
const needsTheLine = ({ code }: ContractedOption): boolean =>
  optionTerms(fibreOption(code)?.optionType).start !== 'pickup';

/** The first day of an option by its own rule; null where it depends on a survey. */
export function usualFirstDay(code: string, now: Date): string | null {
  const { start } = optionTerms(fibreOption(code)?.optionType);
  const month = japanMonth(now);
  const meterDay = 10;
  switch (start) {
    case 'next_month':
      return dayOf(addMonths(month, 1), 1);
    case 'next_day':
      return addDays(japanDay(now), 1);
    case 'arrival':
      return addDays(japanDay(now), 7);
    case 'meter':
      return japanDay(now) < dayOf(month, meterDay)
        ? dayOf(month, meterDay)
        : dayOf(addMonths(month, 1), meterDay);
    case 'survey':
    case 'pickup':
      return null;
  }
}
