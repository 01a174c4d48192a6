import { fixedApi, serviceApi } from '@/api/clients';
import { ofService } from '@/api/ofService';
import { readQuery } from '@/api/query';
import type { DataOf } from '@/procedure/queryOrRejection';
import type { ServiceType } from '@/session/serviceType';

/** How a service is paid, and what restricts the other methods. Only fibre has the last two reads. */
export const paymentQueries = {
  payment: (type: ServiceType) =>
    readQuery(serviceApi, '/api/read/v2/services/{service_id}/payment', ofService(type)),
  restriction: (type: ServiceType) =>
    readQuery(
      serviceApi,
      '/api/read/v1/services/{service_id}/payment/restriction/option',
      ofService(type),
    ),
  fixed: () => readQuery(fixedApi, '/api/read/v1/payment'),
  koufuri: () => readQuery(fixedApi, '/api/read/v1/koufuri'),
};

/** The reads that the screen starts with. */
export function paymentReads(type: ServiceType) {
  const both = [paymentQueries.payment(type), paymentQueries.restriction(type)];
  return type === 'fixed' ? [...both, paymentQueries.fixed(), paymentQueries.koufuri()] : both;
}

export type Payment = DataOf<ReturnType<typeof paymentQueries.payment>>;
export type PaymentRestrictions = DataOf<ReturnType<typeof paymentQueries.restriction>>;
export type Koufuri = DataOf<ReturnType<typeof paymentQueries.koufuri>>;
