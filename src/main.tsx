import { CacheProvider } from '@emotion/react';
import { StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { openPlace } from '@/lib/base';
import { observePage } from '@/lib/observe';
import { breakAtPhrases } from '@/theme/breakAtPhrases';
import { createStyleCache } from '@/theme/styleCache';
import { App, entrance, login, portal } from './app/App';
import { followTranslation } from './app/followTranslation';
import { PortalRouter } from './app/PortalRouter';
import type * as PrefetchScreen from './app/prefetch/prefetchScreen';
import { onUncaughtError, showStartError } from './app/startError';

// There is no #root in an unsupported browser: browserSupport.js removes it and opens another page.
const container = document.getElementById('root');
observePage();
const untranslate = followTranslation(document.body);
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

  if ('drawn' in container.dataset) {
    // /login is prerendered: it becomes usable while the session's code is still loading.
    const hydrate = () => {
      // React finds its texts only as they were drawn.
      untranslate();
      hydrateRoot(
        container,
        <>
          {page}
          <Drawn />
        </>,
        { onCaughtError, onUncaughtError },
      );
    };
    login.preload().then(hydrate, showStartError);
  } else {
    const render = () => createRoot(container, { onCaughtError, onUncaughtError }).render(page);
    // Awaited before the first screen is drawn, since its lines would shift afterwards.
    const phrases = breakAtPhrases();
    // Requested together: each import that waits for another costs a slow phone some 20 ms.
    const code = Promise.all([import('./app/prefetch/prefetchScreen'), portal.preload()]);
    // The page fetches again what failed here, and shows the error if that fails too.
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

/** Breaks lines at phrases after React has hydrated the page, whose text must not change before. */
function Drawn(): null {
  useEffect(() => void breakAtPhrases(), []);
  return null;
}

type Begun = Awaited<ReturnType<typeof entrance.load>>;
type Code = Promise<[typeof PrefetchScreen, unknown]>;

/**
 * Waits briefly for the first screen's code and reads. Most have come by now, since `early.ts` requested
 * them, and React keeps a fallback for 300 ms once it is shown.
 */
async function firstScreen({ config, queryClient }: Begun, code: Code): Promise<void> {
  const [[{ prefetchFirstScreen }]] = await Promise.all([code, config]);
  await prefetchFirstScreen(openPlace(), queryClient, 100);
}

/** The session's code knows which errors to report. Until it has loaded, all are reported. */
function onCaughtError(error: unknown): void {
  const begun = entrance.loaded();
  if (begun) begun.onCaughtError(error);
  else reportError(error);
}
