import type { ServiceType } from '@/config/runtimeConfig';
import type * as Schema from './generated/schemas';

/** A service that the portal has screens for. */
export type Service = Schema.Service & { service_type: ServiceType };

/** Whether the portal has screens for a service: none for one of a type that is newer than this build. */
export const hasScreens = (service: Schema.Service): service is Service =>
  service.service_type === 'fixed' || service.service_type === 'mobile';
