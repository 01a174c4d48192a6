import { useSuspenseQuery, type UseSuspenseQueryOptions } from '@tanstack/react-query';
import { fibreOption, fibreOptions } from '@/catalogue/fibreOptions';
import type { FibreOption } from '@/catalogue/fibreOptions/entry';
import { optionTerms, type OptionTerms } from '@/catalogue/fibreOptions/terms';
import { offersOf, type Offer } from '../offers';
import { optionQueries, type ContractOption } from '../queries';
import { isKind, kindQueries } from './kindQueries';

export type OrderType = ContractOption['order_types'][number];
export type StatusCode = ContractOption['status'] | 'EXAM';

/** What every kind of option tells alike. */
interface KindAnswer {
  code: string;
  status: string | null;
  monthly_fee: number;
  started_on: string | null;
  ends_on: string;
  order_types: readonly OrderType[];
  reason: string | null;
}

/** One option as it stands in the contract, whichever read tells it. */
export interface OptionState {
  code: string;
  /** The last part of its address. */
  page: string;
  name: string;
  entry: FibreOption | undefined;
  component: FibreOption['component'];
  terms: OptionTerms;
  status: StatusCode;
  /** How the status is called where the kind has a word of its own. */
  statusWord: string | undefined;
  fee: number;
  regularFee: number;
  startsOn: string | null;
  endsOn: string;
  /** What status and contract both allow now. */
  allowed: readonly OrderType[];
  /** Why it can't be applied for though the status would allow it. */
  blocked: string | undefined;
  payableBy: readonly string[];
}

/** What each status can allow at most (specification 2, section 3). */
const openTo: Record<StatusCode, readonly OrderType[]> = {
  NONE: ['1', '6'],
  CNCL: ['1', '6'],
  QUIT: ['1', '6'],
  ENTR: ['2'],
  EXAM: ['2'],
  SRVC: ['3', '5'],
  QTWT: ['4'],
};

/** The video partner's statuses; its quitting has a word of its own (specification 2, section 4). */
const unextStatuses: Record<string, StatusCode> = {
  none: 'NONE',
  applying: 'ENTR',
  in_use: 'SRVC',
  cancelled: 'CNCL',
  terminated: 'QUIT',
  termination_accepted: 'QTWT',
};

/** The address of an option's own screen by its code. */
export function pageOf(code: string): string {
  const component = fibreOption(code)?.component ?? 'simple';
  return component === 'simple' ? code : component;
}

/** The code that an address stands for; undefined where it can't be an option. */
export function codeOfPage(page: string): string | undefined {
  const named = fibreOptions.find(({ component }) => component !== 'simple' && component === page);
  // The home phone has screens of its own.
  if (named?.component === 'voip' || named?.component === 'rvoip') return undefined;
  return named?.code ?? (/^MO\d{3}N$/.test(page) ? page : undefined);
}

/** Reads one option: the list, its own read where it has one, and what the payment method restricts. */
export function useOptionState(code: string): OptionState {
  const { data: list } = useSuspenseQuery(optionQueries.list());
  const { data: restriction } = useSuspenseQuery(optionQueries.restriction());
  const component = fibreOption(code)?.component ?? 'simple';
  const answer = useKindAnswer(component);
  const offer = offersOf(list.options, restriction).find((one) => one.code === code);
  return stateOf(code, component, offer, answer);
}

function useKindAnswer(component: FibreOption['component']): KindAnswer | undefined {
  // An option without a read of its own asks for the list once more, which is there already.
  const query = isKind(component) ? kindQueries[component]() : optionQueries.list();
  const { data } = useSuspenseQuery(query as UseSuspenseQueryOptions<object>);
  return isKind(component) ? (data as KindAnswer) : undefined;
}

function stateOf(
  code: string,
  component: FibreOption['component'],
  offer: Offer | undefined,
  answer: KindAnswer | undefined,
): OptionState {
  const contract = offer?.contract;
  const told = answer?.status ?? 'NONE';
  const status = answer
    ? (unextStatuses[told] ?? (told as StatusCode))
    : (contract?.status ?? 'NONE');
  const types = answer?.order_types ?? contract?.order_types ?? openTo.NONE;
  const possible = types.filter((type) => openTo[status].includes(type));
  const isOpen = openTo[status].includes('1');
  const blocked = isOpen ? whyNot(offer, answer, possible) : undefined;
  return {
    code,
    page: pageOf(code),
    name: offer?.name ?? code,
    entry: offer?.entry,
    component,
    terms: optionTerms(component),
    status,
    statusWord: told === 'termination_accepted' ? '解約受付済み' : undefined,
    fee: answer?.monthly_fee ?? offer?.fee ?? 0,
    regularFee: contract?.regular_fee ?? offer?.entry?.fee ?? 0,
    startsOn: answer?.started_on ?? contract?.starts_on ?? null,
    endsOn: answer?.ends_on ?? contract?.ends_on ?? '9999-12-31',
    allowed: blocked ? [] : possible,
    blocked,
    payableBy: offer?.payableBy ?? [],
  };
}

function whyNot(
  offer: Offer | undefined,
  answer: KindAnswer | undefined,
  possible: readonly OrderType[],
): string | undefined {
  const restricted = offer && (offer.payableBy.length > 0 || !answer) ? offer.blocked : undefined;
  if (restricted) return restricted;
  if (possible.length > 0) return undefined;
  return answer?.reason ?? '現在、お申込みを受け付けられない状態です。';
}
