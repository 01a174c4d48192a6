import { billingQueries, monthReads } from '@/screens/billing/queries';
import { campaignQueries } from '@/screens/fibre/campaign/queries';
import { constructionQueries } from '@/screens/fibre/construction/queries';
import { contractQueries, contractReads } from '@/screens/fibre/contract/queries';
import { deliveryQueries } from '@/screens/fibre/delivery/queries';
import { documentQueries } from '@/screens/fibre/document/queries';
import { moveQueries } from '@/screens/fibre/move/queries';
import { voipQueries } from '@/screens/fibre/option/voip/queries';
import { promotionReads } from '@/screens/fibre/promotion/queries';
import { quitQueries } from '@/screens/fibre/quit/queries';
import { isReportId, reportQueries } from '@/screens/fibre/report/queries';
import { topQueries } from '@/screens/fibre/top/queries';
import { upgradeReads } from '@/screens/fibre/upgrade/queries';
import { paymentQueries, paymentReads } from '@/screens/payment/queries';
import { defaultChrome, noChrome, procedureChrome, type ScreenRoute } from './route';
import { billing, billingMonth, billingYear, cashback, payment } from './shared';

const customerReads = () => [contractQueries.contract()];
const registeredReads = () => [...customerReads(), contractQueries.billingAddress()];
const addressReads = () => [...registeredReads(), contractQueries.installationAddress()];
const letterReads = () => [
  documentQueries.shipping(),
  voipQueries.voip(),
  contractQueries.billingAddress(),
];

