import type { MockRequest } from './request.ts';
import type { MockResponse } from './response.ts';

const exposed =
  'Date, Content-Disposition, Retry-After, X-Mock-Violations, X-Mock-Reason, X-Mock-Example';
/** What a deployment lets the portal send, and `Prefer`, which only the mock understands. */
const sendable =
  'Authorization, Content-Type, Idempotency-Key, Prefer, Traceparent, X-Amz-Date, X-Amz-Security-Token, X-Amz-Content-Sha256';

/**
 * Headers for a portal on another origin; `Date` is exposed because the portal's clock follows it. Where
 * each host has a port of its own they are for the portal alone, and only the support page's host, whose
 * session is a cookie, lets credentials through.
 */
export function corsHeaders({ headers, portal, host }: MockRequest): Record<string, string> {
  const { origin } = headers;
  if (!origin) return {};
  if (portal !== undefined && origin !== portal) return { vary: 'Origin' };
  return {
    'access-control-allow-origin': origin,
    ...(portal === undefined || host === 'support'
      ? { 'access-control-allow-credentials': 'true' }
      : {}),
    'access-control-expose-headers': exposed,
    vary: 'Origin',
  };
}

/** The answer to a preflight. */
export function preflight(request: MockRequest): MockResponse {
  const { headers, portal } = request;
  if (portal !== undefined && headers['origin'] !== portal)
    return { status: 403, headers: { vary: 'Origin' }, body: undefined };
  const asked = portal === undefined ? headers['access-control-request-headers'] : undefined;
  return {
    status: 204,
    headers: {
      ...corsHeaders(request),
      'access-control-allow-methods': 'GET, POST, PUT, DELETE',
      'access-control-allow-headers': asked ?? sendable,
      'access-control-max-age': '600',
    },
    body: undefined,
  };
}
