import type { IncomingMessage } from 'node:http';
import { hostNames } from '../contract/contract.ts';
import type { HostName } from '../contract/operation.ts';

/** A request as it came in, the raw target untouched: that is what was signed. */
export interface MockRequest {
  method: string;
  /** Path as sent, percent-encoding kept. */
  path: string;
  /** The host that is asked, and the path there, as the contract knows it. */
  host: HostName | undefined;
  apiPath: string;
  /** The portal's origin where every host has a port of its own, as in production. */
  portal: string | undefined;
  query: URLSearchParams;
  /** The query as sent, without its question mark. */
  rawQuery: string;
  headers: Record<string, string>;
  /** Headers that came more than once, with each of their values; `headers` has them joined. */
  repeated: Record<string, readonly string[]>;
  body: Buffer;
}

/** A host on a port of its own. */
export interface OwnPort {
  host: HostName;
  portal: string;
}

/** Reads a request to its end. */
export async function receive(request: IncomingMessage, own?: OwnPort): Promise<MockRequest> {
  const target = request.url ?? '/';
  const mark = target.indexOf('?');
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  const path = mark < 0 ? target : target.slice(0, mark);
  const rawQuery = mark < 0 ? '' : target.slice(mark + 1);
  return {
    method: request.method ?? 'GET',
    path,
    portal: own?.portal,
    ...(own ? { host: own.host, apiPath: path } : hostOf(path)),
    query: new URLSearchParams(rawQuery),
    rawQuery,
    headers: Object.fromEntries(
      Object.entries(request.headers).map(([name, value]) => [
        name,
        Array.isArray(value) ? value.join(', ') : (value ?? ''),
      ]),
    ),
    repeated: Object.fromEntries(
      Object.entries(request.headersDistinct).flatMap(([name, values = []]) =>
        values.length > 1 ? [[name, values]] : [],
      ),
    ),
    body: Buffer.concat(chunks),
  };
}

function hostOf(path: string): Pick<MockRequest, 'host' | 'apiPath'> {
  const [, , name = ''] = path.split('/');
  return {
    host: hostNames.find((host) => host === name),
    apiPath: path.slice(`/hosts/${name}`.length),
  };
}

/** The value of a cookie that the request carries. */
export function cookie(request: MockRequest, name: string): string | undefined {
  const pairs = (request.headers['cookie'] ?? '').split(/;\s*/).map((pair) => pair.split('='));
  return pairs.find(([key]) => key === name)?.[1];
}
