/** The addresses that need no login (docs/product.md §3.1); what lies below them does need one. */
const publicPaths: ReadonlySet<string> = new Set([
  '/login',
  '/password_reset',
  '/entry_cancel',
  '/mobile/onestop/login',
  '/mobile/onestop/error',
]);

/** Whether an address needs no login. Compared whole, since /login_history does need one. */
export function isPublicPath(pathname: string): boolean {
  return publicPaths.has(pathname.replace(/\/$/, ''));
}
