import type { ReactNode } from 'react';
import { Actions as Row } from '@/ui/link/Actions';
import { Button } from '@/ui/link/Button';
import type { ButtonLook } from '@/ui/link/Button';
import { CopyButton } from '@/ui/link/CopyButton';
import { Link, LinkButton } from '@/ui/link/Link';
import { Section } from '@/ui/page/Section';
import { Reveal } from '@/ui/Reveal';
import { StateTable, type State, type StateRow } from '../drawn/StateTable';

const ignore = () => undefined;
const live: readonly State[] = ['normal', 'hover', 'pressed', 'focus'];

const button = (name: string, word: string, look: ButtonLook): StateRow => ({
  name,
  states: [...live, 'disabled'],
  part: (state) => (
    <Button {...look} disabledReason={state === 'disabled' ? '理由を必ず文で。' : undefined}>
      {word}
    </Button>
  ),
});

const link = (name: string, part: () => ReactNode): StateRow => ({ name, states: live, part });

const buttons: readonly StateRow[] = [
  button('主', '確認する', {}),
  button('副', '戻る', { variant: 'secondary' }),
  button('取り消し', '解約する', { variant: 'destructive' }),
  button('小', '切り替える', { variant: 'secondary', small: true }),
  link('コピー', () => <CopyButton text="8K4M-22QP" what="ギフトコード" />),
  link('リンク', () => <Link to="/billing">通話明細を見る</Link>),
  link('太い', () => (
    <Link to="/billing/202611" standalone bold>
      内訳を見る
    </Link>
  )),
  link('題名', () => (
    <Link to="/notification_history" ink standalone>
      お知らせの題名
    </Link>
  )),
  link('その場', () => (
    <Link onClick={ignore} standalone icon="printer">
      印刷する
    </Link>
  )),
  link('隠す', () => <Reveal label="初期パスワード" value="k7-mina" />),
];

/** Buttons and links in every state. */
export function Actions() {
  return (
    <Section label="ボタン" caption="主・副・取り消し・小">
      <StateTable rows={buttons} />
      <Row>
        <Button icon="arrow">確認へ進む</Button>
        <Button loading="送信中">2.0GBを贈る</Button>
        <LinkButton to="/top" icon="arrow">
          内訳を見る
        </LinkButton>
        <Button variant="secondary" small icon="download">
          請求書をダウンロード(PDF)
        </Button>
        <LinkButton href="https://support.minamo.example/" variant="secondary" small>
          サポート
        </LinkButton>
        <Link to="/billing" standalone icon="back">
          ご請求の一覧
        </Link>
        <Link href="https://support.minamo.example/" standalone>
          障害・メンテナンス情報
        </Link>
      </Row>
    </Section>
  );
}
