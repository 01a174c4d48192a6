import { useSuspenseQuery } from '@tanstack/react-query';
import { contractQueries } from '@/screens/fibre/contract/queries';

/** Whether the application still stands, though nobody knows if it was cancelled. */
export function EntryCancelUnknown() {
  const { plan } = useSuspenseQuery(contractQueries.line()).data;
  return plan.cnStatusCode === 'CNCL' ? (
    <p>
      <b>お申し込みは取り消されています。</b>もう一度お手続きになる必要はありません。
    </p>
  ) : (
    <p>お申し込みは、まだ取り消されていません。もう一度お手続きください。</p>
  );
}
