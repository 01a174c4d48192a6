import type { ServiceType } from '@/config/config';

/**
 * The service an address belongs to, by its first segment (specification 1, section 2). Apart from the
 * hook, whose router would come with what starts a top's reads.
 * @returns undefined for /, /login and /service, which belong to none
 */
export function serviceTypeOf(pathname: string): ServiceType | undefined {
  const first = pathname.split('/').find((segment) => segment !== '');
  if (first === undefined || first === 'login' || first === 'service') return undefined;
  return first === 'mobile' ? 'mobile' : 'fixed';
}
