import { api } from '@/api/generated/operations';
import { ofService, queryOrRejection, read } from '@/api/query';
import { onestopQueries } from '@/screens/public/onestop/queries';
import { ahead } from '@/shell/ahead';
import {
  defaultChrome,
  documentChrome,
  firstLoginChrome,
  procedureChrome,
  type ScreenRoute,
} from '@/shell/route';

/** The reads that the mobile contract and its detail start with. */
const mobileContractReads = () => [
  read(api.getContract, ofService('mobile')),
  read(api.getPricePlan),
  read(api.getDeviceInfo),
  read(api.getMobileOption),
  queryOrRejection(read(api.getMobileQuitInfo)),
  read(api.getMobileDocument),
  read(api.getRentalWifiSendBackInfo),
  read(api.getSettingsRestriction),
];

/** Screens of a SIM’s contract: its procedures, porting, cancellation, papers. */
export const mobileContractRoutes: ScreenRoute[] = [
  {
    path: '/mobile/contract/contractor/*',
    handle: { title: '連絡先の変更', chrome: procedureChrome },
    load: () => import('@/screens/mobile/contractor/contractor.procedure'),
    loader: ahead(() => [read(api.getContract, ofService('mobile'))]),
  },
  {
    path: '/mobile/contract/stop_restart/*',
    handle: { title: 'SIMの利用停止・再開', chrome: procedureChrome },
    load: () => import('@/screens/mobile/stopRestart/stopRestart.procedure'),
    loader: ahead(() => [read(api.getStopRestartInfo), read(api.getSettingsRestriction)]),
  },
  {
    path: '/mobile/contract/document',
    handle: { title: '書類', chrome: defaultChrome },
    load: () => import('@/screens/mobile/contract/papers/DocumentScreen'),
    loader: ahead(() => [read(api.getMobileDocument)]),
  },
  {
    path: '/mobile/contract/rental_wifi',
    handle: { title: 'レンタルWi-Fiの返却', chrome: defaultChrome },
    load: () => import('@/screens/mobile/contract/papers/RentalWifiScreen'),
    loader: ahead(() => [read(api.getRentalWifiSendBackInfo)]),
  },
  {
    path: '/mobile/contract/',
    handle: { title: 'ご契約情報', chrome: defaultChrome },
    load: () => import('@/screens/mobile/contract/MobileContractScreen'),
    loader: ahead(() => [...mobileContractReads(), read(api.getPayment, ofService('mobile'))]),
  },
  {
    path: '/mobile/contract/detail/',
    handle: { title: 'ご契約の詳細', chrome: documentChrome },
    load: () => import('@/screens/mobile/contract/MobileContractDetailScreen'),
    loader: ahead(mobileContractReads),
  },
  {
    path: '/mobile/contract/device_entry/*',
    handle: { title: '機種の追加', chrome: procedureChrome },
    load: () => import('@/screens/mobile/deviceEntry/deviceEntry.procedure'),
    loader: ahead(() => [
      queryOrRejection(read(api.getDeviceEntry)),
      read(api.getDeviceDelivery),
      read(api.getSettingsRestriction),
    ]),
  },
  {
    path: '/mobile/contract/mnp_transfer_in/*',
    handle: { title: '開通の予約', chrome: procedureChrome },
    load: () => import('@/screens/mobile/mnpTransferIn/mnpTransferIn.procedure'),
    loader: ahead(() => [
      queryOrRejection(read(api.getMnpTransferIn)),
      read(api.getSettingsRestriction),
    ]),
  },
  {
    path: '/mobile/contract/esim/*',
    handle: { title: 'eSIMの発行・再発行', chrome: procedureChrome },
    load: () => import('@/screens/mobile/esim/esim.procedure'),
    loader: ahead(() => [queryOrRejection(read(api.getEsim)), read(api.getSettingsRestriction)]),
  },
  {
    path: '/mobile/check_token',
    handle: { title: 'リンクの確認', chrome: firstLoginChrome },
    load: () => import('@/screens/public/onestop/CheckTokenScreen'),
  },
  {
    path: '/mobile/onestop/login',
    handle: { title: 'ほかの会社への乗り換え', chrome: firstLoginChrome },
    load: () => import('@/screens/public/onestop/OnestopLoginScreen'),
  },
  {
    path: '/mobile/onestop/error/',
    handle: {
      title: '乗り換えの手続きを進められません',
      chrome: (session) => (session ? defaultChrome : firstLoginChrome),
    },
    load: () => import('@/screens/public/onestop/OnestopErrorScreen'),
  },
  {
    path: '/mobile/contract/quit/onestop/*',
    handle: { title: 'ほかの会社への乗り換え', chrome: firstLoginChrome },
    load: () => import('@/screens/public/onestop/onestopQuit.procedure'),
    loader: ahead(() => Object.values(onestopQueries).map((read) => read())),
  },
  {
    path: '/mobile/contract/quit/cancel/*',
    handle: { title: '解約の取り消し', chrome: procedureChrome },
    load: () => import('@/screens/mobile/quit/quitCancel.procedure'),
    loader: ahead(() => [queryOrRejection(read(api.getMobileQuitInfo))]),
  },
  {
    path: '/mobile/contract/quit/*',
    handle: { title: 'モバイルの解約', chrome: procedureChrome },
    load: () => import('@/screens/mobile/quit/quit.procedure'),
    loader: ahead(() => [
      queryOrRejection(read(api.getMobileQuitInfo)),
      read(api.getSettingsRestriction),
    ]),
  },
  {
    path: '/mobile/contract/plan/*',
    handle: { title: 'プランの変更', chrome: procedureChrome },
    load: () => import('@/screens/mobile/plan/plan.procedure'),
    loader: ahead(() => [
      queryOrRejection(read(api.getPricePlanExchange)),
      queryOrRejection(read(api.getMobileQuitInfo)),
      read(api.getSettingsRestriction),
      read(api.getDataTrafficUsageDetail),
    ]),
  },
  {
    path: '/mobile/contract/plan/cancel/*',
    handle: { title: '変更の取り消し', chrome: procedureChrome },
    load: () => import('@/screens/mobile/plan/planCancel.procedure'),
    loader: ahead(() => [
      queryOrRejection(read(api.getCancelExchangePricePlan)),
      queryOrRejection(read(api.getCancelExchangeVoiceCallFixedOption)),
      read(api.getSettingsRestriction),
    ]),
  },
];
