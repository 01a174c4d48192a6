import { Phrase } from '@/ui/page/Page';
import { WordWrap } from '@/ui/WordWrap';

/** Where it comes to, in one line of the server's: building and name do not break where they needn't. */
export function Place({ of }: { of: string }) {
  return of.split(/ (?!様)/).map((part, index) => (
    <Phrase key={`${index} ${part}`}>
      <WordWrap>{part}</WordWrap>
      &nbsp;
    </Phrase>
  ));
}
