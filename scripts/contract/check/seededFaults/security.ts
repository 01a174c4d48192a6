import type { Passed, Passing, Tamper } from './proxy.ts';
import { inRefusal, type SeededFault, serves, withStatus, withText } from './seededFault.ts';

/** Answers with a success where the mock refuses a signature for one reason, like a server that forgot this check. */
const unless = (isForgotten: (verdict: Verdict, call: Passing) => boolean): Tamper =>
  serves((call, answer) => answer.status === 403 && isForgotten(verdictOf(answer), call));

interface Verdict {
  differs: string[];
  message: string;
  /** Why the session isn't there. */
  reason: string;
}

function verdictOf({ body, headers }: Passed): Verdict {
  const read = JSON.parse(body.toString('utf8')) as { differs?: string[]; message: string };
  const reason = String(headers['x-mock-reason'] ?? '');
  return { differs: read.differs ?? [], message: read.message, reason };
}

const isInQuery = (call: Passing) => call.url.includes('X-Amz-Signature');
const signatureOf = ({ headers }: Passing) =>
  /Signature=(\w*)/.exec(headers.authorization ?? '')?.[1] ?? '';

/** Only the given one of the whole signatures that the mock finds wrong: 1 is the wrong secret. */
function whole(which: number): (verdict: Verdict, call: Passing) => boolean {
  let count = 0;
  return ({ differs }, call) =>
    differs.includes('signature') && signatureOf(call).length === 64 && (count += 1) === which;
}

const traffic = { at: 'getTrafficControl', says: '403' };
const token = 'x-amz-security-token';

