import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import type { originsOf } from './csp.ts';
import { allHeaders, contentTypes, type HeaderValues, rulesOf, targetOf } from './rules.ts';

interface Answer {
  body: Buffer;
  /** The compressed files of the build by the name of their coding, the smallest first. */
  encoded: [coding: string, body: Buffer][];
  headers: HeaderValues;
}

/**
 * Serves the built portal by the rules that the build emits for production hosts (`rules.ts`). It takes a
 * proxy's `X-Forwarded-Proto` for how the customer came.
 * @param root the folder of the build
 * @param configText what config.json answers instead of the built one, if given
 * @param base the path that the portal was built for, between slashes
 */
export function staticHandler(root: string, configText?: string, base = '/') {
  const signs = ['index.html', 'config.json'].map((name) => path.join(root, base, name));
  const read = () => {
    const stamp = stampOf(signs);
    const config = configText ?? readFileSync(path.join(root, base, 'config.json'), 'utf8');
    const rules = rulesOf(root, JSON.parse(config) as Parameters<typeof originsOf>[0], { base });
    return { rules, cache: new Map<string, Answer>(), stamp };
  };
  let build = read();

  return (request: IncomingMessage, response: ServerResponse): void => {
    // Another build may have taken the place of the one that was read, whose code is gone with it.
    const stamp = stampOf(signs);
    if (stamp && stamp !== build.stamp) build = read();
    const { rules, cache } = build;
    const isHttps = String(request.headers['x-forwarded-proto']).startsWith('https');
    const refuse = (status: number, text: string, more: HeaderValues = {}) => {
      response.writeHead(status, {
        ...allHeaders(rules, rules.errors, isHttps),
        ...more,
        'content-type': 'text/plain; charset=utf-8',
      });
      response.end(text);
    };
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      refuse(405, 'Method not allowed', { allow: 'GET, HEAD' });
      return;
    }
    const pathname = pathOf(request.url ?? '/');
    if (pathname === undefined) {
      refuse(400, 'Bad request');
      return;
    }
    const target = targetOf(rules, pathname);
    const file = target && path.join(root, target.file);
    if (!file || !existsSync(file) || !statSync(file).isFile()) {
      refuse(404, 'Not found');
      return;
    }
    let answer = cache.get(file);
    if (!answer) {
      answer = makeAnswer(file, target.file === `${base}config.json` ? configText : undefined);
      cache.set(file, answer);
    }
    const headers = { ...allHeaders(rules, target.headers, isHttps), ...answer.headers };
    if (request.headers['if-none-match'] === answer.headers['etag']) {
      response.writeHead(304, headers).end();
      return;
    }
    const accepted = String(request.headers['accept-encoding']).split(/[\s,;]+/);
    const [coding, body] = answer.encoded.find(([name]) => accepted.includes(name)) ?? [];
    response.writeHead(200, {
      ...headers,
      ...(coding && { 'content-encoding': coding }),
      'content-length': (body ?? answer.body).length,
    });
    response.end(request.method === 'HEAD' ? undefined : (body ?? answer.body));
  };
}

/** When these files were made; undefined where one is missing, as while a build is put into its place. */
function stampOf(files: string[]): string | undefined {
  const times = files.map((file) => statSync(file, { throwIfNoEntry: false })?.mtimeMs);
  return times.includes(undefined) ? undefined : times.join();
}

/** The decoded path of an address; undefined when it is malformed or leaves the root. */
function pathOf(address: string): string | undefined {
  const [encoded = '/'] = address.split('?');
  try {
    const decoded = decodeURIComponent(encoded);
    // From a relative path `normalize` doesn't take the dots that lead above its start.
    const inside = path.posix.normalize(decoded.replace(/^\/+/, ''));
    if (decoded.includes('\0') || inside.split('/')[0] === '..') return undefined;
    return path.posix.normalize(decoded);
  } catch {
    return undefined;
  }
}

function makeAnswer(file: string, text: string | undefined): Answer {
  const body = text === undefined ? readFileSync(file) : Buffer.from(text);
  const encoded = (['br', 'gz'] as const)
    .filter((ending) => text === undefined && existsSync(`${file}.${ending}`))
    .map((ending): Answer['encoded'][number] => [
      ending === 'gz' ? 'gzip' : ending,
      readFileSync(`${file}.${ending}`),
    ]);
  return {
    body,
    encoded,
    headers: {
      'content-type': contentTypes[path.extname(file)] ?? 'application/octet-stream',
      etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
      ...(encoded.length > 0 && { vary: 'Accept-Encoding' }),
    },
  };
}
