import type { Json } from '../../operations.ts';
import { inBody, type SeededFault } from './seededFault.ts';

const listOf = (value: unknown): Json[] => value as Json[];
const traffic = { at: 'getTrafficControl' };
const usage = { at: 'getDataTrafficUsage' };

/** Wrong values under a right status. */
export const bodies: SeededFault[] = [
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
];
