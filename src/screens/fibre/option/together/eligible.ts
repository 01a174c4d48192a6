import { useSuspenseQuery } from '@tanstack/react-query';
import { isContracted, offersOf, type Offer } from '../offers';
import { optionQueries } from '../queries';

/** Kinds that an entry asks nothing about. */
const asksNothing = ['simple', 'amuelink'];

/** Options that can be applied for together with others (order type 6): nothing is asked, nothing rules them out. */
export function useEligible(): Offer[] {
  const { data: list } = useSuspenseQuery(optionQueries.list());
  const { data: restriction } = useSuspenseQuery(optionQueries.restriction());
  return eligible(offersOf(list.options, restriction));
}

/** Those of the offers that same-time entry takes. */
export const eligible = (offers: readonly Offer[]): Offer[] =>
  offers.filter(
    (offer) =>
      !isContracted(offer) &&
      !offer.blocked &&
      asksNothing.includes(offer.entry?.component ?? 'simple') &&
      (offer.contract?.order_types.includes('6') ?? true),
  );
