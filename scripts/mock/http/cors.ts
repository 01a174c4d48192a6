import type { Answer } from './answer.ts';
import type { Received } from './received.ts';

/** Headers for a portal on another origin; `Date` is exposed because the portal's clock follows it. */
export function corsHeaders(received: Received): Record<string, string> {
  const origin = received.headers['origin'];
  if (!origin) return {};
  return {
    'access-control-allow-origin': origin,
    'access-control-allow-credentials': 'true',
    'access-control-expose-headers':
      'Date, Content-Disposition, X-Mock-Violations, X-Mock-Reason, X-Mock-Example',
    vary: 'Origin',
  };
}

/** The answer to a preflight. */
export function preflight(received: Received): Answer {
  return {
    status: 204,
    headers: {
      ...corsHeaders(received),
      'access-control-allow-methods': 'GET, POST, PUT, DELETE',
      'access-control-allow-headers':
        received.headers['access-control-request-headers'] ??
        'Authorization, Content-Type, Prefer, X-Amz-Date, X-Amz-Security-Token, X-Amz-Content-Sha256',
      'access-control-max-age': '600',
    },
    body: undefined,
  };
}
