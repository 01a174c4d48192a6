import { useEffect, useEffectEvent, useState } from 'react';
import type * as Schema from '@/api/generated/schemas';
import { formatGb } from '@/lib/data';
import { formatFullDay, formatFullMonth } from '@/lib/date';
import { formatReceiptNumber } from '@/lib/numbers';
import { formatDifference, formatYen } from '@/lib/yen';
import { type ReviewContent, useProcedure } from './procedureData';

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
  const { draft } = useProcedure();
  // After another login, or a reload, what was seen before counts.
  const [seen, setSeen] = useState(draft.seen ?? terms);
  const keep = useEffectEvent(() => {
    if (draft.seen === undefined && shown.length > 0) draft.see(terms);
  });
  useEffect(() => keep(), []);
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
    confirm: () => {
      setSeen(terms);
      draft.see(terms);
    },
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

const gb = (mb: number) => `${formatGb(mb)}GB`;
const bill = (month: string) => `${formatFullMonth(month)}のご請求`;

const texts: { [Key in keyof Schema.Terms]-?: (value: NonNullable<Schema.Terms[Key]>) => string } =
  {
    starts_on: formatFullDay,
    ends_on: formatFullDay,
    quit_on: formatFullDay,
    expires_on: formatFullDay,
    usable_until: formatFullDay,
    billing_month: bill,
    billed_month: bill,
    price: formatYen,
    fee: formatYen,
    entry_fee: formatYen,
    construction_fee: formatYen,
    total: formatYen,
    fee_total: formatYen,
    amount: formatYen,
    monthly_fee: formatYen,
    monthly_amount: formatYen,
    monthly_difference: (yen) => `${formatDifference(yen)}円`,
    amount_mb: gb,
    added_mb: gb,
    advanced_mb: gb,
    replaces: formatReceiptNumber,
    remaining_times: (times) => `${times}回`,
  };

/** One of the terms of an order, in words: なし for none, a dash where the order doesn't have it. */
function termText(key: keyof Schema.Terms, terms: Schema.Terms): string {
  const value = terms[key];
  const text = texts[key] as (value: unknown) => string;
  if (value === undefined) return '-';
  return value === null ? 'なし' : text(value);
}
