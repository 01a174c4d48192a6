import type { MockRequest } from '../http/request.ts';
import { ControlError } from './error.ts';

/**
 * The body of a control call.
 * @throws ControlError when it is no JSON object
 */
export function bodyOf(request: MockRequest): Record<string, unknown> {
  let body: unknown;
  try {
    body = JSON.parse(request.body.toString('utf8'));
  } catch {
    throw new ControlError('The body is no JSON.');
  }
  if (typeof body !== 'object' || body === null || Array.isArray(body))
    throw new ControlError('The body is no JSON object.');
  return body as Record<string, unknown>;
}
