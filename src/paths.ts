/** Builds the address of every screen: the one place that knows how they are spelt (docs/product.md §1.2). */
export const paths = {
  login: (redirectUri?: string) =>
    redirectUri ? `/login?redirect_uri=${encodeURIComponent(redirectUri)}` : '/login',
  passwordReset: () => '/password_reset',
  service: () => '/service/',

  top: () => '/top',
  billing: () => '/billing',
  /** @param month `YYYYMM` */
  billingMonth: (month: string) => `/billing/${month}`,
  /** @param year `2026` */
  billingYear: (year: string) => `/billing/year/${year}`,
  payment: () => '/payment',
  /** A document of its own: links to it load the page anew. */
  creditCard: () => '/payment/credit_card',
  /** @param carrier softbank, kddi, docomo */
  carrier: (carrier: string) => `/payment/carrier/${carrier}`,
  contract: () => '/contract',
  /** The section of the contract page that lists what can be applied for. */
  procedures: () => '/contract#procedures',
  customer: () => '/contract/customer',
  customerName: () => '/contract/customer/name',
  customerAddress: () => '/contract/customer/address',
  customerPhone: () => '/contract/customer/phone',
  billingAddress: () => '/contract/customer/billing_address',
  password: () => '/contract/password',
  construction: () => '/contract/construction',
  constructionDate: () => '/contract/construction/date',
  /** @param movement id of the delivery or collection to change; without it the screen takes the first */
  delivery: (movement?: string) =>
    movement ? `/contract/delivery?movement=${movement}` : '/contract/delivery',
  promotion: () => '/contract/promotion',
  document: () => '/contract/document',
  wc24: () => '/contract/document/wc24',
  webDetailReissue: () => '/contract/document/web_detail',
  accountLink: () => '/contract/account_link',
  move: () => '/contract/move',
  upgrade: () => '/contract/upgrade',
  report: () => '/contract/report',
  reportDetail: (id: string) => `/contract/report/${id}`,
  quit: () => '/contract/quit',
  quitCancel: () => '/contract/quit_cancel',
  entryCancel: () => '/contract/entry_cancel',
  option: () => '/option',
  /** @param page code of the option, or the name of its own screen */
  optionDetail: (page: string) => `/option/${page}`,
  /** @param order what is done with it: quit, entry_cancel … */
  optionOrder: (page: string, order: string) => `/option/${page}/${order}`,
  /** @param codes of the options side by side, up to three */
  optionCompare: (codes: readonly string[] = []) =>
    codes.length > 0 ? `/option/compare?codes=${codes.join(',')}` : '/option/compare',
  optionTogether: () => '/option/together',
  campaign: () => '/campaign',
  cashback: () => '/campaign/cashback',
  present: () => '/campaign/present',
  introduce: () => '/campaign/introduce',
  progress: () => '/progress',
  requiredAction: () => '/required_action',
  loginHistory: () => '/login_history',
  notificationHistory: () => '/notification_history',

  mobileTop: () => '/mobile/top/',
  /** @param month `YYYYMM`, the running month when absent */
  mobileTraffic: (month?: string) => `/mobile/top/traffic${month ? `?month=${month}` : ''}`,
  mobileCharge: () => '/mobile/top/charge',
  mobileDataAdvance: () => '/mobile/top/data_advance',
  mobileGigaPlus: () => '/mobile/top/giga_plus',
  reimbursement: () => '/mobile/reimbursement/',
  mobileBilling: () => '/mobile/billing',
  /** @param month `YYYYMM` */
  mobileBillingMonth: (month: string) => `/mobile/billing/${month}`,
  /** @param year `2026` */
  mobileBillingYear: (year: string) => `/mobile/billing/year/${year}`,
  mobilePayment: () => '/mobile/payment',
  mobileCreditCard: () => '/mobile/payment/credit_card',
  packetGift: () => '/mobile/top/packet_gift/',
  packetGiftReceipt: () => '/mobile/top/packet_gift/receipt',
  mobileContract: () => '/mobile/contract/',
  mobileProcedures: () => '/mobile/contract/#procedures',
  mobileContractDetail: () => '/mobile/contract/detail/',
  mobilePlan: () => '/mobile/contract/plan',
  mobilePlanCancel: () => '/mobile/contract/plan/cancel',
  mobileEsim: () => '/mobile/contract/esim',
  mobileDeviceEntry: () => '/mobile/contract/device_entry',
  mobileMnpTransferIn: () => '/mobile/contract/mnp_transfer_in',
  mobileQuit: () => '/mobile/contract/quit',
  mobileQuitOnestop: () => '/mobile/contract/quit/onestop',
  mobileCheckToken: () => '/mobile/check_token',
  onestopLogin: () => '/mobile/onestop/login',
  onestopError: () => '/mobile/onestop/error/',
  mobileQuitCancel: () => '/mobile/contract/quit/cancel',
  mobileStopRestart: () => '/mobile/contract/stop_restart',
  mobileLost: () => '/mobile/lost',
  mobileDocument: () => '/mobile/contract/document',
  mobileRentalWifi: () => '/mobile/contract/rental_wifi',
  mobilePassword: () => '/mobile/contract/password',
  mobileContractor: () => '/mobile/contract/contractor/',
  mobileMail: () => '/mobile/contract/mail',
  mobileOption: () => '/mobile/option/',
  /** @param page key of the option, or the name of its own screen */
  mobileOptionDetail: (page: string) => `/mobile/option/${page}`,
  mobileCallService: () => '/mobile/option/call_service',
  mobileCampaign: () => '/mobile/campaign',
  mobileCashback: () => '/mobile/campaign/cashback',
  mobileProgress: () => '/mobile/progress',
  mobileRequiredAction: () => '/mobile/required_action',
  mobileLoginHistory: () => '/mobile/login_history',
  mobileNotificationHistory: () => '/mobile/notification_history',
  mail: () => '/contract/mail',
} as const;

/** The top of a service; the fibre top where no service is known. */
export function topOf(service: 'fixed' | 'mobile' | undefined): string {
  return service === 'mobile' ? paths.mobileTop() : paths.top();
}

/** The page of all required actions, among those of a service. */
export const actionsOf = (service: 'fixed' | 'mobile'): string =>
  service === 'mobile' ? paths.mobileRequiredAction() : paths.requiredAction();

/** The bills of a service: all of them, one month's (`YYYYMM`), and a year's (`YYYY`). */
export const billsOf = (
  service: 'fixed' | 'mobile' | undefined,
): { list: string; month: (month: string) => string; year: (year: string) => string } =>
  service === 'mobile'
    ? {
        list: paths.mobileBilling(),
        month: paths.mobileBillingMonth,
        year: paths.mobileBillingYear,
      }
    : { list: paths.billing(), month: paths.billingMonth, year: paths.billingYear };

/** Addresses that are a document of their own: a link to one of them loads the page anew. */
export const standaloneDocuments: readonly string[] = [
  paths.creditCard(),
  paths.mobileCreditCard(),
];

/** Last parts of the addresses that every procedure has: its review and its receipt. */
export const confirmSlug = 'confirm';
export const doneSlug = 'done';
