import { mkdirSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { allHeaders, type HeaderValues, type Rules } from '../rules.ts';
import { distribution, headersPolicy, requestFunction, responseFunction } from './cloudfront.ts';
import { nginxHttp, nginxHttps, nginxMock, nginxRoot, nginxRules } from './nginx.ts';

/**
 * Writes what a host needs beside a build: a configuration for nginx, one for S3 behind CloudFront, and the
 * headers of each page as JSON.
 * @param folder is emptied first
 * @throws Error for addresses of config.json that nginx can't be given, or too many for CloudFront
 */
export function writeHostFiles(folder: string, rules: Rules): void {
  const files = {
    'nginx/rules.conf': nginxRules(rules),
    'nginx/root.conf': nginxRoot,
    'nginx/http.conf': nginxHttp,
    'nginx/mock.conf': nginxMock,
    'nginx/https.conf': nginxHttps(rules),
    'cloudfront/request.js': requestFunction(rules),
    'cloudfront/response.js': responseFunction(rules),
    'cloudfront/headers-policy.json': json(headersPolicy(rules)),
    'cloudfront/distribution.json': json(distribution()),
    'headers.json': json(headersOf(rules)),
  };
  rmSync(folder, { recursive: true, force: true });
  for (const [name, text] of Object.entries(files)) {
    const file = path.join(folder, name);
    mkdirSync(path.dirname(file), { recursive: true });
    writeFileSync(file, text);
  }
}

const json = (value: object) => `${JSON.stringify(value, null, 2)}\n`;

/** Every header of every answer, over https, for hosts that are set up from JSON. */
function headersOf(rules: Rules) {
  const all = (headers: HeaderValues) => allHeaders(rules, headers, true);
  return {
    pages: rules.pages.map(({ headers, ...page }) => ({ ...page, headers: all(headers) })),
    files: rules.files.map(({ under, headers }) => ({ under, headers: all(headers) })),
    errors: all(rules.errors),
  };
}
