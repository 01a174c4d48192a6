import { api } from '@/api/generated/operations';
import { ofService, queryOrRejection, read } from '@/api/query';
import { monthReads } from '@/screens/billing/queries';
import {
  billing,
  billingMonth,
  billingYear,
  cashback,
  payment,
  paymentReads,
} from '@/screens/shared/routes';
import { ahead } from '@/shell/ahead';
import { defaultChrome, procedureChrome, type ScreenRoute } from '@/shell/route';
import { cashbackAccount, lostReads, refundStatements, usageOf } from './queries';

const phoneOption = {
  load: () => import('@/screens/mobile/option/detail/PhoneOnlyScreen'),
  loader: ahead(() => [read(api.getMobileOption)]),
} satisfies Partial<ScreenRoute>;

/** Screens of a SIM except its contract: top and data, bills, options, benefits. */
export const mobileRoutes: ScreenRoute[] = [
  { path: '/mobile/billing', ...billing },
  {
    path: '/mobile/campaign/cashback/*',
    ...cashback,
    loader: ahead(() => [cashbackAccount()]),
  },
  { path: '/mobile/payment', ...payment, loader: ahead(() => paymentReads('mobile')) },
  {
    path: '/mobile/top/',
    handle: { title: '料金・お知らせ', chrome: defaultChrome },
    load: () => import('@/screens/mobile/top/MobileTopScreen'),
    loader: ahead(
      () => [
        read(api.getDataTrafficUsage),
        read(api.getTrafficControl),
        queryOrRejection(read(api.getMobileQuitInfo)),
      ],
      () => [
        read(api.getBilling, ofService('mobile')),
        read(api.getNotification, ofService('mobile')),
        read(api.getDataTrafficUsageDetail),
        read(api.getSettingsRestriction),
      ],
    ),
  },
  {
    path: '/mobile/top/traffic',
    handle: { title: 'データの使用量', chrome: defaultChrome },
    load: () => import('@/screens/mobile/top/traffic/TrafficScreen'),
    loader: ahead(() => [
      read(api.getDataTrafficUsage),
      usageOf(),
      read(api.getTrafficControl),
      read(api.getSettingsRestriction),
    ]),
  },
  { path: '/mobile/billing/year/:year', ...billingYear },
  {
    path: '/mobile/lost',
    handle: { title: '紛失・盗難のとき', chrome: defaultChrome },
    load: () => import('@/screens/mobile/lost/LostScreen'),
    loader: ahead((_, { services }) => lostReads(services)),
  },
  {
    path: '/mobile/billing/:month',
    ...billingMonth,
    loader: ahead(({ month }) => monthReads('mobile', month)),
  },
  {
    path: '/mobile/reimbursement/',
    handle: { title: '返金の明細', chrome: defaultChrome },
    load: () => import('@/screens/mobile/reimbursement/ReimbursementScreen'),
    loader: ahead(() => [refundStatements()]),
  },
  {
    path: '/mobile/option/',
    handle: { title: 'ご契約オプション', chrome: defaultChrome },
    load: () => import('@/screens/mobile/option/MobileOptionScreen'),
    loader: ahead(() => [
      read(api.getMobileOption),
      queryOrRejection(read(api.getCallService)),
      read(api.getSettingsRestriction),
    ]),
  },
  {
    path: '/mobile/option/call_service/*',
    handle: { title: '通話オプション', chrome: procedureChrome },
    load: () => import('@/screens/mobile/callService/callService.procedure'),
    loader: ahead(() => [
      queryOrRejection(read(api.getCallService)),
      read(api.getSettingsRestriction),
      queryOrRejection(read(api.getBillingCallSms)),
      read(api.getBilling, ofService('mobile')),
    ]),
  },
  {
    path: '/mobile/option/VirusBusterMobile/*',
    handle: { title: '月額版ウイルス対策', chrome: procedureChrome },
    load: () => import('@/screens/mobile/option/detail/option.procedure'),
    loader: ahead(() => [
      queryOrRejection(read(api.getVirusBusterMobile)),
      read(api.getSettingsRestriction),
    ]),
  },
  {
    path: '/mobile/option/PremiumBand/*',
    handle: { title: 'プレミアムバンド', chrome: procedureChrome },
    load: () => import('@/screens/mobile/option/detail/option.procedure'),
    loader: ahead(() => [
      queryOrRejection(read(api.getPremiumBand)),
      read(api.getSettingsRestriction),
    ]),
  },
  {
    path: '/mobile/option/ValueDataFree/*',
    handle: { title: 'バリューデータフリー', chrome: procedureChrome },
    load: () => import('@/screens/mobile/option/detail/option.procedure'),
    loader: ahead(() => [
      queryOrRejection(read(api.getValueDataFree)),
      read(api.getSettingsRestriction),
    ]),
  },
  {
    path: '/mobile/option/NetworkFifthGeneration/*',
    handle: { title: '5Gオプション', chrome: procedureChrome },
    load: () => import('@/screens/mobile/option/detail/option.procedure'),
    loader: ahead(() => [
      queryOrRejection(read(api.getFifthGeneration)),
      read(api.getSettingsRestriction),
    ]),
  },
  {
    path: '/mobile/option/phone_protection/*',
    handle: { title: '端末補償', chrome: procedureChrome },
    load: () => import('@/screens/mobile/protection/protection.procedure'),
    loader: ahead(() => [
      queryOrRejection(read(api.getDeviceCompensation)),
      read(api.getSettingsRestriction),
    ]),
  },
  {
    path: '/mobile/option/IFilter',
    handle: { title: 'フィルタリング', chrome: defaultChrome },
    ...phoneOption,
  },
  {
    path: '/mobile/option/DevicePurchase',
    handle: { title: '機種買い取りサービス', chrome: defaultChrome },
    ...phoneOption,
  },
  {
    path: '/mobile/campaign',
    handle: { title: '特典・キャンペーン', chrome: defaultChrome },
    load: () => import('@/screens/mobile/campaign/MobileCampaignScreen'),
    loader: ahead(() => [read(api.getMobileCampaign), cashbackAccount()]),
  },
  {
    path: '/mobile/top/charge/*',
    handle: { title: 'データの追加', chrome: procedureChrome },
    load: () => import('@/screens/mobile/data/charge/charge.procedure'),
    loader: ahead(() => [queryOrRejection(read(api.getCharge)), read(api.getSettingsRestriction)]),
  },
  {
    path: '/mobile/top/data_advance/*',
    handle: { title: 'データの前借り', chrome: procedureChrome },
    load: () => import('@/screens/mobile/data/advance/advance.procedure'),
    loader: ahead(() => [
      queryOrRejection(read(api.getDataAdvance)),
      read(api.getSettingsRestriction),
    ]),
  },
  {
    path: '/mobile/top/giga_plus/*',
    handle: { title: 'ギガプラスの受け取り', chrome: procedureChrome },
    load: () => import('@/screens/mobile/data/gigaPlus/gigaPlus.procedure'),
    loader: ahead(() => [
      queryOrRejection(read(api.getGigaPlus)),
      read(api.getSettingsRestriction),
    ]),
  },
  {
    path: '/mobile/top/packet_gift/*',
    handle: { title: 'データを贈る', chrome: procedureChrome },
    load: () => import('@/screens/mobile/packetGift/packetGift.procedure'),
    loader: ahead(() => [
      queryOrRejection(read(api.getPacketGift)),
      read(api.getSettingsRestriction),
    ]),
  },
  {
    path: '/mobile/top/packet_gift/receipt/*',
    handle: { title: 'データを受け取る', chrome: procedureChrome },
    load: () => import('@/screens/mobile/packetGift/packetGiftReceipt.procedure'),
    loader: ahead(() => [
      queryOrRejection(read(api.getPacketGift)),
      read(api.getSettingsRestriction),
    ]),
  },
];
