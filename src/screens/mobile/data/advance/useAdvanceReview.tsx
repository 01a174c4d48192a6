import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { formatGb } from '@/lib/data';
import { formatYen } from '@/lib/yen';
import type { Review } from '@/procedure/procedure';
import { advanced, useAdvance, type AdvanceValues } from './advanceEntry';

/** What is used in advance, and what it does to this month and the next. */
export function useAdvanceReview({ amount_mb }: AdvanceValues): Review<AdvanceValues> {
  const entry = useAdvance();
  const amount = Number(amount_mb);
  const { left, next } = advanced(entry, amount);
  const shown = `${formatGb(amount)}GB`;
  return {
    rows: [
      { term: '前借りするデータ', value: shown, strong: true, field: 'amount_mb' },
      { term: '使える期限', value: '今月の末日まで', note: '使い切れなかった分は繰り越せません' },
      {
        term: '今月のデータの残り',
        value: `${formatGb(left.before)}GB → ${formatGb(left.after)}GB`,
      },
      { term: '来月のデータ', value: `${formatGb(next.before)}GB → ${formatGb(next.after)}GB` },
      { term: '手数料', value: formatYen(entry.fee) },
    ],
    after: (
      <Alert severity="warning">
        <AlertTitle component="h2">前借りすると取り消せません</AlertTitle>
        来月使えるデータが、{shown}少なくなります。
      </Alert>
    ),
    action: `${shown}を前借りする`,
  };
}
