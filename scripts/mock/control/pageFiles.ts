import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import type { MockResponse } from '../http/response.ts';

const folder = path.resolve(import.meta.dirname, '../page');
const policy = [
  `default-src 'none'`,
  `script-src 'self'`,
  `style-src 'self'`,
  `connect-src 'self'`,
  `img-src data:`,
  `base-uri 'none'`,
  `form-action 'self'`,
  `frame-ancestors 'none'`,
  `require-trusted-types-for 'script'`,
  `trusted-types 'none'`,
].join('; ');

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.ts': 'text/javascript; charset=utf-8',
};

/**
 * A file of the mock's own page; TypeScript is sent as JavaScript.
 * @param name `` for the page itself, else such as `page/main.ts`
 * @returns undefined when the page has no such file
 */
export async function pageFile(name: string): Promise<MockResponse | undefined> {
  const file = /^page\/([a-zA-Z]+\.(?:ts|css))$/.exec(name)?.[1] ?? (name ? '' : 'index.html');
  const full = path.join(folder, file);
  const type = types[path.extname(file)];
  if (!type || !existsSync(full)) return undefined;
  const text = readFileSync(full, 'utf8');
  const body = file.endsWith('.ts') ? await withoutTypes(text) : text;
  return {
    status: 200,
    headers: {
      'content-type': type,
      'content-security-policy': policy,
      'x-content-type-options': 'nosniff',
    },
    body: Buffer.from(body),
  };
}

/** Loads the compiler only when the page is opened: that takes longer than starting the mock. */
async function withoutTypes(text: string): Promise<string> {
  const { default: ts } = await import('typescript');
  const { ESNext } = ts.ModuleKind;
  return ts.transpileModule(text, {
    compilerOptions: { module: ESNext, target: ts.ScriptTarget.ES2022 },
  }).outputText;
}
