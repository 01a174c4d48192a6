import { CacheProvider } from '@emotion/react';
import { type ReactNode, StrictMode, useEffect } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { createPath } from 'react-router-dom';
import { openPlace } from '@/lib/base';
import { observePage } from '@/lib/observe';
import { breakAtPhrases } from '@/theme/breakAtPhrases';
import { PortalTheme } from '@/theme/PortalTheme';
import { createStyleCache } from '@/theme/styleCache';
import { followDoublePress } from './app/doublePress';
import { entrance } from './app/entrance';
import { followTranslation } from './app/followTranslation';
import { onUncaughtError, showStartError } from './app/startError';

// There is no #root in an unsupported browser: browserSupport.js removes it and opens another page.
const container = document.getElementById('root');
observePage();
const untranslate = followTranslation(document.body);
followDoublePress(document);
if (container) start(container).catch(showStartError);

async function start(container: HTMLElement): Promise<void> {
  const pageOf = (content: ReactNode) => (
    <StrictMode>
      <CacheProvider value={createStyleCache()}>
        <PortalTheme>{content}</PortalTheme>
      </CacheProvider>
    </StrictMode>
  );

  if ('drawn' in container.dataset) {
    // /login is prerendered: it becomes usable while the session's code is still loading.
    const { LoginDocument } = await import('./app/LoginDocument');
    // React finds its texts only as they were drawn.
    untranslate();
    hydrateRoot(
      container,
      <>
        {pageOf(<LoginDocument place={createPath(openPlace())} />)}
        <Drawn />
      </>,
      { onCaughtError, onUncaughtError },
    );
    return;
  }
  // Awaited before the first screen is drawn, since its lines would shift afterwards.
  const phrases = breakAtPhrases();
  // Requested together: each import that waits for another costs a slow phone some 20 ms.
  const [begun, { openPortal }] = await Promise.all([entrance.load(), import('./app/router')]);
  try {
    await begun.config;
  } catch {
    // It has shown why.
    return;
  }
  const [portal] = await Promise.all([openPortal(), phrases]);
  createRoot(container, { onCaughtError, onUncaughtError }).render(pageOf(portal));
}

/** Breaks lines at phrases after React has hydrated the page, whose text must not change before. */
function Drawn(): null {
  useEffect(() => void breakAtPhrases(), []);
  return null;
}

/** The session's code knows which errors to report. Until it has loaded, all are reported. */
function onCaughtError(error: unknown): void {
  const begun = entrance.loaded();
  if (begun) begun.onCaughtError(error);
  else reportError(error);
}
