import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import {
  contentSecurityPolicy,
  embedsOwnOnly,
  originsOf,
  type PortalOrigins,
  reportGroup,
} from './csp.ts';
import { permissionsPolicy, securityHeaders, transportSecurity } from './securityHeaders.ts';

/** Header names in lower case, with their values. */
export type HeaderValues = Record<string, string>;

/** A page of the build. */
export interface Page {
  /** Such as `/login`, `/login/` and `/login/index.html`. */
  addresses: string[];
  file: string;
  headers: HeaderValues;
}

/** What a host of a build sends. The project's own server and the emitted configurations follow it. */
export interface Rules {
  /** Of every answer, errors too. */
  always: HeaderValues;
  /** Over https only: further headers, and what is added to each content policy. */
  https: { headers: HeaderValues; policy: string };
  /** The last one is that of every address below the portal's without a page or file of its own. */
  pages: Page[];
  /**
   * By folder; the first that a path begins with counts. All but the last hold no pages; the last is the
   * portal's own, outside of which nothing is published.
   */
  files: { under: string; headers: HeaderValues }[];
  /** Of 404, 405 and 400. */
  errors: HeaderValues;
}

/** Paths that are answered with 404 even where there is a file: notes, compressed copies, source maps. */
export const unpublished = [String.raw`/\.`, String.raw`\.(br|gz|map)$`];

/** What the last part of a path looks like when it names a file. */
export const fileName = String.raw`\.[^/]*$`;

export const contentTypes: Record<string, string> = {
  '.html': 'text/html; charset=utf-8',
  '.js': 'text/javascript; charset=utf-8',
  '.css': 'text/css; charset=utf-8',
  '.json': 'application/json; charset=utf-8',
  '.webmanifest': 'application/manifest+json; charset=utf-8',
  '.txt': 'text/plain; charset=utf-8',
  '.svg': 'image/svg+xml',
  '.png': 'image/png',
  '.ico': 'image/x-icon',
};

/** Of what is no page: opened by itself it loads nothing and is framed by nobody. */
const barePolicy = `default-src 'none'; frame-ancestors 'none'`;

const fileHeaders = (cacheControl: string): HeaderValues => ({
  'cache-control': cacheControl,
  'content-security-policy': barePolicy,
});

const filesBelow = (base: string): Rules['files'] => [
  { under: `${base}assets/`, headers: fileHeaders('public, max-age=31536000, immutable') },
  { under: `${base}banks/`, headers: fileHeaders('no-cache') },
  { under: `${base}postal/`, headers: fileHeaders('no-cache') },
  { under: base, headers: fileHeaders('no-cache') },
];

/**
 * The rules of one build in one environment.
 * @param root the folder of the build
 * @param config the value of the environment's config.json, already checked
 * @param options the path that the portal is served at, between slashes; whether HSTS holds for subdomains too
 */
export function rulesOf(
  root: string,
  config: Parameters<typeof originsOf>[0],
  { base = '/', hstsSubdomains }: { base?: string; hstsSubdomains?: boolean } = {},
): Rules {
  const origins = originsOf(config);
  return {
    always: securityHeaders,
    https: {
      headers: { 'strict-transport-security': transportSecurity(hstsSubdomains) },
      policy: '; upgrade-insecure-requests',
    },
    pages: pagesOf(root, origins),
    files: filesBelow(base),
    errors: fileHeaders('no-store'),
  };
}

function pagesOf(root: string, origins: PortalOrigins): Page[] {
  const names = readdirSync(root, { recursive: true, encoding: 'utf8' });
  return names
    .filter((name) => name.endsWith('.html'))
    .sort((one, other) => other.length - one.length)
    .map((name) => {
      const file = `/${name.split(path.sep).join('/')}`;
      const html = readFileSync(path.join(root, name), 'utf8');
      return {
        addresses: addressesOf(file),
        file,
        headers: pageHeaders(html, origins),
      };
    });
}

function pageHeaders(html: string, origins: PortalOrigins): HeaderValues {
  return {
    'cache-control': 'no-cache',
    'content-security-policy': contentSecurityPolicy(html, origins),
    'permissions-policy': permissionsPolicy,
    ...(embedsOwnOnly(html, origins) && { 'cross-origin-embedder-policy': 'require-corp' }),
    ...(origins.report && { 'reporting-endpoints': `${reportGroup}="${origins.report}"` }),
  };
}

function addressesOf(file: string): string[] {
  if (!file.endsWith('/index.html')) return [file];
  const folder = file.slice(0, -'index.html'.length);
  return folder === '/' ? [folder, file] : [folder.slice(0, -1), folder, file];
}

/**
 * What a path is answered with.
 * @param pathname decoded and normalized
 * @returns the file below the build, which may be missing, with its headers; undefined for what is not
 *   published
 */
export function targetOf(
  rules: Rules,
  pathname: string,
): { file: string; headers: HeaderValues } | undefined {
  if (unpublished.some((pattern) => new RegExp(pattern).test(pathname))) return undefined;
  const page = rules.pages.find(({ addresses }) => addresses.includes(pathname));
  if (page) return page;
  const found = rules.files.find(({ under }) => pathname.startsWith(under));
  if (!found) return undefined;
  const isFile = found !== rules.files.at(-1) || new RegExp(fileName).test(pathname);
  return isFile ? { file: pathname, headers: found.headers } : rules.pages.at(-1);
}

/** All headers of one answer. @param headers those of its page, of its file, or of errors */
export function allHeaders(rules: Rules, headers: HeaderValues, isHttps: boolean): HeaderValues {
  if (!isHttps) return { ...rules.always, ...headers };
  const policy = (headers['content-security-policy'] ?? '') + rules.https.policy;
  return {
    ...rules.always,
    ...rules.https.headers,
    ...headers,
    'content-security-policy': policy,
  };
}
