import type { ServiceType } from '@/config/runtimeConfig';
import { sessionPort } from './sessionPort';

/**
 * Parameters of a call to the account's service of a type: while a screen is read ahead, or its
 * address just opened, the selected service may still be of the other.
 */
export const ofService = (type: ServiceType) => ({
  params: { path: { service_id: sessionPort().serviceId(type) } },
});
