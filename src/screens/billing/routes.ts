import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import { ahead } from '@/shell/ahead';
import { defaultChrome, type ScreenRoute } from '@/shell/route';

// What the rows of both services share.

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
