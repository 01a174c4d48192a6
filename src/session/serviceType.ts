import { useLocation } from 'react-router-dom';
import type { ServiceType } from '@/config/config';

export type { ServiceType };

/**
 * The service an address belongs to, by its first segment (specification 1, section 2).
 * @returns undefined for /, /login and /service, which belong to none
 */
export function serviceTypeOf(pathname: string): ServiceType | undefined {
  const first = pathname.split('/').find((segment) => segment !== '');
  if (first === undefined || first === 'login' || first === 'service') return undefined;
  return first === 'mobile' ? 'mobile' : 'fixed';
}

/** The service that the address of this screen belongs to. */
export function useServiceType(): ServiceType | undefined {
  return serviceTypeOf(useLocation().pathname);
}
