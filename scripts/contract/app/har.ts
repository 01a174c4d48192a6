import { readFile } from 'node:fs/promises';
import { CannotRun } from '../check/login.ts';
import { isObject } from '../operations.ts';

/** A call of a HAR file, with what a check needs of it. */
export interface Call {
  method: string;
  url: URL;
  headers: Headers;
  body: string | undefined;
  /** Undefined where no whole answer came, as when the page was left. */
  answer: { status: number; headers: Headers; body: Buffer } | undefined;
}

/** The calls of a HAR file, and what of it could not be read, one line each. */
export interface Har {
  calls: Call[];
  passedOver: string[];
}

/** An entry as a browser writes it; other programs leave fields out. */
interface HarEntry {
  request: {
    method: string;
    url: string;
    headers: HarHeader[];
    postData?: { text?: string };
  };
  response: {
    status: number;
    headers: HarHeader[];
    content: { text?: string; encoding?: string };
  };
}

interface HarHeader {
  name: string;
  value: string;
}

/**
 * The calls of a HAR file, as a browser's developer tools save it. An entry that can't be read is passed over,
 * and named.
 * @throws CannotRun when the file can't be read or is no HAR
 */
export async function readHar(file: string): Promise<Har> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new CannotRun(`--har ${file} cannot be read.`);
  });
  let entries: unknown;
  try {
    // Some programs begin the file with a byte order mark.
    const har: unknown = JSON.parse(text.replace(/^\ufeff/, ''));
    entries = isObject(har) && isObject(har['log']) ? har['log']['entries'] : undefined;
  } catch {
    // The error is thrown below.
  }
  if (!Array.isArray(entries))
    throw new CannotRun(`${file} is no HAR: save it in the browser's network panel.`);
  const har: Har = { calls: [], passedOver: [] };
  for (const [index, entry] of entries.entries()) {
    try {
      har.calls.push(callOf(entry));
    } catch (error) {
      har.passedOver.push(`entry ${index + 1} (${nameOf(entry)}): ${(error as Error).message}`);
    }
  }
  return har;
}

/** @throws Error that says what of an entry can't be read */
function callOf(entry: unknown): Call {
  if (!isObject(entry) || !isObject(entry['request'])) throw new Error('it has no request');
  if (!isObject(entry['response'])) throw new Error('it has no response');
  const { request, response } = entry as unknown as HarEntry;
  if (typeof request.method !== 'string') throw new Error('its request has no method');
  if (!URL.canParse(request.url)) throw new Error('its address is none');
  const headers = headersOf(request.headers, 'request');
  return {
    method: request.method.toUpperCase(),
    url: new URL(request.url),
    headers,
    body: request.postData?.text,
    answer: response.status > 0 ? answerOf(response) : undefined,
  };
}

/** The answer; undefined where it was not recorded whole. */
function answerOf({ status, headers: listed, content }: HarEntry['response']): Call['answer'] {
  const headers = headersOf(listed, 'response');
  if (!isObject(content)) throw new Error('its response has no content');
  const { text, encoding } = content;
  if (text === undefined && headers.get('content-length') !== '0') return undefined;
  return {
    status,
    headers,
    body: Buffer.from(text ?? '', encoding === 'base64' ? 'base64' : 'utf8'),
  };
}

/** Leaves out HTTP/2's pseudo-headers, whose names begin with a colon: `Headers` refuses them. */
function headersOf(list: unknown, of: string): Headers {
  if (!Array.isArray(list)) throw new Error(`its ${of} has no headers`);
  const headers = new Headers();
  for (const header of list as unknown[]) {
    if (
      !isObject(header) ||
      typeof header['name'] !== 'string' ||
      typeof header['value'] !== 'string'
    )
      throw new Error(`its ${of} has a header that is none`);
    const { name, value } = header;
    if (name.startsWith(':')) continue;
    try {
      headers.append(name, value.replace(/[\r\n]+/g, ', '));
    } catch {
      throw new Error(`its ${of} has a header that HTTP doesn't allow: ${name}`);
    }
  }
  return headers;
}

/** An entry for people: its method and address, as far as there are any. */
function nameOf(entry: unknown): string {
  const { method, url } = (
    isObject(entry) && isObject(entry['request']) ? entry['request'] : {}
  ) as {
    method?: unknown;
    url?: unknown;
  };
  return [method, url].filter((each) => typeof each === 'string' && each).join(' ') || 'no address';
}
