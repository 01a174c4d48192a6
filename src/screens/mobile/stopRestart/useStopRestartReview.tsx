import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { labelOf } from '@/catalogue/labelOf';
import { stopDuration, stopReasons } from '@/catalogue/stopRestart';
import { formatYen } from '@/lib/yen';
import type { Review } from '@/procedure/procedure';
import {
  actionFor,
  type StopRestartValues,
  useStoppedUses,
  useStopRestartInfo,
} from './stopRestartEntry';

/** What stops or starts again, and what it costs meanwhile. */
export function useStopRestartReview({ reason }: StopRestartValues): Review<StopRestartValues> {
  const info = useStopRestartInfo();
  const uses = useStoppedUses();
  const { monthly_amount } = info;
  const fee = formatYen(monthly_amount);
  if (actionFor(info) === 'restart')
    return {
      rows: [
        { term: '手続き', value: 'SIMの利用再開', strong: true },
        { term: '使えるようになるとき', value: `お申し込みから${stopDuration}` },
        {
          term: '毎月の料金',
          value: fee,
          note: '再開しても変わりません',
          confirms: { monthly_amount },
        },
      ],
      after: (
        <Alert severity="warning">
          <AlertTitle component="h2">SIMは、お手元にありますか</AlertTitle>
          ほかの人が持っているSIMを再開すると、通話やデータ通信に使われるおそれがあります。
        </Alert>
      ),
      action: 'SIMの利用を再開する',
    };
  return {
    rows: [
      { term: '手続き', value: 'SIMの利用停止', strong: true },
      {
        term: '停止する理由',
        value: reason ? labelOf(stopReasons, reason) : '-',
        field: 'reason',
      },
      { term: '止まるとき', value: `お申し込みから${stopDuration}` },
      { term: '停止中の料金', value: `毎月${fee}`, confirms: { monthly_amount } },
    ],
    after: (
      <Alert severity="warning">
        <AlertTitle component="h2">停止すると、このSIMは使えなくなります</AlertTitle>
        {uses}が、すべて止まります。再開のお申し込みは、いつでもできます。
      </Alert>
    ),
    action: 'SIMの利用を停止する',
    variant: 'destructive',
  };
}
