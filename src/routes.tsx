import type { ComponentType } from 'react';
import type { Params } from 'react-router-dom';
import { accountQueries } from '@/screens/account/queries';
import { billingQueries } from '@/screens/fibre/billing/queries';
import { campaignQueries } from '@/screens/fibre/campaign/queries';
import { optionQueries } from '@/screens/fibre/option/queries';
import { voipQueries } from '@/screens/fibre/option/voip/queries';
import { moveQueries } from '@/screens/fibre/move/queries';
import { quitQueries } from '@/screens/fibre/quit/queries';
import { constructionQueries } from '@/screens/fibre/construction/queries';
import { deliveryQueries } from '@/screens/fibre/delivery/queries';
import { documentQueries } from '@/screens/fibre/document/queries';
import { contractQueries, contractReads } from '@/screens/fibre/contract/queries';
import { reportQueries } from '@/screens/fibre/report/queries';
import { upgradeReads } from '@/screens/fibre/upgrade/queries';
import { topQueries } from '@/screens/fibre/top/queries';
import { paymentQueries, paymentReads } from '@/screens/fibre/payment/queries';
import { mobileCampaignQueries } from '@/screens/mobile/campaign/queries';
import { mobileContractQueries, mobileContractReads } from '@/screens/mobile/contract/queries';
import { dataQueries } from '@/screens/mobile/data/queries';
import { deviceEntryQueries } from '@/screens/mobile/deviceEntry/queries';
import { esimQueries } from '@/screens/mobile/esim/queries';
import { mnpTransferInQueries } from '@/screens/mobile/mnpTransferIn/queries';
import { mobileOptionQueries } from '@/screens/mobile/option/queries';
import { planQueries } from '@/screens/mobile/plan/queries';
import { stopRestartQueries } from '@/screens/mobile/stopRestart/queries';
import { reimbursementQueries } from '@/screens/mobile/reimbursement/queries';
import { mobileTopQueries } from '@/screens/mobile/top/queries';
import { progressQueries } from '@/screens/progress/queries';
import { onestopQueries } from '@/screens/public/onestop/queries';
import type { Session } from '@/session/store';
import type { Chrome } from '@/shell/Shell';

/** A read of any operation, as `readQuery` makes it. */
export interface Read {
  queryKey: readonly unknown[];
}

export interface ScreenRoute {
  path: string;
  title: string;
  /** A function where it depends on the session (specification 1, section 2, header). */
  chrome: Chrome | ((session: Session | undefined) => Chrome);
  load: () => Promise<{ default: ComponentType }>;
  /** The reads that start at navigation, beside the screen's code. */
  prefetch?: (params: Params) => readonly Read[];
}

const normal: Chrome = { header: 'full', footer: 'full' };
const procedure: Chrome = { header: 'full', footer: 'short' };
const alone: Chrome = { header: 'none', footer: 'none' };
const paper: Chrome = { header: 'document', footer: 'none' };

/** Logo alone: nothing leads away from what a first login asks for. */
const first: Chrome = { header: 'document', footer: 'short' };

const mail = {
  title: 'メールアドレス',
  chrome: (session) => (session?.loginInfo.is_verified_email === false ? first : procedure),
  load: () => import('@/screens/account/mail/MailScreen'),
} satisfies Partial<ScreenRoute>;

const password = {
  title: 'パスワード・ログインID',
  chrome: procedure,
  load: () => import('@/screens/account/password/PasswordScreen'),
} satisfies Partial<ScreenRoute>;

const loginHistory = {
  title: 'ログイン履歴',
  chrome: normal,
  load: () => import('@/screens/account/LoginHistoryScreen'),
  prefetch: () => [accountQueries.loginHistory()],
} satisfies Partial<ScreenRoute>;

const notificationHistory = {
  title: 'お知らせ履歴',
  chrome: normal,
  load: () => import('@/screens/account/NotificationHistoryScreen'),
  prefetch: () => [accountQueries.notifications('all')],
} satisfies Partial<ScreenRoute>;

