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

const constant = /const (\w+)(?::[^=]+)? =\s*(?:'([^'\n]*)'|`([^`\n]*)`)/g;

/** A file's text with its constants put into the templates that use them, so that each path is complete. */
export function withConstants(text: string): string {
  const whole = [...text.matchAll(constant)].reduce(
    (known, [, name = '', plain, template = '']) =>
      known.set(name, plain ?? putInto(template, known)),
    new Map<string, string>(),
  );
  return putInto(text, whole);
}

const putInto = (text: string, constants: ReadonlyMap<string, string>): string =>
  text.replace(/\$\{(\w+)\}/g, (hole, name: string) => constants.get(name) ?? hole);

/**
 * Which parts of the portal name a path of the contract: folders below `src`, e.g.
 * `screens/billing`.
 */
export function screensByPath(): (apiPath: string) => string[] {
  const texts = files(src)
    .filter((file) => !file.includes(`${path.sep}generated${path.sep}`))
    .map((file) => ({
      place: path.relative(src, path.dirname(file)).split(path.sep).join('/'),
      text: withConstants(readFileSync(file, 'utf8')),
    }));
  return (apiPath) => {
    const isNamed = (text: string) =>
      text.includes(`'${apiPath}'`) || text.includes(`\`${apiPath}\``);
    return [...new Set(texts.filter(({ text }) => isNamed(text)).map(({ place }) => place))].sort();
  };
}
