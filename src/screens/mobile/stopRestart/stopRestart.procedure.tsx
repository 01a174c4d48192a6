import { procedureMessages } from '@/catalogue/messages';
import { stopRestartFailure } from '@/catalogue/stopRestart';
import { paths } from '@/paths';
import type { Procedure } from '@/procedure/procedure';
import { HelpDesk } from './HelpDesk';
import { sendStopRestart } from './sendStopRestart';
import {
  useStopRestartBlocked,
  type StopRestartReceipt,
  type StopRestartValues,
} from './stopRestartEntry';
import { StopRestartFields } from './StopRestartFields';
import { StopRestartReceiptBody } from './StopRestartReceiptBody';
import { StopRestartUnknown } from './StopRestartUnknown';
import { useStopRestartReview } from './useStopRestartReview';

/** SIMの利用停止・再開 (docs/product.md §10.9). */
export const stopRestartProcedure: Procedure<StopRestartValues, StopRestartReceipt> = {
  name: 'stop_restart',
  title: 'SIMの利用停止・再開',
  path: paths.mobileStopRestart(),
  exit: { to: paths.mobileContract(), label: 'ご契約情報に戻る' },
  reviewNote: 'まだ申し込まれていません。',
  lineNote: 'の手続きをします',
  defaults: { reason: '' },
  inputs: [
    {
      slug: '',
      label: '入力',
      fields: [{ name: 'reason', label: '停止する理由' }],
      Fields: StopRestartFields,
    },
  ],
  useAvailability: useStopRestartBlocked,
  useReview: useStopRestartReview,
  submit: sendStopRestart,
  refusal: ({ code, message }) => {
    const failure = stopRestartFailure(code);
    return failure
      ? { title: failure.title, text: <HelpDesk unchanged={failure.unchanged} /> }
      : { title: procedureMessages.refused, text: `${message}SIMの状況は変わっていません。` };
  },
  Unknown: StopRestartUnknown,
  done: {
    title: ({ action, state }) => {
      if (state === 'stopped') return 'SIMの利用を停止しました。';
      return `SIMの利用${action === 'stop' ? '停止' : '再開'}を受け付けました。`;
    },
    keep: (receipt) => receipt,
    Receipt: StopRestartReceiptBody,
  },
};
