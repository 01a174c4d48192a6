import type { Plugin } from 'vite';
import { bankFile, branchFile } from './bankData.ts';

/** Serves and builds /banks/all.json (all banks) and /banks/0001.json (the branches of one bank). */
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
    generateBundle() {
      const banks = bankFile();
      const emit = (name: string, file: object) =>
        this.emitFile({
          type: 'asset',
          fileName: `banks/${name}.json`,
          source: JSON.stringify(file),
        });
      emit('all', banks);
      for (const code of Object.keys(banks)) emit(code, branchFile(code) ?? {});
    },
  };
}
