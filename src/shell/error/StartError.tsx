import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Typography from '@mui/material/Typography';
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
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  const problems = error instanceof ConfigError ? error.problems : undefined;
  if (!problems) reportError(error);
  createRoot(container).render(
    <PortalTheme>
      <DocumentHeader label="マイページ" />
      <main>
        <Container>
          {problems ? (
            <PageHead
              title="マイページを開けません"
              lead="こちらの設定に誤りがあります。ご迷惑をおかけします。しばらくたってから、もう一度お試しください。"
            >
              <ul>
                {problems.map((problem) => (
                  <li key={problem}>
                    <Typography variant="mono">{problem}</Typography>
                  </li>
                ))}
              </ul>
            </PageHead>
          ) : (
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
              <Actions>
                <Button onClick={() => location.reload()}>もう一度読み込む</Button>
              </Actions>
            </PageHead>
          )}
        </Container>
      </main>
    </PortalTheme>,
  );
}
