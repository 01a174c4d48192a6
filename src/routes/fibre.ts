import { api } from '@/api/generated/operations';
import { ofService } from '@/api/ofService';
import { queryOrRejection, read } from '@/api/query';
import { monthReads } from '@/screens/billing/queries';
import { contractReads } from '@/screens/fibre/contract/queries';
import { promotionReads } from '@/screens/fibre/promotion/queries';
import { isReportId } from '@/screens/fibre/report/queries';
import { upgradeReads } from '@/screens/fibre/upgrade/queries';
import { paymentReads } from '@/screens/payment/queries';
import { defaultChrome, noChrome, procedureChrome, type ScreenRoute } from './route';
import { billing, billingMonth, billingYear, cashback, payment } from './shared';

const customerReads = () => [read(api.getContract, ofService('fixed'))];
const registeredReads = () => [...customerReads(), read(api.getBillingAddressInfo)];
const addressReads = () => [...registeredReads(), read(api.getInstallationAddressInfo)];
const letterReads = () => [
  read(api.getDocumentShipping),
  read(api.getOptionVoip),
  read(api.getBillingAddressInfo),
];

/** Screens of fibre except its options. */
export const fibreRoutes: ScreenRoute[] = [
  {
    path: '/top',
    title: '料金・お知らせ',
    chrome: defaultChrome,
    load: () => import('@/screens/fibre/top/TopScreen'),
    prefetch: () => [read(api.getBilling)],
    prefetchBelow: () => [read(api.getNotification)],
  },
  {
    path: '/billing',
    ...billing,
    prefetch: () => [
      read(api.getBilling),
      read(api.getInstallment),
      read(api.getInstallmentConstructionCost),
      read(api.getRefund),
      read(api.getBillingRlsRefundList),
      read(api.getFixedBilling),
    ],
  },
  { path: '/billing/year/:year', ...billingYear },
  {
    path: '/billing/:month',
    ...billingMonth,
    prefetch: ({ month }) => monthReads('fixed', month),
  },
  { path: '/campaign/cashback/*', ...cashback, prefetch: () => [read(api.getCashback)] },
  {
    path: '/campaign/present/*',
    title: '記念品の受け取り',
    chrome: procedureChrome,
    load: () => import('@/screens/fibre/campaign/present/present.procedure'),
    prefetch: () => [read(api.getCampaignPresentInfo)],
  },
  {
    path: '/campaign/introduce',
    title: 'お友達・建物の紹介',
    chrome: defaultChrome,
    load: () => import('@/screens/fibre/campaign/introduce/IntroduceScreen'),
    prefetch: () => [read(api.getIntroduce), read(api.getMansionIntroduce)],
  },
  { path: '/payment', ...payment, prefetch: () => paymentReads('fixed') },
  {
    path: '/payment/carrier/:carrier/*',
    title: 'お支払い方法の変更',
    chrome: procedureChrome,
    load: () => import('@/screens/fibre/carrier/CarrierScreen'),
    prefetch: () => [
      read(api.getPayment, ofService('fixed')),
      read(api.getPaymentRestrictionOption, ofService('fixed')),
    ],
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
    prefetch: () => [read(api.getQuitCancel)],
  },
  {
    path: '/contract/entry_cancel/*',
    title: 'お申し込みの取り消し',
    chrome: procedureChrome,
    load: () => import('@/screens/fibre/entryCancel/entryCancel.procedure'),
    prefetch: () => [read(api.getFixedContract)],
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
    prefetch: () => [read(api.getMoveToken)],
  },
  {
    path: '/contract/quit/*',
    title: '光の解約',
    chrome: procedureChrome,
    load: () => import('@/screens/fibre/quit/quit.procedure'),
    prefetch: () => [read(api.getCancellationFee)],
  },
  {
    path: '/contract/construction',
    title: '工事の日程',
    chrome: defaultChrome,
    load: () => import('@/screens/fibre/construction/ConstructionScreen'),
    prefetch: () => [
      read(api.getConstructionEntry),
      read(api.getConstructionProgress),
      read(api.getConstructionAgreement),
      read(api.getHandsUpFacilityCost),
    ],
  },
  {
    path: '/contract/construction/date/*',
    title: '工事日の変更',
    chrome: procedureChrome,
    load: () => import('@/screens/fibre/construction/constructionDate.procedure'),
    prefetch: () => [read(api.getConstructionEntry)],
  },
  {
    path: '/contract/delivery/*',
    title: 'お届けと回収の日時',
    chrome: procedureChrome,
    load: () => import('@/screens/fibre/delivery/delivery.procedure'),
    prefetch: () => [read(api.getDeviceDeliCollInfo, ofService('fixed')), read(api.getDelivery)],
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
    prefetch: () => [read(api.getDocumentShipping), read(api.getOptionVoip)],
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
    prefetch: () => [read(api.getReportList), read(api.getMansionIntroduce)],
  },
  {
    path: '/contract/report/:reportId',
    title: '建物の調査報告',
    chrome: defaultChrome,
    load: () => import('@/screens/fibre/report/ReportDetailScreen'),
    prefetch: ({ reportId = '' }) =>
      isReportId(reportId)
        ? [queryOrRejection(read(api.getReportDetail, { report_id: reportId }))]
        : [],
  },
  {
    path: '/contract/account_link',
    title: '連携IDの設定',
    chrome: defaultChrome,
    load: () => import('@/screens/fibre/accountLink/AccountLinkScreen'),
    prefetch: () => [read(api.getSonyAccount)],
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
    prefetch: () => [
      read(api.getCashback),
      read(api.getFixedCampaign),
      read(api.getCampaignPresentInfo),
      read(api.getIntroduce),
    ],
  },
];
