import { api } from '@/api/generated/operations';
import { queryOrRejection, read } from '@/api/query';
import { ofType } from '@/session/line';
import type { Session } from '@/session/store';
import { ahead } from '@/shell/ahead';
import {
  defaultChrome,
  firstLoginChrome,
  noChrome,
  procedureChrome,
  type ScreenRoute,
} from '@/shell/route';

type Service = Session['services'][number];

const readsInProgress = ({
  service_type,
  service_id,
}: Service): { queryKey: readonly unknown[] }[] =>
  service_type === 'mobile'
    ? [queryOrRejection(read(api.getOrderApplication, { service_id }))]
    : [read(api.getConstructionProgress), read(api.getDelivery)];

const progressReads = (services: readonly Service[]) => [
  read(api.getContractProcedure),
  ...services.flatMap(readsInProgress),
];

const mail = {
  handle: {
    title: 'メールアドレス',
    chrome: (session) => (session?.needs.email ? firstLoginChrome : procedureChrome),
  },
  load: () => import('@/screens/account/mail/MailScreen'),
} satisfies Partial<ScreenRoute>;

const password = {
  handle: { title: 'パスワード・お客さまID', chrome: procedureChrome },
  load: () => import('@/screens/account/password/PasswordScreen'),
  loader: ahead(() => [read(api.getCheckFirstLogin)]),
} satisfies Partial<ScreenRoute>;

const loginHistory = {
  handle: { title: 'ログイン履歴', chrome: defaultChrome },
  load: () => import('@/screens/account/LoginHistoryScreen'),
  loader: ahead(() => [read(api.getLoginHistory)]),
} satisfies Partial<ScreenRoute>;

const notificationHistory = {
  handle: { title: 'お知らせ履歴', chrome: defaultChrome },
  load: () => import('@/screens/account/NotificationHistoryScreen'),
  loader: ahead(() => [read(api.getNotificationHistory, { filter: 'all' })]),
} satisfies Partial<ScreenRoute>;

const progress = {
  handle: { title: '手続きの状況', chrome: defaultChrome },
  load: () => import('@/screens/progress/ProgressScreen'),
  loader: ahead((_, { services }) => progressReads(services)),
} satisfies Partial<ScreenRoute>;

const requiredAction = {
  handle: { title: 'ご対応が必要なこと', chrome: defaultChrome },
  load: () => import('@/screens/account/RequiredActionScreen'),
  loader: ahead(() => [read(api.getNotification)]),
} satisfies Partial<ScreenRoute>;

export const accountRoutes: ScreenRoute[] = [
  {
    path: '/service/',
    handle: { title: 'サービスの選択', chrome: noChrome },
    load: () => import('@/screens/account/ServiceScreen'),
    loader: ahead((_, session) => [
      read(api.getService),
      // To whom has no fibre contract, the server refuses it.
      ...(ofType(session, 'fixed').length > 0 ? [read(api.getFixedNotification)] : []),
    ]),
  },
  { path: '/progress', ...progress },
  { path: '/mobile/progress', ...progress },
  { path: '/required_action', ...requiredAction },
  { path: '/mobile/required_action', ...requiredAction },
  {
    path: '/password_reset',
    handle: { title: 'パスワードの再設定', chrome: noChrome },
    load: () => import('@/screens/public/reset/PasswordResetScreen'),
  },
  { path: '/contract/mail/*', ...mail },
  { path: '/mobile/contract/mail/*', ...mail },
  { path: '/contract/password/*', ...password },
  {
    path: '/mobile/contract/password/*',
    ...password,
    handle: {
      ...password.handle,
      chrome: (session) =>
        session?.selected?.password_setter === 'system' ? firstLoginChrome : procedureChrome,
    },
  },
  { path: '/login_history', ...loginHistory },
  { path: '/mobile/login_history', ...loginHistory },
  {
    path: '/notification_history',
    ...notificationHistory,
    loader: ahead(() => [
      read(api.getNotificationHistory, { filter: 'all' }),
      read(api.getFixedNotificationHistory),
    ]),
  },
  { path: '/mobile/notification_history', ...notificationHistory },
];
