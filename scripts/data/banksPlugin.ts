import type { Plugin } from 'vite';
import { bankFile, branchFile } from './bankData.ts';

/**
 * Serves /banks/all.json (all banks) and /banks/0001.json (the branches of one bank) while developing; a build has
 * them as files.
 */
export function banksPlugin(): Plugin {
  return {
    name: 'banks',
    configureServer({ middlewares }) {
      middlewares.use('/banks', (request, response, next) => {
        const name = /^\/(all|\d{4})\.json$/.exec(request.url ?? '')?.[1];
        const file = name === 'all' ? bankFile() : branchFile(name ?? '');
        if (!file) next();
        else {
          response.setHeader('content-type', 'application/json; charset=utf-8');
          response.end(JSON.stringify(file));
        }
      });
    },
  };
}
