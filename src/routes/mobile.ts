import { monthReads } from '@/screens/fibre/billing/queries';
import { paymentReads } from '@/screens/fibre/payment/queries';
import { mobileCampaignQueries } from '@/screens/mobile/campaign/queries';
import { mobileContractQueries, mobileContractReads } from '@/screens/mobile/contract/queries';
import { dataQueries } from '@/screens/mobile/data/queries';
import { deviceEntryQueries } from '@/screens/mobile/deviceEntry/queries';
import { esimQueries } from '@/screens/mobile/esim/queries';
import { mnpTransferInQueries } from '@/screens/mobile/mnpTransferIn/queries';
import { mobileOptionQueries } from '@/screens/mobile/option/queries';
import { packetGiftQueries } from '@/screens/mobile/packetGift/queries';
import { planQueries } from '@/screens/mobile/plan/queries';
import { reimbursementQueries } from '@/screens/mobile/reimbursement/queries';
import { stopRestartQueries } from '@/screens/mobile/stopRestart/queries';
import { mobileTopQueries } from '@/screens/mobile/top/queries';
import { onestopQueries } from '@/screens/public/onestop/queries';
import { normal, procedure, paper, first, type ScreenRoute } from './route';
import { billing, billingMonth, payment, cashback } from './shared';

const phoneOption = {
  chrome: normal,
  load: () => import('@/screens/mobile/option/detail/PhoneOnlyScreen'),
  prefetch: () => [mobileOptionQueries.list()],
} satisfies Partial<ScreenRoute>;

