import Button from '@mui/material/Button';
import List from '@mui/material/List';
import { useRef } from 'react';
import { flushSync } from 'react-dom';
import { EmptyState } from '@/ui/state/EmptyState';
import { useDeferredRows } from '@/ui/useDeferredRows';
import { useEntryState } from '@/ui/useEntryState';
import { type CommonReason, isContracted, type Offer } from './offers';
import { OptionItem } from './OptionItem';

const pageSize = 20;

interface OfferListProps {
  /** Tells the list of one filter from that of another. */
  name: string;
  offers: readonly Offer[];
  /** What is told above the list. */
  told: CommonReason | undefined;
  onClear: () => void;
}

/**
 * Twenty options and a button for the next; those that are contracted already come last, and those that can be
 * applied for first where most can't.
 */
export function OfferList({ name, offers, told, onClear }: OfferListProps) {
  const [shown, setShown] = useEntryState(`shown:${name}`, pageSize);
  const list = useRef<HTMLUListElement>(null);
  const rank = (offer: Offer) =>
    isContracted(offer) ? 2 : told !== undefined && offer.blocked !== undefined ? 1 : 0;
  const sorted = [...offers].sort((one, other) => rank(one) - rank(other));
  const drawn = useDeferredRows(sorted.slice(0, shown));
  const left = sorted.length - shown;

  // The button may be gone, so the focus moves to the first of the new rows.
  function showNext() {
    flushSync(() => setShown(shown + pageSize));
    list.current?.children[shown]?.querySelector('a')?.focus();
  }

  if (offers.length === 0)
    return (
      <EmptyState
        small
        lead="条件に合うオプションは見つかりませんでした。"
        next="言葉を短くするか、ひらがなでお試しください。"
      >
        <Button variant="secondary" onClick={onClear}>
          条件を消してすべて見る
        </Button>
      </EmptyState>
    );
  return (
    <>
      <List sx={{ mt: 4 }} ref={list}>
        {drawn.map((offer) => (
          <OptionItem key={offer.code} offer={offer} told={told} />
        ))}
      </List>
      {left > 0 && (
        <Button
          variant="secondary"
          onClick={showNext}
        >{`次の${Math.min(left, pageSize)}件を見る`}</Button>
      )}
    </>
  );
}
