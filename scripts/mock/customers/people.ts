import type { Success } from '../contractTypes.ts';

type Person = Success<'getUser'>['customer'];
type Plan = NonNullable<Success<'getUser'>['plan']>;

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