/** Screens of the mobile service. */
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
    chrome: normal,
    load: () => import('@/screens/mobile/top/MobileTopScreen'),
    prefetch: () => [
      mobileTopQueries.usage(),
      mobileTopQueries.control(),
      mobileTopQueries.usageDetail(),
      mobileTopQueries.billing(),
    ],
  },
  {
    path: '/mobile/top/traffic',
    title: 'データの使用量',
    chrome: normal,
    load: () => import('@/screens/mobile/top/traffic/TrafficScreen'),
    prefetch: () => [
      mobileTopQueries.usage(),
      mobileTopQueries.usageOf(),
      mobileTopQueries.control(),
      mobileTopQueries.restrictions(),
    ],
  },
  {
    path: '/mobile/billing/:month',
    ...billingMonth,
    prefetch: ({ month }) => monthReads('mobile', month),
  },
  {
    path: '/mobile/reimbursement/',
    title: '返金の明細',
    chrome: normal,
    load: () => import('@/screens/mobile/reimbursement/ReimbursementScreen'),
    prefetch: () => [reimbursementQueries.statements()],
  },
  {
    path: '/mobile/contract/contractor/*',
    title: '連絡先の変更',
    chrome: procedure,
    load: () => import('@/screens/mobile/contractor/ContractorScreen'),
    prefetch: () => [mobileContractQueries.contract()],
  },
  {
    path: '/mobile/contract/stop_restart/*',
    title: 'SIMの利用停止・再開',
    chrome: procedure,
    load: () => import('@/screens/mobile/stopRestart/StopRestartScreen'),
    prefetch: () => [stopRestartQueries.info()],
  },
  {
    path: '/mobile/contract/document',
    title: '書類',
    chrome: normal,
    load: () => import('@/screens/mobile/contract/papers/DocumentScreen'),
    prefetch: () => [mobileContractQueries.document()],
  },
  {
    path: '/mobile/contract/rental_wifi',
    title: 'レンタルWi-Fiの返却',
    chrome: normal,
    load: () => import('@/screens/mobile/contract/papers/RentalWifiScreen'),
    prefetch: () => [mobileContractQueries.rentalWifi()],
  },
  {
    path: '/mobile/contract/',
    title: 'ご契約情報',
    chrome: normal,
    load: () => import('@/screens/mobile/contract/MobileContractScreen'),
    prefetch: mobileContractReads,
  },
  {
    path: '/mobile/contract/detail/',
    title: 'ご契約の詳細',
    chrome: paper,
    load: () => import('@/screens/mobile/contract/MobileContractDetailScreen'),
    prefetch: mobileContractReads,
  },
  {
    path: '/mobile/contract/device_entry/*',
    title: '機種の追加',
    chrome: procedure,
    load: () => import('@/screens/mobile/deviceEntry/DeviceEntryScreen'),
    prefetch: () => [deviceEntryQueries.entry(), deviceEntryQueries.delivery()],
  },
  {
    path: '/mobile/contract/mnp_transfer_in/*',
    title: '開通の予約',
    chrome: procedure,
    load: () => import('@/screens/mobile/mnpTransferIn/MnpTransferInScreen'),
    prefetch: () => [mnpTransferInQueries.slots()],
  },
  {
    path: '/mobile/contract/esim/*',
    title: 'eSIMの発行・再発行',
    chrome: procedure,
    load: () => import('@/screens/mobile/esim/EsimScreen'),
    prefetch: () => [esimQueries.esim()],
  },
  {
    path: '/mobile/onestop/login',
    title: 'ほかの会社への乗り換え',
    chrome: first,
    load: () => import('@/screens/public/onestop/OnestopLoginScreen'),
  },
  {
    path: '/mobile/onestop/error/',
    title: '乗り換えの手続きを進められません',
    chrome: first,
    load: () => import('@/screens/public/onestop/OnestopErrorScreen'),
  },
  {
    path: '/mobile/contract/quit/onestop/*',
    title: 'ほかの会社への乗り換え',
    chrome: first,
    load: () => import('@/screens/public/onestop/OnestopQuitScreen'),
    prefetch: () => Object.values(onestopQueries).map((read) => read()),
  },
  {
    path: '/mobile/contract/quit/cancel/*',
    title: '解約の取り消し',
    chrome: procedure,
    load: () => import('@/screens/mobile/quit/MobileQuitCancelScreen'),
    prefetch: () => [mobileContractQueries.quit()],
  },
  {
    path: '/mobile/contract/quit/*',
    title: 'モバイルの解約',
    chrome: procedure,
    load: () => import('@/screens/mobile/quit/MobileQuitScreen'),
    prefetch: () => [mobileContractQueries.quit()],
  },
  {
    path: '/mobile/contract/plan/*',
    title: 'プランの変更',
    chrome: procedure,
    load: () => import('@/screens/mobile/plan/PlanScreen'),
    prefetch: () => [planQueries.exchange()],
  },
  {
    path: '/mobile/contract/plan/cancel/*',
    title: '変更の取り消し',
    chrome: procedure,
    load: () => import('@/screens/mobile/plan/PlanCancelScreen'),
    prefetch: () => [planQueries.reservedPlan(), planQueries.reservedCallFlat()],
  },
  {
    path: '/mobile/option/',
    title: 'ご契約オプション',
    chrome: normal,
    load: () => import('@/screens/mobile/option/MobileOptionScreen'),
    prefetch: () => [mobileOptionQueries.list(), mobileOptionQueries.callService()],
  },
  {
    path: '/mobile/option/call_service/*',
    title: '通話オプション',
    chrome: procedure,
    load: () => import('@/screens/mobile/callService/CallServiceScreen'),
    prefetch: () => [mobileOptionQueries.callService()],
  },
  {
    path: '/mobile/option/VirusBusterMobile/*',
    title: '月額版ウイルス対策',
    chrome: procedure,
    load: () => import('@/screens/mobile/option/detail/VirusBusterScreen'),
    prefetch: () => [mobileOptionQueries.virusBuster()],
  },
  {
    path: '/mobile/option/PremiumBand/*',
    title: 'プレミアムバンド',
    chrome: procedure,
    load: () => import('@/screens/mobile/option/detail/PremiumBandScreen'),
    prefetch: () => [mobileOptionQueries.premiumBand()],
  },
  {
    path: '/mobile/option/ValueDataFree/*',
    title: 'バリューデータフリー',
    chrome: procedure,
    load: () => import('@/screens/mobile/option/detail/ValueDataFreeScreen'),
    prefetch: () => [mobileOptionQueries.valueDataFree()],
  },
  {
    path: '/mobile/option/NetworkFifthGeneration/*',
    title: '5Gオプション',
    chrome: procedure,
    load: () => import('@/screens/mobile/option/detail/FifthGenerationScreen'),
    prefetch: () => [mobileOptionQueries.fifthGeneration()],
  },
  {
    path: '/mobile/option/phone_protection/*',
    title: '端末補償',
    chrome: procedure,
    load: () => import('@/screens/mobile/protection/ProtectionScreen'),
    prefetch: () => [mobileOptionQueries.compensation()],
  },
  { path: '/mobile/option/IFilter', title: 'フィルタリング', ...phoneOption },
  { path: '/mobile/option/DevicePurchase', title: '機種買い取りサービス', ...phoneOption },
  {
    path: '/mobile/campaign',
    title: '特典・キャンペーン',
    chrome: normal,
    load: () => import('@/screens/mobile/campaign/MobileCampaignScreen'),
    prefetch: () => Object.values(mobileCampaignQueries).map((read) => read()),
  },
  {
    path: '/mobile/top/charge/*',
    title: 'データの追加',
    chrome: procedure,
    load: () => import('@/screens/mobile/data/charge/ChargeScreen'),
    prefetch: () => [dataQueries.charge()],
  },
  {
    path: '/mobile/top/data_advance/*',
    title: 'データの前借り',
    chrome: procedure,
    load: () => import('@/screens/mobile/data/advance/DataAdvanceScreen'),
    prefetch: () => [dataQueries.advance()],
  },
  {
    path: '/mobile/top/giga_plus/*',
    title: 'ギガプラスの受け取り',
    chrome: procedure,
    load: () => import('@/screens/mobile/data/gigaPlus/GigaPlusScreen'),
    prefetch: () => [dataQueries.gigaPlus()],
  },
  {
    path: '/mobile/top/packet_gift/*',
    title: 'データを贈る',
    chrome: procedure,
    load: () => import('@/screens/mobile/packetGift/PacketGiftScreen'),
    prefetch: () => [packetGiftQueries.gift()],
  },
  {
    path: '/mobile/top/packet_gift/receipt/*',
    title: 'データを受け取る',
    chrome: procedure,
    load: () => import('@/screens/mobile/packetGift/PacketGiftReceiptScreen'),
  },
];