const progress = {
  title: '手続きの状況',
  chrome: normal,
  load: () => import('@/screens/progress/ProgressScreen'),
  prefetch: () => [progressQueries.procedure()],
} satisfies Partial<ScreenRoute>;

const billing = {
  title: 'ご請求の一覧',
  chrome: normal,
  load: () => import('@/screens/fibre/billing/BillingScreen'),
  prefetch: () => [billingQueries.list()],
} satisfies Partial<ScreenRoute>;

const billingMonth = {
  title: 'ご請求の内訳',
  chrome: normal,
  load: () => import('@/screens/fibre/billing/BillingMonthScreen'),
} satisfies Partial<ScreenRoute>;

const payment = {
  title: 'お支払い方法',
  chrome: normal,
  load: () => import('@/screens/fibre/payment/PaymentScreen'),
} satisfies Partial<ScreenRoute>;

const optionOrder = {
  title: 'オプションのお手続き',
  chrome: procedure,
  load: () => import('@/screens/fibre/option/order/OptionOrderScreen'),
  prefetch: () => [optionQueries.list(), optionQueries.restriction()],
} satisfies Partial<ScreenRoute>;

const phoneOption = {
  chrome: normal,
  load: () => import('@/screens/mobile/option/detail/PhoneOnlyScreen'),
  prefetch: () => [mobileOptionQueries.list()],
} satisfies Partial<ScreenRoute>;

const cashback = {
  title: 'キャッシュバックの口座の登録',
  chrome: procedure,
  load: () => import('@/screens/cashback/CashbackScreen'),
} satisfies Partial<ScreenRoute>;

