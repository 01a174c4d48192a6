import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import { ahead } from './ahead';
import { defaultChrome, procedureChrome, type ScreenRoute } from './route';

// Parts of the rows that fibre and mobile share, each with an address of its own.

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

export const cashback = {
  handle: { title: 'キャッシュバックの口座の登録', chrome: procedureChrome },
  load: () => import('@/screens/cashback/cashback.procedure'),
} satisfies Partial<ScreenRoute>;
