import type { Json } from '../../operations.ts';
import type { Tamper } from './proxy.ts';
import { inBody, replaced, type SeededFault } from './seededFault.ts';

/** Turns a list round. */
const reversed = (list: string): Tamper =>
  inBody((body) => {
    (body[list] as unknown[] | undefined)?.reverse();
  });

/** Lists that are wrong as a whole. */
export const lists: SeededFault[] = [
  {
    at: 'getCharge',
    name: 'choices from the largest on',
    rule: 'body-order',
    says: 'no less than',
    tamper: reversed('options'),
  },
  {
    at: 'getContractProcedure',
    name: 'applications from the newest on',
    rule: 'body-order',
    says: 'no less than',
    tamper: reversed('applications'),
  },
  {
    at: 'getPricePlanExchange',
    name: 'a plan that can be chosen twice',
    rule: 'body-unique',
    says: 'planCode',
    tamper: inBody((body) => {
      const plans = body['plans'] as Json[] | undefined;
      if (plans?.[0]) plans.push(plans[0]);
    }),
  },
  {
    at: 'getInstallment',
    name: 'instalments that are listed twice',
    rule: 'body-unique',
    says: 'another than',
    tamper: inBody((body) => {
      const list = body['installments'] as Json[];
      if (list[0]) list.push(list[0]);
    }),
  },
  {
    at: 'getDeviceDeliCollInfo',
    name: 'a day that cannot even be seen to be full',
    rule: 'body-gap',
    says: 'next to',
    tamper: inBody((body) => {
      for (const one of body['movements'] as Json[]) (one['days'] as Json[]).splice(2, 1);
    }),
  },
  {
    at: 'getDataTrafficUsage',
    name: 'data that was measured in nine hours',
    rule: 'body-future',
    says: 'has passed',
    tamper: inBody((body) => (body['as_of'] = '2026-11-21T19:40:00+09:00')),
  },
  {
    at: 'getBilling',
    name: 'a month missing in a list',
    rule: 'body-gap',
    says: 'next to',
    tamper: inBody((body) => (body['months'] as Json[]).splice(3, 1)),
  },
  {
    at: 'getNotificationHistory',
    name: 'a notice that has not been',
    rule: 'body-future',
    says: '2027-03-01',
    tamper: inBody((body) => {
      const list = body['notifications'] as Json[];
      if (list[0]) list[0]['date'] = '2027-03-01';
    }),
  },
  {
    at: 'getBillingMonth',
    name: 'a line that its total does not count in an older month',
    rule: 'body-sum',
    says: 'groups',
    tamper: (call, answer) =>
      answer.status === 200 && call.url.includes('/202512')
        ? replaced(answer, /"total":(\d+)/, (_m, n) => `"total":${Number(n) + 1}`)
        : answer,
  },
  {
    at: 'getCashback',
    name: 'more open cashbacks than the list has',
    rule: 'body-count',
    says: 'status 4,6,7',
    tamper: inBody((body) => (body['open_count'] = Number(body['open_count']) + 1)),
  },
  {
    at: 'getService',
    name: 'several services called a single one',
    rule: 'body-count',
    says: 'as services has',
    tamper: inBody((body) => (body['is_single_service'] = true)),
  },
  {
    at: 'getOrderApplication',
    name: 'one receipt number for two applications',
    rule: 'body-unique',
    says: 'another than',
    tamper: inBody((body) => {
      const list = body['applications'] as Json[];
      if (list[0]) list.push(list[0]);
    }),
  },
  {
    at: 'getDataTrafficUsageDetail',
    name: 'days of another month',
    rule: 'body-month',
    says: 'target_month',
    tamper: (_call, answer) =>
      answer.status === 200
        ? replaced(answer, /"(20\d\d)-(\d\d)-(\d\d)"/g, '"2025-$2-$3"')
        : answer,
  },
];
