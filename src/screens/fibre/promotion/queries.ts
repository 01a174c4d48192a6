import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import type { Session } from '@/session/store';

/** What is set for each of the account's services, in their order. */
export const promotionReads = (services: Session['services']) =>
  services.map(({ service_id, service_type }) =>
    service_type === 'fixed'
      ? read(api.getFixedPromotion)
      : read(api.getContractPromotion, { service_id }),
  );
