import { useState } from 'react';
import { now } from '@/lib/clock';
import { errorReference } from '@/lib/errorReference';
import { topOf } from '@/paths';
import { useServiceType } from '@/session/serviceType';
import { Button } from '@/ui/link/Button';
import { Link } from '@/ui/link/Link';
import { Definitions } from '@/ui/row/Definitions';
import { BrokenPage } from '@/ui/state/BrokenPage';

/** The screen's own code failed: what is safe, and the ways on (look: crash). */
export function CrashScreen({ onRetry }: { onRetry: () => void }) {
  const [reference] = useState(() => errorReference(now()));
  const service = useServiceType();
  return (
    <BrokenPage
      title="画面を表示できません"
      lead="こちらの不具合です。ご迷惑をおかけします。"
      actions={
        <>
          <Button onClick={onRetry}>もう一度表示する</Button>
          {/* A fresh document: what broke this one may still be in it. */}
          <Link standalone href={topOf(service)}>
            トップに戻る
          </Link>
        </>
      }
    >
      <Definitions
        ink="top"
        items={[
          {
            term: '入力',
            value: 'この端末に残っています',
            note: 'パスワードとカード番号は残しません',
            strong: true,
          },
          { term: 'お申し込み', value: 'まだ送られていません' },
          { term: '受付番号', value: reference },
        ]}
      />
    </BrokenPage>
  );
}
