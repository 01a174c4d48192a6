import { esimRefusalTitle } from '@/catalogue/esim';
import { paths } from '@/paths';
import { isRejection } from '@/procedure/queryOrRejection';
import type { Procedure } from '@/procedure/procedure';
import { useEsimAnswer } from './esimEntry';
import { EsimFields } from './EsimFields';
import { EsimReceiptBody } from './EsimReceiptBody';
import { EsimUnknown } from './EsimUnknown';
import type { EsimReceipt, EsimValues } from './esimValues';
import { esimNextActions } from './esimNextActions';
import { IssuedEsim } from './IssuedEsim';
import { sendEsim } from './sendEsim';
import { useEsimBlocked } from './useEsimBlocked';
import { useEsimReview } from './useEsimReview';

/** eSIMの変更・発行・再発行 (docs/product.md §10.4). */
export const esimProcedure: Procedure<EsimValues, EsimReceipt> = {
  name: 'esim',
  title: 'eSIMの発行・再発行',
  path: paths.mobileEsim(),
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
          // The title says why already, where the way on is known.
          text: `${esimNextActions[code]?.text ?? message}eSIMは発行されていません。手数料もかかりません。`,
        },
  Unknown: EsimUnknown,
  done: {
    title: () => 'eSIMを発行しました。',
    keep: ({ activation: _activation, ...kept }) => kept,
    Receipt: EsimReceiptBody,
  },
};

/** Where one procedure alone is possible it stands chosen; an activation that stands is known again. */
function useInitialValues(): Partial<EsimValues> {
  const answer = useEsimAnswer();
  if (isRejection(answer)) return {};
  const issued = answer.activation?.receipt_number ?? '';
  const [only, ...others] = answer.operations.filter(({ can_choose }) => can_choose);
  return only && others.length === 0 ? { operation: only.operation, issued } : { issued };
}
