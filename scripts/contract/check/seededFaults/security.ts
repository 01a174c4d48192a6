import type { Passed, Passing, Tamper } from './proxy.ts';
import type { SeededFault } from './seededFault.ts';

/** Answers with a success where the mock refuses a signature for one reason, like a server that forgot this check. */
const unless =
  (isForgotten: (differs: string[], call: Passing) => boolean): Tamper =>
  (call, answer, served) =>
    served && isForgotten(differs(answer), call) ? served : answer;

function differs({ status, body }: Passed): string[] {
  if (status !== 403) return [];
  return (JSON.parse(body.toString('utf8')) as { differs?: string[] }).differs ?? [];
}

const traffic = { at: 'getTrafficControl', says: '403' };

/** Checks that the server forgot. */
export const security: SeededFault[] = [
  {
    ...traffic,
    name: 'a missing signature served',
    rule: 'signature-none',
    tamper: unless((d) => d.includes('authorization')),
  },
  {
    ...traffic,
    name: 'a wrong secret served',
    rule: 'signature-secret',
    tamper: unless((d) => d.includes('signature')),
  },
  {
    ...traffic,
    name: 'a changed query served',
    rule: 'signature-query',
    tamper: unless((d) => d.includes('query')),
  },
  {
    ...traffic,
    name: 'an old date served',
    rule: 'signature-date',
    tamper: unless((d) => d.includes('x-amz-date')),
  },
  {
    ...traffic,
    name: 'a missing token served',
    rule: 'token-missing',
    tamper: unless((d) => d.includes('x-amz-security-token')),
  },
  {
    at: 'putTrafficControl',
    says: '403',
    name: 'a changed body served',
    rule: 'signature-body',
    writes: true,
    tamper: unless((d, call) => d.includes('signature') && call.body.endsWith(' ')),
  },
  {
    at: 'getTrafficControl',
    says: '404',
    name: 'a service of another customer served',
    rule: 'service-foreign',
    tamper: (_call, answer, served) => (answer.status === 404 && served ? served : answer),
  },
];
