import { useState } from 'react';
import { now } from '@/lib/clock';
import { errorReference } from '@/lib/errorReference';
import { topOf } from '@/paths';
import { useServiceType } from '@/session/serviceType';
import { Actions } from '@/ui/link/Actions';
import { Button } from '@/ui/link/Button';
import { Link } from '@/ui/link/Link';
import { Page } from '@/ui/page/Page';
import { PageHead } from '@/ui/page/PageHead';
import { Definitions } from '@/ui/row/Definitions';

/** The screen's own code failed: what is safe, and the ways on (look: crash). */
export function CrashScreen({ onRetry }: { onRetry: () => void }) {
  const [reference] = useState(() => errorReference(now()));
  return (
    <Page>
      <PageHead narrow title="画面を表示できません" lead="こちらの不具合です。ご迷惑をおかけします。">
        <Definitions
          ink="top"
          items={[
            { term: '入力', value: 'この端末に残っています', note: 'パスワードとカード番号は残しません', strong: true },
            { term: 'お申し込み', value: 'まだ送られていません' },
            { term: '受付番号', value: reference },
          ]}
        />
        <Actions>
          <Button onClick={onRetry}>もう一度表示する</Button>
          <Link standalone href={topOf(useServiceType())}>
            トップに戻る
          </Link>
        </Actions>
      </PageHead>
    </Page>
  );
}
