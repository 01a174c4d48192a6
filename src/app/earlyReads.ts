import type { ServiceType } from '@/config/runtimeConfig';

/** A read of a top: its host, and its path as the contract spells it. */
export type EarlyRead = readonly [host: ServiceType, path: string];

const service = '/api/read/v1/services/{service_id}';
const service2 = '/api/read/v2/services/{service_id}';

/**
 * What the tops show first: these reads start before the portal's code has come. Each more would take a slow
 * phone's network from that code.
 */
export const earlyReads: Partial<Record<string, readonly EarlyRead[]>> = {
  '/top': [
    ['fixed', `${service2}/billing`],
    ['fixed', `${service}/login-message`],
  ],
  '/mobile/top': [
    ['mobile', `${service}/contract/data-traffic-usage`],
    ['mobile', `${service}/contract/traffic-control`],
    ['mobile', `${service}/contract/quit-info`],
    ['mobile', `${service}/login-message`],
  ],
};
