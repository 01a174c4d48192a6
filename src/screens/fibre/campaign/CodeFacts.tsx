import { formatFullDay } from '@/lib/date';
import { Nowrap } from '@/ui/page/Page';
import { Small } from '@/ui/Text';

interface CodeFactsProps {
  expiresOn: string;
  openedCount: number;
}

/** Until when friends can use a code, and how many have. */
export function CodeFacts({ expiresOn, openedCount }: CodeFactsProps) {
  return (
    <Small>
      <Nowrap>有効期限 {formatFullDay(expiresOn)}</Nowrap>
      {'\u3000'}
      <Nowrap>これまでに{openedCount}人が開通しました</Nowrap>
    </Small>
  );
}
