import { mobileApi } from '@/api/clients';
import { unwrap } from '@/api/unwrap';

/** Turns high speed on or off; it takes effect at once. @throws ApiError */
export const switchSpeed = (is_high_speed: boolean) =>
  unwrap(
    mobileApi.PUT('/api/write/v1/services/{service_id}/traffic-control', {
      body: { is_high_speed },
    }),
  );
