import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { beforeAll, expect, test } from 'vitest';
import { bundleDocument, documents, openapiDir } from './documents.ts';
import { type ContractOperation, type Json, listOperations } from './operations.ts';

const operations = new Map<string, ContractOperation>();

beforeAll(async () => {
  for (const { name } of documents) {
    const { spec } = await bundleDocument(name);
    for (const o of listOperations(spec)) operations.set(o.operationId, o);
  }
}, 60_000);

const examples = (id: string) => operations.get(id)?.responses.flatMap((r) => r.examples) ?? [];
const prefixed = (prefix: string, codes: string) => codes.split(' ').map((c) => prefix + c);

const billingStatuses = prefixed('status_', '0 1 2 3 4 5 6 unknown');
const paymentMethods = prefixed('code_', '10 11 20 30 40 41 50 60 70 80 90 99 unknown');

const optionStatuses = prefixed('status_', 'none entr srvc cncl quit qtwt');

/** The given states and codes, by operation (docs/product.md): each is a scenario of its own. */
const named: [operationId: string, examples: string[]][] = [
  ['getBilling', [...billingStatuses, 'unreadable_month', 'empty', 'longest']],
  ['getBillingMonth', [...billingStatuses, 'empty', 'longest']],
  ['getFixedBilling', billingStatuses],
  ['getPayment', paymentMethods],
  ['getFixedPayment', paymentMethods],
  ['getCaution', ['normal', 'one', 'many']],
  ['getConstructionProgress', prefixed('step_', 'accepted scheduled today completed')],
  [
    'getLoginMessage',
    prefixed('banner_', 'internal external fixed').concat('popup_text', 'popup_html'),
  ],
  ['getLoginHistory', ['unfamiliar', 'failed', 'empty', 'many']],
  ['getNotificationHistory', ['empty', 'unread', 'many', 'longest']],
  ['getUser', prefixed('plan_', 'mansion 10g 10gs 6gs 20gs')],
  ['postLogin', ['normal', 'login_failed', 'account_locked', 'maintenance']],
  ['getOption', ['statuses', 'not_accepting', 'empty', 'many']],
  ...['Denki', 'Gas', 'Ps5', 'MeshWifi', 'SmartLife', 'WatchOver', 'Security'].map(
    (kind): [string, string[]] => [`getOption${kind}`, optionStatuses],
  ),
  ['getOptionVoip', [...optionStatuses, 'status_qtrq', ...prefixed('pack_', '00 01 02 03 04 05')]],
  ['getOptionVoipCheck', ['out_of_area', 'not_portable', 'already_accepted']],
  [
    'getOptionRvoip',
    prefixed(
      'status_',
      'none entry_accept entry_ng_supported entry_opening_requested service quit_quittig quit_requested quit_finished cancel_canceling cancel',
    ),
  ],
  ['getOptionAmuelink', prefixed('status_', 'entr srvc cncl quit qtwt')],
  ['getOptionSecom', prefixed('status_', 'exam srvc cncl quit')],
  [
    'getOptionUnext',
    prefixed('status_', 'none applying in_use cancelled terminated termination_accepted'),
  ],
  ['getOptionHikaritv', prefixed('plan_', '01 02 03 11 12 13 14 15')],
  ['getServiceHikaritv', optionStatuses],
  ['getCashback', prefixed('status_', '0 1 2 3 4 5 6 7')],
  [
    'getDocumentShipping',
    prefixed('state_', '20101 20201 20301 20400 20401 20402 20499 unknown').concat(
      prefixed('matter_', '2106 2108 2120 2121'),
      'three',
    ),
  ],
  [
    'getG10upgAreaJudge',
    prefixed(
      'summary_',
      'providing providing_partially accepting accepting_partially scheduled scheduled_partially not_providing',
    ).concat(prefixed('detail_', 'providing accepting scheduled not_providing')),
  ],
  ['getG10upgEnableJudge', ['upgrade_ok', 'not_upgrade_ng', 'sts_ok', 'not_sts_ng']],
  ['getG10upgStateInfo', ['link_ok', 'link_ng']],
  ['getG10upgAcceptJudge', ['result_ok', 'result_ng']],
  ['getIntroduce', ['expired']],
  ['getReportList', ['three', 'empty']],
  ['postPasswordResetOtpV2', ['normal', 'mail', 'otp_send_limit']],
  ['postPasswordResetOtpVerification', ['otp_wrong', 'otp_expired', 'otp_locked']],
];

