import type { Phrase as Part } from '@/catalogue/billing';
import { KeepTogether } from '@/ui/KeepTogether';
import { Phrase } from '@/ui/page/Page';

/** Running text with bold numbers that do not break. */
export function Sentence({ of }: { of: readonly Part[] }) {
  return of.map((part, index) => {
    if (typeof part === 'string') return <KeepTogether key={index}>{part}</KeepTogether>;
    // It breaks inside only where it is longer than a line (docs/design.md §3).
    if ('hold' in part) return <Phrase key={part.hold}>{part.hold}</Phrase>;
    return (
      <b key={part.strong}>
        <Phrase>{part.strong}</Phrase>
      </b>
    );
  });
}
