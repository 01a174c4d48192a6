import { type Entry, type Exchange, masked } from '../exchange.ts';

/** Headers by name; masked in ASCII, since readers of the file make real headers of them. */
const named = (record: Record<string, string>) =>
  Object.entries(record).map(([name, value]) => ({ name, value: value.replaceAll('•', '*') }));

/** Calls as a HAR file (1.2), as browsers save and read them; what is secret is masked. */
export function harOf(calls: readonly { entry: Entry; exchange: Exchange }[]): object {
  return {
    log: {
      version: '1.2',
      creator: { name: 'Minamo mock', version: '1' },
      entries: calls.map(({ entry, exchange }) => harEntry(entry, exchange)),
    },
  };
}

function harEntry({ at, ms, status }: Entry, exchange: Exchange): object {
  const { request, answer } = masked(exchange);
  const { method, path, query, headers } = exchange.request;
  const url = `http://${headers['host'] ?? 'localhost'}${path}${query.size > 0 ? `?${query.toString()}` : ''}`;
  const none = { headersSize: -1, bodySize: -1, cookies: [], httpVersion: 'HTTP/1.1' };
  return {
    startedDateTime: at,
    time: ms,
    request: {
      ...none,
      method,
      url,
      headers: named(request.headers),
      queryString: [...query].map(([name, value]) => ({ name, value })),
      ...(request.body === ''
        ? {}
        : { postData: { mimeType: headers['content-type'] ?? '', text: request.body } }),
    },
    response: {
      ...none,
      status,
      statusText: '',
      headers: named(answer.headers),
      redirectURL: '',
      content: {
        size: Buffer.byteLength(answer.body),
        mimeType: answer.headers['content-type'] ?? '',
        text: answer.body,
      },
    },
    cache: {},
    timings: { send: 0, wait: ms, receive: 0 },
  };
}
