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

/**
 * Which parts of the portal name a path of the contract: folders below `src`, e.g.
 * `screens/billing`. A path that is put together from a constant is found by its end.
 */
export function screensByPath(): (apiPath: string) => string[] {
  const texts = files(src)
    .filter((file) => !file.includes(`${path.sep}generated${path.sep}`))
    .map((file) => ({
      place: path.relative(src, path.dirname(file)).split(path.sep).join('/'),
      text: readFileSync(file, 'utf8'),
    }));
  return (apiPath) => {
    const end = apiPath.replace(/^.*\{service_id\}/, '');
    const isNamed = (text: string) =>
      text.includes(`'${apiPath}'`) || text.includes(`}${end}\``) || text.includes(`${apiPath}\``);
    return [...new Set(texts.filter(({ text }) => isNamed(text)).map(({ place }) => place))].sort();
  };
}
