import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { createRoot } from 'react-dom/client';
import { ConfigError } from '@/config/config';
import { PortalTheme } from '@/theme/PortalTheme';
import { Actions } from '@/ui/link/Actions';
import { Nowrap } from '@/ui/page/Page';
import { PageHead } from '@/ui/page/PageHead';
import { DocumentHeader } from '../chrome/DocumentHeader';

/**
 * Shows the page for a portal that can't start. For an invalid config.json it has a message for the
 * customer and the problems for the operator. Any other cause, such as a lost connection, may be gone at
 * the next try.
 */
export function renderStartError(error: unknown): void {
  if (error instanceof ConfigError) {
    showInstead(
      <PageHead
        title="マイページを開けません"
        lead="こちらの設定に誤りがあります。ご迷惑をおかけします。しばらくたってから、もう一度お試しください。"
      >
        <ul>
          {error.problems.map((problem) => (
            <li key={problem}>
              <Typography variant="mono">{problem}</Typography>
            </li>
          ))}
        </ul>
      </PageHead>,
    );
    return;
  }
  reportError(error);
  showInstead(
    <PageHead
      title="マイページを読み込めませんでした"
      lead={
        <>
          通信が途切れたか、サーバーが混み合っています。しばらくたってから、もう一度読み込んでください。外出先の
          <Nowrap>Wi-Fi</Nowrap>
          では、そのネットワークへのログインが済んでいるかもお確かめください。
        </>
      }
    >
      <ReloadButton />
    </PageHead>,
  );
}

/** Shows the page for an error that no boundary has caught, such as one of the crash screen's own: React leaves an empty page. */
export function renderUncaughtError(error: unknown): void {
  reportError(error);
  showInstead(
    <PageHead
      title="画面を表示できません"
      lead="当社の不具合によるものです。ご迷惑をおかけします。お申し込みの途中だったときは、もう一度申し込む前に、お知らせ履歴で受け付けをお確かめください。"
    >
      <ReloadButton />
    </PageHead>,
  );
}

const ReloadButton = () => (
  <Actions>
    <Button onClick={() => location.reload()}>もう一度読み込む</Button>
  </Actions>
);

/** Puts a page that needs neither session nor router in place of the portal. */
function showInstead(content: ReactNode): void {
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  createRoot(container).render(
    <PortalTheme>
      <DocumentHeader label="マイページ" />
      <main>
        <Container>{content}</Container>
      </main>
    </PortalTheme>,
  );
}
