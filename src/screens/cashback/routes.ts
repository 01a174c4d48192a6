import { procedureChrome, type ScreenRoute } from '@/shell/route';

/** What the rows of both services share. */
export const cashback = {
  handle: { title: 'キャッシュバックの口座の登録', chrome: procedureChrome },
  load: () => import('@/screens/cashback/cashback.procedure'),
} satisfies Partial<ScreenRoute>;
