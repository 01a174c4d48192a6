import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { queryClient } from '@/api/queryClient';
import { loadConfig } from '@/config/config';
import { store } from '@/session/current';
import { nameLine } from '@/session/lineNavigator';
import { startSession } from '@/session/start';
import { holdPhrases } from '@/theme/holdPhrases';
import { App, portal } from './App';
import { onCaughtError } from './caughtError';
import { PortalRouter } from './PortalRouter';

// In a browser below the floor, floor.js has taken it away and shows another page.
const container = document.getElementById('root');
if (container) start(container);

function start(container: HTMLElement): void {
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
    hydrateRoot(
      container,
      <>
        {page}
        <Drawn />
      </>,
      { onCaughtError },
    );
    config.catch(showStartError);
  } else {
    const render = () => createRoot(container, { onCaughtError }).render(page);
    // Before the first screen is drawn, which would shift its lines.
    const phrases = holdPhrases();
    config.then(async () => {
      await phrases;
      // What couldn't be fetched is asked for again by the page, which says so.
      await firstScreen().catch(() => undefined);
      render();
    }, showStartError);
  }
}

/** The prerendered page's text is its own until React has taken it over. */
function Drawn(): null {
  useEffect(() => void holdPhrases(), []);
  return null;
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

async function showStartError(error: unknown): Promise<void> {
  const { renderStartError } = await import('./shell/error/StartError');
  renderStartError(error);
}
