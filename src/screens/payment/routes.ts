import { defaultChrome, type ScreenRoute } from '@/shell/route';

/** What the rows of both services share. */
export const payment = {
  handle: { title: 'お支払い方法', chrome: defaultChrome },
  load: () => import('@/screens/payment/PaymentScreen'),
} satisfies Partial<ScreenRoute>;
