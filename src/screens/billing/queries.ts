import { api } from '@/api/generated/operations';
import { queryOrRejection, read } from '@/api/query';
import { isOldMonth } from '@/catalogue/billing';
import type { ServiceType } from '@/config/runtimeConfig';

/** A month's bill, or the refusal that the month has none. @param month YYYYMM */
export const billOrNone = (month: string) =>
  queryOrRejection(read(api.getBillingMonth, { target_month: month }), ['not_found']);

/** An invoice of the old billing system, or the refusal that the month has none. @param month YYYYMM */
export const oldInvoiceOrNone = (month: string) =>
  queryOrRejection(read(api.getFixedBillingInvoice, { target_month: month }), ['not_found']);

/**
 * The reads that a month's screen starts with; none for an address that is no month.
 * @param month YYYYMM as it is in the address
 */
export function monthReads(service: ServiceType, month: string | undefined) {
  if (!isMonth(month)) return [];
  return service === 'fixed' && isOldMonth(month)
    ? [read(api.getFixedBilling), oldInvoiceOrNone(month)]
    : [billOrNone(month), read(api.getCarriedForwardBilling, { target_month: month })];
}

export function isMonth(value: string | undefined): value is string {
  return /^20[0-9]{2}(0[1-9]|1[0-2])$/.test(value ?? '');
}