const imei = 'phone_protection_cant_update_imei';
const onestop = prefixed(
  'onestop_',
  'service_stopped no_target_contract reserve_number_issued expired',
);
const gigaPlus = prefixed('giga_plus_', 'not_exist receipt_complete receipt_expired');
const card = prefixed('card_authentication_', 'failed maintenance');

/** The given states and codes of the mobile service (docs/product.md §9 and §10). */
const ofMobile: typeof named = [
  [
    'postPacketGiftCode',
    [
      'capacity_shortage',
      ...prefixed('packet_gift_', 'none_contract already none_sim_tel'),
      ...prefixed(
        'packet_gift_code_',
        'month_end capacity_over none_contract_in_post not_available_sim_tel none_price_plan cant_get_in_code not_neo_plan',
      ),
    ],
  ],
  ['postPacketGiftRequest', ['cant_get_in_receipt']],
  [
    'postMnpTransferIn',
    prefixed(
      'mnp_transfer_in_',
      'reserve_number_expired available_time_none put_reserve_exist',
    ).concat('not_one_target'),
  ],
  ['postMobileCashbackAccount', ['register_account_cashback_procedure_complete']],
  ['getMobileCashbackAccount', prefixed('status_', '0 1 2 3 4 5 6 7')],
  ['getMobileQuitInfo', ['accept', 'wait_mnp_port_out_number', 'wait_mnp_port_out', 'end']],
  ['postMobileQuitInfo', ['cancel_error', 'date_changed', ...onestop]],
  ['getMnpOnestopAlignInfo', onestop],
  ['getGigaPlus', gigaPlus],
  ['postGigaPlus', gigaPlus],
  ['postDeviceCompensation', [imei, `${imei}_device_adding`, `${imei}_before_next_month_end`]],
  [
    'getOrderApplication',
    ['option_update_processing', 'shipping', 'mnp_move_in_reserve_wait', 'mnp_move_in_reserving'],
  ],
  ['postDataAdvance', prefixed('data_advance_', 'over_capacity out_of_period not_possible')],
  ['postStopRestartInfo', ['stop_failed', 'restart_failed']],
  ['putServicePaymentCreditCard', card],
  ['putPaymentCreditCard', card],
  ['postVoipWc24FormDemand', ['normal', 'wc24_same_day_request', 'system_error']],
  ['postQuit', ['issue_failed', 'system_error']],
  ['postContractEntryCancel', ['cancel_period_passed']],
];

test.each([...named, ...ofMobile])('%s shows what is given', (id, names) => {
  const have = examples(id).map((e) => e.name);
  expect(names.filter((name) => !have.includes(name))).toEqual([]);
});

test('an example status_N or code_N carries that code', () => {
  const found: string[] = [];
  for (const [id, key] of [
    ['getBilling', 'status'],
    ['getBillingMonth', 'status'],
    ['getPayment', 'code'],
    ['getFixedPayment', 'code'],
  ] as const) {
    for (const { name, value } of examples(id)) {
      const wanted = new RegExp(`^${key}_([0-9]+)$`).exec(name)?.[1];
      const body = value as { current?: Json; method?: Json };
      const shown = (body.current ?? body.method ?? (value as Json))[key];
      if (wanted !== undefined && shown !== wanted) found.push(`${id} ${name}: ${String(shown)}`);
    }
  }
  expect(found).toEqual([]);
});

