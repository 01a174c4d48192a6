import type { Service } from '@/api/models';
import type { ServiceType } from '@/config/config';
import { store } from './current';
import type { Session } from './store';
import { useSession } from './useSession';

/** Makes a service the one whose data the screens show. */
export function selectService(serviceId: string): void {
  store.select(serviceId);
}

/** The selected service; undefined until one is chosen, as on /service/. */
export function useSelectedService(): Service | undefined {
  return useSession()?.selected;
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
