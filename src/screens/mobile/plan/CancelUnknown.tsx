import { useIsFetching } from '@tanstack/react-query';
import { planQueries } from './queries';
import { targets, useReserved, type CancelValues } from './planCancelEntry';

/** Whether the change that was to be taken back is still reserved. */
export function CancelUnknown({ values: { target } }: { values: CancelValues }) {
  const reserved = useReserved();
  const isReading =
    useIsFetching({ queryKey: planQueries.reservedPlan().queryKey.slice(0, 2) }) +
      useIsFetching({ queryKey: planQueries.reservedCallFlat().queryKey.slice(0, 2) }) >
    0;
  if (isReading) return <p>最新の状態を読み込んでいます。</p>;
  return targets(reserved).includes(target) ? (
    <p>
      変更は、まだ取り消されていません。数分たっても変わらないときに、もう一度取り消してください。
    </p>
  ) : (
    <p>
      <b>変更は取り消されています。</b>もう一度取り消していただく必要はありません。
    </p>
  );
}
