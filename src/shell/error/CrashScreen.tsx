import Button from '@mui/material/Button';
import { useState } from 'react';
import { useLocation } from 'react-router-dom';
import { withBase } from '@/lib/base';
import { now } from '@/lib/clock';
import { errorReference } from '@/lib/errorReference';
import { doneSlug, paths, topOf } from '@/paths';
import { useServiceType } from '@/session/selectedService';
import { type DescriptionItem, DescriptionList } from '@/ui/row/DescriptionList';
import { BrokenPage } from './BrokenPage';

const notSent: DescriptionItem[] = [
  {
    term: '入力',
    value: 'お選びの内容は、この端末に残っています',
    note: 'お名前、ご住所、電話番号、口座、EID、パスワード、カード番号は残していません。もう一度ご入力ください。',
    strong: true,
  },
  { term: 'お申し込み', value: 'まだ送られていません' },
];

/** A receipt is shown only after the server has answered, so the application may well have been accepted. */
const sent: DescriptionItem[] = [
  {
    term: 'お申し込み',
    value: '送られました',
    note: '受け付けられたかどうかは、お知らせ履歴でお確かめください。もう一度申し込む必要はありません。',
    strong: true,
  },
];

/** The screen's own code failed: says what is safe and where to go on (docs/design.md §6). */
export function CrashScreen({ onRetry }: { onRetry: () => void }) {
  const [reference] = useState(() => errorReference(now()));
  const service = useServiceType();
  const { pathname } = useLocation();
  const isReceipt = pathname.replace(/\/$/, '').endsWith(`/${doneSlug}`);
  const histories =
    service === 'mobile' ? paths.mobileNotificationHistory() : paths.notificationHistory();
  return (
    <BrokenPage
      title={isReceipt ? '控えを表示できません' : '画面を表示できません'}
      lead="当社の不具合によるものです。ご迷惑をおかけします。"
      actions={
        <>
          <Button onClick={onRetry}>もう一度表示する</Button>
          {/* Plain anchors load a new document, since whatever broke this one may still be in it. */}
          {isReceipt && (
            <Button component="a" variant="text" href={withBase(histories)}>
              お知らせ履歴を見る
            </Button>
          )}
          <Button component="a" variant="text" href={withBase(topOf(service))}>
            トップに戻る
          </Button>
        </>
      }
    >
      <DescriptionList
        ink="top"
        items={[...(isReceipt ? sent : notSent), { term: '受付番号', value: reference }]}
      />
    </BrokenPage>
  );
}
