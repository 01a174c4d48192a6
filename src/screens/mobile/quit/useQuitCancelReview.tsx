import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { mobileQuitStatuses } from '@/catalogue/mobileQuit';
import { labelOf } from '@/catalogue/labelOf';
import { formatDay, formatFullDay } from '@/lib/date';
import type { Review } from '@/procedure/procedure';
import { Nowrap, Phrase } from '@/ui/page/Page';
import { useQuitInfo } from './quitEntry';

/** What is taken back, and what becomes of the MNP number. */
export function useQuitCancelReview(): Review<Record<string, never>> {
  const { status, quit_on, cancel_until, mnp_number } = useQuitInfo();
  return {
    rows: [
      {
        term: '取り消す解約',
        value: `${formatDay(quit_on)}の解約`,
        note: status && labelOf(mobileQuitStatuses, status),
        strong: true,
      },
      ...(cancel_until
        ? [{ term: '取り消しの期限', value: `${formatFullDay(cancel_until)}まで` }]
        : []),
      { term: '取り消したあと', value: 'これまでのご契約のまま、続けてお使いいただけます' },
    ],
    after: mnp_number ? (
      <Alert severity="warning">
        <AlertTitle component="h2">MNP予約番号は使えなくなります</AlertTitle>
        <Phrase>{mnp_number.number}では</Phrase>
        乗り換えられなくなります。<Nowrap>もう一度</Nowrap>
        乗り換えるときは、新しい番号を発行します。
      </Alert>
    ) : undefined,
    action: '解約を取り消す',
  };
}
