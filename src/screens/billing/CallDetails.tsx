import Box from '@mui/material/Box';
import Skeleton from '@mui/material/Skeleton';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { read } from '@/api/query';
import { callKinds } from '@/catalogue/billing';
import type * as Code from '@/catalogue/generated/codes';
import { labelOf } from '@/catalogue/labelOf';
import { formatTime } from '@/lib/date';
import { masked } from '@/lib/numbers';
import { formatNumber, formatYen } from '@/lib/yen';
import { Amount } from '@/ui/figure/Amount';
import { DataTable } from '@/ui/row/DataTable';
import { ErrorState } from '@/ui/state/ErrorState';
import { Loading } from '@/ui/state/Loading';

/** The home phone's calls of a month's bill, opened in place below its lines. */
export function CallDetails({ month }: { month: string }) {
  const { data, ...query } = useQuery(read(api.getVoice, { target_month: month }));
  return <DetailFrame {...query}>{data && <Calls {...data} />}</DetailFrame>;
}

/** A SIM's calls and SMS of a month's bill, opened in place below its lines. */
export function SimCallDetails({ month }: { month: string }) {
  const { data, ...query } = useQuery(read(api.getBillingCallDetail, { target_month: month }));
  return <DetailFrame {...query}>{data && <SimUses {...data} />}</DetailFrame>;
}

interface DetailFrameProps {
  isPending: boolean;
  isFetching: boolean;
  refetch: () => unknown;
  /** Once they are read. */
  children: ReactNode;
}

function DetailFrame({ isPending, isFetching, refetch, children }: DetailFrameProps) {
  return (
    <Box sx={{ mt: 7 }}>
      <Typography component="h3" sx={{ mb: 3, fontWeight: 700 }}>
        通話明細
      </Typography>
      {children ??
        (isPending ? (
          <>
            <Loading />
            <Skeleton width="100%" />
          </>
        ) : (
          <ErrorState onRetry={() => void refetch()} busy={isFetching}>
            通話明細を、いま読み込めません。ご請求の内容は変わっていません。
          </ErrorState>
        ))}
    </Box>
  );
}

const useKinds: Record<Code.ChargedUseKind, string> = { call: '通話', sms: 'SMS' };

function SimUses({ uses, total }: Schema.CallDetail) {
  if (uses.length === 0) return <p>この月に料金がかかった通話とSMSはありません。</p>;
  return (
    <>
      <DataTable
        caption="通話明細"
        rows={uses.map((use, index) => ({ ...use, index }))}
        rowKey={({ index }) => String(index)}
        columns={[
          { key: 'started', head: '日時', cell: ({ started_at }) => formatTime(started_at) },
          { key: 'to', head: '相手先', cell: ({ to }) => masked(to), below: true },
          { key: 'kind', head: '種類', cell: ({ kind }) => labelOf(useKinds, kind), below: true },
          {
            key: 'duration',
            head: '通話時間',
            right: true,
            cell: ({ duration_seconds }) =>
              duration_seconds === null ? '-' : duration(duration_seconds),
          },
          {
            key: 'amount',
            head: '金額',
            right: true,
            cell: ({ amount }) => <Amount value={amount} />,
          },
        ]}
      />
      <Typography sx={{ mt: 3, textAlign: 'right' }}>
        合計 <b>{formatYen(total)}</b>
      </Typography>
      <Typography variant="help" sx={{ mt: 2 }}>
        かけ放題に含まれる通話は、料金がかからないため表示していません。
      </Typography>
    </>
  );
}

interface CallsProps {
  calls: readonly Schema.Call[];
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
          { key: 'kind', head: '種類', cell: ({ kind }) => labelOf(callKinds, kind), below: true },
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
      <Typography sx={{ mt: 3, textAlign: 'right' }}>
        3分 {unit_price}円 × {formatNumber(unit_count)}回 = <b>{formatYen(total)}</b>
      </Typography>
    </>
  );
}

/** Seconds as `2分47秒`. */
function duration(seconds: number): string {
  const hours = Math.floor(seconds / 3600);
  const minutes = Math.floor((seconds % 3600) / 60);
  return `${hours > 0 ? `${hours}時間` : ''}${hours > 0 || minutes > 0 ? `${minutes}分` : ''}${seconds % 60}秒`;
}
