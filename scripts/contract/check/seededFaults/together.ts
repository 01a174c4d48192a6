import type { Passed, Tamper } from './proxy.ts';
import {
  gift,
  keyOf,
  lineOf,
  refused,
  replaced,
  type SeededFault,
  speed,
  tokenOf,
  withHeader,
  withStatus,
} from './seededFault.ts';

/** Answers one success as too many calls, and doesn't say when to come again, or not by a time. */
function hurried(after?: string): Tamper {
  let count = 0;
  return ({ method }, answer) => {
    if (method !== 'GET' || answer.status !== 200 || (count += 1) !== 2) return answer;
    const late = refused(answer, 429, 'too_many');
    return after === undefined ? late : withHeader(late, 'retry-after', after);
  };
}

/** A logout ends all other logins that were used before. */
function endingAll(): Tamper {
  const used = new Set<string>();
  const ended = new Set<string>();
  return (call, answer) => {
    const token = tokenOf(call);
    if (answer.status !== 200) return answer;
    if (call.url.endsWith('/logout'))
      for (const other of used) if (other !== token) ended.add(other);
    if (token) used.add(token);
    return ended.has(token) ? withStatus(answer, 403) : answer;
  };
}

/** Each login gets the cookie of the first. */
function oneCookie(): Tamper {
  let first: string[] | undefined;
  return (_call, answer) => {
    if (!answer.headers['set-cookie']) return answer;
    first ??= answer.headers['set-cookie'];
    return { ...answer, headers: { ...answer.headers, 'set-cookie': first } };
  };
}

/** Refuses to renew what a renewal gave. */
function renewedOnce(): Tamper {
  const renewed = new Set<string>();
  return (call, answer) => {
    if (!call.url.endsWith('/renew') || answer.status !== 200) return answer;
    if (renewed.has(tokenOf(call))) return withStatus(answer, 403);
    renewed.add(/"session_token":"([^"]*)"/.exec(answer.body.toString())?.[1] ?? '');
    return answer;
  };
}

/** After the first PUT the prices of another read are others. */
function changingPrices(): Tamper {
  let isWritten = false;
  return ({ method, url }, answer) => {
    if (answer.status !== 200) return answer;
    isWritten ||= method === 'PUT';
    return isWritten && url.endsWith('/charge')
      ? replaced(answer, /"price":\d+/, '"price":7')
      : answer;
  };
}

/** A key that was used for one line gets the first answer for another too. */
function keysOfAllLines(): Tamper {
  const firsts = new Map<string, { line: string; answer: Passed }>();
  return (call, answer) => {
    if (call.method !== 'PUT') return answer;
    const first = firsts.get(keyOf(call));
    if (answer.status === 200) firsts.set(keyOf(call), { line: lineOf(call), answer });
    return answer.status === 422 && first && first.line !== lineOf(call) ? first.answer : answer;
  };
}

/** A key counts as used once a call with it was refused for its signature. */
function usedKeys(): Tamper {
  const used = new Set<string>();
  return (call, answer) => {
    if (call.method === 'PUT' && answer.status === 403) used.add(keyOf(call));
    return call.method === 'PUT' && answer.status === 200 && used.has(keyOf(call))
      ? refused(answer, 422, 'idempotency_key_reused')
      : answer;
  };
}

/** A key counts for the login that sent it first: by another one it orders anew. */
function twiceByLogins(): Tamper {
  const logins = new Map<string, string>();
  return (call, answer) => {
    if (call.method !== 'POST' || answer.status !== 200) return answer;
    const first = logins.get(keyOf(call)) ?? tokenOf(call);
    logins.set(keyOf(call), first);
    return first === tokenOf(call) ? answer : replaced(answer, /"PG\d{10}"/, '"PG0000000001"');
  };
}

/** Of a gift and a charge without a read between them, the charge is not counted. */
function losing(): Tamper {
  let written = new Set<string>();
  let lostMb = 0;
  return (call, answer) => {
    if (answer.status !== 200 || lineOf(call) !== 'm09000001234') return answer;
    if (call.method === 'POST') written.add(call.url);
    if (!call.url.includes('data-traffic-usage')) return answer;
    if (written.size > 1) lostMb += 1000;
    written = new Set();
    const change = (_: string, left: string) => `"left_mb":${Number(left) - lostMb}`;
    return replaced(answer, /"left_mb":(\d+)/, change);
  };
}

