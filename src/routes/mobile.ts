import { monthReads } from '@/screens/billing/queries';
import { mobileCampaignQueries } from '@/screens/mobile/campaign/queries';
import { mobileContractQueries } from '@/screens/mobile/contract/queries';
import { dataQueries } from '@/screens/mobile/data/queries';
import { lostReads } from '@/screens/mobile/lost/queries';
import { mobileOptionQueries } from '@/screens/mobile/option/queries';
import { packetGiftQueries } from '@/screens/mobile/packetGift/queries';
import { reimbursementQueries } from '@/screens/mobile/reimbursement/queries';
import { mobileTopQueries } from '@/screens/mobile/top/queries';
import { paymentReads } from '@/screens/payment/queries';
import { defaultChrome, procedureChrome, type ScreenRoute } from './route';
import { billing, billingMonth, billingYear, cashback, payment } from './shared';

const phoneOption = {
  chrome: defaultChrome,
  load: () => import('@/screens/mobile/option/detail/PhoneOnlyScreen'),
  prefetch: () => [mobileOptionQueries.list()],
} satisfies Partial<ScreenRoute>;

/** Screens of a SIM except its contract: top and data, bills, options, benefits. */
export const mobileRoutes: ScreenRoute[] = [
  { path: '/mobile/billing', ...billing },
  {
    path: '/mobile/campaign/cashback/*',
    ...cashback,
    prefetch: () => [mobileCampaignQueries.account()],
  },
  { path: '/mobile/payment', ...payment, prefetch: () => paymentReads('mobile') },
  {
    path: '/mobile/top/',
    title: '料金・お知らせ',
    chrome: defaultChrome,
    load: () => import('@/screens/mobile/top/MobileTopScreen'),
    prefetch: () => [
      mobileTopQueries.usage(),
      mobileTopQueries.control(),
      mobileContractQueries.quit(),
    ],
    prefetchBelow: () => [
      mobileTopQueries.billing(),
      mobileTopQueries.notification(),
      mobileTopQueries.usageDetail(),
    ],
  },
  {
    path: '/mobile/top/traffic',
    title: 'データの使用量',
    chrome: defaultChrome,
    load: () => import('@/screens/mobile/top/traffic/TrafficScreen'),
    prefetch: () => [
      mobileTopQueries.usage(),
      mobileTopQueries.usageOf(),
      mobileTopQueries.control(),
      mobileTopQueries.restrictions(),
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
    prefetch: () => [reimbursementQueries.statements()],
  },
  {
    path: '/mobile/option/',
    title: 'ご契約オプション',
    chrome: defaultChrome,
    load: () => import('@/screens/mobile/option/MobileOptionScreen'),
    prefetch: () => [mobileOptionQueries.list(), mobileOptionQueries.callService()],
  },
  {
    path: '/mobile/option/call_service/*',
    title: '通話オプション',
    chrome: procedureChrome,
    load: () => import('@/screens/mobile/callService/callService.procedure'),
    prefetch: () => [
      mobileOptionQueries.callService(),
      mobileTopQueries.restrictions(),
      mobileTopQueries.callSms(),
      mobileTopQueries.billing(),
    ],
  },
  {
    path: '/mobile/option/VirusBusterMobile/*',
    title: '月額版ウイルス対策',
    chrome: procedureChrome,
    load: () => import('@/screens/mobile/option/detail/option.procedure'),
    prefetch: () => [mobileOptionQueries.virusBuster(), mobileTopQueries.restrictions()],
  },
  {
    path: '/mobile/option/PremiumBand/*',
    title: 'プレミアムバンド',
    chrome: procedureChrome,
    load: () => import('@/screens/mobile/option/detail/option.procedure'),
    prefetch: () => [mobileOptionQueries.premiumBand(), mobileTopQueries.restrictions()],
  },
  {
    path: '/mobile/option/ValueDataFree/*',
    title: 'バリューデータフリー',
    chrome: procedureChrome,
    load: () => import('@/screens/mobile/option/detail/option.procedure'),
    prefetch: () => [mobileOptionQueries.valueDataFree(), mobileTopQueries.restrictions()],
  },
  {
    path: '/mobile/option/NetworkFifthGeneration/*',
    title: '5Gオプション',
    chrome: procedureChrome,
    load: () => import('@/screens/mobile/option/detail/option.procedure'),
    prefetch: () => [mobileOptionQueries.fifthGeneration(), mobileTopQueries.restrictions()],
  },
  {
    path: '/mobile/option/phone_protection/*',
    title: '端末補償',
    chrome: procedureChrome,
    load: () => import('@/screens/mobile/protection/protection.procedure'),
    prefetch: () => [mobileOptionQueries.compensation(), mobileTopQueries.restrictions()],
  },
  { path: '/mobile/option/IFilter', title: 'フィルタリング', ...phoneOption },
  { path: '/mobile/option/DevicePurchase', title: '機種買い取りサービス', ...phoneOption },
  {
    path: '/mobile/campaign',
    title: '特典・キャンペーン',
    chrome: defaultChrome,
    load: () => import('@/screens/mobile/campaign/MobileCampaignScreen'),
    prefetch: () => Object.values(mobileCampaignQueries).map((read) => read()),
  },
  {
    path: '/mobile/top/charge/*',
    title: 'データの追加',
    chrome: procedureChrome,
    load: () => import('@/screens/mobile/data/charge/charge.procedure'),
    prefetch: () => [dataQueries.charge(), mobileTopQueries.restrictions()],
  },
  {
    path: '/mobile/top/data_advance/*',
    title: 'データの前借り',
    chrome: procedureChrome,
    load: () => import('@/screens/mobile/data/advance/advance.procedure'),
    prefetch: () => [dataQueries.advance(), mobileTopQueries.restrictions()],
  },
  {
    path: '/mobile/top/giga_plus/*',
    title: 'ギガプラスの受け取り',
    chrome: procedureChrome,
    load: () => import('@/screens/mobile/data/gigaPlus/gigaPlus.procedure'),
    prefetch: () => [dataQueries.gigaPlus(), mobileTopQueries.restrictions()],
  },
  {
    path: '/mobile/top/packet_gift/*',
    title: 'データを贈る',
    chrome: procedureChrome,
    load: () => import('@/screens/mobile/packetGift/packetGift.procedure'),
    prefetch: () => [packetGiftQueries.gift(), mobileTopQueries.restrictions()],
  },
  {
    path: '/mobile/top/packet_gift/receipt/*',
    title: 'データを受け取る',
    chrome: procedureChrome,
    load: () => import('@/screens/mobile/packetGift/packetGiftReceipt.procedure'),
    prefetch: () => [packetGiftQueries.gift(), mobileTopQueries.restrictions()],
  },
];
