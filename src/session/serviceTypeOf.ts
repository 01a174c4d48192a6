import type { ServiceType } from '@/config/runtimeConfig';

/**
 * The service an address belongs to, by its first segment (docs/product.md §1.2). It stands apart
 * from the hook: `early.ts` imports it, and the hook would bring the router along.
 * @returns undefined for /, /login and /service, which belong to none
 */
export function serviceTypeOf(pathname: string): ServiceType | undefined {
  const first = pathname.split('/').find((segment) => segment !== '');
  if (first === undefined || first === 'login' || first === 'service') return undefined;
  return first === 'mobile' ? 'mobile' : 'fixed';
}
