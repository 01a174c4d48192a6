import { useIsFetching, useSuspenseQuery } from '@tanstack/react-query';
import { contractQueries } from '@/screens/fibre/contract/queries';

/** Whether the application still stands, though nobody knows if it was cancelled. */
export function EntryCancelUnknown() {
  const { plan } = useSuspenseQuery(contractQueries.line()).data;
  const isReading = useIsFetching({ queryKey: contractQueries.line().queryKey }) > 0;
  if (isReading) return <p>最新の状態を読み込んでいます。</p>;
  return plan.cnStatusCode === 'CNCL' ? (
    <p>
      <b>お申し込みは取り消されています。</b>もう一度お手続きになる必要はありません。
    </p>
  ) : (
    <p>お申し込みは、まだ取り消されていません。もう一度お手続きください。</p>
  );
}
