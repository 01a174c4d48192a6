import type { ReactNode } from 'react';
import type { BusinessError } from '@/api/errors';
import { labelOf } from '@/catalogue/labelOf';
import {
  mobileQuitRefusalTitle,
  mobileQuitStatuses,
  mobileQuitUnchanged,
} from '@/catalogue/mobileQuit';
import { withoutTitle } from '@/catalogue/refusals';
import { formatDay } from '@/lib/date';
import { paths } from '@/paths';
import type { Procedure } from '@/procedure/procedure';
import { screenOf } from '@/procedure/ProcedureScreen';
import { isRejection } from '@/procedure/queryOrRejection';
import { CurrentSim } from '@/screens/mobile/shared/CurrentSim';
import { Nowrap } from '@/ui/page/Page';
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
  defaults: { number: '', reason: '', seen_quit_on: '', seen_mnp_quit_on: '' },
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

function quitRefusal(
  { code, message, details }: BusinessError,
  { number, seen_quit_on, seen_mnp_quit_on }: QuitValues,
): { title: string; text: ReactNode } {
  const title = mobileQuitRefusalTitle(code);
  const again = details['quit_on'];
  const seen = number === 'keep' ? seen_mnp_quit_on : seen_quit_on;
  if (code === 'date_changed' && typeof again === 'string')
    return {
      title,
      text: (
        <>
          最終ご利用日が、
          {/* After a reload it is unknown which day the customer saw. */}
          {seen && <Nowrap>{formatDay(seen)}から</Nowrap>}
          <Nowrap>{formatDay(again)}に</Nowrap>
          変わりました。まだ解約されていません。日付をお確かめのうえ、もう一度お申し込みください。
        </>
      ),
    };
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
