import type { Service } from '@/api/models';
import type { ServiceType } from '@/config/runtimeConfig';
import type { Session } from './store';

/**
 * The service that screens of a type show: the selected one, or else the first of that type.
 * @param type both when undefined
 */
export function serviceFor(session: Session, type: ServiceType | undefined): Service | undefined {
  const fits = (service: Service) => type === undefined || service.service_type === type;
  const { selected, services } = session;
  return selected && fits(selected) ? selected : services.find(fits);
}
