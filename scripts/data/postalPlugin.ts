import type { Plugin } from 'vite';
import { postalFile } from './postalData.ts';

/** Serves /postal/150.json and its like while developing; a build has them as files. */
export function postalPlugin(): Plugin {
  return {
    name: 'postal-codes',
    configureServer({ middlewares }) {
      middlewares.use('/postal', (request, response, next) => {
        const area = /^\/(\d{3})\.json$/.exec(request.url ?? '')?.[1];
        if (area === undefined) next();
        else {
          response.setHeader('content-type', 'application/json; charset=utf-8');
          response.end(JSON.stringify(postalFile(area)));
        }
      });
    },
  };
}
