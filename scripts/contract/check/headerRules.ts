import type { Case } from './cases/case.ts';
import type { CheckedContract, DeclaredHeader } from './contract.ts';
import { type Fault, fault } from './finding.ts';
import type { Reply } from './http.ts';
import { excerpt } from './mask.ts';

/** What holds of every answer, whatever was asked. */
export function headerFaults(
  { schemas }: CheckedContract,
  call: Case,
  reply: Reply,
  origin: string,
): Fault[] {
  const { operation } = call;
  const declared = operation.headers.get(String(reply.status)) ?? new Map<string, DeclaredHeader>();
  return [
    ...reply.repeated.map((name) =>
      fault('header-repeated', name, `${name} once`, reply.headers.get(name) ?? ''),
    ),
    ...dateFaults(reply),
    ...corsFaults(call, reply, origin, [...declared.keys()]),
    ...cookieFaults(reply),
    ...versionFaults(reply),
    ...(reply.status === 200 && call.intent.kind !== 'undeclared-method' ? cacheFaults(reply) : []),
    ...(reply.status >= 400 ? keptRefusalFaults(reply) : []),
    ...[...declared].flatMap(([name, { schema, isRequired }]): Fault[] => {
      const value = reply.headers.get(name);
      if (value === null)
        return isRequired
          ? [fault('header-missing', `${reply.status} ${name}`, name, 'no such header')]
          : [];
      return schemas.isValid(operation.spec, { ...schema }, value)
        ? []
        : [
            fault(
              'header-value',
              `${operation.operationId} ${name}`,
              JSON.stringify(schema),
              excerpt(name, value),
            ),
          ];
    }),
  ];
}

function dateFaults({ headers }: Reply): Fault[] {
  const date = headers.get('date') ?? 'none';
  const at = new Date(date);
  // The one form that servers may send (RFC 9110); others are read differently from browser to browser.
  const isDate = !Number.isNaN(at.getTime()) && at.toUTCString() === date;
  return isDate ? [] : [fault('date-missing', '', 'a Date header', date)];
}

/** Browsers follow these themselves, and show the first to no page. */
const ofBrowser = new Set(['set-cookie', 'clear-site-data']);

/** Headers that pages may read of every answer (openapi/README.md). */
const everywhere = ['Date', 'Content-Disposition', 'Retry-After'];

/** What a page of another origin may read; every answer of an API is read by one. */
function corsFaults(
  { operation }: Case,
  reply: Reply,
  origin: string,
  declared: string[],
): Fault[] {
  const { headers } = reply;
  const allowed = headers.get('access-control-allow-origin');
  if (allowed !== origin) {
    const isOpen = allowed === '*' && !operation.isSigned && !operation.cookie;
    if (!isOpen) {
      const cause = reply.status < 400 ? 'served' : 'refused';
      return [fault('cors-origin', cause, origin, allowed ?? 'none')];
    }
  }
  const vary = varyFaults(headers, origin);
  if (vary.length) return vary;
  const exposed = listed(headers.get('access-control-expose-headers'));
  const isExposed = (name: string) =>
    exposed.includes(name.toLowerCase()) || (exposed.includes('*') && allowed === '*');
  // What every answer exposes, and what this one is declared with.
  const needed = [...new Set([...everywhere, ...declared])].filter(
    (name) => !ofBrowser.has(name.toLowerCase()),
  );
  const cookies =
    operation.cookie && headers.get('access-control-allow-credentials') !== 'true'
      ? [fault('cors-origin', 'credentials', 'Access-Control-Allow-Credentials: true', 'none')]
      : [];
  return [
    ...cookies,
    ...needed
      .filter((name) => !isExposed(name))
      .map((name) => fault('cors-expose', name, name, exposed.join(', ') || 'none')),
  ];
}

/** Whether a browser would send the call after this answer to its preflight. */
export function preflightFaults(
  { operation }: Case,
  reply: Reply,
  origin: string,
  asked: string[],
): Fault[] {
  const { headers, status } = reply;
  const id = operation.operationId;
  const wrong = (what: string, expected: string, got: string | null): Fault[] => [
    fault('cors-preflight', what, expected, `${got ?? 'none'} (${id})`),
  ];
  if (status < 200 || status > 299) return wrong('status', '204', String(status));
  const allowed = headers.get('access-control-allow-origin');
  if (allowed !== origin && allowed !== '*') return wrong('origin', origin, allowed);
  const methods = headers.get('access-control-allow-methods');
  const method = operation.method.toUpperCase();
  // Browsers need no leave for GET and POST.
  const isMethod =
    ['GET', 'POST'].includes(method) || listed(methods).includes(method.toLowerCase());
  if (!isMethod) return wrong(method, method, methods);
  const names = listed(headers.get('access-control-allow-headers'));
  const missing = asked.find((name) => !names.includes(name));
  if (missing) return wrong(missing, missing, names.join(', '));
  const age = headers.get('access-control-max-age');
  return [
    ...(status === 204 ? [] : [fault('cors-status', '', '204', String(status))]),
    ...varyFaults(headers, origin),
    ...(/^[1-9]\d*$/.test(age ?? '')
      ? []
      : [fault('cors-max-age', '', 'Access-Control-Max-Age in seconds', age ?? 'none')]),
  ];
}

