import { Actions as Row } from '@/ui/link/Actions';
import { Button } from '@/ui/link/Button';
import { CopyButton } from '@/ui/link/CopyButton';
import { Link, LinkButton } from '@/ui/link/Link';
import { Section } from '@/ui/page/Section';

const ignore = () => undefined;

/** Buttons and links; hover, press and focus are live. */
export function Actions() {
  return (
    <Section label="ボタン" caption="主・副・取り消し・小">
      <Row>
        <Button>確認する</Button>
        <Button variant="secondary">戻る</Button>
        <Button variant="destructive">解約する</Button>
        <Button icon="arrow">確認へ進む</Button>
      </Row>
      <Row>
        <Button loading="送信中">2.0GBを贈る</Button>
        <Button disabledReason="オフラインのため、いまは進めません。入力した内容は、この端末に残っています。">
          確認へ進む
        </Button>
      </Row>
      <Row>
        <CopyButton text="8K4M-22QP" what="ギフトコード" />
        <Button variant="secondary" small icon="download">
          請求書をダウンロード(PDF)
        </Button>
        <LinkButton to="/top" icon="arrow">
          内訳を見る
        </LinkButton>
        <LinkButton href="https://support.minamo.example/" variant="secondary" small>
          サポート
        </LinkButton>
      </Row>
      <Row>
        <Link to="/billing">通話明細を見る</Link>
        <Link to="/billing" standalone icon="back">
          ご請求の一覧
        </Link>
        <Link to="/billing/202611" standalone bold icon="arrow">
          11月のご請求を見る
        </Link>
        <Link to="/notification_history" ink standalone>
          年末年始のサポート窓口の営業時間について
        </Link>
        <Link href="https://support.minamo.example/" standalone>
          障害・メンテナンス情報
        </Link>
        <Link onClick={ignore} standalone icon="printer">
          控えを印刷する
        </Link>
      </Row>
    </Section>
  );
}
