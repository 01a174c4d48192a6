import { useSuspenseQuery, type UseSuspenseQueryOptions } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { ofService } from '@/api/ofService';
import { read } from '@/api/query';
import { fibreOption, optionsNotAccepted, pageName, pageOf } from '@/catalogue/fibreOptions';
import type { FibreOption } from '@/catalogue/fibreOptions/entry';
import { lookUp, type Open } from '@/catalogue/labelOf';
import { endless } from '@/lib/date';
import { type Offer, offersOf } from '../offers';
import { useTermsOf } from '../waiting';
import type { OptionState, OptionTypeData, OrderType, StatusCode } from './option';
import { optionTypeOf } from './optionTypes';
import { optionTypeStatus } from './optionTypeStatus';
import { hasOwnRead, optionTypeReads } from './queries';

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

const nothing = () => undefined;

/**
 * The state of one option: from the list, its own read if it has one, and what the payment method
 * restricts.
 */
export function useOptionState(code: string): OptionState {
  const { data: list } = useSuspenseQuery(read(api.getOption));
  const { data: restriction } = useSuspenseQuery(
    read(api.getPaymentRestrictionOption, ofService('fixed')),
  );
  const optionType = fibreOption(code)?.optionType ?? 'simple';
  const answer = useOptionTypeData(optionType);
  // If several options share a page, the read names the one that is contracted.
  const asked = answer?.code ?? code;
  const offer = offersOf(list.options, restriction).find((one) => one.code === asked);
  const { useBlocked = nothing } = optionTypeOf(code);
  const terms = useTermsOf()(optionType);
  return { ...stateOf(asked, optionType, offer, answer, useBlocked()), terms };
}

function useOptionTypeData(optionType: FibreOption['optionType']): OptionTypeData | undefined {
  // A hook can't be skipped: an option without a read of its own uses the list, which has been read
  // already.
  const query = hasOwnRead(optionType) ? read(optionTypeReads[optionType]) : read(api.getOption);
  const { data } = useSuspenseQuery(query as UseSuspenseQueryOptions<object>);
  return hasOwnRead(optionType) ? (data as OptionTypeData) : undefined;
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
