import { optionRefusalTitle } from '@/catalogue/mobileOptions';
import { paths } from '@/paths';
import { isRejection } from '@/procedure/queryOrRejection';
import type { Procedure } from '@/procedure/procedure';
import { OptionChangeDialog } from '@/shell/error/OptionChangeDialog';
import { SectionBoundary } from '@/shell/error/SectionBoundary';
import { Calculator } from './Calculator';
import { currentCalls, type CallValues } from './callChoice';
import { useCallEntry } from './callEntry';
import { CallFields } from './CallFields';
import { CallReceiptBody } from './CallReceiptBody';
import { CallUnknown } from './CallUnknown';
import { sendCall, type CallReceipt } from './sendCall';
import { useCallBlocked } from './useCallBlocked';
import { useCallReview } from './useCallReview';

/** 通話オプション (docs/product.md §11.4). */
export const callServiceProcedure: Procedure<CallValues, CallReceipt> = {
  name: 'call_service',
  title: '通話オプション',
  path: paths.mobileCallService(),
  exit: { to: paths.mobileOption(), label: 'ご契約オプションに戻る' },
  reviewNote: 'まだ変更されていません。',
  lineNote: 'の通話オプションを変更します',
  defaults: { services: [], changed: '' },
  inputs: [
    {
      slug: '',
      label: '入力',
      fields: [
        { name: 'call_flat', label: '通話のかけ放題' },
        { name: 'services', label: 'ほかの通話サービス' },
        { name: 'changed', label: '変更する内容' },
      ],
      Fields: CallFields,
      Footer: () => (
        <SectionBoundary label="通話料の目安">
          <Calculator />
        </SectionBoundary>
      ),
    },
  ],
  useDefaults: () => {
    const entry = useCallEntry();
    return isRejection(entry) ? {} : currentCalls(entry);
  },
  useAvailability: useCallBlocked,
  useReview: useCallReview,
  submit: sendCall,
  refusal: ({ code, message }) => {
    if (code === 'not_changed') return { field: 'changed', message };
    if (code === 'option_not_acceptable') return { dialog: true };
    return {
      title: optionRefusalTitle(code),
      text: `${message}通話オプションは変わっていません。`,
    };
  },
  FailureDialog: OptionChangeDialog,
  Unknown: CallUnknown,
  done: {
    title: () => '通話オプションの変更を受け付けました。',
    keep: (receipt) => receipt,
    Receipt: CallReceiptBody,
  },
};
