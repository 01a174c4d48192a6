import { useQuery } from '@tanstack/react-query';
import styled from '@emotion/styled';
import { callKinds } from '@/catalogue/billing';
import { formatTime } from '@/lib/date';
import { formatNumber, formatYen } from '@/lib/yen';
import { masked } from '@/lib/masked';
import { DataTable } from '@/ui/row/DataTable';
import { ErrorState } from '@/ui/state/ErrorState';
import { Loading, Skeleton } from '@/ui/state/Skeleton';
import { billingQueries, type Call } from './queries';

const Root = styled.div`
  margin-top: 28px;
  h3 {
    margin-bottom: 12px;
    font-size: 16px;
  }
`;

const Sum = styled.p`
  margin-top: 12px;
  text-align: right;
`;

/** The home phone's calls of a month's bill, opened in place below its lines. */
export function CallDetails({ month }: { month: string }) {
  const { data, isPending, isFetching, refetch } = useQuery(billingQueries.calls(month));
  return (
    <Root>
      <h3>通話明細</h3>
      {data ? (
        <Calls {...data} />
      ) : isPending ? (
        <>
          <Loading />
          <Skeleton width="100%" />
        </>
      ) : (
        <ErrorState onRetry={() => void refetch()} busy={isFetching}>
          通話明細を、いま読み込めません。ご請求の内容は変わっていません。
        </ErrorState>
      )}
    </Root>
  );
}

interface CallsProps {
  calls: readonly Call[];
  unit_count: number;
  unit_price: number;
  total: number;
}

function Calls({ calls, unit_count, unit_price, total }: CallsProps) {
  if (calls.length === 0) return <p>この月の通話はありません。</p>;
  return (
    <>
      <DataTable
        caption="通話明細"
        rows={calls}
        rowKey={({ started_at, to, kind }) => `${started_at} ${to} ${kind}`}
        columns={[
          { key: 'started', head: '日時', cell: ({ started_at }) => formatTime(started_at) },
          { key: 'to', head: '相手先', cell: ({ to }) => masked(to), below: true },
          { key: 'kind', head: '種類', cell: ({ kind }) => callKinds[kind], below: true },
          {
            key: 'duration',
            head: '通話時間',
            right: true,
            cell: ({ duration_seconds }) => duration(duration_seconds),
          },
          {
            key: 'units',
            head: '回数',
            right: true,
            cell: ({ unit_count: n }) => `${formatNumber(n)}回`,
          },
        ]}
      />
      <Sum>
        3分 {unit_price}円 × {formatNumber(unit_count)}回 = <b>{formatYen(total)}</b>
      </Sum>
    </>
  );
}

/** Seconds as `2分47秒`. */
function duration(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  return `${hours > 0 ? `${hours}時間` : ''}${hours > 0 || minutes > 0 ? `${minutes}分` : ''}${seconds % 60}秒`;
}
