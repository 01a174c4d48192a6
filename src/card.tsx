import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadConfig } from '@/config/config';
import { enterRoute, observePage } from '@/lib/observe';
import { nameLine } from '@/session/lineAddress';
import { startSession } from '@/session/start';
import { breakAtPhrases } from '@/theme/breakAtPhrases';
import { createStyleCache } from '@/theme/styleCache';
import { CardDocument } from './app/CardDocument';
import { onCaughtError } from './app/caughtError';
import { followDoublePress } from './app/doublePress';
import { followTranslation } from './app/followTranslation';
import { reportWhenIdle } from './app/reporting/reporting';
import { onUncaughtError, showStartError } from './app/startError';

// There is no #root in an unsupported browser: browserSupport.js removes it and opens another page.
const container = document.getElementById('root');
observePage();
enterRoute('/payment/credit_card');
followTranslation(document.body);
followDoublePress(document);
if (container) start(container);

function start(container: HTMLElement): void {
  const root = createRoot(container, { onCaughtError, onUncaughtError });

  startSession();
  nameLine();
  const phrases = breakAtPhrases();
  loadConfig().then(async (config) => {
    reportWhenIdle(config);
    await phrases;
    root.render(
      <StrictMode>
        <CacheProvider value={createStyleCache()}>
          <CardDocument />
        </CacheProvider>
      </StrictMode>,
    );
  }, showStartError);
}
