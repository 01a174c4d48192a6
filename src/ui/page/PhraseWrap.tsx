import { Phrase } from './Page';

/** A sentence that others wrote, which breaks after its commas and stops rather than inside a word. */
export function PhraseWrap({ text }: { text: string }) {
  return text
    .match(/[^、。・]*[、。・]|[^、。・]+$/g)
    ?.map((phrase, index) => <Phrase key={`${index} ${phrase}`}>{phrase}</Phrase>);
}
