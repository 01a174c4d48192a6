import type { Json } from '../../operations.ts';
import { inBody, type SeededFault } from './seededFault.ts';

const itemsOf = (body: Json, list: string): Json[] => (body[list] ?? []) as Json[];
const more = (body: Json, field: string, by = 1): void => {
  if (typeof body[field] === 'number') body[field] += by;
};

type Given = Pick<SeededFault, 'at' | 'name' | 'says'> & Partial<SeededFault>;

/** A fault that only another answer shows, or another place of the same. */
const differing = (given: Given, change: (body: Json) => void): SeededFault => ({
  rule: 'data-differs',
  tamper: inBody(change),
  ...given,
});

/** Answers that say something else than another answer, or another place of the same, says. */
export const facts: SeededFault[] = [
  differing(
    { at: 'getContract', name: 'a phone number unlike the id of its line', says: 'phone_number' },
    (body) => {
      if (body['phone_number']) body['phone_number'] = '09000008888';
    },
  ),
  differing(
    { at: 'getService', name: 'the phone number of another line', says: 'phone_number' },
    (body) => {
      for (const one of itemsOf(body, 'services'))
        if (one['phone_number']) one['phone_number'] = '09000008888';
    },
  ),
  differing(
    { at: 'postLogin', name: 'another customer’s id in the answer to a login', says: 'oki.taichi' },
    (body) => (body['userId'] = 'oki.taichi'),
  ),
  differing(
    {
      at: 'getSupportSession',
      name: 'another customer’s id in a session',
      says: 'oki.taichi',
      names: 'postLogin,getSupportSession',
    },
    (body) => {
      if (body['userId']) body['userId'] = 'oki.taichi';
    },
  ),
  differing(
    {
      at: 'getRefund',
      with: ['getBillingRlsRefundList'],
      name: 'an open refund that no list has',
      says: 'refund_count',
      names: 'getBillingRlsRefundList,getRefund',
    },
    (body) => {
      if ('count' in body) body['count'] = 1;
    },
  ),
  differing(
    { at: 'getInstallment', name: 'less left of instalments than is', says: 'installment_left' },
    (body) => itemsOf(body, 'installments').forEach((one) => more(one, 'remaining_total', -100)),
  ),
  differing(
    {
      at: 'getInstallment',
      name: 'instalments that end a month too late',
      says: 'installment_count',
    },
    (body) => itemsOf(body, 'installments').forEach((one) => (one['last_month'] = '202710')),
  ),
  differing(
    {
      at: 'getContract',
      name: 'more months of contract than have passed',
      says: 'contract_months',
    },
    (body) => more(body, 'contract_months'),
  ),
  differing(
    {
      at: 'getPricePlan',
      name: 'months of contract that count the first one',
      says: 'contract_months',
    },
    (body) => more(body, 'contractTotalMonth'),
  ),
  differing(
    {
      at: 'getService',
      with: ['getDataTrafficUsage', 'getCharge'],
      name: 'data left of yesterday in the list of services',
      says: 'data_left_mb',
    },
    (body) => itemsOf(body, 'services').forEach((one) => more(one, 'data_left_mb', 300)),
  ),
  differing(
    {
      at: 'getService',
      with: ['getBilling', 'getBillingMonth'],
      name: 'the total of another bill in the list of services',
      says: 'bill_total',
    },
    (body) => itemsOf(body, 'services').forEach((one) => more(one, 'bill_total', 11)),
  ),
  differing(
    {
      at: 'getContractPlan',
      with: ['getContract', 'getFixedContract'],
      name: 'the plan of before the change',
      says: 'plan_name',
    },
    (body) => {
      if ('next_plan' in body && 'plan' in body)
        body['plan'] = { ...(body['plan'] as Json), planName: '2ギガ マンション' };
    },
  ),
  differing(
    {
      at: 'getPricePlanExchange',
      with: ['getPricePlan', 'getContract'],
      name: 'the fee of another plan',
      says: 'monthly_fee',
    },
    (body) => more((body['current_plan'] ?? {}) as Json, 'monthly_fee', 110),
  ),
  differing(
    { at: 'getOption', name: 'options that their total does not count', says: 'options_total' },
    (body) => more(body, 'monthly_total', 330),
  ),
  differing(
    {
      at: 'getMobileOption',
      name: 'calls that the total of options does not count',
      says: 'mobile_options_total',
    },
    (body) => more(body, 'monthly_amount', 880),
  ),
  differing(
    { at: 'getCashback', name: 'more to receive than the cashbacks are', says: 'cashback_total' },
    (body) => more(body, 'open_total', 500),
  ),
  differing(
    {
      at: 'getFixedPayment',
      with: ['getPayment'],
      names: 'getFixedPayment,getPayment',
      name: 'the card of before it was changed',
      says: 'payment_account',
    },
    (body) => {
      if ('payer' in body)
        body['method'] = { ...(body['method'] as Json), detail: 'Visa •••• 0000' };
    },
  ),
  differing(
    { at: 'getBilling', name: 'a forecast of another bill', says: 'next_bill_month' },
    (body) => {
      if (body['forecast']) Object.assign(body['forecast'], { month: '202702' });
    },
  ),
  differing(
    {
      at: 'getBillingMonth',
      with: ['getBilling'],
      name: 'a bill that is debited a day earlier than the list of bills says',
      says: 'bill_debited_on',
      names: 'getBilling,getBillingMonth',
    },
    (body) => {
      if (body['debit_date']) body['debit_date'] = '2026-11-01';
    },
  ),
  differing(
    {
      at: 'getBillingInvoice',
      with: ['getBillingMonth'],
      name: 'the number of another bill',
      says: 'bill_number',
      names: 'getBillingMonth,getBillingInvoice',
    },
    (body) => (body['invoice_number'] = '000000000000'),
  ),
  differing(
    {
      at: 'getCarriedForwardBilling',
      with: ['getBilling', 'getBillingMonth'],
      name: 'an amount carried forward that the bill does not have',
      says: 'bill_carried',
      names: 'getBillingMonth,getCarriedForwardBilling',
    },
    (body) => {
      if (!('items' in body)) return;
      itemsOf(body, 'items').push({
        usage_month: '202609',
        label: '通話料',
        reason: '確定が遅れたため',
        amount: 10,
      });
      more(body, 'total', 10);
    },
  ),
  differing(
    {
      at: 'getDataTrafficUsageDetail',
      with: ['getDataTrafficUsage'],
      name: 'more used in a month than its days were',
      says: 'data_used_mb',
    },
    (body) => itemsOf(body, 'months').forEach((one) => more(one, 'used_mb', 7)),
  ),
  differing(
    {
      at: 'getDataTrafficUsage',
      with: ['getDataTrafficUsageDetail'],
      names: 'getDataTrafficUsage,getDataTrafficUsageDetail',
      name: 'an average of a day that the month does not have',
      says: 'data_average_mb',
    },
    (body) => more((body['forecast'] ?? {}) as Json, 'average_mb', 40),
  ),
  differing(
    {
      at: 'getPricePlanExchange',
      name: 'two plans that are both the current one',
      says: 'plan_code',
    },
    (body) => itemsOf(body, 'plans').forEach((one) => (one['is_current'] = true)),
  ),
  differing(
    { at: 'getPricePlanExchange', name: 'another call-flat as the current one', says: 'call_flat' },
    (body) =>
      itemsOf(body, 'call_flats').forEach(
        (one) => (one['is_current'] = one['call_flat'] === 'unlimited'),
      ),
  ),
  differing(
    {
      at: 'getDelivery',
      with: ['getDeviceDeliCollInfo'],
      name: 'a delivery on another day than where it is moved',
      says: 'delivery_on',
      names: 'getDelivery,getDeviceDeliCollInfo',
    },
    (body) => itemsOf(body, 'deliveries').forEach((one) => (one['date'] = '2026-12-24')),
  ),
  differing(
    {
      at: 'getConstructionEntry',
      with: ['getConstructionProgress'],
      name: 'a construction on another day than its progress says',
      says: 'construction_on',
      names: 'getConstructionProgress,getConstructionEntry',
    },
    (body) => {
      if ('attendance_minutes' in body) body['date'] = '2026-12-24';
    },
  ),
  differing(
    {
      at: 'getNotification',
      with: ['getNotificationHistory'],
      name: 'a notice of another title than in the history',
      says: 'notification_title',
      names: 'getNotification,getNotificationHistory',
    },
    (body) => {
      if ('required_actions' in body) {
        const [first] = itemsOf(body, 'notifications');
        if (first) first['title'] = 'ほかのお知らせ';
      }
    },
  ),
  differing(
    {
      at: 'getContract',
      with: ['postLogin'],
      name: 'an address that is verified at the login alone',
      says: 'customer_is_verified_email',
      names: 'getContract,postLogin',
    },
    (body) => {
      if ('procedures' in body) body['is_verified_email'] = false;
    },
  ),
  {
    at: 'getCancellationFee',
    name: 'a last day that could be chosen weeks ago',
    rule: 'body-expired',
    says: 'selectable_from',
    tamper: inBody((body) => (body['selectable_from'] = '2026-11-01')),
  },
  {
    at: 'getPs5Stock',
    name: 'a console that would have arrived',
    rule: 'body-expired',
    says: 'arrives_from',
    tamper: inBody((body) =>
      itemsOf(body, 'items').forEach((one) => (one['arrives_from'] = '2026-11-14')),
    ),
  },
  {
    at: 'getMobileQuitInfo',
    name: 'a fee that the cost of leaving does not count',
    rule: 'body-sum',
    says: 'fees/*/amount',
    tamper: inBody((body) => more(body, 'fee_total', 1000)),
  },
  {
    at: 'getBillingInvoice',
    with: ['getBillingMonth'],
    name: 'a tax that the total has twice',
    rule: 'body-sum',
    says: 'tax_rates/*/taxable',
    tamper: inBody((body) => itemsOf(body, 'tax_rates').forEach((one) => more(one, 'tax', 10))),
  },
];
