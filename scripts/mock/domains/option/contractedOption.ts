import { fibreOption } from '@/catalogue/fibreOptions.ts';
import { optionTerms } from '@/catalogue/fibreOptions/terms.ts';
import { japanDay } from '@/lib/date.ts';
import { fibreOf } from '../../customers/fibreOf.ts';
import { fact } from '../../ledger/event.ts';
import { constructionOf } from '../construction/construction.ts';
import { fibreExample } from '../contract/fibre.ts';
import { entryOf } from '../quit/entry.ts';
import { quitStateOf } from '../quit/quitting.ts';
import {
  before,
  begun,
  type ContractedOption,
  type CustomerContext,
  feesOf,
  neverOrdered,
  noDetails,
  returnFee,
  usualFirstDay,
  withOrderTypes,
} from './option.ts';
import {
  changedBy,
  type OptionEvent,
  optionEvents,
  type OptionOrder,
  type Outcome,
} from './optionChange.ts';

/** An order of an option that was taken. */
interface TakenOrder extends OptionOrder {
  event: OptionEvent;
  /** Its first day, or the last one of an option that is left; null while nobody knows it. */
  date: string | null;
}

/** What has become of the options by their orders, one after the other. */
const ordered = fact((context: CustomerContext) => {
  const options = told(context);
  const orders: TakenOrder[] = [];
  for (const event of optionEvents(context)) {
    const then = before(context, event);
    const now = standing(then, options);
    const { order, outcome } = changedBy(then, event, (code) => named(now, code));
    const { contracted, starts_on } = withTheLine(then, outcome);
    const date = order.type === '3' ? contracted.ends_on : starts_on;
    orders.push({ ...order, event, date });
    const index = options.findIndex(({ code }) => code === order.code);
    options.splice(index < 0 ? options.length : index, 1, outcome.contracted);
  }
  return { options, orders };
});

/** All options of the contract as they stand on a day, those that the contract names first. */
export const contractedOptions = fact((context: CustomerContext): ContractedOption[] =>
  standing(context, ordered(context).options),
);

/** One option as it stands on a day; one that was never ordered too. */
export const contractedOption = (context: CustomerContext, code: string): ContractedOption =>
  named(contractedOptions(context), code);

/** The orders of options, oldest first. */
export const optionOrdersOf = (context: CustomerContext): TakenOrder[] => ordered(context).orders;

const named = (options: readonly ContractedOption[], code: string): ContractedOption =>
  options.find((option) => option.code === code) ?? neverOrdered(code);

function standing(
  context: CustomerContext,
  options: readonly ContractedOption[],
): ContractedOption[] {
  const today = japanDay(context.now);
  const { quitting } = quitStateOf(context.mock, context.session);
  const { cancelled_on } = entryOf(context.session);
  return options.map((option) => {
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

/** The options that the customer came with. */
function told(context: CustomerContext): ContractedOption[] {
  const options = fibreExample(context, 'getOption').options.map((option) =>
    // One that is left already is charged for its device too.
    begun(option, {
      ...noDetails,
      leavingFee: option.status === 'QTWT' ? returnFee(context, option.code) : 0,
    }),
  );
  const isListed = (code: string) => options.some((option) => option.code === code);
  return [...options, ...toldApart(context).filter(({ code }) => !isListed(code))];
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

/** An entry may have to wait for the line. What is kept is its own day, since the line's may move. */
export function withTheLine(context: CustomerContext, outcome: Outcome): Outcome {
  if (outcome.contracted.status !== 'ENTR') return outcome;
  const contracted = afterTheLine(context, outcome.contracted);
  return { contracted, starts_on: contracted.starts_on };
}

/** The first day of an option that is ordered now; null while it depends on a survey, or on a line without a day. */
export function firstDay(context: CustomerContext, code: string): string | null {
  const first = usualFirstDay(code, context.now);
  return first && notBeforeTheLine(context, first);
}

/** A first day, or that of the line where it opens later; null while the line has no day. */
function notBeforeTheLine({ mock, session, now }: CustomerContext, first: string): string | null {
  if (session.customer.user.plan?.cnStatusCode !== 'ENTR') return first;
  const { date } = constructionOf(mock, session, now).entry;
  return date !== null && date < first ? first : date;
}

/** An entry for a line that is being built begins no sooner than the line, even when the line's day moves later. */
const afterTheLine = (context: CustomerContext, option: ContractedOption): ContractedOption =>
  option.status === 'ENTR' && option.starts_on !== null && needsTheLine(option)
    ? { ...option, starts_on: notBeforeTheLine(context, option.starts_on) }
    : option;

/** Whether an option needs the line: the collection of a television doesn't. */
const needsTheLine = ({ code }: ContractedOption): boolean =>
  optionTerms(fibreOption(code)?.optionType).start !== 'pickup';
