import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { isRejection, queryOrRejection, read } from '@/api/query';
import { compensationRefusalTitle, mobileOptions } from '@/catalogue/mobileOptions';
import { paths } from '@/paths';
import type { Procedure } from '@/procedure/procedure';
import { screenOf } from '@/procedure/ProcedureScreen';
import { CurrentSim } from '@/screens/mobile/shared/CurrentSim';
import { OptionChangeDialog } from '@/shell/error/OptionChangeDialog';
import { type ProtectionReceipt, sendProtection } from './mutations';
import type { ProtectionValues } from './protectionEntry';
import { ProtectionFields } from './ProtectionFields';
import { ProtectionReceiptBody } from './ProtectionReceiptBody';
import { useProtectionBlocked } from './useProtectionBlocked';
import { useProtectionReview } from './useProtectionReview';

/** 端末補償: operations quit and imei (docs/product.md §11.5). */
const protectionProcedure: Procedure<ProtectionValues, ProtectionReceipt> = {
  name: 'device_compensation',
  title: mobileOptions.DeviceCompensation.name,
  path: paths.mobileOptionDetail('phone_protection'),
  Current: CurrentSim,
  exit: { to: paths.mobileOption(), label: 'ご契約オプションに戻る' },
  reviewNote: 'まだ変更されていません。',
  lineNote: 'の端末補償のお手続きです',
  defaults: { operation: '', imei: '' },
  inputs: [
    {
      slug: '',
      label: '入力',
      fields: [
        { name: 'operation', label: '手続き' },
        { name: 'imei', label: '変更後のIMEI(端末製造番号)' },
      ],
      Fields: ProtectionFields,
    },
  ],
  useAvailability: useProtectionBlocked,
  useReview: useProtectionReview,
  submit: sendProtection,
  refusal: ({ code, message }) => {
    if (code === 'option_not_acceptable') return { dialog: true };
    return {
      title: compensationRefusalTitle(code),
      text: `${message}端末補償の内容は変わっていません。`,
    };
  },
  FailureDialog: OptionChangeDialog,
  Unknown: ProtectionUnknown,
  done: {
    title: ({ operation }) =>
      operation === 'imei' ? 'IMEIを変更しました。' : '端末補償の解約を受け付けました。',
    keep: (receipt) => receipt,
    Receipt: ProtectionReceiptBody,
  },
};

export default screenOf(protectionProcedure);

/** After an unknown outcome: whether the change was accepted. */
function ProtectionUnknown({ values }: { values: ProtectionValues }) {
  const { data } = useSuspenseQuery(queryOrRejection(read(api.getDeviceCompensation)));
  const isTaken =
    !isRejection(data) &&
    (values.operation === 'imei'
      ? data.imei === values.imei
      : data.option.pending?.operation === 'remove');
  return isTaken ? (
    <p>
      <b>お手続きは受け付けられています。</b>もう一度お申し込みいただく必要はありません。
    </p>
  ) : (
    <p>
      お手続きを受け付けた記録は、まだありません。数分たっても変わらないときに、もう一度お申し込みください。
    </p>
  );
}
