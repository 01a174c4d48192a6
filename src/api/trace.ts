const hex = (bytes: number) =>
  Array.from(crypto.getRandomValues(new Uint8Array(bytes)), (byte) =>
    byte.toString(16).padStart(2, '0'),
  ).join('');

let isTracing = false;

/** From now on each call has a trace. Off by default, since servers must let its header through (CORS). */
export function traceCalls(): void {
  isTracing = true;
}

/**
 * Gives a request a trace of its own (W3C `traceparent`). It is set after signing and is no part of the
 * signature, since gateways replace it.
 */
export function addTrace({ headers }: Request): void {
  if (isTracing) headers.set('traceparent', `00-${hex(16)}-${hex(8)}-01`);
}

/** The trace that a request was sent with: 32 hexadecimal digits. */
export const traceOf = ({ headers }: Request): string | undefined =>
  headers.get('traceparent')?.split('-')[1];
