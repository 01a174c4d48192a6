import type { ServiceType } from '@/config/runtimeConfig';
import { sessionPort } from './sessionPort';

/**
 * The parameter that names the account's service of a type. A read needs it where the selected service may
 * still be of the other type: when a screen is prefetched, or its address has just been opened.
 */
export const ofService = (type: ServiceType) => ({ service_id: sessionPort().serviceId(type) });
