import type { Phrase } from '@/catalogue/billing';
import { Nowrap } from '@/ui/page/Page';

/** Running text whose numbers are bold and hold together. */
export function Phrases({ of }: { of: readonly Phrase[] }) {
  return of.map((part) =>
    typeof part === 'string' ? (
      part
    ) : (
      <b key={part.strong}>
        <Nowrap>{part.strong}</Nowrap>
      </b>
    ),
  );
}
