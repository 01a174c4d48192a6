/**
 * Where the portal is below its origin: `/mypage`, or empty at its root. Chosen at build
 * (docs/production.md). Addresses within the code are without it: only what goes to the browser, and what comes from it,
 * passes through here. Scripts and tests have no `import.meta.env`.
 */
export const base = (import.meta.env?.BASE_URL ?? '/').replace(/\/$/, '');

/** The browser's address of a path of the portal: `/top` → `/mypage/top`. */
export const withBase = (path: string): string => base + path;

/** The path of the portal that the browser calls by an address: `/mypage/top` → `/top`. Others stay as they are. */
export function withoutBase(pathname: string): string {
  if (pathname === base) return '/';
  return pathname.startsWith(`${base}/`) ? pathname.slice(base.length) : pathname;
}

/** The address of the open page, within the portal. */
export function openPlace(): { pathname: string; search: string; hash: string } {
  const { pathname, search, hash } = location;
  return { pathname: withoutBase(pathname), search, hash };
}

/** The whole URL of a path of the portal, to be opened from elsewhere. */
export const absoluteUrl = (path: string): string => location.origin + withBase(path);
