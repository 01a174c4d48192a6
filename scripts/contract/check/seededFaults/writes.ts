import type { Json } from '../../operations.ts';
import type { Passed, Passing, Tamper } from './proxy.ts';
import {
  changed,
  gift,
  inBody,
  keyOf,
  lineOf,
  refused,
  replaced,
  type SeededFault,
  serves,
  speed,
  withText,
} from './seededFault.ts';

const charge = { at: 'postCharge', with: ['getCharge', 'getDataTrafficUsage'], writes: true };

const anotherReceipt = (answer: Passed): Passed => replaced(answer, /"PG\d{10}"/, '"PG0000000001"');

/** What an order says that the customer confirmed. */
const confirmedOf = ({ body }: Passing): Json =>
  ((JSON.parse(body || '{}') as Json)['confirmed'] ?? {}) as Json;

const isOfTerms = ({ status, body }: Passed): boolean =>
  status === 409 && body.includes('terms_changed');

/** What was written so far through a proxy. */
interface Written {
  /** Successes of writes. */
  count: number;
  /** The line that was written last. */
  line: string;
}

/** Changes reads, by what was written before them. */
function inReads(change: (body: Json, written: Written, call: Passing) => void): Tamper {
  const keys = new Set<string>();
  const written: Written = { count: 0, line: '' };
  return (call, answer) => {
    if (answer.status !== 200) return answer;
    if (call.method === 'GET') return changed(answer, (body) => change(body, written, call));
    if (!keys.has(keyOf(call))) written.count += 1;
    keys.add(keyOf(call));
    written.line = lineOf(call);
    return answer;
  };
}

/** Every read says what it said first. */
function frozen(): Tamper {
  const first = new Map<string, Passed>();
  return (call, answer) => {
    if (call.method !== 'GET' || answer.status !== 200) return answer;
    const kept = first.get(call.url) ?? answer;
    first.set(call.url, kept);
    return withText(answer, kept.body.toString());
  };
}

/** A number of each line stays as it was read first. */
function staying(name: string): Tamper {
  const first = new Map<string, unknown>();
  return (call, answer) =>
    call.method === 'GET' && answer.status === 200
      ? changed(answer, (body) => {
          if (!(name in body)) return;
          if (!first.has(lineOf(call))) first.set(lineOf(call), body[name]);
          body[name] = first.get(lineOf(call));
        })
      : answer;
}

const lower = (body: Json, name: string, by: number): void => {
  if (typeof body[name] === 'number') body[name] -= by;
};

/** Changes reads once a write was refused as breaking the contract. */
function afterRefusals(change: (body: Json) => void): Tamper {
  let isRefused = false;
  return (call, answer) => {
    if (call.method !== 'GET') isRefused ||= answer.status === 400;
    return call.method === 'GET' && answer.status === 200 && isRefused
      ? changed(answer, change)
      : answer;
  };
}

