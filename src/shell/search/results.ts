import { monthMeant } from '@/lib/monthMeant';
import { fitOf, longestSearch, termsOf } from '@/lib/searchMatch';
import type { Place } from './places';

/** More than anybody reads. */
const most = 12;

/**
 * The places that a search finds, best first: the title itself, how it begins, a word, another word for it
 * (docs/product.md §2.11). A month finds its bills. Where no place has all words, those with some of them.
 * @param at the moment from which 先月 is counted
 */
export function resultsOf(search: string, places: readonly Place[], at: Date): Place[] {
  if (search.length > longestSearch) return [];
  if (termsOf(search).length === 0) return offered(places);
  const isMeant = monthMeant(search, at);
  const bills = isMeant ? places.filter(({ month }) => month !== undefined && isMeant(month)) : [];
  if (bills.length > 0) return bills.slice(0, most);
  // A month without a bill leads to the list, which says which there are.
  const terms = termsOf(isMeant ? '請求' : search);
  const all = ranked(places, ({ findable }) => fitOf(terms, findable));
  return all.length > 0 ? all : ranked(places, ({ findable }) => meanFit(terms, findable));
}

const meanFit = (terms: readonly string[], found: Place['findable']) =>
  terms.reduce((sum, term) => sum + fitOf([term], found), 0) / terms.length;

function ranked(places: readonly Place[], fit: (place: Place) => number): Place[] {
  return places
    .map((place) => ({ place, fit: fit(place) }))
    .filter((one) => one.fit > 0)
    .sort((one, other) => other.fit - one.fit)
    .slice(0, most)
    .map(({ place }) => place);
}

const offered = (places: readonly Place[]): Place[] =>
  places
    .filter((place) => place.offered !== undefined)
    .sort((one, other) => (one.offered ?? 0) - (other.offered ?? 0))
    .slice(0, 6);
