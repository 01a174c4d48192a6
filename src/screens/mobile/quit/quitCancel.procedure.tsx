import { mobileQuitUnchanged } from '@/catalogue/mobileQuit';
import { paths } from '@/paths';
import type { Procedure } from '@/procedure/procedure';
import type { QuitReceipt } from './quitEntry';
import { QuitCancelReceipt } from './QuitCancelReceipt';
import { QuitCancelUnknown } from './QuitCancelUnknown';
import { sendQuitCancel } from './sendQuit';
import { useQuitCancelBlocked } from './useQuitCancelBlocked';
import { useQuitCancelReview } from './useQuitCancelReview';

/** 解約の取り消し (docs/product.md §10.7): nothing is asked. */
export const quitCancelProcedure: Procedure<Record<string, never>, QuitReceipt> = {
  name: 'mobile_quit_cancel',
  title: '解約の取り消し',
  path: paths.mobileQuitCancel(),
  exit: { to: paths.mobileContract(), label: 'ご契約情報に戻る' },
  reviewNote: 'まだ取り消されていません。',
  lineNote: 'の解約を取り消します',
  defaults: {},
  inputs: [],
  useAvailability: useQuitCancelBlocked,
  useReview: useQuitCancelReview,
  submit: sendQuitCancel,
  refusal: ({ message }) => ({
    title: '解約を取り消せませんでした',
    text: `${message}${mobileQuitUnchanged}`,
  }),
  Unknown: QuitCancelUnknown,
  done: {
    title: () => '解約を取り消しました。',
    keep: (receipt) => receipt,
    Receipt: QuitCancelReceipt,
  },
};
