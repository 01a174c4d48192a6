import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { esimOperations } from '@/catalogue/esim';
import { now } from '@/lib/clock';
import { billMonth, formatMonth } from '@/lib/date';
import { formatYen } from '@/lib/yen';
import type { Review } from '@/procedure/procedure';
import { useEsim } from './esimEntry';
import { formatEid, type EsimValues } from './esimValues';

/** The procedure, the device and the fee, and what the new eSIM ends. */
export function useEsimReview({ operation, eid }: EsimValues): Review<EsimValues> {
  const { operations, sim_kind, activation } = useEsim();
  const chosen = operations.find((choice) => choice.operation === operation);
  return {
    rows: [
      {
        term: '手続き',
        value: operation ? esimOperations[operation].name : '-',
        strong: true,
        field: 'operation',
      },
      { term: 'EID', value: formatEid(eid), field: 'eid' },
      {
        term: '手数料',
        value: formatYen(chosen?.fee ?? 0),
        note: `${formatMonth(billMonth(now()))}のご請求に含まれます`,
        strong: true,
      },
    ],
    after: (
      <Alert severity="warning">
        <AlertTitle component="h2">{`設定すると、いまの${sim_kind === 'sim_card' ? 'SIMカード' : 'eSIM'}は使えなくなります`}</AlertTitle>
        発行したあとは、手数料をお返しできません。
        {activation && '発行済みで、まだ設定していないQRコードも使えなくなります。'}
      </Alert>
    ),
    action: 'eSIMを発行する',
  };
}
