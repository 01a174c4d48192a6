import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import { StrictMode } from 'react';
import { createRoot } from 'react-dom/client';
import { loadConfig } from '@/config/config';
import { nameLine } from '@/session/lineNavigator';
import { startSession } from '@/session/start';
import { CardDocument } from './CardDocument';
import { onCaughtError } from './caughtError';

const container = document.getElementById('root');
if (!container) throw new Error('card.html has no #root');

const root = createRoot(container, { onCaughtError });

startSession();
nameLine();
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
