import { Phrase } from './Page';

/** Items in a row, such as `5分かけ放題・留守番電話`: a line ends after one of them rather than inside it. */
export function PhraseWrap({ text }: { text: string }) {
  return text
    .match(/[^、。・]*[、。・]|[^、。・]+$/g)
    ?.map((phrase, index) => <Phrase key={`${index} ${phrase}`}>{phrase}</Phrase>);
}
