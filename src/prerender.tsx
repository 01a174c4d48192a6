import createCache from '@emotion/cache';
import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { App } from './App';

/**
 * /login as HTML with its critical CSS, made at build so that it can be seen before any script runs.
 * @returns the markup of #root and the style elements for the head
 */
export function renderLogin(): { html: string; styles: string } {
  const cache = createCache({ key: 'css' });
  const emotion = createEmotionServer(cache);
  const html = renderToString(
    <CacheProvider value={cache}>
      <StaticRouter location="/login">
        <App />
      </StaticRouter>
    </CacheProvider>,
  );
  return {
    html,
    styles: emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(html)),
  };
}
