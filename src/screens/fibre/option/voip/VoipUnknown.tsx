import { useIsFetching, useSuspenseQuery } from '@tanstack/react-query';
import { voipStatuses } from '@/catalogue/voip';
import { voipQueries } from './queries';

/** How the home phone stands, while nobody knows whether a request took effect. */
export function VoipUnknown() {
  const { data: voip } = useSuspenseQuery(voipQueries.voip());
  const isReading = useIsFetching({ queryKey: voipQueries.voip().queryKey }) > 0;
  if (isReading) return <p>最新の状態を読み込んでいます。</p>;
  return (
    <p>
      ホームでんわは、いま<b>「{voipStatuses[voip.status]}」</b>です。
      変わっていないときは、数分たってからもう一度お確かめください。
    </p>
  );
}