/** Writes that do less, more or something else than they say. */
export const writes: SeededFault[] = [
  {
    ...charge,
    name: 'a receipt of nine hours ago',
    rule: 'write-time',
    says: 'of this request',
    // The moment is written without Japan's offset being reckoned.
    tamper: (_call, answer) => {
      const { accepted_at } = JSON.parse(answer.body.toString() || '{}') as Json;
      if (typeof accepted_at !== 'string') return answer;
      const utc = `${new Date(accepted_at).toISOString().slice(0, 19)}+09:00`;
      return replaced(answer, accepted_at, utc);
    },
  },
  {
    ...charge,
    name: 'a charge that is billed in a month that is over',
    rule: 'write-past',
    says: 'billing_month',
    tamper: inBody((body) => {
      if ('billing_month' in body) body['billing_month'] = '202610';
    }),
  },
  {
    ...charge,
    name: 'a charge that costs more than was offered',
    rule: 'write-wrong',
    says: 'as getCharge offers it',
    tamper: inBody((body) => {
      if ('receipt_number' in body) body['price'] = Number(body['price']) + 10;
    }),
  },
  {
    ...gift,
    name: 'a gift that is listed with another receiver',
    rule: 'write-wrong',
    says: 'getPacketGift to_phone',
    tamper: inBody((body) => {
      for (const one of (body['sent'] ?? []) as Json[]) one['to_phone'] = '09000007777';
    }),
  },
  {
    ...gift,
    name: 'a message that is cut short',
    rule: 'write-wrong',
    says: 'getPacketGift message',
    tamper: inBody((body) => {
      for (const one of (body['sent'] ?? []) as Json[])
        if (typeof one['message'] === 'string') one['message'] = one['message'].slice(0, 2);
    }),
  },
  {
    ...gift,
    name: 'a gift that nobody gets',
    rule: 'write-no-effect',
    says: 'getPacketGift',
    tamper: frozen(),
  },
  {
    ...gift,
    name: 'a gift that one of its two reads does not show',
    rule: 'write-no-effect',
    says: 'getPacketGift too',
    tamper: (() => {
      const first = new Map<string, Passed>();
      return (call: Passing, answer: Passed) => {
        if (!call.url.endsWith('/packet-gift') || answer.status !== 200) return answer;
        const kept = first.get(call.url) ?? answer;
        first.set(call.url, kept);
        return withText(answer, kept.body.toString());
      };
    })(),
  },
  {
    ...speed,
    name: 'a speed that stays as it was',
    rule: 'write-no-effect',
    says: 'getTrafficControl',
    tamper: frozen(),
  },
  {
    ...speed,
    name: 'a speed that becomes the opposite',
    rule: 'write-wrong',
    says: 'is_high_speed true',
    tamper: inReads((body, { count, line }, call) => {
      if (count !== 1 || lineOf(call) !== line) return;
      body['is_high_speed'] = false;
      body['updated_at'] = '2026-11-21T10:41:00+09:00';
    }),
  },
  {
    ...gift,
    name: 'twice the amount given',
    rule: 'write-amount',
    says: '- amount_mb',
    tamper: inReads((body, { count, line }, call) => {
      if (lineOf(call) !== line) return;
      if (call.url.includes('usage')) lower(body, 'left_mb', 2000 * count);
      else lower(body, 'data_left_mb', 2000 * count);
    }),
  },
  {
    ...charge,
    name: 'as much left to add after a charge as before',
    rule: 'write-amount',
    says: 'limit_mb 9000',
    tamper: staying('limit_mb'),
  },
  {
    ...gift,
    name: 'as many gifts left after one as before',
    rule: 'write-amount',
    says: 'remaining_times 2',
    tamper: staying('remaining_times'),
  },
  {
    ...gift,
    name: 'a gift that is listed twice',
    rule: 'write-twice',
    says: 'one item more',
    tamper: inReads((body, { count }) => {
      const sent = body['sent'] as Json[] | undefined;
      for (const item of sent?.slice(0, count) ?? []) sent?.push(item);
    }),
  },
  {
    ...gift,
    name: 'two receipts for one press that is sent twice at once',
    rule: 'key-at-once',
    says: 'PG0000000001',
    tamper: (() => {
      let last = '';
      let times = 0;
      return (call: Passing, answer: Passed) => {
        const key = keyOf(call);
        if (call.method !== 'POST' || answer.status !== 200) return answer;
        times = key === last ? times + 1 : 1;
        last = key;
        return times === 2 ? anotherReceipt(answer) : answer;
      };
    })(),
  },
  {
    ...speed,
    name: 'two orders at once of which each is carried out in part',
    rule: 'write-mixed',
    says: 'one of the two',
    tamper: (() => {
      let written: string[] = [];
      return (call: Passing, answer: Passed) => {
        if (call.method === 'PUT' && answer.status === 200) written.push(call.body);
        if (call.method !== 'GET' || answer.status !== 200) return answer;
        // Nothing was read between two writes of different bodies.
        const isMixed = new Set(written).size > 1;
        written = [];
        return isMixed ? replaced(answer, /"is_high_speed":\w+/, '"is_high_speed":0') : answer;
      };
    })(),
  },
  {
    ...speed,
    name: 'a press that is carried out each time it is sent',
    rule: 'write-twice',
    says: 'as after the first',
    tamper: (() => {
      const keys = new Set<string>();
      const repeated = new Map<string, number>();
      return (call: Passing, answer: Passed) => {
        if (answer.status !== 200) return answer;
        const line = lineOf(call);
        if (call.method === 'GET') {
          const speed = `"low_speed_kbps":${200 + (repeated.get(line) ?? 0)}`;
          return replaced(answer, /"low_speed_kbps":\d+/, speed);
        }
        const key = keyOf(call);
        if (keys.has(key)) repeated.set(line, (repeated.get(line) ?? 0) + 1);
        keys.add(key);
        return answer;
      };
    })(),
  },
  {
    ...speed,
    name: 'a write that reaches another line',
    rule: 'write-other-line',
    says: 'another line',
    tamper: inReads((body, { count, line }, call) => {
      if (count === 1 && lineOf(call) !== line) body['low_speed_kbps'] = 128;
    }),
  },
  {
    ...speed,
    name: 'a write that is refused and carried out',
    rule: 'write-refused',
    says: 'as before',
    tamper: afterRefusals((body) => (body['low_speed_kbps'] = 128)),
  },
  {
    ...gift,
    name: 'a gift that is refused and counted',
    rule: 'write-refused',
    says: 'as before',
    tamper: afterRefusals((body) => {
      lower(body, 'left_mb', 500);
      lower(body, 'data_left_mb', 500);
    }),
  },
  {
    ...gift,
    name: 'one receipt number for all',
    rule: 'write-receipt',
    says: 'PG0000000001',
    tamper: (call, answer) =>
      call.method === 'POST' && answer.status === 200 ? anotherReceipt(answer) : answer,
  },
  {
    ...gift,
    name: 'an answer about another amount',
    rule: 'write-wrong',
    says: 'in the answer',
    tamper: (call, answer) =>
      call.method === 'POST' && answer.status === 200
        ? replaced(answer, /"amount_mb":\d+/, '"amount_mb":1000')
        : answer,
  },
  {
    ...speed,
    name: 'another request under the same key carried out',
    rule: 'key-reused',
    says: '422 idempotency_key_reused',
    tamper: serves((_call, { status }) => status === 422),
  },
  {
    ...speed,
    name: 'another request under the same key refused for another reason',
    rule: 'key-reused',
    says: '409',
    tamper: (_call, answer) => (answer.status === 422 ? refused(answer, 409, 'already') : answer),
  },
  {
    ...gift,
    name: 'another receipt for the same press',
    rule: 'key-repeated',
    says: 'the first answer',
    tamper: (() => {
      const keys = new Set<string>();
      return (call: Passing, answer: Passed) => {
        const key = keyOf(call);
        const isAgain = call.method === 'POST' && keys.has(key);
        if (answer.status === 200) keys.add(key);
        if (!isAgain || answer.status !== 200) return answer;
        return anotherReceipt(answer);
      };
    })(),
  },
  {
    ...speed,
    name: 'a key that is forgotten after some more writes',
    rule: 'key-repeated',
    says: 'the first answer',
    tamper: (() => {
      const newest: string[] = [];
      return (call: Passing, answer: Passed) => {
        const key = keyOf(call);
        if (call.method !== 'PUT' || answer.status !== 200) return answer;
        if (!newest.includes(key)) newest.push(key);
        return newest.indexOf(key) < newest.length - 5 ? refused(answer, 409, 'already') : answer;
      };
    })(),
  },
  {
    ...speed,
    name: 'a repeated press refused',
    rule: 'key-repeated',
    says: '409',
    tamper: (() => {
      const keys = new Set<string>();
      return (call: Passing, answer: Passed) => {
        const key = keyOf(call);
        const isAgain = call.method === 'PUT' && keys.has(key);
        if (answer.status === 200) keys.add(key);
        return isAgain && answer.status === 200 ? refused(answer, 409, 'already') : answer;
      };
    })(),
  },
  {
    ...charge,
    name: 'an order taken whatever was confirmed',
    rule: 'terms-ignored',
    says: '409 terms_changed',
    tamper: serves((_call, answer) => isOfTerms(answer)),
  },
  {
    ...charge,
    name: 'a confirmed day that is not compared',
    rule: 'terms-ignored',
    says: '409 terms_changed',
    tamper: serves(
      (call, answer) => isOfTerms(answer) && Object.keys(confirmedOf(call)).join() === 'expires_on',
    ),
  },
  {
    ...charge,
    name: 'an order with other terms refused for another reason',
    rule: 'terms-ignored',
    says: '409 "{',
    tamper: (_call, answer) =>
      isOfTerms(answer)
        ? withText(
            answer,
            '{"code":"not_eligible","message":"お申し込みいただけません。","limit_mb":null}',
          )
        : answer,
  },
  {
    ...charge,
    name: 'an order carried out though its terms had changed',
    rule: 'write-refused',
    says: 'as before',
    tamper: (() => {
      const lines = new Set<string>();
      return (call: Passing, answer: Passed) => {
        if (isOfTerms(answer)) lines.add(lineOf(call));
        return call.method === 'GET' && answer.status === 200 && lines.has(lineOf(call))
          ? replaced(answer, /"used_mb":\d+/, '"used_mb":90')
          : answer;
      };
    })(),
  },
  {
    ...charge,
    name: 'changed terms that are not those of the order',
    rule: 'terms-wrong',
    says: 'terms_changed',
    tamper: (_call, answer) =>
      isOfTerms(answer) ? replaced(answer, /"price":\d+/, '"price":7') : answer,
  },
];
