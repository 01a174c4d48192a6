import { fibreOption } from '../../../../src/catalogue/fibreOptions.ts';
import { optionTerms } from '../../../../src/catalogue/fibreOptions/terms.ts';
import { addMonths, formatDay, japanDay, japanMonth } from '../../../../src/lib/date.ts';
import { addDays } from '../../../../src/lib/dayRange.ts';
import type { Customer } from '../../customers/customer.ts';
import { fibreOf } from '../../customers/fibreOf.ts';
import type { Session } from '../../session/sessions.ts';
import type { World } from '../../world.ts';
import { dayOf } from '../bills/months.ts';
import { constructionOf } from '../dates/construction.ts';
import { sessionState } from '../domain.ts';
import { fibreExample } from '../fibre.ts';
import { entryOf } from '../quit/entry.ts';
import { quitStateOf } from '../quit/quitting.ts';
import type { RequestBody, Success } from '../operations.ts';

export type Listed = Success<'getOption'>['options'][number];
export type Order = RequestBody<'postOption'>;

/** What was agreed with an option beside its dates. */
export interface Details {
  edition: Order['edition'];
  leaving: Order['leaving'];
  choice: Order['choice'];
  energy: Order['energy'];
  plan: Success<'getServiceHikaritv'>['plan'];
  /** Service pack of a home phone; null for the one that its read began with. */
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
export interface OptionLife extends Listed {
  details: Details;
  /** Ordered in this login or not begun before it: the customer's bills don't know it. */
  isNew: boolean;
  /** Day of the last order; null where it was before this login. */
  ordered_on: string | null;
  /** A change of the content that is still to come. */
  next: { starts_on: string; monthly_fee: number; details: Details } | null;
  /** What it cost a month at first, and from which day on it costs something else. */
  fees: { first: number; changes: { starts_on: string; monthly_fee: number }[] };
}

/** Who asks, and for which contract. */
export interface Asking {
  world: World;
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
export function livesOf(asking: Asking): OptionLife[] {
  const today = japanDay(asking.now);
  const { quitting } = quitStateOf(asking.world, asking.session);
  const { cancelled_on } = entryOf(asking.session);
  return stored(asking).map((life) => {
    const now = atDay(afterTheLine(asking, life), today);
    if (cancelled_on) return endedWith(now, cancelled_on);
    return quitting && today > quitting.quit_on ? endedWith(now, quitting.quit_on) : now;
  });
}

/** No option outlives fibre itself. */
const endedWith = (life: OptionLife, day: string): OptionLife =>
  ['SRVC', 'QTWT'].includes(life.status)
    ? settle({ ...life, status: 'QUIT', ends_on: day, next: null })
    : life.status === 'ENTR'
      ? settle({ ...life, status: 'CNCL', next: null })
      : life;

/** One option as it stands on a day; one that was never ordered too. */
export function lifeOf(asking: Asking, code: string): OptionLife {
  return livesOf(asking).find((life) => life.code === code) ?? neverOrdered(code);
}

/** Keeps what has become of an option. */
export function keepLife(asking: Asking, life: OptionLife): void {
  const lives = stored(asking);
  const index = lives.findIndex(({ code }) => code === life.code);
  if (index < 0) lives.push(life);
  else lives[index] = life;
}

const stored = (asking: Asking): OptionLife[] =>
  sessionState(asking.session, 'options', () => {
    const lives = fibreExample(asking, 'getOption').options.map(begun);
    const isListed = (code: string) => lives.some((life) => life.code === code);
    return [...lives, ...toldApart(asking).filter(({ code }) => !isListed(code))];
  });

/** The option of the catalogue that getOptionRvoip is about. */
export const oneType = 'RVOIP';

/** Reads of one option each, which may know it in use before the list does. */
const ownReads = [
  'getOptionRvoip',
  'getOptionSecom',
  'getOptionUnext',
  'getOptionAmuelink',
  'getOptionBraviaRecycle',
  'getOptionPs5',
] as const;

/** The options in use by the reads that the customer's data name. */
const toldApart = (asking: Asking): OptionLife[] =>
  ownReads
    .filter((id) => asking.customer.examples[id] ?? fibreOf(asking.customer)?.examples[id])
    .map((id) => fibreExample(asking, id))
    .filter(({ status }) => ['SRVC', 'SERVICE', 'in_use'].includes(status ?? ''))
    .map(({ code, monthly_fee, started_on }) =>
      settle({
        ...neverOrdered(code),
        status: 'SRVC',
        monthly_fee,
        regular_fee: monthly_fee,
        starts_on: started_on,
        fees: { first: monthly_fee, changes: [] },
      }),
    );

const begun = (option: Listed): OptionLife => ({
  ...option,
  details: noDetails,
  isNew: option.status === 'ENTR',
  ordered_on: null,
  next: null,
  fees: { first: option.monthly_fee, changes: [] },
});

function neverOrdered(code: string): OptionLife {
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
 * ENTR becomes SRVC on its first day, QTWT becomes QUIT after its last (specification 2, section 4), and a
 * change of the content is in force from its first day on.
 */
function atDay(kept: OptionLife, today: string): OptionLife {
  const { next } = kept;
  const life = next && today >= next.starts_on ? changed(kept, next) : kept;
  const { status, starts_on, ends_on } = life;
  if (status === 'ENTR' && starts_on !== null && today >= starts_on)
    return settle({ ...life, status: 'SRVC' });
  if (status === 'QTWT' && today > ends_on) return settle({ ...life, status: 'QUIT' });
  return life;
}

const changed = (life: OptionLife, { monthly_fee, details }: NonNullable<OptionLife['next']>) =>
  settle({ ...life, ...feesOf(life, monthly_fee), details, next: null });

/** A benefit stays one; without it, what is paid is the regular fee. */
export const feesOf = ({ monthly_fee, regular_fee }: OptionLife, fee: number) => ({
  monthly_fee: fee,
  regular_fee: regular_fee > monthly_fee ? regular_fee : fee,
});

/** What an option costs in a month, with what is to come. */
export const feeIn = ({ monthly_fee, next }: OptionLife, month: string): number =>
  next && next.starts_on < dayOf(addMonths(month, 1), 1) ? next.monthly_fee : monthly_fee;

/** The order types that a status leaves open. */
export function settle(life: OptionLife): OptionLife {
  const { changeable } = optionTerms(fibreOption(life.code)?.component);
  const { next } = life;
  const types: Record<Listed['status'], Listed['order_types']> = {
    NONE: ['1', '6'],
    CNCL: ['1', '6'],
    QUIT: ['1', '6'],
    ENTR: ['2'],
    SRVC: changeable && !next ? ['3', '5'] : ['3'],
    QTWT: ['4'],
  };
  const reason = next && `${formatDay(next.starts_on)}から変わる手続きを受け付けています。`;
  return { ...life, order_types: types[life.status], reason };
}

/** The first day of an option that is ordered now; null where a survey, or the day of the line, comes before. */
export function firstDay(asking: Asking, code: string): string | null {
  const first = usualFirstDay(code, asking.now);
  return first && notBeforeTheLine(asking, first);
}

/** A first day, or that of the line that is built later; null while nobody knows when it is. */
function notBeforeTheLine({ world, session }: Asking, first: string): string | null {
  if (session.customer.user.plan?.cnStatusCode !== 'ENTR') return first;
  const { date } = constructionOf(world, session).entry;
  return date !== null && date < first ? first : date;
}

/** What was ordered for a line that is being built begins with it, also when its day is fixed or moved later. */
const afterTheLine = (asking: Asking, life: OptionLife): OptionLife =>
  life.status === 'ENTR' && life.starts_on !== null && needsTheLine(life)
    ? { ...life, starts_on: notBeforeTheLine(asking, life.starts_on) }
    : life;

/** A television is fetched whether or not there is a line. */
const needsTheLine = ({ code }: OptionLife): boolean =>
  optionTerms(fibreOption(code)?.component).start !== 'pickup';

/** The first day of an option by its own rule; null where a survey comes before. */
export function usualFirstDay(code: string, now: Date): string | null {
  const { start } = optionTerms(fibreOption(code)?.component);
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
