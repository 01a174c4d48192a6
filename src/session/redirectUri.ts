import { withoutBase } from '@/lib/base';
import { parsedUrl } from '@/lib/parsedUrl';

/** Where a redirect leads: to a path of the portal, or to another site of the provider in the whole window. */
export type Redirect = { kind: 'internal'; path: string } | { kind: 'external'; url: string };

/** Printable ASCII without spaces and backslashes; this also excludes control characters and look-alike letters. */
const printable = /^[!-[\]-~]{1,2048}$/;

/** Scheme and host written plainly: no user info, no port, no trailing dot, no escapes. */
const external = /^https:\/\/([a-z0-9-]+(?:\.[a-z0-9-]+)+)(?=[/?#]|$)/i;

/** Escapes of a slash, a backslash or a control character, which other software may decode before it reads the path. */
const hidden = /%(2f|5c|[01][0-9a-f]|7f)/i;

/**
 * The redirect rule after login (docs/product.md §3.3): a `redirect_uri` is honoured when it
 * is a path of the portal or an https address of the provider's own domain.
 * @param origin of the portal
 * @param ownDomain `minamo.example`
 * @returns null when the value must be ignored
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
  // The host that the pattern found must be the one that the browser would open.
  return url.hostname === host ? { kind: 'external', url: url.href } : null;
}

function internalRedirect(value: string, origin: string): Redirect | null {
  const url = value.startsWith('//') ? undefined : parsedUrl(value, origin);
  if (!url) return null;
  const { origin: target, search, hash } = url;
  const pathname = withoutBase(url.pathname);
  if (target !== origin || pathname.startsWith('//') || hidden.test(pathname)) return null;
  return isLogin(pathname) ? null : { kind: 'internal', path: pathname + search + hash };
}

/** Whether a path is /login to the router, which decodes escapes and ignores case. A login must not lead back there. */
function isLogin(pathname: string): boolean {
  try {
    return /^\/login\/?$/i.test(decodeURIComponent(pathname));
  } catch {
    return true;
  }
}
