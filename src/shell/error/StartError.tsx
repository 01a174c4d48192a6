import { createRoot } from 'react-dom/client';
import { ConfigError } from '@/config/config';
import { GlobalStyle } from '@/theme/GlobalStyle';
import { Button } from '@/ui/link/Button';
import { Page } from '@/ui/page/Page';
import { PageHead } from '@/ui/page/PageHead';
import { Mono } from '@/ui/Text';
import { DocumentHeader } from '../chrome/DocumentHeader';

/**
 * The page when the portal can't begin. A wrong config.json: words for the customer, the problems for
 * the operator. Anything else, as a connection that is lost, may go well at the next try.
 */
export function renderStartError(error: unknown): void {
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  const problems = error instanceof ConfigError ? error.problems : undefined;
  if (!problems) reportError(error);
  createRoot(container).render(
    <>
      <GlobalStyle />
      <DocumentHeader label="マイページ" />
      <main>
        <Page>
          {problems ? (
            <PageHead
              title="マイページを開けません"
              lead="こちらの設定に誤りがあります。ご迷惑をおかけします。しばらくたってから、もう一度お試しください。"
            >
              <ul>
                {problems.map((problem) => (
                  <li key={problem}>
                    <Mono>{problem}</Mono>
                  </li>
                ))}
              </ul>
            </PageHead>
          ) : (
            <PageHead
              title="マイページを読み込めませんでした"
              lead="通信が途切れたか、サーバーが混み合っています。しばらくたってから、もう一度読み込んでください。"
            >
              <Button onClick={() => location.reload()}>もう一度読み込む</Button>
            </PageHead>
          )}
        </Page>
      </main>
    </>,
  );
}
