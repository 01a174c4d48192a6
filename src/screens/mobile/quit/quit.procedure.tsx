import type { BusinessError } from '@/api/errors';
import { isRejection } from '@/api/query';
import { labelOf } from '@/catalogue/labelOf';
import {
  mobileQuitRefusalTitle,
  mobileQuitStatuses,
  mobileQuitUnchanged,
} from '@/catalogue/mobileQuit';
import { withoutTitle } from '@/catalogue/refusals';
import { paths } from '@/paths';
import type { Procedure, Refusal } from '@/procedure/procedure';
import { screenOf } from '@/procedure/ProcedureScreen';
import { CurrentSim } from '@/screens/mobile/shared/CurrentSim';
import { sendQuit } from './mutations';
import { QuitContent } from './QuitContent';
import { type QuitReceipt, type QuitValues, useQuitAnswer } from './quitEntry';
import { QuitFields } from './QuitFields';
import { QuitReceiptBody } from './QuitReceiptBody';
import { useQuitEntry } from './useQuitEntry';
import { useQuitReview } from './useQuitReview';

/** モバイルの解約 (docs/product.md §10.7). */
export const quitProcedure: Procedure<QuitValues, QuitReceipt> = {
  name: 'mobile_quit',
  title: 'モバイルの解約',
  path: paths.mobileQuit(),
  Current: CurrentSim,
  exit: { to: paths.mobileContract(), label: 'ご契約情報に戻る' },
  reviewNote: 'まだ解約されていません。',
  lineNote: 'を解約します',
  defaults: { number: '', reason: '' },
  inputs: [
    { slug: '', label: '内容', fields: [], Fields: QuitContent, next: '解約の入力へ進む' },
    {
      slug: 'input',
      label: '入力',
      fields: [
        { name: 'number', label: 'いまの電話番号' },
        { name: 'reason', label: '解約の理由' },
      ],
      Fields: QuitFields,
      leadsBack: true,
    },
  ],
  useAvailability: useQuitEntry,
  useReview: useQuitReview,
  submit: sendQuit,
  refusal: quitRefusal,
  Unknown: QuitUnknown,
  done: {
    title: ({ withNumber }) =>
      withNumber ? '乗り換えのお申し込みを受け付けました。' : '解約を受け付けました。',
    keep: ({ mnpNumber: _mnpNumber, ...kept }) => kept,
    Receipt: QuitReceiptBody,
  },
};

export default screenOf(quitProcedure);

function quitRefusal({ code, message, details: { quit_on } }: BusinessError): Refusal<QuitValues> {
  if (code === 'date_changed' && typeof quit_on === 'string') return { changed: { quit_on } };
  const title = mobileQuitRefusalTitle(code);
  return { title, text: `${withoutTitle(title, message)}${mobileQuitUnchanged}` };
}

/** After an unknown outcome: whether the cancellation was accepted. */
function QuitUnknown() {
  const answer = useQuitAnswer();
  const status = isRejection(answer) ? null : answer.status;
  return status ? (
    <p>
      <b>解約は受け付けられています({labelOf(mobileQuitStatuses, status)})。</b>
      もう一度送る必要はありません。
    </p>
  ) : (
    <p>解約を受け付けた記録はありません。もう一度送ってください。</p>
  );
}
