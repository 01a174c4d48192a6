import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import { isRejection } from '@/api/query';
import { esimOperations, esimRefusalTitle, simKinds } from '@/catalogue/esim';
import { isKnown, lookUp } from '@/catalogue/labelOf';
import { now } from '@/lib/clock';
import { billMonth, formatMonth } from '@/lib/date';
import { formatYen } from '@/lib/yen';
import { paths } from '@/paths';
import type { Procedure, Review } from '@/procedure/procedure';
import { screenOf } from '@/procedure/ProcedureScreen';
import { CurrentSim } from '@/screens/mobile/shared/CurrentSim';
import { Verbatim } from '@/ui/page/Page';
import { useEsim, useEsimAnswer } from './esimEntry';
import { EsimFields } from './EsimFields';
import { esimNextActions } from './esimNextActions';
import { EsimReceiptBody } from './EsimReceiptBody';
import { EsimUnknown } from './EsimUnknown';
import { type EsimReceipt, type EsimValues, formatEid } from './esimValues';
import { IssuedEsim } from './IssuedEsim';
import { sendEsim } from './mutations';
import { useEsimBlocked } from './useEsimBlocked';

/** eSIMの変更・発行・再発行 (docs/product.md §10.4). */
const esimProcedure: Procedure<EsimValues, EsimReceipt> = {
  name: 'esim',
  title: 'eSIMの発行・再発行',
  path: paths.mobileEsim(),
  Current: CurrentSim,
  exit: { to: paths.mobileContract(), label: 'ご契約情報に戻る' },
  reviewNote: 'まだ発行されていません。',
  lineNote: 'のeSIMを発行します',
  defaults: { operation: '', eid: '', issued: '' },
  inputs: [
    {
      slug: '',
      label: '入力',
      fields: [
        { name: 'operation', label: '手続き' },
        { name: 'eid', label: 'EID', secret: true },
      ],
      Fields: EsimFields,
      Footer: IssuedEsim,
    },
  ],
  useDefaults: useInitialValues,
  useAvailability: useEsimBlocked,
  useReview: useEsimReview,
  submit: sendEsim,
  refusal: ({ code, message }) =>
    code === 'eid_invalid'
      ? { field: 'eid', message }
      : {
          title: esimRefusalTitle(code),
          // If a next action is known, its text replaces the message, since the title already says why.
          text: `${esimNextActions[code]?.text ?? message}eSIMは発行されていません。手数料もかかりません。`,
        },
  Unknown: EsimUnknown,
  done: {
    title: () => 'eSIMを発行しました。',
    keep: ({ activation: _activation, ...kept }) => kept,
    Receipt: EsimReceiptBody,
    leadsOn: () => true,
  },
};

export default screenOf(esimProcedure);

/**
 * The only possible procedure is chosen at first. `issued` gets the receipt number of an earlier
 * activation.
 */
function useInitialValues(): Partial<EsimValues> {
  const answer = useEsimAnswer();
  if (isRejection(answer)) return {};
  const issued = answer.activation?.receipt_number ?? '';
  const open = answer.operations.filter(({ can_choose }) => can_choose);
  const [only, ...others] = open.map(({ operation }) => operation);
  return only && others.length === 0 && isKnown(esimOperations, only)
    ? { operation: only, issued }
    : { issued };
}

/** The procedure, the device and the fee, and what the new eSIM ends. */
function useEsimReview({ operation, eid }: EsimValues): Review<EsimValues> {
  const { operations, sim_kind, activation } = useEsim();
  const chosen = operations.find((choice) => choice.operation === operation);
  const fee = chosen?.fee ?? 0;
  const billing_month = billMonth(now());
  return {
    rows: [
      {
        term: '手続き',
        value: operation ? esimOperations[operation].name : '-',
        strong: true,
        field: 'operation',
      },
      { term: 'EID', value: <Verbatim>{formatEid(eid)}</Verbatim>, field: 'eid' },
      {
        term: '手数料',
        value: formatYen(fee),
        note: `${formatMonth(billing_month)}のご請求に含まれます`,
        strong: true,
        confirms: { fee, billing_month },
      },
    ],
    beside: [
      {
        term: '使えなくなる発行済みのQRコード',
        confirms: { replaces: activation?.receipt_number ?? null },
      },
    ],
    after: (
      <Alert severity="warning">
        <AlertTitle component="h2">{`設定すると、いまの${lookUp(simKinds, sim_kind) ?? 'SIM'}は使えなくなります`}</AlertTitle>
        発行したあとは、手数料をお返しできません。
        {activation && '発行済みで、まだ設定していないQRコードも使えなくなります。'}
      </Alert>
    ),
    action: 'eSIMを発行する',
  };
}
