import type { Json } from '../../operations.ts';
import { inBody, type SeededFault, withText } from './seededFault.ts';

/** Lists that are wrong as a whole. */
export const lists: SeededFault[] = [
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
        ? withText(
            answer,
            answer.body.toString().replace(/"total":(\d+)/, (_m, n) => `"total":${Number(n) + 1}`),
          )
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
        ? withText(
            answer,
            answer.body.toString().replace(/"(20\d\d)-(\d\d)-(\d\d)"/g, '"2025-$2-$3"'),
          )
        : answer,
  },
];
