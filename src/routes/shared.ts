import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import { defaultChrome, procedureChrome, type ScreenRoute } from './route';

// Parts of the rows that fibre and mobile share, each with an address of its own.

export const billing = {
  title: 'ご請求の一覧',
  chrome: defaultChrome,
  load: () => import('@/screens/billing/BillingScreen'),
  prefetch: () => [read(api.getBilling)],
} satisfies Partial<ScreenRoute>;

export const billingMonth = {
  title: 'ご請求の内訳',
  chrome: defaultChrome,
  load: () => import('@/screens/billing/BillingMonthScreen'),
} satisfies Partial<ScreenRoute>;

export const billingYear = {
  title: '1年のお支払い',
  chrome: defaultChrome,
  load: () => import('@/screens/billing/BillYearScreen'),
  prefetch: () => [read(api.getBilling)],
} satisfies Partial<ScreenRoute>;

export const payment = {
  title: 'お支払い方法',
  chrome: defaultChrome,
  load: () => import('@/screens/payment/PaymentScreen'),
} satisfies Partial<ScreenRoute>;

export const cashback = {
  title: 'キャッシュバックの口座の登録',
  chrome: procedureChrome,
  load: () => import('@/screens/cashback/cashback.procedure'),
} satisfies Partial<ScreenRoute>;
