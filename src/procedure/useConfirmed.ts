import { useState } from 'react';
import type * as Schema from '@/api/generated/schemas';
import type { ReviewContent } from './procedureData';
import { termText } from './termText';

/** Something that has changed since the customer saw it. */
export interface TermChange {
  key: keyof Schema.Terms;
  /** What the review calls it. */
  term: string;
  /** As it was confirmed, or first shown, and as it is now, in words. */
  before: string;
  now: string;
}

/** What a press confirms. */
export interface Confirmed {
  /** What goes along with the press. */
  terms: Schema.Terms;
  /** What of it the customer saw otherwise. */
  changes: readonly TermChange[];
  /** The customer has seen it all: from now on changes count from here. */
  confirm: () => void;
}

/**
 * What a review promises, and what has changed since: because it was read again, or because the server has
 * refused what was confirmed.
 * @param answered what the order would give now, as the server said when it refused
 */
export function useConfirmed(
  review: ReviewContent | undefined,
  answered: Schema.Terms | undefined,
): Confirmed {
  const shown = review ? shownTerms(review) : [];
  const terms: Schema.Terms = Object.fromEntries(
    shown.map(({ key, value }) => [key, answered ? answered[key] : value]),
  );
  const [seen, setSeen] = useState(terms);
  return {
    terms,
    changes: shown
      .filter(({ key }) => seen[key] !== undefined && seen[key] !== terms[key])
      .map(({ key, term }) => ({
        key,
        term,
        before: termText(key, seen),
        now: termText(key, terms),
      })),
    confirm: () => setSeen(terms),
  };
}

const shownTerms = ({ rows, beside = [] }: ReviewContent) =>
  [...rows, ...beside].flatMap(({ term, confirms = {} }) =>
    Object.entries(confirms).map(([key, value]) => ({
      key: key as keyof Schema.Terms,
      term,
      value,
    })),
  );
