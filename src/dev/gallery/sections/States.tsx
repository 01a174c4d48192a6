import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Skeleton from '@mui/material/Skeleton';
import { BlockedState } from '@/procedure/BlockedState';
import { Topic } from '@/procedure/Topic';
import { BrokenPage } from '@/shell/error/BrokenPage';
import SafeHtml from '@/shell/message/SafeHtml';
import RunningBar from '@/shell/overlay/RunningBar';
import { Section } from '@/ui/page/Section';
import { EmptyState } from '@/ui/state/EmptyState';
import { ErrorState } from '@/ui/state/ErrorState';

const ignore = () => undefined;

/** Empty, blocked, failed, loading. */
export function States() {
  return (
    <>
      <Section label="0件">
        <EmptyState
          lead="この3か月に届いたお知らせはありません。"
          next="請求の確定や工事のご案内が届くと、ここに新しい順で並びます。"
        >
          <Button variant="secondary" href="/contract">
            メールの受け取りを確認する
          </Button>
        </EmptyState>
      </Section>
      <Section label="手続きできない">
        開く日を数字で示し、理由と、いまできることを続けます。
      </Section>
      <BlockedState
        title="いまはお手続きいただけません"
        opens="2026-12-01"
        reason="12月1日から「NEO 20GB」へ変わるお申し込みを、すでに受け付けています。"
        possible="受付済みの変更は、11月30日(月)まで取り消せます。"
        actions={
          <Button variant="secondary" href="/mobile/contract">
            受付済みの変更を取り消す
          </Button>
        }
      />
      <Section label="読み込めない">
        <ErrorState onRetry={ignore}>
          9月のご請求を読み込めませんでした。ほかの月は見られます。
        </ErrorState>
      </Section>
      <Section label="サーバーの文" caption="決まったタグだけを通す">
        <SafeHtml
          onLeave={ignore}
          html="<p>点検のため、<b>11月25日(水)</b>は休止します。</p><ul><li>請求書の保存</li></ul>"
        />
      </Section>
      <Section label="手続きの話題">
        <Topic label="ご連絡先" caption="工事の前日にお電話します">
          話題は、太い線で始まります。
        </Topic>
      </Section>
      <BrokenPage
        title="ページが見つかりません"
        lead="アドレスが変わったか、ページがなくなりました。"
        actions={<Button href="/top">トップに戻る</Button>}
      >
        行き先が、ここに並びます。
      </BrokenPage>
      <Section label="読み込み中" caption="LinearProgress・Skeleton">
        <Box sx={{ position: 'relative', height: 4, mb: 7 }}>
          <RunningBar />
        </Box>
        <Skeleton width="70%" height={128} />
        <p>
          <Skeleton />
        </p>
        <Skeleton width={220} height={56} />
      </Section>
    </>
  );
}
