import { CacheProvider } from '@emotion/react';
import { StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { breakAtPhrases } from '@/theme/breakAtPhrases';
import { createStyleCache } from '@/theme/styleCache';
import { App, entrance, login, portal } from './app/App';
import { PortalRouter } from './app/PortalRouter';
import type * as PrefetchScreen from './app/prefetch/prefetchScreen';
import { showStartError } from './app/startError';

// In a browser that is not supported, browserSupport.js has taken it away and shows another page.
const container = document.getElementById('root');
if (container) start(container);

function start(container: HTMLElement): void {
  const page = (
    <StrictMode>
      <CacheProvider value={createStyleCache()}>
        <PortalRouter portal={portal}>
          <App />
        </PortalRouter>
      </CacheProvider>
    </StrictMode>
  );

  if (container.firstElementChild) {
    // /login stands already: it becomes usable while the session's code is still on its way.
    const hydrate = () =>
      hydrateRoot(
        container,
        <>
          {page}
          <Drawn />
        </>,
        { onCaughtError },
      );
    login.preload().then(hydrate, showStartError);
  } else {
    const render = () => createRoot(container, { onCaughtError }).render(page);
    // Before the first screen is drawn, which would shift its lines.
    const phrases = breakAtPhrases();
    // Asked for together: each import that waits for another costs a slow phone some 20 ms.
    const code = Promise.all([import('./app/prefetch/prefetchScreen'), portal.preload()]);
    // What couldn't be fetched is asked for again by the page, which says so.
    const inVain = () => undefined;
    code.catch(inVain);
    entrance.load().then(async (begun) => {
      const screen = firstScreen(begun, code).catch(inVain);
      try {
        await begun.config;
      } catch {
        return;
      }
      await Promise.all([phrases, screen]);
      render();
    }, showStartError);
  }
}

/** The prerendered page's text is its own until React has taken it over. */
function Drawn(): null {
  useEffect(() => void breakAtPhrases(), []);
  return null;
}

type Begun = Awaited<ReturnType<typeof entrance.load>>;
type Code = Promise<[typeof PrefetchScreen, unknown]>;

/**
 * Code and reads of the first screen, as far as they come at once: what was sent ahead is there by
 * now, and a page that begins with a fallback stays with it for 300 ms, which is React's rule.
 */
async function firstScreen({ config, queryClient }: Begun, code: Code): Promise<void> {
  const [[{ prefetchFirstScreen }]] = await Promise.all([code, config]);
  await prefetchFirstScreen(location, queryClient, 100);
}

/** Which errors are ours to report is known to the session's code. */
function onCaughtError(error: unknown): void {
  const begun = entrance.loaded();
  if (begun) begun.onCaughtError(error);
  else reportError(error);
}
