import { parsedUrl } from '@/lib/parsedUrl';

/** Where a redirect leads: within the portal, or the whole window to another site of the provider. */
export type Redirect = { kind: 'internal'; path: string } | { kind: 'external'; url: string };

/** No control characters, spaces, backslashes or look-alikes: addresses are printable ASCII. */
const printable = /^[!-[\]-~]{1,2048}$/;

/** Scheme and host, spelt out: no user info, no port, no trailing dot, no escapes. */
const external = /^https:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?=[/?#]|$)/i;

/** What decodes to a slash, a backslash or a control character may be read otherwise further on. */
const hidden = /%(2f|5c|[01][0-9a-f]|7f)/i;

/**
 * The redirect rule after login (docs/product.md §3.3): a `redirect_uri` is honoured when it
 * is a path of the portal or an https address of the provider's own domain.
 * @param origin of the portal
 * @param ownDomain `minamo.example`
 * @returns null when it is to be ignored
 */
export function safeRedirect(
  value: string | null | undefined,
  origin: string,
  ownDomain: string,
): Redirect | null {
  if (!value || !printable.test(value)) return null;
  if (value.startsWith('/')) return internalRedirect(value, origin);
  const host = external.exec(value)?.[1]?.toLowerCase();
  if (!host || !(host === ownDomain || host.endsWith(`.${ownDomain}`))) return null;
  const url = parsedUrl(value);
  if (!url) return null;
  if (url.origin === origin) return internalRedirect(value, origin);
  // What the pattern saw and what the browser would open must be the same host.
  return url.hostname === host ? { kind: 'external', url: url.href } : null;
}

function internalRedirect(value: string, origin: string): Redirect | null {
  const url = value.startsWith('//') ? undefined : parsedUrl(value, origin);
  if (!url) return null;
  const { origin: target, pathname, search, hash } = url;
  if (target !== origin || pathname.startsWith('//') || hidden.test(pathname)) return null;
  return isLogin(pathname) ? null : { kind: 'internal', path: pathname + search + hash };
}

/** /login would lead back to itself; the router reads escapes and case as the same address. */
function isLogin(pathname: string): boolean {
  try {
    return /^\/login\/?$/i.test(decodeURIComponent(pathname));
  } catch {
    return true;
  }
}
