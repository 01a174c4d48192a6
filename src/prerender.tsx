import { CacheProvider } from '@emotion/react';
import createEmotionServer from '@emotion/server/create-instance';
import { renderToString } from 'react-dom/server';
import { StaticRouter } from 'react-router-dom';
import { withBase } from '@/lib/base';
import { paths } from '@/paths';
import { createStyleCache } from '@/theme/styleCache';
import { App, login } from './app/App';

/**
 * /login as HTML with its critical CSS, made at build so that it can be seen before any script runs.
 * @returns the markup of #root and the style elements for the head
 */
export async function renderLogin(): Promise<{ html: string; styles: string }> {
  await login.preload();
  const cache = createStyleCache();
  const emotion = createEmotionServer(cache);
  const html = renderToString(
    <CacheProvider value={cache}>
      <StaticRouter basename={import.meta.env.BASE_URL} location={withBase(paths.login())}>
        <App />
      </StaticRouter>
    </CacheProvider>,
  );
  return {
    html,
    styles: emotion.constructStyleTagsFromChunks(emotion.extractCriticalToChunks(html)),
  };
}
