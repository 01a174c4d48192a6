import type { Success } from '../contractTypes.ts';
import type { Examples, Service } from './customer.ts';

type Person = Success<'getUser'>['customer'];
type Plan = NonNullable<Success<'getUser'>['plan']>;
type Listed = Service['listed'];
type Given = Pick<Service, 'bills' | 'examples'> &
  Partial<Omit<Service, 'listed'>> & { listed?: Partial<Listed> };

/** The data of 水野 恵子 (the customer of the pictures) without her daytime number, changed by `differs`. */
export const person = (differs: Partial<Person>): Person => ({
  contract_no: '10482175',
  last_name: '水野',
  first_name: '恵子',
  last_name_kana: 'ミズノ',
  first_name_kana: 'ケイコ',
  gender: 'female',
  email: 'mizuno.keiko@example.jp',
  birthday: '1978-04-03',
  zip_code: '1000000',
  prefecture: '東京都',
  city: 'みなも区',
  town: '波止場1-2-3',
  address_optional: null,
  tel: '0300001234',
  tel_daytime: null,
  ...differs,
});

/** The plan 2ギガ 戸建て in use, changed by `differs`. */
export const plan = (differs: Partial<Plan>): Plan => ({
  planCode: 'MC1012',
  planName: '2ギガ 戸建て',
  cnStatusCode: 'SRVC',
  cnStatusName: '利用中',
  planType: '2G',
  serviceType: 'minamo',
  serviceStartDate: '2023-09-14',
  acceptDate: '2023-08-19',
  // Counted at each read.
  contractTotalMonth: 0,
  preferredQuitDate: '9999-12-31',
  canEntryCancel: false,
  canQuitCancel: false,
  ...differs,
});

/** A service with what all have; `given` and `listed` add to that or override it. */
const service = (
  service_id: string,
  service_type: Listed['service_type'],
  contract_type: Listed['contract_type'],
  phone_number: string | null,
  plan_name: string,
  { listed, ...given }: Given,
): Service => ({
  listed: {
    service_id,
    service_type,
    service_category: null,
    contract_type,
    password_setter: 'user',
    phone_number,
    plan_name,
    ...listed,
  },
  notices: [],
  noticePages: [],
  ...given,
});

/** A fibre service. */
export const fibre = (id: string, planName: string, given: Given): Service =>
  service(id, 'fixed', null, null, planName, given);

/** A SIM by its number. */
export const sim = (
  phone: string,
  planName: string,
  type: NonNullable<Listed['contract_type']>,
  given: Given,
): Service => service(`m${phone}`, 'mobile', type, phone, planName, given);

/** For a customer who has nothing in progress: no applications, deliveries, instalments, banners. */
export const plainFibre: Examples = {
  getContractProcedure: 'empty',
  getConstructionProgress: 'empty',
  getDelivery: 'empty',
  getDeviceDeliCollInfo: 'empty',
  getCashback: 'empty',
  getDocumentShipping: 'empty',
  getBillingRlsRefundList: 'empty',
  getLoginMessage: 'empty',
  getFixedNotificationHistory: 'empty',
  getContractPlan: 'no_change',
  getG10upgStateInfo: 'none',
};

/** For a SIM with nothing but its plan, in a phone from elsewhere. */
export const plainSim: Examples = {
  getContract: 'mobile',
  getContractProcedure: 'empty',
  getOrderApplication: 'empty',
  getLoginMessage: 'empty',
  getPacketGift: 'empty',
  getMobileOption: 'empty',
  getDeviceInfo: 'one',
  getRefundBilling: 'not_found',
  getDelivery: 'empty',
  getDeviceDeliCollInfo: 'empty',
  getRentalWifiSendBackInfo: 'empty',
};

/** Payment methods of the demo customers, as the bill names them. */
export const bankDebit = { code: '20', detail: 'あおば銀行 普通 ***4821' };
export const creditCard = { code: '30', detail: 'VISA ****-****-****-1881' };
export const convenienceStore = { code: '40', detail: null };
