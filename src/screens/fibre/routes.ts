import { api } from '@/api/generated/operations';
import { ofService, queryOrRejection, read } from '@/api/query';
import { isReportId } from '@/catalogue/documents';
import { monthReads } from '@/screens/billing/queries';
import { promotionReads } from '@/screens/fibre/promotion/queries';
import {
  billing,
  billingMonth,
  billingYear,
  cashback,
  payment,
  paymentReads,
} from '@/screens/shared/routes';
import { ahead } from '@/shell/ahead';
import { defaultChrome, noChrome, procedureChrome, type ScreenRoute } from '@/shell/route';

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
    handle: { title: '料金・お知らせ', chrome: defaultChrome },
    load: () => import('@/screens/fibre/top/TopScreen'),
    loader: ahead(
      () => [read(api.getBilling)],
      () => [read(api.getNotification)],
    ),
  },
  {
    path: '/billing',
    ...billing,
    loader: ahead(() => [
      read(api.getBilling),
      read(api.getInstallment),
      read(api.getInstallmentConstructionCost),
      read(api.getRefund),
      read(api.getBillingRlsRefundList),
      read(api.getFixedBilling),
    ]),
  },
  { path: '/billing/year/:year', ...billingYear },
  {
    path: '/billing/:month',
    ...billingMonth,
    loader: ahead(({ month }) => monthReads('fixed', month)),
  },
  { path: '/campaign/cashback/*', ...cashback, loader: ahead(() => [read(api.getCashback)]) },
  {
    path: '/campaign/present/*',
    handle: { title: '記念品の受け取り', chrome: procedureChrome },
    load: () => import('@/screens/fibre/campaign/present/present.procedure'),
    loader: ahead(() => [read(api.getCampaignPresentInfo)]),
  },
  {
    path: '/campaign/introduce',
    handle: { title: 'お友達・建物の紹介', chrome: defaultChrome },
    load: () => import('@/screens/fibre/campaign/introduce/IntroduceScreen'),
    loader: ahead(() => [read(api.getIntroduce), read(api.getMansionIntroduce)]),
  },
  { path: '/payment', ...payment, loader: ahead(() => paymentReads('fixed')) },
  {
    path: '/payment/carrier/:carrier/*',
    handle: { title: 'お支払い方法の手続き', chrome: procedureChrome },
    load: () => import('@/screens/fibre/carrier/CarrierScreen'),
    loader: ahead(() => [
      read(api.getPayment, ofService('fixed')),
      read(api.getPaymentRestrictionOption, ofService('fixed')),
    ]),
  },
  {
    path: '/contract',
    handle: { title: 'ご契約情報', chrome: defaultChrome },
    load: () => import('@/screens/fibre/contract/ContractScreen'),
    loader: ahead(() => [
      ...addressReads(),
      read(api.getPayment, ofService('fixed')),
      read(api.getFixedContract),
      read(api.getContractPlan),
      read(api.getCustomerKey),
      read(api.getSonetMail),
      read(api.getSonyAccount),
      read(api.getLineReuseInfo),
    ]),
  },
  {
    path: '/entry_cancel',
    handle: { title: 'お申し込みの取り消し', chrome: noChrome },
    load: () => import('@/screens/public/EntryCancelPage'),
  },
  {
    path: '/contract/quit_cancel/*',
    handle: { title: '解約の取り消し', chrome: procedureChrome },
    load: () => import('@/screens/fibre/quitCancel/quitCancel.procedure'),
    loader: ahead(() => [read(api.getQuitCancel)]),
  },
  {
    path: '/contract/entry_cancel/*',
    handle: { title: 'お申し込みの取り消し', chrome: procedureChrome },
    load: () => import('@/screens/fibre/entryCancel/entryCancel.procedure'),
    loader: ahead(() => [read(api.getFixedContract)]),
  },
  {
    path: '/contract/upgrade/*',
    handle: { title: '10ギガへの変更', chrome: procedureChrome },
    load: () => import('@/screens/fibre/upgrade/upgrade.procedure'),
    loader: ahead(() => [
      read(api.getG10upgAreaJudge),
      read(api.getG10upgEnableJudge),
      read(api.getG10upgStateInfo),
      read(api.getG10upgAcceptJudge),
    ]),
  },
  {
    path: '/contract/move/*',
    handle: { title: 'お引っ越し', chrome: procedureChrome },
    load: () => import('@/screens/fibre/move/move.procedure'),
    loader: ahead(() => [read(api.getMoveToken)]),
  },
  {
    path: '/contract/quit/*',
    handle: { title: '光の解約', chrome: procedureChrome },
    load: () => import('@/screens/fibre/quit/quit.procedure'),
    loader: ahead(() => [read(api.getCancellationFee)]),
  },
  {
    path: '/contract/construction',
    handle: { title: '工事の日程', chrome: defaultChrome },
    load: () => import('@/screens/fibre/construction/ConstructionScreen'),
    loader: ahead(() => [
      read(api.getConstructionEntry),
      read(api.getConstructionProgress),
      read(api.getConstructionAgreement),
      read(api.getHandsUpFacilityCost),
    ]),
  },
  {
    path: '/contract/construction/date/*',
    handle: { title: '工事日の変更', chrome: procedureChrome },
    load: () => import('@/screens/fibre/construction/constructionDate.procedure'),
    loader: ahead(() => [read(api.getConstructionEntry)]),
  },
  {
    path: '/contract/delivery/*',
    handle: { title: 'お届けと回収の日時', chrome: procedureChrome },
    load: () => import('@/screens/fibre/delivery/delivery.procedure'),
    loader: ahead(() => [
      read(api.getDeviceDeliCollInfo, ofService('fixed')),
      read(api.getDelivery),
    ]),
  },
  {
    path: '/contract/promotion/*',
    handle: { title: 'お知らせの受け取り', chrome: procedureChrome },
    load: () => import('@/screens/fibre/promotion/promotion.procedure'),
    loader: ahead((_, { services }) => promotionReads(services)),
  },
  {
    path: '/contract/document',
    handle: { title: '書類の発行・送付', chrome: defaultChrome },
    load: () => import('@/screens/fibre/document/DocumentScreen'),
    loader: ahead(() => [read(api.getDocumentShipping), read(api.getOptionVoip)]),
  },
  {
    path: '/contract/document/wc24/*',
    handle: { title: '申込書(WC24)の取り寄せ', chrome: procedureChrome },
    load: () => import('@/screens/fibre/document/letter.procedure'),
    loader: ahead(letterReads),
  },
  {
    path: '/contract/document/web_detail/*',
    handle: { title: 'Web明細のID・パスワード再発行', chrome: procedureChrome },
    load: () => import('@/screens/fibre/document/letter.procedure'),
    loader: ahead(letterReads),
  },
  {
    path: '/contract/report',
    handle: { title: '建物の調査報告', chrome: defaultChrome },
    load: () => import('@/screens/fibre/report/ReportScreen'),
    loader: ahead(() => [read(api.getReportList), read(api.getMansionIntroduce)]),
  },
  {
    path: '/contract/report/:reportId',
    handle: { title: '建物の調査報告', chrome: defaultChrome },
    load: () => import('@/screens/fibre/report/ReportDetailScreen'),
    loader: ahead(({ reportId = '' }) =>
      isReportId(reportId)
        ? [queryOrRejection(read(api.getReportDetail, { report_id: reportId }))]
        : [],
    ),
  },
  {
    path: '/contract/account_link',
    handle: { title: '連携IDの設定', chrome: defaultChrome },
    load: () => import('@/screens/fibre/accountLink/AccountLinkScreen'),
    loader: ahead(() => [read(api.getSonyAccount)]),
  },
  {
    path: '/contract/customer',
    handle: { title: '登録情報の変更', chrome: defaultChrome },
    load: () => import('@/screens/fibre/customer/CustomerScreen'),
    loader: ahead(registeredReads),
  },
  {
    path: '/contract/customer/name/*',
    handle: { title: 'お名前の変更', chrome: procedureChrome },
    load: () => import('@/screens/fibre/customer/name.procedure'),
    loader: ahead(customerReads),
  },
  {
    path: '/contract/customer/address/*',
    handle: { title: '住所の変更', chrome: procedureChrome },
    load: () => import('@/screens/fibre/customer/address.procedure'),
    loader: ahead(addressReads),
  },
  {
    path: '/contract/customer/phone/*',
    handle: { title: '電話番号の変更', chrome: procedureChrome },
    load: () => import('@/screens/fibre/customer/phone.procedure'),
    loader: ahead(customerReads),
  },
  {
    path: '/contract/customer/billing_address/*',
    handle: { title: '請求書の送付先の変更', chrome: procedureChrome },
    load: () => import('@/screens/fibre/customer/billingAddress.procedure'),
    loader: ahead(addressReads),
  },
  {
    path: '/campaign',
    handle: { title: '特典・キャンペーン', chrome: defaultChrome },
    load: () => import('@/screens/fibre/campaign/CampaignScreen'),
    loader: ahead(() => [
      read(api.getCashback),
      read(api.getFixedCampaign),
      read(api.getCampaignPresentInfo),
      read(api.getIntroduce),
    ]),
  },
];
