import { api } from '@/api/generated/operations';
import { ofService } from '@/api/ofService';
import { queryOrRejection, read } from '@/api/query';
import { monthReads } from '@/screens/billing/queries';
import { cashbackAccount } from '@/screens/mobile/campaign/queries';
import { lostReads } from '@/screens/mobile/lost/queries';
import { refundStatements } from '@/screens/mobile/reimbursement/queries';
import { usageOf } from '@/screens/mobile/top/queries';
import { paymentReads } from '@/screens/payment/queries';
import { defaultChrome, procedureChrome, type ScreenRoute } from './route';
import { billing, billingMonth, billingYear, cashback, payment } from './shared';

const phoneOption = {
  chrome: defaultChrome,
  load: () => import('@/screens/mobile/option/detail/PhoneOnlyScreen'),
  prefetch: () => [read(api.getMobileOption)],
} satisfies Partial<ScreenRoute>;

/** Screens of a SIM except its contract: top and data, bills, options, benefits. */
export const mobileRoutes: ScreenRoute[] = [
  { path: '/mobile/billing', ...billing },
  {
    path: '/mobile/campaign/cashback/*',
    ...cashback,
    prefetch: () => [cashbackAccount()],
  },
  { path: '/mobile/payment', ...payment, prefetch: () => paymentReads('mobile') },
  {
    path: '/mobile/top/',
    title: '料金・お知らせ',
    chrome: defaultChrome,
    load: () => import('@/screens/mobile/top/MobileTopScreen'),
    prefetch: () => [
      read(api.getDataTrafficUsage),
      read(api.getTrafficControl),
      queryOrRejection(read(api.getMobileQuitInfo)),
    ],
    prefetchBelow: () => [
      read(api.getBilling, ofService('mobile')),
      read(api.getNotification, ofService('mobile')),
      read(api.getDataTrafficUsageDetail),
    ],
  },
  {
    path: '/mobile/top/traffic',
    title: 'データの使用量',
    chrome: defaultChrome,
    load: () => import('@/screens/mobile/top/traffic/TrafficScreen'),
    prefetch: () => [
      read(api.getDataTrafficUsage),
      usageOf(),
      read(api.getTrafficControl),
      read(api.getSettingsRestriction),
    ],
  },
  { path: '/mobile/billing/year/:year', ...billingYear },
  {
    path: '/mobile/lost',
    title: '紛失・盗難のとき',
    chrome: defaultChrome,
    load: () => import('@/screens/mobile/lost/LostScreen'),
    prefetch: (_, session) => lostReads(session?.services ?? []),
  },
  {
    path: '/mobile/billing/:month',
    ...billingMonth,
    prefetch: ({ month }) => monthReads('mobile', month),
  },
  {
    path: '/mobile/reimbursement/',
    title: '返金の明細',
    chrome: defaultChrome,
    load: () => import('@/screens/mobile/reimbursement/ReimbursementScreen'),
    prefetch: () => [refundStatements()],
  },
  {
    path: '/mobile/option/',
    title: 'ご契約オプション',
    chrome: defaultChrome,
    load: () => import('@/screens/mobile/option/MobileOptionScreen'),
    prefetch: () => [read(api.getMobileOption), queryOrRejection(read(api.getCallService))],
  },
  {
    path: '/mobile/option/call_service/*',
    title: '通話オプション',
    chrome: procedureChrome,
    load: () => import('@/screens/mobile/callService/callService.procedure'),
    prefetch: () => [
      queryOrRejection(read(api.getCallService)),
      read(api.getSettingsRestriction),
      queryOrRejection(read(api.getBillingCallSms)),
      read(api.getBilling, ofService('mobile')),
    ],
  },
  {
    path: '/mobile/option/VirusBusterMobile/*',
    title: '月額版ウイルス対策',
    chrome: procedureChrome,
    load: () => import('@/screens/mobile/option/detail/option.procedure'),
    prefetch: () => [
      queryOrRejection(read(api.getVirusBusterMobile)),
      read(api.getSettingsRestriction),
    ],
  },
  {
    path: '/mobile/option/PremiumBand/*',
    title: 'プレミアムバンド',
    chrome: procedureChrome,
    load: () => import('@/screens/mobile/option/detail/option.procedure'),
    prefetch: () => [queryOrRejection(read(api.getPremiumBand)), read(api.getSettingsRestriction)],
  },
  {
    path: '/mobile/option/ValueDataFree/*',
    title: 'バリューデータフリー',
    chrome: procedureChrome,
    load: () => import('@/screens/mobile/option/detail/option.procedure'),
    prefetch: () => [
      queryOrRejection(read(api.getValueDataFree)),
      read(api.getSettingsRestriction),
    ],
  },
  {
    path: '/mobile/option/NetworkFifthGeneration/*',
    title: '5Gオプション',
    chrome: procedureChrome,
    load: () => import('@/screens/mobile/option/detail/option.procedure'),
    prefetch: () => [
      queryOrRejection(read(api.getFifthGeneration)),
      read(api.getSettingsRestriction),
    ],
  },
  {
    path: '/mobile/option/phone_protection/*',
    title: '端末補償',
    chrome: procedureChrome,
    load: () => import('@/screens/mobile/protection/protection.procedure'),
    prefetch: () => [
      queryOrRejection(read(api.getDeviceCompensation)),
      read(api.getSettingsRestriction),
    ],
  },
  { path: '/mobile/option/IFilter', title: 'フィルタリング', ...phoneOption },
  { path: '/mobile/option/DevicePurchase', title: '機種買い取りサービス', ...phoneOption },
  {
    path: '/mobile/campaign',
    title: '特典・キャンペーン',
    chrome: defaultChrome,
    load: () => import('@/screens/mobile/campaign/MobileCampaignScreen'),
    prefetch: () => [read(api.getMobileCampaign), cashbackAccount()],
  },
  {
    path: '/mobile/top/charge/*',
    title: 'データの追加',
    chrome: procedureChrome,
    load: () => import('@/screens/mobile/data/charge/charge.procedure'),
    prefetch: () => [queryOrRejection(read(api.getCharge)), read(api.getSettingsRestriction)],
  },
  {
    path: '/mobile/top/data_advance/*',
    title: 'データの前借り',
    chrome: procedureChrome,
    load: () => import('@/screens/mobile/data/advance/advance.procedure'),
    prefetch: () => [queryOrRejection(read(api.getDataAdvance)), read(api.getSettingsRestriction)],
  },
  {
    path: '/mobile/top/giga_plus/*',
    title: 'ギガプラスの受け取り',
    chrome: procedureChrome,
    load: () => import('@/screens/mobile/data/gigaPlus/gigaPlus.procedure'),
    prefetch: () => [queryOrRejection(read(api.getGigaPlus)), read(api.getSettingsRestriction)],
  },
  {
    path: '/mobile/top/packet_gift/*',
    title: 'データを贈る',
    chrome: procedureChrome,
    load: () => import('@/screens/mobile/packetGift/packetGift.procedure'),
    prefetch: () => [queryOrRejection(read(api.getPacketGift)), read(api.getSettingsRestriction)],
  },
  {
    path: '/mobile/top/packet_gift/receipt/*',
    title: 'データを受け取る',
    chrome: procedureChrome,
    load: () => import('@/screens/mobile/packetGift/packetGiftReceipt.procedure'),
    prefetch: () => [queryOrRejection(read(api.getPacketGift)), read(api.getSettingsRestriction)],
  },
];
