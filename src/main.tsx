import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { createRoot, hydrateRoot } from 'react-dom/client';
import { BrowserRouter } from 'react-router-dom';
import { ApiError } from '@/api/errors';
import { loadConfig } from '@/config/config';
import { startSession } from '@/session/start';
import { App } from './App';

const container = document.getElementById('root');
if (!container) throw new Error('index.html has no #root');

const page = (
  <StrictMode>
    <CacheProvider value={createCache({ key: 'css' })}>
      <BrowserRouter>
        <App />
      </BrowserRouter>
    </CacheProvider>
  </StrictMode>
);

// A failed call is said by the screen's boundary; anything else that it caught is a mistake of ours.
const onCaughtError = (error: unknown) => {
  if (!(error instanceof ApiError)) reportError(error);
};

startSession();
const config = loadConfig();
if (container.firstElementChild) {
  // /login stands already: it becomes usable while config.json is still on its way.
  hydrateRoot(container, page, { onCaughtError });
  config.catch(showConfigError);
} else {
  config.then(() => createRoot(container, { onCaughtError }).render(page), showConfigError);
}

async function showConfigError(error: unknown): Promise<void> {
  const { renderConfigError } = await import('./shell/error/ConfigError');
  renderConfigError(error);
}
