import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import { progressReads } from '@/screens/progress/queries';
import { ofType } from '@/session/line';
import {
  defaultChrome,
  firstLoginChrome,
  noChrome,
  procedureChrome,
  type ScreenRoute,
} from './route';

const mail = {
  title: 'メールアドレス',
  chrome: (session) => (session?.needs.email ? firstLoginChrome : procedureChrome),
  load: () => import('@/screens/account/mail/MailScreen'),
} satisfies Partial<ScreenRoute>;

const password = {
  title: 'パスワード・お客さまID',
  chrome: procedureChrome,
  load: () => import('@/screens/account/password/PasswordScreen'),
} satisfies Partial<ScreenRoute>;

const loginHistory = {
  title: 'ログイン履歴',
  chrome: defaultChrome,
  load: () => import('@/screens/account/LoginHistoryScreen'),
  prefetch: () => [read(api.getLoginHistory)],
} satisfies Partial<ScreenRoute>;

const notificationHistory = {
  title: 'お知らせ履歴',
  chrome: defaultChrome,
  load: () => import('@/screens/account/NotificationHistoryScreen'),
  prefetch: () => [read(api.getNotificationHistory, { filter: 'all' })],
} satisfies Partial<ScreenRoute>;

const progress = {
  title: '手続きの状況',
  chrome: defaultChrome,
  load: () => import('@/screens/progress/ProgressScreen'),
  prefetch: (_, session) => progressReads(session?.services ?? []),
} satisfies Partial<ScreenRoute>;

const requiredAction = {
  title: 'ご対応が必要なこと',
  chrome: defaultChrome,
  load: () => import('@/screens/account/RequiredActionScreen'),
  prefetch: () => [read(api.getNotification)],
} satisfies Partial<ScreenRoute>;

/** Screens of the account, of both services. */
export const accountRoutes: ScreenRoute[] = [
  {
    path: '/service/',
    title: 'サービスの選択',
    chrome: noChrome,
    load: () => import('@/screens/account/ServiceScreen'),
    prefetch: (_, session) => [
      read(api.getService),
      // To whom has no fibre contract, the server refuses it.
      ...(session && ofType(session, 'fixed').length > 0 ? [read(api.getFixedNotification)] : []),
    ],
  },
  { path: '/progress', ...progress },
  { path: '/mobile/progress', ...progress },
  { path: '/required_action', ...requiredAction },
  { path: '/mobile/required_action', ...requiredAction },
  {
    path: '/password_reset',
    title: 'パスワードの再設定',
    chrome: noChrome,
    load: () => import('@/screens/public/reset/PasswordResetScreen'),
  },
  { path: '/contract/mail/*', ...mail },
  { path: '/mobile/contract/mail/*', ...mail },
  { path: '/contract/password/*', ...password },
  {
    path: '/mobile/contract/password/*',
    ...password,
    chrome: (session) =>
      session?.selected?.password_setter === 'system' ? firstLoginChrome : procedureChrome,
  },
  { path: '/login_history', ...loginHistory },
  { path: '/mobile/login_history', ...loginHistory },
  {
    path: '/notification_history',
    ...notificationHistory,
    prefetch: () => [
      read(api.getNotificationHistory, { filter: 'all' }),
      read(api.getFixedNotificationHistory),
    ],
  },
  { path: '/mobile/notification_history', ...notificationHistory },
];
