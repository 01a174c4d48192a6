import Typography from '@mui/material/Typography';
import { formatFullDay } from '@/lib/date';
import { Nowrap } from '@/ui/page/Page';

interface CodeFactsProps {
  expiresOn: string;
  openedCount: number;
}

/** Until when friends can use a code, and how many have. */
export function CodeFacts({ expiresOn, openedCount }: CodeFactsProps) {
  return (
    <Typography variant="body2" color="textSecondary">
      <Nowrap>有効期限 {formatFullDay(expiresOn)}</Nowrap>
      {'\u3000'}
      <Nowrap>これまでに{openedCount}人が開通しました</Nowrap>
    </Typography>
  );
}
