import { useLocation } from 'react-router-dom';
import type { ServiceType } from '@/config/runtimeConfig';
import { serviceTypeOf } from './serviceTypeOf';

export type { ServiceType };

/** The service that the address of this screen belongs to. */
export function useServiceType(): ServiceType | undefined {
  return serviceTypeOf(useLocation().pathname);
}
