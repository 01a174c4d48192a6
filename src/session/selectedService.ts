import { useLocation } from 'react-router-dom';
import type { Service } from '@/api/services';
import type { ServiceType } from '@/config/runtimeConfig';
import { markOf } from '@/lib/markOf';
import { store, useSession } from './current';
import { serviceTypeOf } from './service';
import { deviceStorage, readJson } from './storage';

/** Makes a service the one whose data the screens show. */
export function selectService(serviceId: string): void {
  store.select(serviceId);
  keepLastService(store.current()?.services ?? [], serviceId);
}

/** The selected service; undefined until one is chosen, as on /service/. */
export function useSelectedService(): Service | undefined {
  return useSession()?.selected;
}

/** The service that the address of this screen belongs to. */
export function useServiceType(): ServiceType | undefined {
  return serviceTypeOf(useLocation().pathname);
}

const key = 'minamo.last_services';

const markOfService = ({ service_id }: Service) => markOf('last', service_id);

function read(): number[] {
  const kept = readJson(deviceStorage(), key);
  return Array.isArray(kept) ? kept.filter((mark) => typeof mark === 'number') : [];
}

/** Keeps which of a customer's services was looked at last on this device, as a mark of it. */
export function keepLastService(services: readonly Service[], last: string): void {
  const chosen = services.find(({ service_id }) => service_id === last);
  if (!chosen || services.length < 2) return;
  const own = services.map(markOfService);
  const others = read().filter((mark) => !own.includes(mark));
  try {
    deviceStorage().setItem(key, JSON.stringify([...others, markOfService(chosen)]));
  } catch {
    // Storage is full or forbidden: nothing is remembered, which does no harm.
  }
}

/** The service that was looked at last on this device; undefined where none was. */
export function lastServiceOf(services: readonly Service[]): Service | undefined {
  const kept = read();
  return services.find((service) => kept.includes(markOfService(service)));
}
