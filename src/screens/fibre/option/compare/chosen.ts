import type { Offer } from '../offers';

/** Options side by side at most (docs/design.md §9). */
export const mostCompared = 3;

/** The offers that `?codes=MO320N,MO361N` names: each once, three at most, without unknown codes. */
export function chosenOf(params: URLSearchParams, offers: readonly Offer[]): Offer[] {
  const codes = new Set((params.get('codes') ?? '').toUpperCase().split(','));
  return [...codes]
    .flatMap((code) => offers.find((offer) => offer.code === code) ?? [])
    .slice(0, mostCompared);
}

/** The choice with a code added, or taken out if it was in it. */
export function toggled(codes: readonly string[], code: string): string[] {
  if (codes.includes(code)) return codes.filter((other) => other !== code);
  return [...codes, code].slice(0, mostCompared);
}