/** What lets one origin in differs by it, and says so. */
function varyFaults(headers: Headers, origin: string): Fault[] {
  const names = listed(headers.get('vary'));
  const isSaid = names.includes('origin') || names.includes('*');
  return isSaid || headers.get('access-control-allow-origin') !== origin
    ? []
    : [fault('cors-vary', '', 'Vary: Origin', headers.get('vary') ?? 'none')];
}

/** What a page of another origin than the portal's may read, or send after its preflight. */
export function otherOriginFaults({ intent, operation }: Case, { headers }: Reply): Fault[] {
  const allowed = headers.get('access-control-allow-origin');
  const isOpen = allowed === '*' && (operation.isSigned || Boolean(operation.cookie));
  return intent.kind === 'other-origin' && (allowed === intent.origin || isOpen)
    ? [fault('cors-foreign', '', `no leave for ${intent.origin}`, String(allowed))]
    : [];
}

function cookieFaults({ headers, url }: Reply): Fault[] {
  return headers.getSetCookie().flatMap((cookie): Fault[] => {
    const [pair = '', ...attributes] = cookie.split(';').map((part) => part.trim());
    const [name = '', value] = pair.split('=');
    const has = (text: RegExp) => attributes.some((each) => text.test(each));
    // An empty one takes the cookie away.
    if (!value) return [];
    const isSecureNeeded = url.startsWith('https:') || has(/^samesite=none$/i);
    const missing = [
      ...(has(/^httponly$/i) ? [] : ['HttpOnly']),
      ...(has(/^samesite=(lax|strict|none)$/i) ? [] : ['SameSite']),
      ...(isSecureNeeded && !has(/^secure$/i) ? ['Secure'] : []),
    ];
    const got = [name, ...attributes].join('; ');
    return missing.map((flag) => fault('cookie-flags', `${name} ${flag}`, flag, got));
  });
}

function versionFaults({ headers }: Reply): Fault[] {
  const server = headers.get('server') ?? '';
  const names = ['x-powered-by', 'x-aspnet-version', 'x-aspnetmvc-version', 'x-generator'];
  const telling = [
    ...(/\d/.test(server) ? [`server: ${server}`] : []),
    ...names.filter((name) => headers.has(name)).map((name) => `${name}: ${headers.get(name)}`),
  ];
  return telling.map((header) =>
    fault('leak-version', header.split(':')[0] ?? '', 'no name or version of software', header),
  );
}

function cacheFaults({ headers }: Reply): Fault[] {
  const control = headers.get('cache-control');
  const words = listed(control);
  if (!words.includes('no-store') || words.includes('public'))
    return [fault('cache-store', '', 'Cache-Control: no-store', control ?? 'none')];
  const kept = ofCaches.map((name) => [name, headers.get(name) ?? ''] as const);
  const [name, value] = kept.find(([, said]) => /\bhit\b|max-age=[1-9]/i.test(said)) ?? [];
  const age = headers.get('age');
  return [
    ...(name === undefined
      ? []
      : [fault('cache-store', name, 'an answer that no cache has', `${name}: ${value}`)]),
    ...(age === null ? [] : [fault('cache-store', 'age', 'no Age: a fresh answer', `Age: ${age}`)]),
  ];
}

/** Headers that have a network of caches keep an answer whatever Cache-Control says, and those by which it says that it had it. */
const ofCaches = [
  'cdn-cache-control',
  'cloudflare-cdn-cache-control',
  'surrogate-control',
  'x-cache',
  'cf-cache-status',
  'x-vercel-cache',
];

/** A refusal that is kept would be shown when the call would succeed again. */
function keptRefusalFaults({ headers }: Reply): Fault[] {
  const control = headers.get('cache-control') ?? '';
  const words = listed(control);
  const isKept =
    words.includes('public') || words.some((each) => /^(max-age|s-maxage)=[1-9]/.test(each));
  // Without a word on keeping, a refusal is kept until it expires.
  const expires = words.length ? '' : (headers.get('expires') ?? '');
  const isAhead = Date.parse(expires) > Date.parse(headers.get('date') ?? '');
  return (isKept && !words.includes('no-store')) || isAhead
    ? [
        fault(
          'cache-store',
          'refused',
          'a refusal that nobody keeps',
          isAhead ? `Expires: ${expires}` : control,
        ),
      ]
    : [];
}

const listed = (header: string | null): string[] =>
  (header ?? '')
    .toLowerCase()
    .split(',')
    .map((word) => word.trim())
    .filter(Boolean);
