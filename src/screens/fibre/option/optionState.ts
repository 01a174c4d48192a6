import {
  type QueryKey,
  useSuspenseQueries,
  type UseSuspenseQueryOptions,
} from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { ofService, read } from '@/api/query';
import { fibreOption, optionsNotAccepted, pageName, pageOf } from '@/catalogue/fibreOptions';
import type { FibreOption } from '@/catalogue/fibreOptions/entry';
import type { OptionTerms } from '@/catalogue/fibreOptions/terms';
import type * as Code from '@/catalogue/generated/codes';
import { inOrder, isKnown, labelOf, lookUp, type Open } from '@/catalogue/labelOf';
import { rvoipStatuses, voipStatuses } from '@/catalogue/voip';
import { endless } from '@/lib/date';
import { type Offer, useOffers, useTermsOf } from './offers';
import { hasOwnRead, optionTypeReads } from './queries';

type OrderType = Code.OrderType;

/** A generic status of an option; EXAM is an application that is examined. */
export type StatusCode = Code.OptionStatus | 'EXAM';

/** The fields that the reads of all option types have. */
interface OptionTypeData {
  code: string;
  status: string | null;
  monthly_fee: number;
  /** The amount without a benefit, if the read has it. */
  regular_fee?: number;
  started_on: string | null;
  ends_on: string;
  order_types: readonly Open<OrderType>[];
  reason: string | null;
}

/** The state of one option in the contract, from the list and from the option's own read. */
export interface OptionState {
  code: string;
  /** The last part of its address. */
  page: string;
  name: string;
  /** Whether the contract or the catalogue has it; any other address of this form belongs to no option. */
  isListed: boolean;
  entry: FibreOption | undefined;
  optionType: FibreOption['optionType'];
  terms: OptionTerms;
  status: Open<StatusCode>;
  /** Label of the status, if the option type has its own. */
  statusLabel: string | undefined;
  fee: number;
  regularFee: number;
  startsOn: string | null;
  endsOn: string;
  /** The orders that both status and contract allow now. */
  allowed: readonly OrderType[];
  /** Why it can't be applied for though the status would allow it. */
  blocked: string | undefined;
  payableBy: readonly string[];
  /** Why something can't be ordered, as the server says it. */
  reason: string | null;
}

/** The orders that each status can allow at most (docs/product.md §7.4). */
const openTo: Record<StatusCode, readonly OrderType[]> = {
  NONE: ['1', '6'],
  CNCL: ['1', '6'],
  QUIT: ['1', '6'],
  ENTR: ['2'],
  EXAM: ['2'],
  SRVC: ['3', '5'],
  QTWT: ['4'],
};

/** The orders that a status can allow at most; none for a status that is newer than this build. */
export const openOf = (status: Open<StatusCode>): readonly OrderType[] =>
  lookUp(openTo, status) ?? [];

export function useOptionState(code: string): OptionState {
  const optionType = fibreOption(code)?.optionType ?? 'simple';
  const answer = useOptionTypeData(optionType);
  // If several options share a page, the read names the one that is contracted.
  const asked = answer?.code ?? code;
  const offer = useOffers().find((one) => one.code === asked);
  const blockedByType = useBlockedByType(optionType);
  const terms = useTermsOf()(optionType);
  return { ...stateOf(asked, optionType, offer, answer, blockedByType), terms };
}

function useOptionTypeData(optionType: FibreOption['optionType']): OptionTypeData | undefined {
  return useReadOf(hasOwnRead(optionType) && read(optionTypeReads[optionType]));
}

/** Why an option can't be applied for though its status would allow it: no stock, no plans. */
function useBlockedByType(optionType: FibreOption['optionType']): string | undefined {
  const stock = useReadOf(optionType === 'ps5' && read(api.getPs5Stock, ofService('fixed')));
  const tv = useReadOf(
    optionType === 'hikaritv' && read(api.getServiceHikaritv, ofService('fixed')),
  );
  if (stock?.items.every((item) => item.stock !== 'available' && item.stock !== 'few'))
    return '機器の在庫がないため、いまはお申し込みいただけません。';
  return tv && !tv.can_apply ? (tv.reason ?? optionsNotAccepted) : undefined;
}

/** A read that only some types of options have: a hook can't be skipped. */
function useReadOf<Data, Key extends QueryKey>(
  query: UseSuspenseQueryOptions<Data, Error, Data, Key> | false,
): Data | undefined {
  const queries: readonly UseSuspenseQueryOptions<Data, Error, Data, Key>[] = query ? [query] : [];
  return useSuspenseQueries({ queries })[0]?.data;
}

