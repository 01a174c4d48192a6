import { api } from '@/api/generated/operations';
import { ofService } from '@/api/ofService';
import { queryOrRejection, read } from '@/api/query';
import { mobileContractReads } from '@/screens/mobile/contract/queries';
import { onestopQueries } from '@/screens/public/onestop/queries';
import {
  defaultChrome,
  documentChrome,
  firstLoginChrome,
  procedureChrome,
  type ScreenRoute,
} from './route';

/** Screens of a SIM’s contract: its procedures, porting, cancellation, papers. */
export const mobileContractRoutes: ScreenRoute[] = [
  {
    path: '/mobile/contract/contractor/*',
    title: '連絡先の変更',
    chrome: procedureChrome,
    load: () => import('@/screens/mobile/contractor/contractor.procedure'),
    prefetch: () => [read(api.getContract, ofService('mobile'))],
  },
  {
    path: '/mobile/contract/stop_restart/*',
    title: 'SIMの利用停止・再開',
    chrome: procedureChrome,
    load: () => import('@/screens/mobile/stopRestart/stopRestart.procedure'),
    prefetch: () => [read(api.getStopRestartInfo), read(api.getSettingsRestriction)],
  },
  {
    path: '/mobile/contract/document',
    title: '書類',
    chrome: defaultChrome,
    load: () => import('@/screens/mobile/contract/papers/DocumentScreen'),
    prefetch: () => [read(api.getMobileDocument)],
  },
  {
    path: '/mobile/contract/rental_wifi',
    title: 'レンタルWi-Fiの返却',
    chrome: defaultChrome,
    load: () => import('@/screens/mobile/contract/papers/RentalWifiScreen'),
    prefetch: () => [read(api.getRentalWifiSendBackInfo)],
  },
  {
    path: '/mobile/contract/',
    title: 'ご契約情報',
    chrome: defaultChrome,
    load: () => import('@/screens/mobile/contract/MobileContractScreen'),
    prefetch: mobileContractReads,
  },
  {
    path: '/mobile/contract/detail/',
    title: 'ご契約の詳細',
    chrome: documentChrome,
    load: () => import('@/screens/mobile/contract/MobileContractDetailScreen'),
    prefetch: mobileContractReads,
  },
  {
    path: '/mobile/contract/device_entry/*',
    title: '機種の追加',
    chrome: procedureChrome,
    load: () => import('@/screens/mobile/deviceEntry/deviceEntry.procedure'),
    prefetch: () => [
      queryOrRejection(read(api.getDeviceEntry)),
      read(api.getDeviceDelivery),
      read(api.getSettingsRestriction),
    ],
  },
  {
    path: '/mobile/contract/mnp_transfer_in/*',
    title: '開通の予約',
    chrome: procedureChrome,
    load: () => import('@/screens/mobile/mnpTransferIn/mnpTransferIn.procedure'),
    prefetch: () => [
      queryOrRejection(read(api.getMnpTransferIn)),
      read(api.getSettingsRestriction),
    ],
  },
  {
    path: '/mobile/contract/esim/*',
    title: 'eSIMの発行・再発行',
    chrome: procedureChrome,
    load: () => import('@/screens/mobile/esim/esim.procedure'),
    prefetch: () => [queryOrRejection(read(api.getEsim)), read(api.getSettingsRestriction)],
  },
  {
    path: '/mobile/check_token',
    title: 'リンクの確認',
    chrome: firstLoginChrome,
    load: () => import('@/screens/public/onestop/CheckTokenScreen'),
  },
  {
    path: '/mobile/onestop/login',
    title: 'ほかの会社への乗り換え',
    chrome: firstLoginChrome,
    load: () => import('@/screens/public/onestop/OnestopLoginScreen'),
  },
  {
    path: '/mobile/onestop/error/',
    title: '乗り換えの手続きを進められません',
    chrome: (session) => (session ? defaultChrome : firstLoginChrome),
    load: () => import('@/screens/public/onestop/OnestopErrorScreen'),
  },
  {
    path: '/mobile/contract/quit/onestop/*',
    title: 'ほかの会社への乗り換え',
    chrome: firstLoginChrome,
    load: () => import('@/screens/public/onestop/onestopQuit.procedure'),
    prefetch: () => Object.values(onestopQueries).map((read) => read()),
  },
  {
    path: '/mobile/contract/quit/cancel/*',
    title: '解約の取り消し',
    chrome: procedureChrome,
    load: () => import('@/screens/mobile/quit/quitCancel.procedure'),
    prefetch: () => [queryOrRejection(read(api.getMobileQuitInfo))],
  },
  {
    path: '/mobile/contract/quit/*',
    title: 'モバイルの解約',
    chrome: procedureChrome,
    load: () => import('@/screens/mobile/quit/quit.procedure'),
    prefetch: () => [queryOrRejection(read(api.getMobileQuitInfo))],
  },
  {
    path: '/mobile/contract/plan/*',
    title: 'プランの変更',
    chrome: procedureChrome,
    load: () => import('@/screens/mobile/plan/plan.procedure'),
    prefetch: () => [
      queryOrRejection(read(api.getPricePlanExchange)),
      read(api.getSettingsRestriction),
      read(api.getDataTrafficUsageDetail),
    ],
  },
  {
    path: '/mobile/contract/plan/cancel/*',
    title: '変更の取り消し',
    chrome: procedureChrome,
    load: () => import('@/screens/mobile/plan/planCancel.procedure'),
    prefetch: () => [
      queryOrRejection(read(api.getCancelExchangePricePlan)),
      queryOrRejection(read(api.getCancelExchangeVoiceCallFixedOption)),
      read(api.getSettingsRestriction),
    ],
  },
];
