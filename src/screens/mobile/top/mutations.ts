import { call } from '@/api/client';
import { api } from '@/api/generated/operations';

/** Turns high speed on or off; it takes effect at once. @throws ApiError */
export const switchSpeed = (is_high_speed: boolean) =>
  call(api.putTrafficControl, { body: { is_high_speed } });
