import { createRoot } from 'react-dom/client';
import { GlobalStyle } from '@/theme/GlobalStyle';
import { ConfigError } from '@/config/config';
import { Page } from '@/ui/page/Page';
import { PageHead } from '@/ui/page/PageHead';
import { Mono } from '@/ui/Text';
import { DocumentHeader } from '../chrome/DocumentHeader';

/** The page when config.json is missing or wrong: words for the customer, the problems for the operator. */
export function renderConfigError(error: unknown): void {
  const container = document.createElement('div');
  document.body.replaceChildren(container);
  const problems = error instanceof ConfigError ? error.problems : [String(error)];
  createRoot(container).render(
    <>
      <GlobalStyle />
      <DocumentHeader label="マイページ" />
      <main>
        <Page>
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
        </Page>
      </main>
    </>,
  );
}
