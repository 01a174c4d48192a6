import { beforeAll, expect, test } from 'vitest';
import { codeSets, codesOf } from './codes.ts';
import { bundleDocument, documents } from './documents.ts';
import { isObject, type Json, listOperations, resolve } from './operations.ts';

/** The given codes, by the set of the contract (docs/product.md §16). */
const specified: Record<string, string> = {
  BillingStatusCode: '0 1 2 3 4 5 6',
  PaymentMethodCode: '10 11 20 30 40 41 50 60 70 80 90 99',
  OptionStatus: 'NONE ENTR SRVC CNCL QUIT QTWT',
  RvoipStatus:
    'NONE ENTRY_ACCEPT ENTRY_NG_SUPPORTED ENTRY_OPENING_REQUESTED SERVICE QUIT_QUITTIG QUIT_REQUESTED QUIT_FINISHED CANCEL_CANCELING CANCEL',
  AmuelinkStatus: 'ENTR SRVC CNCL QUIT QTWT',
  SecomStatus: 'EXAM SRVC CNCL QUIT',
  UnextStatus: 'none applying in_use cancelled terminated termination_accepted',
  CashbackStatus: '0 1 2 3 4 5 6 7',
  ShipmentStateCode: '20101 20201 20301 20400 20401 20402 20499',
  MatterType: '2106 2108 2120 2121',
  AreaSummaryState:
    'providing providing_partially accepting accepting_partially scheduled scheduled_partially not_providing',
  AreaDetailState: 'providing accepting scheduled not_providing',
  UpgradeFlag: '1 0',
  StatusFlag: '1 0',
  LinkFlag: '1 0',
  ResultFlag: '1 0',
  HouseType: 'single multiple',
  HikaritvPlan: '01 02 03 11 12 13 14 15',
  Gender: 'male female other',
  PlanCode: 'MC1012 MM013N MC1013',
  PlanType: '2G mansion 10G 10Gs 6Gs 20Gs',
  ServiceType: 'fixed mobile',
  ServiceCategory: 'gs10home gs20home hikaritv',
  SubSystemId: 'minamo sonc',
  PasswordSetter: 'user system',
  AuthenticationMethod: 'one_time_pwd_mail one_time_pwd_sms',
  OrderApplicationStatus:
    'option_update_processing shipping mnp_move_in_reserve_wait mnp_move_in_reserving',
  MobileQuitStatus: 'accept wait_mnp_port_out_number wait_mnp_port_out end',
  ChangeType: '1 2',
  LineReuseChoice: '1 0',
  OrderType: '1 2 3 4 5 6',
  NumberSource: '0 1',
  OnuAddressChoice: '1 2',
  DeviceReturnChoice: '1 2 3',
  HalfDay: 'none morning afternoon',
  ServicePack: '00 01 02 03 04 05',
  Carrier: '00 01 06 31 36 38 39 73 75 76 78 90 99',
  QuitReason: '21 03 22 23 24 07 01 99',
  OptionCategory: 'discount life_support iot',
  ContractType: 'mobile_data mobile_sms mobile_voice',
  MobileOptionKey:
    'VirusBusterMobile PremiumBand ValueDataFree DevicePurchase DeviceCompensation NetworkFifthGeneration IFilter',
  MobileOptionStatus: 'none using',
  MobileOptionOperation: 'add remove update',
  MobileOptionCode: 'VO3122 VO3132 VO3222 VO3232 VO3242 VO3252 VO4032 VO4042',
  PhoneProtectionOperation: 'quit imei',
  PhoneProtectionImeiCode:
    'phone_protection_cant_update_imei phone_protection_cant_update_imei_device_adding phone_protection_cant_update_imei_before_next_month_end',
  ChargeCategory: 'normal neo',
  PlanFamily: 'value neo neo_lite neo_w time sml',
  ValuePlanKind: 'value_sml_data_sms value_sml_voice value_sml_voice_limited',
  SpecialCallingPlanCode: 'VO4012 VO3052',
  MobilePlanType: 'TelFixedUpToMinutesSeller TelFixedAllMinutesSeller TwentyGbSeller',
  CallFlat: 'flat_rate unlimited three_minutes five_minutes ten_minutes',
  TimeBand: '09:00-11:00 11:00-13:00 13:00-15:00 15:00-17:00 17:00-19:00 19:00-20:30',
};

/** Given codes of sets that have other codes too. */
const amongOthers: Record<string, string> = {
  VoipStatus: 'NONE ENTR SRVC CNCL QUIT QTWT',
  MobilePlanCode:
    'VB1982 VB1992 VB2002 VB2012 VB2202 VB2212 VB2222 VB2232 VB2242 VB2252 VB2262 VB2272',
};

const declared = new Map<string, string[]>();
const shown = new Map<string, Set<string>>();

beforeAll(async () => {
  const specs: Json[] = [];
  for (const { name } of documents) specs.push((await bundleDocument(name)).spec);
  for (const { name, values } of codeSets(specs)) declared.set(name, values);
  for (const spec of specs)
    for (const { request, responses } of listOperations(spec))
      for (const { schema, examples } of request ? [request, ...responses] : responses)
        for (const { value } of examples) note(spec, schema, value);
}, 60_000);

/** Notes which codes a value of a schema contains, by their sets. */
function note(spec: Json, schema: unknown, value: unknown): void {
  if (!isObject(schema)) return;
  const target = resolve(spec, schema);
  const name = /\/([^/]+)$/.exec(typeof schema['$ref'] === 'string' ? schema['$ref'] : '')?.[1];
  if (name && codesOf(target) && typeof value === 'string')
    shown.set(name, (shown.get(name) ?? new Set()).add(value));
  for (const way of ['anyOf', 'oneOf', 'allOf'])
    if (Array.isArray(target[way])) for (const one of target[way]) note(spec, one, value);
  if (Array.isArray(value)) for (const item of value) note(spec, target['items'], item);
  if (!isObject(value) || !isObject(target['properties'])) return;
  for (const [key, inner] of Object.entries(value)) note(spec, target['properties'][key], inner);
}

test.each(Object.entries(specified))('%s has the given codes', (name, codes) => {
  expect([...(declared.get(name) ?? [])].sort()).toEqual(codes.split(' ').sort());
});

test.each(Object.entries(amongOthers))('%s has those that are given', (name, codes) => {
  const have = declared.get(name) ?? [];
  expect(codes.split(' ').filter((code) => !have.includes(code))).toEqual([]);
});

test('each given code is shown by an example', () => {
  const hidden = Object.entries({ ...specified, ...amongOthers }).flatMap(([name, codes]) =>
    codes
      .split(' ')
      .filter((code) => !shown.get(name)?.has(code))
      .map((code) => `${name} ${code}`),
  );
  expect(hidden).toEqual([]);
});
