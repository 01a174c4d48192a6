import { createHash } from 'node:crypto';
import { existsSync, readFileSync, statSync } from 'node:fs';
import type { IncomingMessage, ServerResponse } from 'node:http';
import path from 'node:path';
import { brotliCompressSync, constants } from 'node:zlib';
import { contentSecurityPolicy, originsOf } from './csp.ts';

const types: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
  '.txt': 'text/plain; charset=utf-8',
  '.webmanifest': 'application/manifest+json',
};

/** Features of the browser that no page of the portal uses. */
const unusedFeatures = [
  'accelerometer',
  'autoplay',
  'camera',
  'display-capture',
  'encrypted-media',
  'fullscreen',
  'geolocation',
  'gyroscope',
  'hid',
  'idle-detection',
  'magnetometer',
  'microphone',
  'midi',
  'payment',
  'picture-in-picture',
  'publickey-credentials-get',
  'screen-wake-lock',
  'serial',
  'usb',
  'xr-spatial-tracking',
];

/** Of every answer, those without a file too (docs/production.md). */
const securityHeaders = {
  'x-content-type-options': 'nosniff',
  'x-frame-options': 'DENY',
  'x-permitted-cross-domain-policies': 'none',
  'referrer-policy': 'no-referrer',
  'strict-transport-security': 'max-age=31536000',
  'cross-origin-opener-policy': 'same-origin',
  'cross-origin-resource-policy': 'same-origin',
  'permissions-policy': unusedFeatures.map((feature) => `${feature}=()`).join(', '),
};

type Origins = { connect: string[]; script: string[] };
interface Answer {
  body: Buffer;
  brotli: Buffer | undefined;
  etag: string;
  headers: Record<string, string>;
}

/**
 * Serves the built portal as a production host would: hashed assets for ever and 404 when gone,
 * pages asked for anew each time, one HTML file for every address, security headers on all.
 * @param root the folder of the build
 * @param configText what /config.json answers instead of the built one, if given
 */
export function staticHandler(root: string, configText?: string) {
  const config = configText ?? readFileSync(path.join(root, 'config.json'), 'utf8');
  const origins = originsOf(JSON.parse(config) as Parameters<typeof originsOf>[0]);
  const cache = new Map<string, Answer>();

  return (request: IncomingMessage, response: ServerResponse): void => {
    if (request.method !== 'GET' && request.method !== 'HEAD') {
      response.writeHead(405, { ...securityHeaders, allow: 'GET, HEAD' }).end();
      return;
    }
    const [pathname = '/'] = (request.url ?? '/').split('?');
    const file = fileOf(root, pathname);
    if (!file) {
      response.writeHead(404, {
        ...securityHeaders,
        'content-type': 'text/plain; charset=utf-8',
        'cache-control': 'no-store',
      });
      response.end('Not found');
      return;
    }
    let answer = cache.get(file);
    if (!answer) {
      const body = pathname === '/config.json' ? Buffer.from(config) : readFileSync(file);
      answer = makeAnswer(file, body, origins);
      cache.set(file, answer);
    }
    if (request.headers['if-none-match'] === answer.etag) {
      response.writeHead(304, { ...answer.headers, etag: answer.etag }).end();
      return;
    }
    const brotli = /\bbr\b/.test(String(request.headers['accept-encoding']))
      ? answer.brotli
      : undefined;
    response.writeHead(200, {
      ...answer.headers,
      etag: answer.etag,
      ...(brotli && { 'content-encoding': 'br' }),
      'content-length': (brotli ?? answer.body).length,
    });
    response.end(request.method === 'HEAD' ? undefined : (brotli ?? answer.body));
  };
}

function fileOf(root: string, pathname: string): string | undefined {
  let decoded: string;
  try {
    decoded = decodeURIComponent(pathname);
  } catch {
    return undefined;
  }
  const file = path.join(root, path.normalize(decoded));
  if (!file.startsWith(root)) return undefined;
  // The build's own notes: its stamp and its manifest.
  if (/[/\\]\./.test(file.slice(root.length))) return undefined;
  if (path.extname(file)) return existsSync(file) && statSync(file).isFile() ? file : undefined;
  // A pre-rendered page has a file of its own; every other address is the portal's.
  const own = path.join(file, 'index.html');
  return decoded !== '/' && existsSync(own) ? own : path.join(root, 'index.html');
}

function makeAnswer(file: string, body: Buffer, origins: Origins): Answer {
  const extension = path.extname(file);
  const headers: Record<string, string> = {
    'content-type': types[extension] ?? 'application/octet-stream',
    'cache-control': file.includes(`${path.sep}assets${path.sep}`)
      ? 'public, max-age=31536000, immutable'
      : 'no-cache',
    ...securityHeaders,
    vary: 'accept-encoding',
  };
  if (extension === '.html')
    headers['content-security-policy'] = contentSecurityPolicy(body.toString(), origins);
  const text = /^(text|application\/(json|manifest)|image\/svg)/.test(
    headers['content-type'] ?? '',
  );
  return {
    body,
    headers,
    etag: `W/"${createHash('sha256').update(body).digest('base64url').slice(0, 22)}"`,
    brotli: text ? brotliOf(file, body) : undefined,
  };
}

/** The compressed file of the build; pages and config.json, which a server may change, are compressed now. */
function brotliOf(file: string, body: Buffer): Buffer {
  const made = `${file}.br`;
  if (existsSync(made)) return readFileSync(made);
  return brotliCompressSync(body, { params: { [constants.BROTLI_PARAM_QUALITY]: 9 } });
}