/** Every screen but /login: where it is, what it is called, what surrounds it, its code and its reads. */
export const routes: ScreenRoute[] = [
  {
    path: '/service/',
    title: 'サービスの選択',
    chrome: alone,
    load: () => import('@/screens/account/ServiceScreen'),
    prefetch: () => [accountQueries.services()],
  },
  {
    path: '/top',
    title: '料金・お知らせ',
    chrome: normal,
    load: () => import('@/screens/fibre/top/TopScreen'),
    prefetch: () => [billingQueries.list(), topQueries.notification()],
  },
  { path: '/billing', ...billing },
  { path: '/mobile/billing', ...billing },
  { path: '/billing/:month', ...billingMonth },
  { path: '/campaign/cashback/*', ...cashback, prefetch: () => [campaignQueries.cashbacks()] },
  {
    path: '/campaign/present/*',
    title: '記念品の受け取り',
    chrome: procedure,
    load: () => import('@/screens/fibre/campaign/present/PresentScreen'),
    prefetch: () => [campaignQueries.present()],
  },
  {
    path: '/campaign/introduce',
    title: 'お友達・建物の紹介',
    chrome: normal,
    load: () => import('@/screens/fibre/campaign/introduce/IntroduceScreen'),
    prefetch: () => [campaignQueries.introduction(), reportQueries.introduction()],
  },
  {
    path: '/mobile/campaign/cashback/*',
    ...cashback,
    prefetch: () => [mobileCampaignQueries.account()],
  },
  { path: '/payment', ...payment, prefetch: () => paymentReads('fixed') },
  {
    path: '/payment/carrier/:carrier/*',
    title: 'お支払い方法の変更',
    chrome: procedure,
    load: () => import('@/screens/fibre/carrier/CarrierScreen'),
    prefetch: () => [paymentQueries.payment('fixed'), paymentQueries.restriction('fixed')],
  },
  { path: '/mobile/payment', ...payment, prefetch: () => paymentReads('mobile') },
  {
    path: '/contract',
    title: 'ご契約情報',
    chrome: normal,
    load: () => import('@/screens/fibre/contract/ContractScreen'),
    prefetch: contractReads,
  },
  {
    path: '/entry_cancel',
    title: 'お申し込みの取り消し',
    chrome: alone,
    load: () => import('@/screens/public/EntryCancelPage'),
  },
  {
    path: '/contract/quit_cancel/*',
    title: '解約の取り消し',
    chrome: procedure,
    load: () => import('@/screens/fibre/quitCancel/QuitCancelScreen'),
    prefetch: () => [quitQueries.cancel()],
  },
  {
    path: '/contract/entry_cancel/*',
    title: 'お申し込みの取り消し',
    chrome: procedure,
    load: () => import('@/screens/fibre/entryCancel/EntryCancelScreen'),
  },
  {
    path: '/contract/upgrade/*',
    title: '10ギガへの変更',
    chrome: procedure,
    load: () => import('@/screens/fibre/upgrade/UpgradeScreen'),
    prefetch: upgradeReads,
  },
  {
    path: '/contract/move/*',
    title: 'お引っ越し',
    chrome: procedure,
    load: () => import('@/screens/fibre/move/MoveScreen'),
    prefetch: () => [moveQueries.token()],
  },
  {
    path: '/contract/quit/*',
    title: '光の解約',
    chrome: procedure,
    load: () => import('@/screens/fibre/quit/QuitScreen'),
    prefetch: () => [quitQueries.fee()],
  },
  {
    path: '/contract/construction',
    title: '工事の日程',
    chrome: normal,
    load: () => import('@/screens/fibre/construction/ConstructionScreen'),
    prefetch: () => Object.values(constructionQueries).map((read) => read()),
  },
  {
    path: '/contract/construction/date/*',
    title: '工事日の変更',
    chrome: procedure,
    load: () => import('@/screens/fibre/construction/ConstructionDateScreen'),
    prefetch: () => [constructionQueries.entry()],
  },
  {
    path: '/contract/delivery/*',
    title: 'お届けと回収の日時',
    chrome: procedure,
    load: () => import('@/screens/fibre/delivery/DeliveryScreen'),
    prefetch: () => [deliveryQueries.movements(), deliveryQueries.deliveries()],
  },
  {
    path: '/contract/promotion/*',
    title: 'お知らせの受け取り',
    chrome: procedure,
    load: () => import('@/screens/fibre/promotion/PromotionScreen'),
  },
  {
    path: '/contract/document',
    title: '書類の発行・送付',
    chrome: normal,
    load: () => import('@/screens/fibre/document/DocumentScreen'),
    prefetch: () => [documentQueries.shipping(), voipQueries.voip()],
  },
  {
    path: '/contract/document/wc24/*',
    title: 'WC24申込書の請求',
    chrome: procedure,
    load: () => import('@/screens/fibre/document/Wc24Screen'),
    prefetch: () => [documentQueries.shipping(), voipQueries.voip()],
  },
  {
    path: '/contract/document/web_detail/*',
    title: 'Web明細のID・パスワード再発行',
    chrome: procedure,
    load: () => import('@/screens/fibre/document/WebDetailScreen'),
    prefetch: () => [documentQueries.shipping(), voipQueries.voip()],
  },
  {
    path: '/contract/report',
    title: '建物の調査報告',
    chrome: normal,
    load: () => import('@/screens/fibre/report/ReportScreen'),
    prefetch: () => [reportQueries.list(), reportQueries.introduction()],
  },
  {
    path: '/contract/report/:reportId',
    title: '建物の調査報告',
    chrome: normal,
    load: () => import('@/screens/fibre/report/ReportDetailScreen'),
  },
  {
    path: '/contract/account_link',
    title: '連携IDの設定',
    chrome: normal,
    load: () => import('@/screens/fibre/accountLink/AccountLinkScreen'),
    prefetch: () => [contractQueries.linkedAccount()],
  },
  {
    path: '/contract/customer',
    title: '登録情報の変更',
    chrome: normal,
    load: () => import('@/screens/fibre/customer/CustomerScreen'),
    prefetch: () => [contractQueries.contract(), contractQueries.billingAddress()],
  },
  {
    path: '/contract/customer/name/*',
    title: 'お名前の変更',
    chrome: procedure,
    load: () => import('@/screens/fibre/customer/NameScreen'),
  },
  {
    path: '/contract/customer/address/*',
    title: '住所の変更',
    chrome: procedure,
    load: () => import('@/screens/fibre/customer/AddressScreen'),
  },
  {
    path: '/contract/customer/phone/*',
    title: '電話番号の変更',
    chrome: procedure,
    load: () => import('@/screens/fibre/customer/PhoneScreen'),
  },
  {
    path: '/contract/customer/billing_address/*',
    title: '請求書の送付先の変更',
    chrome: procedure,
    load: () => import('@/screens/fibre/customer/BillingAddressScreen'),
  },
  {
    path: '/campaign',
    title: '特典・キャンペーン',
    chrome: normal,
    load: () => import('@/screens/fibre/campaign/CampaignScreen'),
    prefetch: () => Object.values(campaignQueries).map((read) => read()),
  },
  {
    path: '/option',
    title: 'ご契約オプション',
    chrome: normal,
    load: () => import('@/screens/fibre/option/OptionScreen'),
    prefetch: () => [optionQueries.list(), optionQueries.restriction()],
  },
  {
    path: '/option/compare',
    title: 'オプションの比較',
    chrome: normal,
    load: () => import('@/screens/fibre/option/compare/OptionCompareScreen'),
    prefetch: () => [optionQueries.list(), optionQueries.restriction()],
  },
  {
    path: '/option/together/*',
    title: 'まとめて申し込む',
    chrome: procedure,
    load: () => import('@/screens/fibre/option/together/TogetherScreen'),
    prefetch: () => [optionQueries.list(), optionQueries.restriction()],
  },
  {
    path: '/option/voip/*',
    title: 'ホームでんわ',
    chrome: procedure,
    load: () => import('@/screens/fibre/option/voip/VoipScreen'),
    prefetch: () => [voipQueries.voip(), voipQueries.price()],
  },
  {
    path: '/option/voip/change/*',
    title: 'サービスパックの変更',
    chrome: procedure,
    load: () => import('@/screens/fibre/option/voip/VoipChangeScreen'),
  },
  {
    path: '/option/voip/quit/*',
    title: 'ホームでんわの解約',
    chrome: procedure,
    load: () => import('@/screens/fibre/option/voip/VoipQuitScreen'),
  },
  {
    path: '/option/rvoip/*',
    title: 'ホームでんわ ライト',
    chrome: normal,
    load: () => import('@/screens/fibre/option/voip/RvoipScreen'),
    prefetch: () => [voipQueries.rvoip()],
  },
  {
    path: '/option/rvoip/change/*',
    title: 'サービスパックの変更',
    chrome: procedure,
    load: () => import('@/screens/fibre/option/voip/RvoipChangeScreen'),
  },
  {
    path: '/option/:page/*',
    title: 'オプション',
    chrome: normal,
    load: () => import('@/screens/fibre/option/detail/OptionDetailScreen'),
    prefetch: () => [optionQueries.list(), optionQueries.restriction()],
  },
  { path: '/option/:page/entry_cancel/*', ...optionOrder },
  { path: '/option/:page/change/*', ...optionOrder },
  { path: '/option/:page/quit/*', ...optionOrder },
  { path: '/option/:page/quit_cancel/*', ...optionOrder },
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
  { path: '/mobile/billing/:month', ...billingMonth },
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
  },
  {
    path: '/mobile/top/packet_gift/receipt/*',
    title: 'データを受け取る',
    chrome: procedure,
    load: () => import('@/screens/mobile/packetGift/PacketGiftReceiptScreen'),
  },
  { path: '/progress', ...progress },
  { path: '/mobile/progress', ...progress },
  {
    path: '/password_reset',
    title: 'パスワードの再設定',
    chrome: alone,
    load: () => import('@/screens/public/reset/PasswordResetScreen'),
  },
  { path: '/contract/mail/*', ...mail },
  { path: '/mobile/contract/mail/*', ...mail },
  { path: '/contract/password/*', ...password },
  {
    path: '/mobile/contract/password/*',
    ...password,
    chrome: (session) => (session?.selected?.password_setter === 'system' ? first : procedure),
  },
  { path: '/login_history', ...loginHistory },
  { path: '/mobile/login_history', ...loginHistory },
  { path: '/notification_history', ...notificationHistory },
  { path: '/mobile/notification_history', ...notificationHistory },
];