/** Every login but the one that writes reads what was there before the write. */
function staleForOthers(): Tamper {
  let writer = '';
  const before = new Map<string, Passed>();
  return (call, answer) => {
    if (answer.status !== 200) return answer;
    if (call.method === 'PUT') writer ||= tokenOf(call);
    if (!writer) before.set(call.url, answer);
    const isOther = call.method === 'GET' && tokenOf(call) !== writer;
    return (writer && isOther && before.get(call.url)) || answer;
  };
}

/** A read that comes while that of another line is answered gets the answer of that line. */
function crossed(): Tamper {
  const byUrl = new Map<string, Passed>();
  return (call, answer) => {
    if (answer.status !== 200) return answer;
    byUrl.set(call.url, answer);
    const other = call.beside.find((url) => url !== call.url && byUrl.has(url));
    return (other && byUrl.get(other)) || answer;
  };
}

/** What only several calls together show. */
export const together: SeededFault[] = [
  {
    at: 'getUser',
    name: 'a method that deletes',
    rule: 'method-undeclared',
    says: '404 or 405',
    tamper: ({ method }, answer) => (method === 'DELETE' ? withStatus(answer, 200, '{}') : answer),
  },
  {
    at: 'getUser',
    name: 'a read without its body that fails',
    rule: 'invalid-failed',
    says: '500',
    tamper: ({ method }, answer) => (method === 'HEAD' ? withStatus(answer, 500) : answer),
  },
  {
    at: 'getUser',
    name: 'too many calls, and no time to wait',
    rule: 'wait-unknown',
    says: 'Retry-After',
    tamper: hurried(),
  },
  {
    at: 'getUser',
    name: 'too many calls, and a time to wait that is none',
    rule: 'wait-unknown',
    says: 'Retry-After',
    tamper: hurried('soon'),
  },
  {
    at: 'getContract',
    name: 'two reads at once of which one gets the answer of the other',
    rule: 'repeat-differs',
    says: '/',
    tamper: crossed(),
  },
  {
    at: 'getLogout',
    with: ['getUser', 'getService'],
    name: 'a logout that ends the other logins',
    rule: 'session-others',
    says: 'another login',
    tamper: endingAll(),
  },
  {
    at: 'postLogin',
    name: 'one cookie for all logins',
    rule: 'login-same',
    says: 'those there were',
    tamper: oneCookie(),
  },
  {
    at: 'getRenew',
    with: ['getUser', 'getService'],
    name: 'a renewed login that cannot be renewed again',
    rule: 'renewal-refused',
    says: '403',
    tamper: renewedOnce(),
  },
  {
    ...speed,
    with: ['getTrafficControl', 'getCharge'],
    name: 'a PUT that changes another read',
    rule: 'write-elsewhere',
    says: 'getCharge',
    tamper: changingPrices(),
  },
  {
    ...speed,
    name: 'a write that another login does not see',
    rule: 'write-unseen',
    says: 'as after the write',
    tamper: staleForOthers(),
  },
  {
    ...speed,
    name: 'a key of one line replayed for another',
    rule: 'key-reused',
    says: '422 idempotency_key_reused',
    tamper: keysOfAllLines(),
  },
  {
    ...speed,
    name: 'a key that a refused signature uses up',
    rule: 'valid-refused',
    says: 'a key that was not used',
    tamper: usedKeys(),
  },
  {
    ...gift,
    name: 'a key of one login that orders once more by another',
    rule: 'key-by-login',
    says: 'PG0000000001',
    tamper: twiceByLogins(),
  },
  {
    at: 'postPacketGiftCode',
    with: ['getDataTrafficUsage', 'getPacketGift', 'postCharge', 'getCharge'],
    writes: true,
    name: 'one of two writes at once lost',
    rule: 'write-lost',
    says: 'at once',
    tamper: losing(),
  },
];
