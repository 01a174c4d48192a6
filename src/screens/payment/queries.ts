import { api } from '@/api/generated/operations';
import { ofService } from '@/api/ofService';
import { read } from '@/api/query';
import type { ServiceType } from '@/config/runtimeConfig';

/** The reads that the screen starts with. */
export function paymentReads(type: ServiceType) {
  const both = [
    read(api.getPayment, ofService(type)),
    read(api.getPaymentRestrictionOption, ofService(type)),
  ];
  return type === 'fixed' ? [...both, read(api.getFixedPayment), read(api.getKoufuri)] : both;
}
