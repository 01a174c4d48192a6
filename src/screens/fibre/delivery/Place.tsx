import { Phrase } from '@/ui/page/Page';
import { WordWrap } from '@/ui/WordWrap';

/**
 * The address of a delivery, which the server sends in one line. It breaks at spaces, and within a part
 * only if it must.
 */
export function Place({ of }: { of: string }) {
  return of.split(/ (?!様)/).map((part, index) => (
    <Phrase key={`${index} ${part}`}>
      <WordWrap>{part}</WordWrap>
      &nbsp;
    </Phrase>
  ));
}
