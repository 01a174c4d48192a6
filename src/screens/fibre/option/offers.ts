import { useQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { ofService, read, useRead } from '@/api/query';
import { fibreOption, fibreOptions, optionsNotAccepted } from '@/catalogue/fibreOptions';
import type { FibreOption, OptionCategory } from '@/catalogue/fibreOptions/entry';
import { type OptionTerms, optionTerms } from '@/catalogue/fibreOptions/terms';
import type { Open } from '@/catalogue/labelOf';
import { optionStatus, unreadable } from '@/screens/shared/statuses';
import type { StatusShape } from '@/ui/status/Status';

/** An option as the customer sees it: its entry in the catalogue, and its state in this contract. */
export interface Offer {
  code: string;
  name: string;
  category: Open<OptionCategory>;
  /** Yen a month. */
  fee: number;
  status: Schema.Option['status'];
  /** Absent for a code that is newer than this build. */
  entry: FibreOption | undefined;
  /** Absent where the contract says nothing about it. */
  contract: Schema.Option | undefined;
  /** Why it can't be applied for now. */
  blocked: string | undefined;
  /** Codes of the payment methods with which it could be applied for. */
  payableBy: readonly string[];
}

const contracted: readonly Schema.Option['status'][] = ['ENTR', 'SRVC', 'QTWT'];

/** Whether an option belongs to the contract: applied for, in use, or being cancelled. */
export function isContracted({ status }: Pick<Offer, 'status'>): boolean {
  return contracted.includes(status);
}

/** Whether an option is used and charged for: one that is only applied for isn't yet. */
export const isInUse = (offer: Pick<Offer, 'status'>): boolean =>
  isContracted(offer) && offer.status !== 'ENTR';

/** Whether its state isn't known, so that it may be one of the contract all the same. */
export const isUnread = ({ status }: Pick<Offer, 'status'>): boolean =>
  optionStatus(status) === unreadable;

/** Why most of a customer's options can't be applied for: a list says it once, above. */
export interface CommonReason {
  reason: string;
  /** How many can be applied for all the same. */
  open: number;
}

/** The reason that more than half of the options have that aren't contracted; undefined where none has so many. */
export function commonReason(offers: readonly Offer[]): CommonReason | undefined {
  const reasons = offers.filter((offer) => !isContracted(offer)).map(({ blocked }) => blocked);
  const count = (reason: string) => reasons.filter((one) => one === reason).length;
  const reason = reasons.find((one) => one !== undefined && count(one) > reasons.length / 2);
  if (reason === undefined) return undefined;
  return { reason, open: reasons.filter((one) => one === undefined).length };
}

/**
 * All options: those of the contract in its order, then the rest of the catalogue.
 * @param restriction what the payment method doesn't allow; undefined while it isn't known
 */
export function offersOf(
  options: readonly Schema.Option[],
  restriction: Schema.PaymentRestrictions | undefined,
): Offer[] {
  const named = new Set<string>(options.map(({ code }) => code));
  const rest = fibreOptions.filter(({ code }) => !named.has(code));
  return [
    ...options.map((contract) => offer(contract.code, contract, restriction)),
    ...rest.map(({ code }) => offer(code, undefined, restriction)),
  ];
}

function offer(
  code: string,
  contract: Schema.Option | undefined,
  restriction: Schema.PaymentRestrictions | undefined,
): Offer {
  const entry = fibreOption(code);
  const status = contract?.status ?? 'NONE';
  const restricted = restriction?.options.find((option) => option.code === code);
  const shown = {
    code,
    name: entry?.name ?? `オプション(${code})`,
    category: contract?.category ?? entry?.category ?? 'life_support',
    fee: contract?.monthly_fee ?? entry?.fee ?? 0,
    status,
    entry,
    contract,
    payableBy: restricted?.available_codes ?? [],
  };
  return { ...shown, blocked: isContracted(shown) ? undefined : whyNot() };

  function whyNot(): string | undefined {
    if (restriction?.can_apply_option === false) return optionsNotAccepted;
    if (restricted) return restricted.reason;
    if (contract?.order_types.length === 0) return contract.reason ?? optionsNotAccepted;
    return undefined;
  }
}

/** All options, by the list and the payment method as they are now. */
export function useOffers(): Offer[] {
  const list = useRead(api.getOption);
  const restriction = useRead(api.getPaymentRestrictionOption, ofService('fixed'));
  return offersOf(list.options, restriction);
}

/** Whether the list has said above, for all its options, why this one can't be applied for. */
export const isCommon = ({ blocked }: Pick<Offer, 'blocked'>, common: CommonReason | undefined) =>
  blocked !== undefined && blocked === common?.reason;

/**
 * Whether a list shows the status of an option: not of one that can be applied for, nor of any where the list
 * says above that none can.
 */
export function hasStatus(
  offer: Pick<Offer, 'blocked' | 'status'>,
  common?: CommonReason,
): boolean {
  if (isCommon(offer, common)) return common?.open !== 0;
  return offer.blocked !== undefined || offer.status !== 'NONE';
}

/** The status of an option; if it can't be applied for now, a status that says so. */
export const offerStatus = ({ blocked, status }: Pick<Offer, 'blocked' | 'status'>): StatusShape =>
  blocked ? { mark: 'slashed', label: '申込不可', ended: true } : optionStatus(status);

/** Whether the fibre line isn't open yet: no option begins before it. False while that is being read. */
export const useIsWaiting = (): boolean =>
  useQuery(read(api.getUser)).data?.plan?.cnStatusCode === 'ENTR';

/** Gives the terms of an option type as they are for this customer. */
export function useTermsOf(): (optionType?: FibreOption['optionType']) => OptionTerms {
  const isWaiting = useIsWaiting();
  return (optionType) => {
    const terms = optionTerms(optionType);
    return isWaiting ? afterOpening(terms) : terms;
  };
}

/** The terms of an option for a customer whose line isn't open yet: the option begins after the line. */
const afterOpening = (terms: OptionTerms): OptionTerms =>
  terms.start === 'pickup' || terms.start === 'survey'
    ? terms
    : { ...terms, start: 'arrival', startText: '光の開通後に始まります', startNote: undefined };
