import { randomUUID } from 'node:crypto';
import type { Customer } from '../customers/customer.ts';
import type { MockRequest } from '../http/request.ts';
import type { MockContext } from '../mockContext.ts';
import { Caller } from '../testing.ts';
import { curlOf } from './curl.ts';

/**
 * A call that came in as a curl to be made again: signed anew in the customer's latest login, a write with a
 * key of its own, since the same one would only bring the first answer back.
 * @param customer the caller; undefined for a public call
 */
export async function curlAgain(
  mock: MockContext,
  { method, path, query, headers, body }: MockRequest,
  customer: Customer | undefined,
): Promise<string> {
  const origin = `http://${headers['host'] ?? 'localhost:4010'}`;
  const url = path + (query.size > 0 ? `?${query.toString()}` : '');
  const text = body.length > 0 ? body.toString('utf8') : undefined;
  const kept = Object.fromEntries(
    Object.entries(headers).filter(([name]) => name === 'content-type' || name === 'prefer'),
  );
  if (!customer) {
    if ('idempotency-key' in headers) kept['idempotency-key'] = randomUUID();
    return curlOf(new Request(origin + url, { method, headers: kept }), text);
  }
  const { session, credentials } = mock.sessions.joined(customer);
  const clock = { now: () => mock.sessions.now(session) };
  const caller = new Caller({ url: origin, clock }, credentials);
  return curlOf(await caller.signed(url, { method, headers: kept, text }), text);
}
