import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

const src = path.resolve(import.meta.dirname, '../../../src');

function files(folder: string): string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const at = path.join(folder, entry.name);
    if (entry.isDirectory()) return files(at);
    return /\.tsx?$/.test(entry.name) && !/\.test\./.test(entry.name) ? [at] : [];
  });
}

/** Which parts of the portal name an operation (`api.getBilling`): folders below `src`, e.g. `screens/billing`. */
export function screensByOperation(): (operationId: string) => string[] {
  const named = new Map<string, Set<string>>();
  for (const file of files(src)) {
    const folder = path.relative(src, path.dirname(file)).split(path.sep).join('/');
    for (const [, id = ''] of readFileSync(file, 'utf8').matchAll(/\bapi\.(\w+)/g))
      named.set(id, (named.get(id) ?? new Set()).add(folder));
  }
  return (operationId) => [...(named.get(operationId) ?? [])].sort();
}
