import styled from '@emotion/styled';
import type { Phrase } from '@/catalogue/billing';
import { Held } from '@/ui/Held';
import { Nowrap } from '@/ui/page/Page';

// It breaks inside only where it is longer than a line (`look.md` "Type").
const Hold = styled.span`
  display: inline-block;
`;

/** Running text whose numbers are bold and hold together. */
export function Phrases({ of }: { of: readonly Phrase[] }) {
  return of.map((part, index) => {
    if (typeof part === 'string') return <Held key={index}>{part}</Held>;
    if ('hold' in part) return <Hold key={part.hold}>{part.hold}</Hold>;
    return (
      <b key={part.strong}>
        <Nowrap>{part.strong}</Nowrap>
      </b>
    );
  });
}