function stateOf(
  code: string,
  optionType: FibreOption['optionType'],
  offer: Offer | undefined,
  answer: OptionTypeData | undefined,
  blockedByType: string | undefined,
): Omit<OptionState, 'terms'> {
  const contract = offer?.contract;
  const { status, label } = answer
    ? optionTypeStatus(optionType, answer)
    : { status: contract?.status ?? 'NONE', label: undefined };
  const types = answer?.order_types ?? contract?.order_types ?? openTo.NONE;
  const possible = openOf(status).filter((type) => types.includes(type));
  const isOpen = openOf(status).includes('1');
  const fee = answer?.monthly_fee ?? offer?.fee ?? 0;
  // Fees also differ by plan, edition and area: the list's regular fee holds only with the list's monthly
  // fee.
  const listed = contract?.monthly_fee === fee ? contract.regular_fee : undefined;
  const blocked = isOpen ? (blockedByType ?? whyNot(offer, answer, possible)) : undefined;
  return {
    code,
    page: pageOf(code),
    isListed: offer !== undefined || answer !== undefined,
    name: offer?.entry ? pageName(code) : (offer?.name ?? code),
    entry: offer?.entry,
    optionType,
    status,
    statusLabel: label,
    fee,
    regularFee: answer?.regular_fee ?? listed ?? fee,
    startsOn: isOpen && status !== 'QUIT' ? null : startOf(status, answer, contract),
    endsOn: answer?.ends_on ?? contract?.ends_on ?? endless,
    allowed: blocked ? [] : possible,
    blocked,
    payableBy: offer?.payableBy ?? [],
    // The option's own read is preferred to the list, which may be about another option of the same page.
    reason: answer ? answer.reason : (contract?.reason ?? null),
  };
}

// A list with another status is older than the option's own read, and its start belongs to that status.
function startOf(
  status: string,
  answer: OptionTypeData | undefined,
  contract: Schema.Option | undefined,
): string | null {
  const listed = !answer || contract?.status === status ? contract?.starts_on : undefined;
  return answer?.started_on ?? listed ?? null;
}

function whyNot(
  offer: Offer | undefined,
  answer: OptionTypeData | undefined,
  possible: readonly OrderType[],
): string | undefined {
  const restricted = offer && (offer.payableBy.length > 0 || !answer) ? offer.blocked : undefined;
  if (restricted) return restricted;
  if (possible.length > 0) return undefined;
  return answer?.reason ?? optionsNotAccepted;
}

interface OptionTypeStatus {
  status: Open<StatusCode>;
  /** Label of the status, if the option type has its own. */
  label?: string;
}

/** The video partner's statuses; an accepted termination has its own label (docs/product.md §7.4). */
const unext: Record<Code.UnextStatus, OptionTypeStatus> = {
  none: { status: 'NONE' },
  applying: { status: 'ENTR' },
  in_use: { status: 'SRVC' },
  cancelled: { status: 'CNCL' },
  terminated: { status: 'QUIT' },
  termination_accepted: { status: 'QTWT', label: '解約受付済み' },
};

/** The home phone's statuses where they differ from the generic ones: QTRQ is a quit that is requested. */
const voip: Partial<Record<string, OptionTypeStatus>> = {
  QUIT: { status: 'QUIT', label: voipStatuses.QUIT },
  QTRQ: { status: 'QTWT', label: voipStatuses.QTRQ },
} satisfies Partial<Record<Code.VoipStatus, OptionTypeStatus>>;

const rvoip: Record<Code.RvoipStatus, StatusCode> = {
  NONE: 'ENTR',
  ENTRY_ACCEPT: 'ENTR',
  ENTRY_NG_SUPPORTED: 'ENTR',
  ENTRY_OPENING_REQUESTED: 'ENTR',
  SERVICE: 'SRVC',
  QUIT_QUITTIG: 'QTWT',
  QUIT_REQUESTED: 'QTWT',
  QUIT_FINISHED: 'QUIT',
  CANCEL_CANCELING: 'CNCL',
  CANCEL: 'CNCL',
};

const statusCodes = inOrder<StatusCode>()(['NONE', 'ENTR', 'EXAM', 'SRVC', 'CNCL', 'QTWT', 'QUIT']);

/** A generic status; any other text is one that isn't known. */
const generic = (text: string): OptionTypeStatus => ({
  status: statusCodes.find((code) => code === text) ?? `?${text}`,
});

/** Translates an option type's own status to a generic one. */
export function optionTypeStatus(
  optionType: FibreOption['optionType'],
  { status, order_types, reason }: Pick<OptionTypeData, 'status' | 'order_types' | 'reason'>,
): OptionTypeStatus {
  const own = status ?? 'NONE';
  if (optionType === 'unext') return isKnown(unext, own) ? unext[own] : generic(own);
  if (optionType === 'voip') return voip[own] ?? generic(own);
  if (optionType !== 'rvoip') return generic(own);
  // NONE means an application in progress too, unless one can still be made or a reason says why it can't.
  if (own === 'NONE' && (order_types.includes('1') || reason !== null)) return { status: 'NONE' };
  if (!isKnown(rvoip, own)) return generic(own);
  return { status: rvoip[own], label: labelOf(rvoipStatuses, own) };
}
