import { readFile } from 'node:fs/promises';
import { CannotRun } from '../check/login.ts';

/** A call of a HAR file, with what a check needs of it. */
export interface Call {
  method: string;
  url: URL;
  headers: Headers;
  body: string | undefined;
  /** Undefined where no whole answer came, as when the page was left. */
  answer: { status: number; headers: Headers; body: Buffer } | undefined;
}

interface Named {
  name: string;
  value: string;
}

interface HarEntry {
  request: { method: string; url: string; headers: Named[]; postData?: { text?: string } };
  response: {
    status: number;
    headers: Named[];
    content: { text?: string; encoding?: string };
  };
}

/**
 * The calls of a HAR file, as a browser's developer tools save it.
 * @throws CannotRun when it can't be read or is no HAR
 */
export async function readHar(file: string): Promise<Call[]> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new CannotRun(`--har ${file} cannot be read.`);
  });
  let entries: HarEntry[] | undefined;
  try {
    entries = (JSON.parse(text) as { log?: { entries?: HarEntry[] } }).log?.entries;
  } catch {
    // The error is thrown below.
  }
  if (!entries) throw new CannotRun(`${file} is no HAR: save it in the browser's network panel.`);
  return entries.map(({ request, response }) => ({
    method: request.method.toUpperCase(),
    url: new URL(request.url),
    headers: headersOf(request.headers),
    body: request.postData?.text,
    answer:
      response.status > 0 && isWhole(response)
        ? {
            status: response.status,
            headers: headersOf(response.headers),
            body: Buffer.from(
              response.content.text ?? '',
              response.content.encoding === 'base64' ? 'base64' : 'utf8',
            ),
          }
        : undefined,
  }));
}

const isWhole = ({ headers, content }: HarEntry['response']) =>
  content.text !== undefined || headersOf(headers).get('content-length') === '0';

/** Leaves out HTTP/2's pseudo-headers, whose names begin with a colon: `Headers` refuses them. */
const headersOf = (list: Named[]) =>
  new Headers(
    list
      .filter(({ name }) => !name.startsWith(':'))
      .map(({ name, value }): [string, string] => [name, value.replace(/[\r\n]+/g, ', ')]),
  );
