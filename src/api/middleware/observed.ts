import type { Middleware } from 'openapi-fetch';
import { observe } from '@/lib/observe';
import { NetworkError } from '../errors';
import { traceOf } from '../trace';

/**
 * Tells the reports of calls that failed. It is the first middleware, so that it sees what comes of a call in
 * the end. A read that is refused by a code of its operation describes the contract, and is no failure.
 */
export const observed: Middleware = {
  async onResponse({ request, response, schemaPath }) {
    if (response.ok) return undefined;
    const isRefused = response.status === 400 || response.status === 404 || response.status === 409;
    if (isRefused && request.method === 'GET') return undefined;
    tell(
      request,
      schemaPath,
      String(response.status),
      isRefused ? await codeOf(response) : undefined,
    );
    return undefined;
  },
  onError({ request, schemaPath, error }) {
    if (error instanceof DOMException && error.name === 'AbortError') return undefined;
    const reason = error instanceof NetworkError ? error.reason : 'failed';
    if (reason !== 'leaving') tell(request, schemaPath, reason);
    return undefined;
  },
};

function tell(request: Request, path: string, outcome: string, code?: string): void {
  const trace = traceOf(request);
  observe({
    kind: 'call',
    operation: `${request.method} ${path}`,
    outcome,
    ...(code && { code }),
    ...(trace && { trace }),
  });
}

async function codeOf(response: Response): Promise<string | undefined> {
  try {
    const { code } = (await response.clone().json()) as { code?: unknown };
    return typeof code === 'string' ? code : undefined;
  } catch {
    return undefined;
  }
}
