import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { allHeaders, type HeaderValues, type Rules } from '../serve/rules.ts';
import { nginxHttp, nginxHttps, nginxRoot, nginxRules } from './nginx.ts';

/**
 * Writes what a host needs beside a build: an nginx configuration, and the headers of each page as JSON.
 * @param folder is emptied first
 * @throws Error for an address of config.json that nginx can't be given
 */
export function writeHostFiles(folder: string, rules: Rules): void {
  const files = {
    'nginx/rules.conf': nginxRules(rules),
    'nginx/root.conf': nginxRoot,
    'nginx/http.conf': nginxHttp,
    'nginx/https.conf': nginxHttps,
    'headers.json': `${JSON.stringify(headersOf(rules), null, 2)}\n`,
  };
  rmSync(folder, { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

/** Every header of every answer, over https, for hosts that are set up from JSON. */
function headersOf(rules: Rules) {
  const all = (headers: HeaderValues) => allHeaders(rules, headers, true);
  return {
    pages: rules.pages.map(({ headers, ...page }) => ({ ...page, headers: all(headers) })),
    files: rules.files.map(({ under, headers }) => ({ under, headers: all(headers) })),
    errors: all(rules.errors),
  };
}
