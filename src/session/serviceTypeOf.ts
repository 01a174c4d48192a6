import type { ServiceType } from '@/config/runtimeConfig';

/**
 * The service that an address belongs to, by its first segment (docs/product.md §1.2). Not in the hook's
 * file, since `early.ts` imports this and must not load the router.
 * @returns undefined for /, /login and /service, which belong to no service
 */
export function serviceTypeOf(pathname: string): ServiceType | undefined {
  const first = pathname.split('/').find((segment) => segment !== '');
  if (first === undefined || first === 'login' || first === 'service') return undefined;
  return first === 'mobile' ? 'mobile' : 'fixed';
}
