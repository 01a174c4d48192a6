import { Phrase } from '@/ui/page/Page';

interface AccountNameProps {
  bank: string;
  branch: string;
}

/** A bank and its branch, which break between the two, and in a long branch after its 支店. */
export function AccountName({ bank, branch }: AccountNameProps) {
  return (
    <>
      <Phrase>{bank}</Phrase>{' '}
      {branch.match(/.+?(?:支店|$)/g)?.map((part) => (
        <Phrase key={part}>{part}</Phrase>
      ))}
    </>
  );
}