interface Bill {
  total: number | null;
  previous: { total: number } | null;
  differences: { amount: number }[];
  groups: { lines: { amount: number }[]; subtotal: number }[];
  carried_forward: { amount: number }[];
}

const sum = (items: { amount: number }[]) => items.reduce((total, item) => total + item.amount, 0);

test('the lines of every bill add up to its total, and its differences to the change', () => {
  const found: string[] = [];
  for (const { name, value } of examples('getBillingMonth')) {
    if (!('groups' in (value as Json))) continue;
    const bill = value as Bill;
    if (bill.total === null) continue;
    const lines = bill.groups.reduce((total, group) => total + group.subtotal, 0);
    if (lines + sum(bill.carried_forward) !== bill.total) found.push(`${name}: total`);
    for (const group of bill.groups) {
      if (sum(group.lines) !== group.subtotal) found.push(`${name}: subtotal`);
    }
    const change = bill.total - (bill.previous?.total ?? bill.total);
    if (sum(bill.differences) !== change) found.push(`${name}: differences`);
  }
  expect(found).toEqual([]);
});

test('the current bill is the month of its list, and its reasons add up to the difference', () => {
  const found: string[] = [];
  for (const { name, value } of examples('getBilling')) {
    const { current, months } = value as {
      current?: Json | null;
      months?: { month: string; total: number | null; status: string }[];
    };
    if (!current) continue;
    const month = months?.find((m) => m.month === current.month);
    if (month?.total !== current.total) found.push(`${name}: total`);
    if (month?.status !== current.status) found.push(`${name}: status`);
    if (typeof current.difference !== 'number') continue;
    if (sum(current.reasons as { amount: number }[]) !== current.difference)
      found.push(`${name}: reasons`);
    const previous = current.previous as { total: number };
    if (Number(current.total) - previous.total !== current.difference)
      found.push(`${name}: difference`);
  }
  expect(found).toEqual([]);
});

/** Keys of the path items that a file defines. */
const definedPaths = (text: string): string[] => {
  const paths = /^paths:\n((?: .*\n|\n)+)/m.exec(text)?.[1] ?? '';
  return [...paths.matchAll(/^ {2}([\w-]+):/gm)].map(([, key = '']) => key);
};

test('every path item below openapi is in a document', () => {
  const entries: readonly string[] = documents.map(({ file }) => file);
  const read = (file: string) => readFileSync(path.join(openapiDir, file), 'utf8');
  const named = new Set(
    entries.flatMap((entry) =>
      [...read(entry).matchAll(/\$ref: '?([\w./-]+)#\/paths\/([\w-]+)/g)].map(
        ([, file = '', key]) => `${path.posix.join(path.posix.dirname(entry), file)} ${key}`,
      ),
    ),
  );
  const defined = readdirSync(openapiDir, { recursive: true, encoding: 'utf8' })
    .map((file) => file.replaceAll(path.sep, '/'))
    .filter((file) => file.endsWith('.yaml') && !entries.includes(file))
    .flatMap((file) => definedPaths(read(file)).map((key) => `${file} ${key}`));
  expect(defined.length).toBeGreaterThan(0);
  expect(defined.filter((item) => !named.has(item))).toEqual([]);
});

test('what is billed by instalments adds up', () => {
  const found: string[] = [];
  for (const { name, value } of examples('getInstallment')) {
    for (const i of (value as { installments?: Record<string, number>[] }).installments ?? []) {
      const {
        total = 0,
        monthly_amount = 0,
        total_count = 0,
        paid_count = 0,
        remaining_total = 0,
      } = i;
      if (monthly_amount * total_count !== total) found.push(`${name}: total`);
      if (monthly_amount * (total_count - paid_count) !== remaining_total)
        found.push(`${name}: left`);
    }
  }
  expect(found).toEqual([]);
});
