import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { ApiError } from '@/api/errors';
import { loadConfig } from '@/config/config';
import { startSession } from '@/session/start';
import { CardDocument } from './CardDocument';

const container = document.getElementById('root');
if (!container) throw new Error('card.html has no #root');

const root = createRoot(container, {
  // A failed call is said by the screen's boundary; anything else that it caught is a mistake of ours.
  onCaughtError: (error) => {
    if (!(error instanceof ApiError)) reportError(error);
  },
});

startSession();
loadConfig().then(
  () =>
    root.render(
      <StrictMode>
        <CacheProvider value={createCache({ key: 'css' })}>
          <CardDocument />
        </CacheProvider>
      </StrictMode>,
    ),
  async (error: unknown) => {
    const { renderConfigError } = await import('./shell/error/ConfigError');
    renderConfigError(error);
  },
);
