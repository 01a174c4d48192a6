import { useSuspenseQuery } from '@tanstack/react-query';
import { isContracted, type Offer, offersOf } from '../offers';
import { optionQueries } from '../queries';

/** Kinds that an entry asks nothing about. */
const asksNothing = ['simple', 'amuelink'];

/** All options, as list and payment method have them now. */
export function useOffers(): Offer[] {
  const { data: list } = useSuspenseQuery(optionQueries.list());
  const { data: restriction } = useSuspenseQuery(optionQueries.restriction());
  return offersOf(list.options, restriction);
}

/** Whether an option can be applied for together with others (order type 6): nothing is asked, nothing rules it out. */
export const isEligible = (offer: Offer): boolean =>
  !isContracted(offer) &&
  !offer.blocked &&
  asksNothing.includes(offer.entry?.optionType ?? 'simple') &&
  (offer.contract?.order_types.includes('6') ?? true);
