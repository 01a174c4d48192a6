import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { ofService } from '@/api/ofService';
import { read } from '@/api/query';
import { isContracted, type Offer, offersOf } from '../offers';
/** Option types whose entry asks for nothing. */
const asksNothing = ['simple', 'amuelink'];

/** All options, by the list and the payment method as they are now. */
export function useOffers(): Offer[] {
  const { data: list } = useSuspenseQuery(read(api.getOption));
  const { data: restriction } = useSuspenseQuery(
    read(api.getPaymentRestrictionOption, ofService('fixed')),
  );
  return offersOf(list.options, restriction);
}

/**
 * Whether an option can be applied for together with others (order type 6): its entry asks for nothing,
 * and nothing prevents it.
 */
export const isEligible = (offer: Offer): boolean =>
  !isContracted(offer) &&
  !offer.blocked &&
  asksNothing.includes(offer.entry?.optionType ?? 'simple') &&
  (offer.contract?.order_types.includes('6') ?? true);
