import type { Service } from '@/api/services';
import type { ServiceType } from '@/config/runtimeConfig';
import type { Session } from './store';

/**
 * The service that an address belongs to, by its first segment (docs/product.md §1.2). `early.ts` imports this
 * file, so it must not load the router.
 * @returns undefined for /, /login and /service, which belong to no service
 */
export function serviceTypeOf(pathname: string): ServiceType | undefined {
  const first = pathname.split('/').find((segment) => segment !== '');
  if (first === undefined || first === 'login' || first === 'service') return undefined;
  return first === 'mobile' ? 'mobile' : 'fixed';
}

/**
 * The service that screens of a type show: the selected one, or else the first of that type.
 * @param type both when undefined
 */
export function serviceFor(session: Session, type: ServiceType | undefined): Service | undefined {
  const fits = (service: Service) => type === undefined || service.service_type === type;
  const { selected, services } = session;
  return selected && fits(selected) ? selected : services.find(fits);
}
