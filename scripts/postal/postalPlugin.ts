import type { Plugin } from 'vite';
import { postalFile, postalFiles } from './postalData.ts';

/** Serves and builds /postal/150.json and its like: the addresses of all postal codes, asked area by area. */
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
    generateBundle() {
      for (const [area, file] of Object.entries(postalFiles()))
        this.emitFile({
          type: 'asset',
          fileName: `postal/${area}.json`,
          source: JSON.stringify(file),
        });
    },
  };
}
