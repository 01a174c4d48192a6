import type { IncomingMessage } from 'node:http';

/** A request as it came in, the raw target untouched: that is what was signed. */
export interface Received {
  method: string;
  /** Path as sent, percent-encoding kept. */
  path: string;
  query: URLSearchParams;
  headers: Record<string, string>;
  body: Buffer;
}

/** Reads a request to its end. */
export async function receive(request: IncomingMessage): Promise<Received> {
  const target = request.url ?? '/';
  const mark = target.indexOf('?');
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return {
    method: request.method ?? 'GET',
    path: mark < 0 ? target : target.slice(0, mark),
    query: new URLSearchParams(mark < 0 ? '' : target.slice(mark + 1)),
    headers: Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [
        name,
        Array.isArray(value) ? value.join(', ') : (value ?? ''),
      ]),
    ),
    body: Buffer.concat(chunks),
  };
}

/** The value of a cookie that the request carries. */
export function cookie(received: Received, name: string): string | undefined {
  const pairs = (received.headers['cookie'] ?? '').split(/;\s*/).map((pair) => pair.split('='));
  return pairs.find(([key]) => key === name)?.[1];
}
