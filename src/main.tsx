import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { queryClient } from '@/api/queryClient';
import { loadConfig } from '@/config/config';
import { store } from '@/session/current';
import { nameLine } from '@/session/lineNavigator';
import { startSession } from '@/session/start';
import { App, portal } from './App';
import { onCaughtError } from './caughtError';
import { PortalRouter } from './PortalRouter';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');

const page = (
  <StrictMode>
    <CacheProvider value={createCache({ key: 'css' })}>
      <PortalRouter portal={portal}>
        <App />
      </PortalRouter>
    </CacheProvider>
  </StrictMode>
);

startSession();
nameLine();
const config = loadConfig();
if (container.firstElementChild) {
  // /login stands already: it becomes usable while config.json is still on its way.
  hydrateRoot(container, page, { onCaughtError });
  config.catch(showConfigError);
} else {
  const render = () => createRoot(container, { onCaughtError }).render(page);
  config.then(async () => {
    // What couldn't be fetched is asked for again by the page, which says so.
    await firstScreen().catch(() => undefined);
    render();
  }, showConfigError);
}

/**
 * Code and reads of the first screen, as far as they come at once: what was sent ahead is there by
 * now, and a page that begins with a fallback stays with it for 300 ms, which is React's rule.
 */
async function firstScreen(): Promise<void> {
  const [{ warmStart }] = await Promise.all([import('./warm'), portal.fetch()]);
  if (!store.credentials()) return;
  await Promise.race([warmStart(location, queryClient), patience(100)]);
}

const patience = (ms: number) => new Promise((resolve) => setTimeout(resolve, ms));

async function showConfigError(error: unknown): Promise<void> {
  const { renderConfigError } = await import('./shell/error/ConfigError');
  renderConfigError(error);
}