/** Checks that the server forgot. */
export const security: SeededFault[] = [
  {
    ...traffic,
    name: 'a missing signature served',
    rule: 'signature-none',
    tamper: unless(({ differs }, call) => differs.includes('authorization') && !isInQuery(call)),
  },
  {
    ...traffic,
    name: 'every call served',
    rule: 'signature-none',
    tamper: unless(() => true),
  },
  {
    ...traffic,
    name: 'a wrong secret served',
    rule: 'signature-secret',
    tamper: unless(whole(1)),
  },
  {
    ...traffic,
    name: 'no signature compared',
    rule: 'signature-secret',
    tamper: unless(({ differs }) =>
      ['signature', 'query', 'method'].some((d) => differs.includes(d)),
    ),
  },
  {
    ...traffic,
    name: 'the beginning of a signature served',
    rule: 'signature-short',
    tamper: unless((_, call) => signatureOf(call).length === 8),
  },
  {
    ...traffic,
    name: 'a changed method served',
    rule: 'signature-method',
    tamper: unless(({ differs }) => differs.includes('method')),
  },
  {
    ...traffic,
    name: 'a changed path served',
    rule: 'signature-path',
    tamper: unless(whole(2)),
  },
  {
    ...traffic,
    name: 'a path that was signed without the prefix of its host served',
    rule: 'signature-path',
    tamper: unless(({ message }) => message.includes('without the prefix')),
  },
  {
    ...traffic,
    name: 'a key id in small letters served',
    rule: 'key-case',
    tamper: unless((_, call) => /Credential=asia/.test(call.headers.authorization ?? '')),
  },
  {
    ...traffic,
    name: 'another login’s signature with one’s own token served',
    rule: 'token-other',
    tamper: (() => {
      let own: string | undefined;
      const keyOf = ({ headers }: Passing) =>
        /Credential=(ASIA\w+)/.exec(headers.authorization ?? '')?.[1];
      return (call: Passing, answer: Passed, served: Passed | undefined) => {
        if (answer.status === 200) own = keyOf(call);
        const isOther = keyOf(call) !== undefined && keyOf(call) !== own;
        return served &&
          answer.status === 403 &&
          isOther &&
          verdictOf(answer).differs.includes('access_key_id')
          ? served
          : answer;
      };
    })(),
  },
  {
    ...traffic,
    says: '400',
    name: 'an id checked before the signature',
    rule: 'validated-first',
    tamper: (call, answer) =>
      answer.status === 403 && !call.headers.authorization && /\/services\/M/.test(call.url)
        ? withStatus(answer, 400, '{"code":"bad_request","message":"誤りです。"}')
        : answer,
  },
  {
    ...traffic,
    says: '404',
    name: 'a service looked for before the signature is checked',
    rule: 'validated-first',
    tamper: (call, answer) =>
      answer.status === 403 && !call.headers.authorization && !/m09000001234|\/M/.test(call.url)
        ? withStatus(answer, 404, '{"code":"not_found","message":"ありません。"}')
        : answer,
  },
  {
    ...traffic,
    says: '/body/message',
    name: 'other words for a service of another customer',
    rule: 'foreign-tells',
    tamper: (call, answer) =>
      answer.status === 404 && !call.url.includes('m09000000000')
        ? withText(answer, '{"code":"not_found","message":"別のお客さまの回線です。"}')
        : answer,
  },
  {
    ...traffic,
    says: 'ms',
    name: 'a later refusal for a service of another customer',
    rule: 'foreign-tells',
    tamper: (call, answer) =>
      answer.status === 404 && !call.url.includes('m09000000000')
        ? { ...answer, afterMs: 200 }
        : answer,
  },
  {
    ...traffic,
    name: 'a changed query served',
    rule: 'signature-query',
    tamper: unless(({ differs }) => differs.includes('query')),
  },
  {
    ...traffic,
    name: 'a date 6 minutes ago served',
    rule: 'signature-date',
    tamper: unless(({ message }) => message.includes('behind the server')),
  },
  {
    ...traffic,
    name: 'a date in 6 minutes served',
    rule: 'signature-date',
    tamper: unless(({ message }) => message.includes('ahead of the server')),
  },
  ...(['date', 'region', 'service'] as const).map((part) => ({
    ...traffic,
    name: `a scope of another ${part} served`,
    rule: 'signature-scope' as const,
    tamper: unless(({ differs }) => differs.includes(part)),
  })),
  {
    ...traffic,
    name: 'a missing token served',
    rule: 'token-missing',
    tamper: unless(({ differs }, call) => differs.includes(token) && !call.headers[token]),
  },
  {
    ...traffic,
    name: 'a token that the signature does not cover served',
    rule: 'signature-headers',
    tamper: unless(({ differs }, call) => differs.includes(token) && Boolean(call.headers[token])),
  },
  {
    ...traffic,
    name: 'a token of nobody served',
    rule: 'token-wrong',
    tamper: unless(({ reason }) => reason === 'unknown'),
  },
  {
    ...traffic,
    name: 'a key and a token of two logins served',
    rule: 'token-other',
    tamper: unless(({ differs }) => differs.includes('access_key_id')),
  },
  {
    ...traffic,
    name: 'a key of nobody with a good token served',
    rule: 'token-other',
    tamper: unless(
      ({ differs }, call) =>
        differs.includes('access_key_id') &&
        !/Credential=ASIA/.test(call.headers.authorization ?? ''),
    ),
  },
  {
    ...traffic,
    name: 'a host that the signature does not cover served',
    rule: 'signature-headers',
    tamper: unless(({ differs }) => differs.includes('host')),
  },
  {
    ...traffic,
    name: 'a date that the signature does not cover served',
    rule: 'signature-headers',
    tamper: unless(
      ({ differs, message }) => differs.includes('x-amz-date') && message.startsWith('Not among'),
    ),
  },
  {
    at: 'putTrafficControl',
    says: '403',
    name: 'a body with another hash than it declares served',
    rule: 'signature-declared',
    writes: true,
    tamper: unless(
      ({ message }, call) => message.startsWith('x-amz-content-sha256') && call.body.endsWith(' '),
    ),
  },
  {
    at: 'putTrafficControl',
    says: '403',
    name: 'a body that is declared as unsigned served',
    rule: 'signature-declared',
    writes: true,
    tamper: unless((_, call) => call.headers['x-amz-content-sha256'] === 'UNSIGNED-PAYLOAD'),
  },
  {
    ...traffic,
    name: 'a signature in the address served',
    rule: 'signature-in-query',
    tamper: unless((_, call) => isInQuery(call)),
  },
  {
    ...traffic,
    says: '401',
    name: 'a wrong signature refused with 401',
    rule: 'signature-status',
    tamper: (_call, answer) => (answer.status === 403 ? { ...answer, status: 401 } : answer),
  },
  {
    at: 'putTrafficControl',
    says: '403',
    name: 'a changed body served',
    rule: 'signature-body',
    writes: true,
    tamper: unless(({ differs }, call) => differs.includes('signature') && call.body.endsWith(' ')),
  },
  {
    at: 'putTrafficControl',
    says: '403',
    name: 'a key that the signature does not cover served',
    rule: 'signature-headers',
    writes: true,
    tamper: unless(({ differs }) => differs.includes('idempotency-key')),
  },
  {
    at: 'getTrafficControl',
    says: '404',
    name: 'a service of another customer served',
    rule: 'service-foreign',
    tamper: serves((_call, { status }) => status === 404),
  },
  {
    at: 'putTrafficControl',
    says: '404',
    name: 'a service of another customer written',
    rule: 'service-foreign',
    writes: true,
    tamper: serves((_call, { status }) => status === 404),
  },
  {
    at: 'getTrafficControl',
    says: '404',
    name: 'a service of another customer refused as forbidden for now',
    rule: 'invalid-status',
    tamper: (_call, answer) =>
      answer.status === 404
        ? withStatus(answer, 400, '{"code":"bad_request","message":"対象外です。"}')
        : answer,
  },
  {
    at: 'getBillingMonth',
    says: 'code and a message',
    name: 'a trace in a refusal',
    rule: 'leak-trace',
    tamper: inRefusal((a) => {
      const trace = 'エラー TypeError: x is null at month (/srv/api/billing.js:42:7)';
      return withText(a, JSON.stringify({ code: 'bad_request', message: trace }));
    }),
  },
  {
    at: 'getBillingMonth',
    says: 'code and a message',
    name: 'a query in a refusal',
    rule: 'leak-trace',
    tamper: inRefusal((a) => {
      const message = 'エラー SELECT total FROM bills WHERE month = ?';
      return withText(a, JSON.stringify({ code: 'bad_request', message }));
    }),
  },
  {
    at: 'getBillingMonth',
    says: 'session_token',
    name: 'the token of the session in a refusal',
    rule: 'leak-secret',
    tamper: (call, a) =>
      a.status === 400
        ? withText(
            a,
            JSON.stringify({
              code: 'bad_request',
              message: `エラー: ${String(call.headers[token])}`,
            }),
          )
        : a,
  },
];
