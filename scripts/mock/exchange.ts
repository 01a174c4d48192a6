import { isSecret } from '../contract/check/mask.ts';
import type { MockRequest } from './http/request.ts';
import type { MockResponse } from './http/response.ts';

/** One call as the mock took it. */
export interface Entry {
  /** Counts up from 1. */
  id: number;
  at: string;
  method: string;
  url: string;
  operationId: string | undefined;
  userId: string | undefined;
  /** The login's id. */
  login: string | undefined;
  status: number;
  /** Where the answer came from: the example or status by name, `state`, `mock`, `fault` or `first answer again`. */
  source: string;
  /** `valid`, `public`, `off` where none was asked for, `session: expired`, or what differs. */
  signature: string;
  violations: string[];
  ms: number;
}

/** A call with its answer, as they went over the line. */
export interface Exchange {
  operationId: string | undefined;
  request: MockRequest;
  answer: MockResponse;
}

/** One side of a call for people to read: what is secret in it is masked. */
export interface Side {
  headers: Record<string, string>;
  /** Indented JSON, text, or how many bytes there are; empty without a body. */
  body: string;
}

/** Both sides of a call for people to read. */
export interface ShownExchange {
  request: Side;
  answer: Side;
}

const maxLength = 20_000;
const maskedValue = '••••';
const secretHeader = /^(authorization|cookie|set-cookie|x-amz-security-token)$/;
const moreSecrets = /^(confirmation_number|sms_code|last4|holder_name|expiry|licence_key)$/;
/** A code that was sent to somebody is digits; the contract's own codes are shorter, or words. */
const sentCode = /^[0-9]{4,8}$/;

/** Makes a call readable, without passwords, cards, codes and tokens. */
export const shown = (exchange: Exchange): ShownExchange =>
  withoutSecrets(exchange, (value, mask) => cut(JSON.stringify(value, mask, 2)));

/** A call for other tools: as `shown`, but whole and as compact as it was sent. */
export const masked = (exchange: Exchange): ShownExchange =>
  withoutSecrets(exchange, (value, mask) => JSON.stringify(value, mask));

type Mask = (name: string, value: unknown) => unknown;
type Write = (value: unknown, mask: Mask) => string;

function withoutSecrets({ operationId, request, answer }: Exchange, write: Write): ShownExchange {
  const isCipher = /Secure/.test(operationId ?? '');
  const mask: Mask = (name, inner) =>
    isHidden(name, inner) || (isCipher && name === 'value') ? maskedValue : inner;
  const side = ({ headers, body }: { headers: Record<string, string>; body: unknown }) => ({
    headers: maskedHeaders(headers),
    body: readable(body, headers['content-type'], (value) => write(value, mask)),
  });
  return { request: side(request), answer: side(answer) };
}

const maskedHeaders = (headers: Record<string, string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [
      name,
      secretHeader.test(name) ? maskedValue : value,
    ]),
  );

function readable(body: unknown, type = '', write: (value: unknown) => string): string {
  const value = Buffer.isBuffer(body) ? parsed(body, type) : body;
  if (value === undefined) return '';
  return typeof value === 'string' ? value : write(value);
}

const isHidden = (name: string, value: unknown): boolean =>
  (typeof value === 'string' || typeof value === 'number') &&
  (isSecret(name) || moreSecrets.test(name) || (name === 'code' && sentCode.test(String(value))));

/** A body as it came: JSON where it is some; of anything else only how much there is. */
function parsed(bytes: Buffer, type: string): unknown {
  if (bytes.length === 0) return undefined;
  const said = `(${type || 'no content type'}, ${bytes.length.toLocaleString('en')} bytes)`;
  if (type && !type.includes('json')) return said;
  try {
    return JSON.parse(bytes.toString('utf8')) as unknown;
  } catch {
    // What can't be read can't be masked either.
    return said;
  }
}

const cut = (text: string): string =>
  text.length > maxLength ? `${text.slice(0, maxLength)}\n…` : text;
