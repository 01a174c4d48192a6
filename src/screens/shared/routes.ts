import { api } from '@/api/generated/operations';
import { ofService, read } from '@/api/query';
import type { ServiceType } from '@/config/runtimeConfig';
import { ahead } from '@/shell/ahead';
import { defaultChrome, procedureChrome, type ScreenRoute } from '@/shell/route';

// What the rows of both services share, and the reads of theirs that differ by the service.

export const billing = {
  handle: { title: 'ご請求の一覧', chrome: defaultChrome },
  load: () => import('@/screens/billing/BillingScreen'),
  loader: ahead(() => [read(api.getBilling)]),
} satisfies Partial<ScreenRoute>;

export const billingMonth = {
  handle: { title: 'ご請求の内訳', chrome: defaultChrome },
  load: () => import('@/screens/billing/BillingMonthScreen'),
} satisfies Partial<ScreenRoute>;

export const billingYear = {
  handle: { title: '1年のお支払い', chrome: defaultChrome },
  load: () => import('@/screens/billing/BillYearScreen'),
  loader: ahead(() => [read(api.getBilling)]),
} satisfies Partial<ScreenRoute>;

export const payment = {
  handle: { title: 'お支払い方法', chrome: defaultChrome },
  load: () => import('@/screens/payment/PaymentScreen'),
} satisfies Partial<ScreenRoute>;

/** The reads that お支払い方法 starts with. */
export function paymentReads(type: ServiceType) {
  const both = [
    read(api.getPayment, ofService(type)),
    read(api.getPaymentRestrictionOption, ofService(type)),
  ];
  return type === 'fixed' ? [...both, read(api.getFixedPayment), read(api.getKoufuri)] : both;
}

export const cashback = {
  handle: { title: 'キャッシュバックの口座の登録', chrome: procedureChrome },
  load: () => import('@/screens/cashback/cashback.procedure'),
} satisfies Partial<ScreenRoute>;