/** Screens of fibre except its options. */
export const fibreRoutes: ScreenRoute[] = [
  {
    path: '/top',
    title: '料金・お知らせ',
    chrome: defaultChrome,
    load: () => import('@/screens/fibre/top/TopScreen'),
    prefetch: () => [billingQueries.list()],
    prefetchBelow: () => [topQueries.notification()],
  },
  {
    path: '/billing',
    ...billing,
    prefetch: () => [
      billingQueries.list(),
      billingQueries.instalments(),
      billingQueries.constructionCost(),
      billingQueries.openRefund(),
      billingQueries.refunds(),
      billingQueries.oldList(),
    ],
  },
  { path: '/billing/year/:year', ...billingYear },
  {
    path: '/billing/:month',
    ...billingMonth,
    prefetch: ({ month }) => monthReads('fixed', month),
  },
  { path: '/campaign/cashback/*', ...cashback, prefetch: () => [campaignQueries.cashbacks()] },
  {
    path: '/campaign/present/*',
    title: '記念品の受け取り',
    chrome: procedureChrome,
    load: () => import('@/screens/fibre/campaign/present/present.procedure'),
    prefetch: () => [campaignQueries.present()],
  },
  {
    path: '/campaign/introduce',
    title: 'お友達・建物の紹介',
    chrome: defaultChrome,
    load: () => import('@/screens/fibre/campaign/introduce/IntroduceScreen'),
    prefetch: () => [campaignQueries.introduction(), reportQueries.introduction()],
  },
  { path: '/payment', ...payment, prefetch: () => paymentReads('fixed') },
  {
    path: '/payment/carrier/:carrier/*',
    title: 'お支払い方法の変更',
    chrome: procedureChrome,
    load: () => import('@/screens/fibre/carrier/CarrierScreen'),
    prefetch: () => [paymentQueries.payment('fixed'), paymentQueries.restriction('fixed')],
  },
  {
    path: '/contract',
    title: 'ご契約情報',
    chrome: defaultChrome,
    load: () => import('@/screens/fibre/contract/ContractScreen'),
    prefetch: contractReads,
  },
  {
    path: '/entry_cancel',
    title: 'お申し込みの取り消し',
    chrome: noChrome,
    load: () => import('@/screens/public/EntryCancelPage'),
  },
  {
    path: '/contract/quit_cancel/*',
    title: '解約の取り消し',
    chrome: procedureChrome,
    load: () => import('@/screens/fibre/quitCancel/quitCancel.procedure'),
    prefetch: () => [quitQueries.cancel()],
  },
  {
    path: '/contract/entry_cancel/*',
    title: 'お申し込みの取り消し',
    chrome: procedureChrome,
    load: () => import('@/screens/fibre/entryCancel/entryCancel.procedure'),
    prefetch: () => [contractQueries.line()],
  },
  {
    path: '/contract/upgrade/*',
    title: '10ギガへの変更',
    chrome: procedureChrome,
    load: () => import('@/screens/fibre/upgrade/upgrade.procedure'),
    prefetch: upgradeReads,
  },
  {
    path: '/contract/move/*',
    title: 'お引っ越し',
    chrome: procedureChrome,
    load: () => import('@/screens/fibre/move/MoveScreen'),
    prefetch: () => [moveQueries.token()],
  },
  {
    path: '/contract/quit/*',
    title: '光の解約',
    chrome: procedureChrome,
    load: () => import('@/screens/fibre/quit/quit.procedure'),
    prefetch: () => [quitQueries.fee()],
  },
  {
    path: '/contract/construction',
    title: '工事の日程',
    chrome: defaultChrome,
    load: () => import('@/screens/fibre/construction/ConstructionScreen'),
    prefetch: () => Object.values(constructionQueries).map((read) => read()),
  },
  {
    path: '/contract/construction/date/*',
    title: '工事日の変更',
    chrome: procedureChrome,
    load: () => import('@/screens/fibre/construction/constructionDate.procedure'),
    prefetch: () => [constructionQueries.entry()],
  },
  {
    path: '/contract/delivery/*',
    title: 'お届けと回収の日時',
    chrome: procedureChrome,
    load: () => import('@/screens/fibre/delivery/delivery.procedure'),
    prefetch: () => [deliveryQueries.movements(), deliveryQueries.deliveries()],
  },
  {
    path: '/contract/promotion/*',
    title: 'お知らせの受け取り',
    chrome: procedureChrome,
    load: () => import('@/screens/fibre/promotion/promotion.procedure'),
    prefetch: (_, session) => promotionReads(session?.services ?? []),
  },
  {
    path: '/contract/document',
    title: '書類の発行・送付',
    chrome: defaultChrome,
    load: () => import('@/screens/fibre/document/DocumentScreen'),
    prefetch: () => [documentQueries.shipping(), voipQueries.voip()],
  },
  {
    path: '/contract/document/wc24/*',
    title: '申込書(WC24)の取り寄せ',
    chrome: procedureChrome,
    load: () => import('@/screens/fibre/document/wc24.procedure'),
    prefetch: letterReads,
  },
  {
    path: '/contract/document/web_detail/*',
    title: 'Web明細のID・パスワード再発行',
    chrome: procedureChrome,
    load: () => import('@/screens/fibre/document/webDetail.procedure'),
    prefetch: letterReads,
  },
  {
    path: '/contract/report',
    title: '建物の調査報告',
    chrome: defaultChrome,
    load: () => import('@/screens/fibre/report/ReportScreen'),
    prefetch: () => [reportQueries.list(), reportQueries.introduction()],
  },
  {
    path: '/contract/report/:reportId',
    title: '建物の調査報告',
    chrome: defaultChrome,
    load: () => import('@/screens/fibre/report/ReportDetailScreen'),
    prefetch: ({ reportId = '' }) => (isReportId(reportId) ? [reportQueries.detail(reportId)] : []),
  },
  {
    path: '/contract/account_link',
    title: '連携IDの設定',
    chrome: defaultChrome,
    load: () => import('@/screens/fibre/accountLink/AccountLinkScreen'),
    prefetch: () => [contractQueries.linkedAccount()],
  },
  {
    path: '/contract/customer',
    title: '登録情報の変更',
    chrome: defaultChrome,
    load: () => import('@/screens/fibre/customer/CustomerScreen'),
    prefetch: registeredReads,
  },
  {
    path: '/contract/customer/name/*',
    title: 'お名前の変更',
    chrome: procedureChrome,
    load: () => import('@/screens/fibre/customer/name.procedure'),
    prefetch: customerReads,
  },
  {
    path: '/contract/customer/address/*',
    title: '住所の変更',
    chrome: procedureChrome,
    load: () => import('@/screens/fibre/customer/address.procedure'),
    prefetch: addressReads,
  },
  {
    path: '/contract/customer/phone/*',
    title: '電話番号の変更',
    chrome: procedureChrome,
    load: () => import('@/screens/fibre/customer/phone.procedure'),
    prefetch: customerReads,
  },
  {
    path: '/contract/customer/billing_address/*',
    title: '請求書の送付先の変更',
    chrome: procedureChrome,
    load: () => import('@/screens/fibre/customer/billingAddress.procedure'),
    prefetch: addressReads,
  },
  {
    path: '/campaign',
    title: '特典・キャンペーン',
    chrome: defaultChrome,
    load: () => import('@/screens/fibre/campaign/CampaignScreen'),
    prefetch: () => Object.values(campaignQueries).map((read) => read()),
  },
];
