import { procedureMessages } from '@/catalogue/messages';
import { formatFullDay } from '@/lib/date';
import { paths } from '@/paths';
import type { Procedure } from '@/procedure/procedure';
import { CancelFields } from './CancelFields';
import { CancelReceiptBody } from './CancelReceiptBody';
import { CancelUnknown } from './CancelUnknown';
import { targets, useReserved, type CancelValues } from './planCancelEntry';
import { sendCancel, type CancelReceipt } from './sendCancel';
import { useCancelBlocked } from './useCancelBlocked';
import { useCancelReview } from './useCancelReview';

/** 変更の取り消し: a reserved plan or call-flat option, until its deadline. */
export const planCancelProcedure: Procedure<CancelValues, CancelReceipt> = {
  name: 'cancel_exchange_price_plan',
  title: '変更の取り消し',
  path: paths.mobilePlanCancel(),
  exit: { to: paths.mobileContract(), label: 'ご契約情報に戻る' },
  reviewNote: 'まだ取り消されていません。',
  lineNote: 'の変更を取り消します',
  defaults: { target: '' },
  inputs: [
    {
      slug: '',
      label: '選択',
      fields: [{ name: 'target', label: '取り消す変更', requestField: 'receipt_number' }],
      Fields: CancelFields,
    },
  ],
  useDefaults: () => {
    const [only, ...others] = targets(useReserved());
    return only && others.length === 0 ? { target: only } : {};
  },
  useAvailability: useCancelBlocked,
  useReview: useCancelReview,
  submit: sendCancel,
  refusal: ({ code, message, details }) => {
    const until = details['cancel_until'];
    const late = typeof until === 'string' ? `期限は${formatFullDay(until)}でした。` : '';
    return {
      title: code === 'cancel_error' ? '取り消せませんでした' : procedureMessages.refused,
      text: `${message}${late}お申し込み済みの変更は、そのままです。`,
    };
  },
  Unknown: CancelUnknown,
  done: {
    title: () => '変更を取り消しました。',
    keep: (receipt) => receipt,
    Receipt: CancelReceiptBody,
  },
};
