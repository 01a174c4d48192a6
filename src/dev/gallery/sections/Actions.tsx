import Button, { type ButtonProps } from '@mui/material/Button';
import IconButton from '@mui/material/IconButton';
import Link from '@mui/material/Link';
import type { ReactNode } from 'react';
import { Icon } from '@/theme/icon/Icon';
import { Actions as Row } from '@/ui/link/Actions';
import { CopyButton } from '@/ui/link/CopyButton';
import { SubmitButton } from '@/ui/link/SubmitButton';
import { Section } from '@/ui/page/Section';
import { type State, type StateRow, StateTable } from '../drawn/StateTable';

const ignore = () => undefined;
const live: readonly State[] = ['normal', 'hover', 'pressed', 'focus'];

const button = (name: string, label: string, look: ButtonProps): StateRow => ({
  name,
  states: [...live, 'disabled'],
  part: (state) => (
    <SubmitButton {...look} disabledReason={state === 'disabled' ? '理由を必ず文で。' : undefined}>
      {label}
    </SubmitButton>
  ),
});

const link = (name: string, part: () => ReactNode): StateRow => ({ name, states: live, part });

const buttons: readonly StateRow[] = [
  button('primary', '確認する', {}),
  button('secondary', '戻る', { variant: 'secondary' }),
  button('destructive', '解約する', { variant: 'destructive' }),
  button('small', '切り替える', { variant: 'secondary', size: 'small' }),
  link('CopyButton', () => <CopyButton text="8K4M-22QP" what="ギフトコード" />),
  link('Link', () => <Link href="/billing">通話明細を見る</Link>),
  link('Link title', () => (
    <Link variant="title" href="/notification_history">
      お知らせの題名
    </Link>
  )),
  link('text', () => (
    <Button variant="text" href="/billing/202611" sx={{ fontWeight: 700 }}>
      内訳を見る
    </Button>
  )),
  link('text, startIcon', () => (
    <Button variant="text" startIcon={<Icon name="printer" />} onClick={ignore}>
      印刷する
    </Button>
  )),
  link('IconButton', () => (
    <IconButton aria-label="閉じる" onClick={ignore}>
      <Icon name="close" />
    </IconButton>
  )),
];

/** Buttons and links in every state. */
export function Actions() {
  return (
    <Section label="ボタン" caption="Button・SubmitButton・Link・IconButton">
      <StateTable rows={buttons} />
      <Row>
        <Button endIcon={<Icon name="arrow" />}>確認へ進む</Button>
        <SubmitButton busy="送信中">2.0GBを贈る</SubmitButton>
        <Button endIcon={<Icon name="arrow" />} href="/top">
          内訳を見る
        </Button>
        <Button variant="secondary" size="small" startIcon={<Icon name="download" />}>
          請求書をダウンロード(PDF)
        </Button>
        <Button variant="secondary" size="small" href="https://support.minamo.example/">
          サポート
        </Button>
        <Button variant="text" startIcon={<Icon name="back" />} href="/billing">
          ご請求の一覧
        </Button>
        <Button variant="text" href="https://support.minamo.example/">
          障害・メンテナンス情報
        </Button>
      </Row>
    </Section>
  );
}
