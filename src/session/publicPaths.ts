/** Reachable without login (docs/product.md §3.1): these and nothing below or beside them. */
const publicPaths: ReadonlySet<string> = new Set([
  '/login',
  '/password_reset',
  '/entry_cancel',
  '/mobile/onestop/login',
  '/mobile/onestop/error',
]);

/** Whether an address needs no login; /login_history does. */
export function isPublicPath(pathname: string): boolean {
  return publicPaths.has(pathname.replace(/\/$/, ''));
}
