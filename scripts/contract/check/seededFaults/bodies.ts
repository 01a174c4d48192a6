import type { Json } from '../../operations.ts';
import type { Passed, Passing } from './proxy.ts';
import { inBody, inSuccess, inText, replaced, type SeededFault } from './seededFault.ts';

const listOf = (value: unknown): Json[] => value as Json[];
/** Changes the first item of a list. */
const first = (list: unknown, change: Json): unknown =>
  Object.assign(listOf(list)[0] ?? {}, change);
/** A moment so many hours before, as the contract writes it. */
const earlier = (moment: string, hours: number): string =>
  new Date(Date.parse(moment) + (9 - hours) * 3_600_000).toISOString().replace(/\.\d+Z$/, '+09:00');
const traffic = { at: 'getTrafficControl' };
const usage = { at: 'getDataTrafficUsage' };

/** Wrong values under a right status. */
export const bodies: SeededFault[] = [
  {
    at: 'getInvoicePdf',
    name: 'one file for all months',
    rule: 'file-same',
    says: 'the same for',
    tamper: (() => {
      let first: Passed | undefined;
      return (_call: Passing, answer: Passed) =>
        answer.status === 200 && answer.headers['content-type'] === 'application/pdf'
          ? { ...answer, body: (first ??= answer).body }
          : answer;
    })(),
  },
  {
    at: 'getLoginHistory',
    name: 'the run’s own login nine hours ago',
    rule: 'login-missing',
    says: 'a login at',
    tamper: inBody((body) => {
      for (const login of body['logins'] as Json[]) login['at'] = earlier(String(login['at']), 9);
    }),
  },
  {
    at: 'getLoginHistory',
    name: 'no login that is the current one',
    rule: 'body-unique',
    says: 'one login',
    tamper: inBody((body) => {
      for (const login of body['logins'] as Json[]) login['is_current'] = false;
    }),
  },
  {
    at: 'getLoginHistory',
    name: 'two logins that are both the current one',
    rule: 'body-unique',
    says: 'one login',
    tamper: inBody((body) => {
      for (const login of body['logins'] as Json[]) login['is_current'] = true;
    }),
  },
  {
    at: 'getLoginHistory',
    name: 'a login that has not been',
    rule: 'body-future',
    says: 'a login that has been',
    tamper: inBody((body) => {
      for (const login of body['logins'] as Json[]) login['at'] = earlier(String(login['at']), -9);
    }),
  },
  {
    at: 'getBillingMonth',
    name: 'a placeholder in a month in the middle',
    rule: 'body-text',
    says: 'no placeholder',
    tamper: (call, answer) =>
      answer.status === 200 && /\/billing\/202603/.test(call.url)
        ? replaced(answer, /\}$/, ',"note":"undefined"}')
        : answer,
  },
  {
    ...traffic,
    name: 'a link that runs a script',
    rule: 'body-link',
    says: 'a link that a page may open',
    tamper: inBody((body) => (body['help_url'] = 'javascript:alert(1)')),
  },
  {
    ...traffic,
    name: 'a number as text',
    rule: 'body-type',
    says: '/low_speed_kbps must be integer',
    tamper: inBody((b) => (b['low_speed_kbps'] = '200')),
  },
  {
    ...traffic,
    name: 'a fraction for a whole number',
    rule: 'body-type',
    says: '200.5',
    tamper: inBody((b) => (b['low_speed_kbps'] = 200.5)),
  },
  {
    ...traffic,
    name: 'a boolean as text',
    rule: 'body-type',
    says: '/is_high_speed must be boolean',
    tamper: inBody((b) => (b['is_high_speed'] = 'true')),
  },
  {
    ...traffic,
    name: 'null where it may not be',
    rule: 'body-null',
    says: '/can_change',
    tamper: inBody((b) => (b['can_change'] = null)),
  },
  {
    ...traffic,
    name: 'a required field missing',
    rule: 'body-required',
    says: '/updated_at',
    tamper: inBody((b) => delete b['updated_at']),
  },
  {
    ...traffic,
    name: 'a value that its set does not have',
    rule: 'body-enum',
    says: 'one of high, low, limited',
    tamper: inBody((b) => (b['speed'] = 'turbo')),
  },
  {
    ...traffic,
    name: 'a moment without Japan’s offset',
    rule: 'body-format',
    says: '2026-11-20T23:15:00Z',
    tamper: inBody((b) => (b['updated_at'] = '2026-11-20T23:15:00Z')),
  },
  {
    at: 'getUser',
    name: 'a field that is not declared',
    rule: 'body-undeclared',
    says: '/internal_id',
    isStrict: true,
    tamper: inBody((b) => (b['internal_id'] = 'x')),
  },
  {
    ...usage,
    name: 'a date with slashes',
    rule: 'body-format',
    says: '/parts/*/expires_on',
    tamper: inBody((b) => listOf(b['parts']).forEach((p) => (p['expires_on'] = '2026/11/30'))),
  },
  {
    ...usage,
    name: 'an amount below zero',
    rule: 'body-range',
    says: '/used_mb must be >= 0',
    tamper: inBody((b) => (b['used_mb'] = -1)),
  },
  {
    ...usage,
    name: 'a field missing deep inside',
    rule: 'body-required',
    says: '/forecast/state',
    tamper: inBody((b) => delete (b['forecast'] as Json)['state']),
  },
  {
    ...usage,
    name: 'an object for a list',
    rule: 'body-type',
    says: '/parts must be array',
    tamper: inBody((b) => (b['parts'] = {})),
  },
  {
    at: 'getDataTrafficUsageDetail',
    name: 'a month with a hyphen',
    rule: 'body-pattern',
    says: '2026-11',
    tamper: inBody((b) => (b['target_month'] = '2026-11')),
  },
  {
    at: 'getNotification',
    name: 'more items than allowed',
    rule: 'body-range',
    says: 'must NOT have more than 3 items',
    tamper: inBody((b) => {
      const list = listOf(b['notifications']);
      b['notifications'] = [...list, ...list, ...list, ...list];
    }),
  },
  {
    at: 'getUser',
    name: 'a postal code with a hyphen',
    rule: 'body-pattern',
    says: '/customer/zip_code',
    tamper: inBody((b) => ((b['customer'] as Json)['zip_code'] = '150-0001')),
  },
  {
    ...traffic,
    name: 'a moment on a day that there is not',
    rule: 'body-format',
    says: '2026-02-30T23:15:00+09:00',
    tamper: inBody((b) => (b['updated_at'] = '2026-02-30T23:15:00+09:00')),
  },
  {
    ...usage,
    name: 'a day that there is not in one item of a list',
    rule: 'body-format',
    says: '/parts/0/expires_on',
    tamper: inBody((b) => first(b['parts'], { expires_on: '2026-11-31' })),
  },
  {
    at: 'getUser',
    name: 'bytes that are no UTF-8',
    rule: 'body-bytes',
    says: 'no UTF-8',
    tamper: inSuccess((a) => {
      const at = a.body.indexOf(Buffer.from('水'));
      const body = Buffer.concat([
        a.body.subarray(0, at),
        Buffer.from([0x90, 0x85]),
        a.body.subarray(at + 3),
      ]);
      return { ...a, body };
    }),
  },
  {
    at: 'getUser',
    name: 'a byte order mark',
    rule: 'body-bytes',
    says: 'byte order mark',
    tamper: inText((text) => `\ufeff${text}`),
  },
  {
    ...traffic,
    name: 'a field twice',
    rule: 'body-duplicate',
    says: 'speed twice',
    tamper: inText((text) => text.replace('{', '{"speed":"low",')),
  },
  {
    ...traffic,
    name: 'a number with an exponent',
    rule: 'body-number',
    says: '2e2',
    tamper: inText((text) => text.replace(/"low_speed_kbps":\d+/, '"low_speed_kbps":2e2')),
  },
  {
    at: 'getNotification',
    name: 'zero with a sign',
    rule: 'body-number',
    says: '-0',
    tamper: inText((text) => text.replace(/"unread_count":\d+/, '"unread_count":-0')),
  },
  {
    ...traffic,
    name: 'a number that loses digits',
    rule: 'body-number',
    says: '200.00000000000000001',
    tamper: inText((text) =>
      text.replace(/"low_speed_kbps":\d+/, '"low_speed_kbps":200.00000000000000001'),
    ),
  },
  {
    at: 'getService',
    name: 'an empty text',
    rule: 'body-range',
    says: '/services/0/plan_name',
    tamper: inBody((b) => first(b['services'], { plan_name: '' })),
  },
  {
    at: 'getUser',
    name: 'a text that is spaces',
    rule: 'body-text',
    says: 'without space at its ends',
    tamper: inBody((b) => ((b['customer'] as Json)['town'] = ' ')),
  },
  {
    at: 'getUser',
    name: 'a control character',
    rule: 'body-text',
    says: 'no control characters',
    tamper: inBody((b) => ((b['customer'] as Json)['town'] = '神宮前\u00001-2-3')),
  },
  {
    at: 'getUser',
    name: 'a name whose encoding is broken',
    rule: 'body-text',
    says: 'Latin-1',
    tamper: inBody((b) => {
      const customer = b['customer'] as Json;
      customer['first_name'] = Buffer.from('恵子').toString('latin1');
    }),
  },
  {
    at: 'getUser',
    name: 'a reading in half-width kana',
    rule: 'body-pattern',
    says: '/customer/last_name_kana',
    tamper: inBody((b) => ((b['customer'] as Json)['last_name_kana'] = 'ﾐｽﾞﾉ')),
  },
  {
    at: 'getUser',
    name: 'a name in UTF-8 that was read as Shift_JIS',
    rule: 'body-text',
    says: 'Shift_JIS',
    tamper: inBody((b) => ((b['customer'] as Json)['first_name'] = '諱ｵ蟄')),
  },
  {
    at: 'getUser',
    name: 'question marks for letters',
    rule: 'body-text',
    says: 'no question marks',
    tamper: inBody((b) => ((b['customer'] as Json)['town'] = '???1-2-3')),
  },
  {
    at: 'getUser',
    name: 'a placeholder that nothing took the place of',
    rule: 'body-text',
    says: 'no placeholder',
    tamper: inBody((b) => ((b['customer'] as Json)['town'] = 'undefined')),
  },
  {
    at: 'getNotification',
    name: 'HTML where text is declared',
    rule: 'body-text',
    says: 'no HTML',
    tamper: inBody((b) => first(b['notifications'], { title: 'お知らせ &amp; ご案内' })),
  },
  {
    at: 'getBilling',
    name: 'a month twice in a list',
    rule: 'body-unique',
    says: '/months/2/month',
    tamper: inBody((b) =>
      listOf(b['months']).splice(
        1,
        2,
        ...listOf(b['months']).slice(1, 2),
        ...listOf(b['months']).slice(1, 2),
      ),
    ),
  },
  {
    at: 'getBilling',
    name: 'a list in the opposite order',
    rule: 'body-order',
    says: '/months/1/month',
    tamper: inBody((b) => listOf(b['months']).reverse()),
  },
  {
    at: 'getNotificationHistory',
    name: 'two items in the wrong order',
    rule: 'body-order',
    says: 'before it',
    tamper: inBody((b) => {
      const list = listOf(b['notifications']);
      if (list.length > 5) list.push(...list.splice(0, 1));
    }),
  },
  {
    at: 'getBillingMonth',
    name: 'a line that its total does not count',
    rule: 'body-sum',
    says: 'which is groups',
    tamper: inBody((b) => (b['total'] = Number(b['total']) + 1)),
  },
  {
    ...usage,
    name: 'parts that are more than the whole',
    rule: 'body-sum',
    says: 'left_mb',
    tamper: inBody((b) => (b['left_mb'] = Number(b['left_mb']) - 1)),
  },
  {
    at: 'getNotificationHistory',
    name: 'more important notices than there are',
    rule: 'body-at-most',
    says: 'total_count',
    tamper: inBody((b) => (b['important_count'] = Number(b['total_count']) + 1)),
  },
  {
    at: 'getBillingMonth',
    name: 'another month than the one asked for',
    rule: 'body-echo',
    says: 'target_month',
    tamper: inBody((b) => (b['month'] = '202401')),
  },
  {
    at: 'getContract',
    name: 'another line than the one asked for',
    rule: 'body-echo',
    says: 'service_id',
    tamper: inBody((b) => (b['service_id'] = 'm09000005678')),
  },
  {
    ...traffic,
    name: 'a change that lies ahead',
    rule: 'body-future',
    says: 'has passed',
    tamper: inBody((b) => (b['updated_at'] = '2026-11-22T08:00:00+09:00')),
  },
  {
    at: 'getPacketGift',
    name: 'a gift of next year',
    rule: 'body-future',
    says: '2027',
    tamper: inBody((b) => first(b['sent'], { accepted_at: '2027-01-01T00:00:00+09:00' })),
  },
  {
    at: 'getCancellationFee',
    name: 'a time to choose that ends before it begins',
    rule: 'body-period',
    says: 'no later than selectable_until',
    tamper: inBody((b) => (b['selectable_from'] = '2027-12-31')),
  },
  {
    at: 'getContract',
    with: ['getUser'],
    names: 'getUser,getContract',
    name: 'another phone number of the customer than elsewhere',
    rule: 'data-differs',
    says: 'customer_tel',
    tamper: inBody((b) => 'service_id' in b && ((b['customer'] as Json)['tel'] = '0300009999')),
  },
  {
    at: 'getCustomerKey',
    with: ['getUser', 'getFixedContract'],
    name: 'another customer number than elsewhere',
    rule: 'data-differs',
    says: '99999999',
    tamper: inBody((b) => (b['customer_number'] = '99999999')),
  },
  {
    at: 'getContractProcedure',
    name: 'an application of another customer’s line',
    rule: 'data-foreign',
    says: 'm09099999999',
    tamper: inBody((b) =>
      listOf(b['applications']).forEach((a) => (a['service_id'] = 'm09099999999')),
    ),
  },
];
