import type { Service } from '@/api/models';
import { store } from './current';
import { keepLastService } from './lastService';
import { useSession } from './useSession';

/** Makes a service the one whose data the screens show. */
export function selectService(serviceId: string): void {
  store.select(serviceId);
  keepLastService(store.current()?.services ?? [], serviceId);
}

/** The selected service; undefined until one is chosen, as on /service/. */
export function useSelectedService(): Service | undefined {
  return useSession()?.selected;
}
