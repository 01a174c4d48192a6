import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import type { Reply } from './http.ts';
import { parsed } from './json.ts';
import type { Sender } from './send.ts';
import type { Credentials } from './signature.ts';

/** Where the credentials come from. */
export type CredentialSource =
  | { kind: 'login'; user: string; password: string }
  | { kind: 'env' }
  | { kind: 'file'; file: string };

/** Why a check could not be made at all; one line for the person who started it. */
export class CannotRun extends Error {}

/**
 * Gives the sender credentials, and the clock of the server with them.
 * @throws CannotRun when there are none
 */
export async function obtainCredentials(sender: Sender, source: CredentialSource): Promise<void> {
  if (source.kind !== 'login') {
    sender.credentials =
      source.kind === 'env' ? fromEnvironment() : await credentialsIn(source.file, '--credentials');
    // Any answer tells the server's time; an unsigned call costs nothing.
    await sender.fetch({
      method: 'GET',
      url: `${sender.options.hosts.fixed}/api/read/v1/user`,
      headers: { origin: sender.origin },
      body: '',
    });
    return;
  }
  const reply = await sendLogin(sender, source.user, source.password);
  if (reply.failure) throw new CannotRun(`${reply.url}: ${reply.failure}`);
  sender.cookie = cookieIn(reply.headers);
  const body = parsed(reply.body.toString('utf8'));
  if (reply.status !== 200 || !isCredentials(body)) {
    const code = (body as { code?: unknown } | undefined)?.code;
    const said = typeof code === 'string' ? ` ${code}` : '';
    const what = reply.status === 200 ? ', and no credentials that can be read' : said;
    throw new CannotRun(`The login of ${source.user} was answered with ${reply.status}${what}.`);
  }
  sender.credentials = body;
  sender.loggedInAt = Date.parse(reply.headers.get('date') ?? '');
}

const cookieIn = (headers: Headers): string | undefined =>
  /^[^;]+/.exec(headers.getSetCookie()[0] ?? '')?.[0];

/** One more login of the customer; undefined where it is refused. */
export async function logIn(
  sender: Sender,
  { user, password }: { user: string; password: string },
): Promise<Credentials | undefined> {
  const { status, body, headers } = await sendLogin(sender, user, password);
  const read = parsed(body.toString('utf8'));
  if (status !== 200 || !isCredentials(read)) return undefined;
  const isSame =
    read.session_token === sender.credentials?.session_token ||
    (sender.cookie !== undefined && cookieIn(headers) === sender.cookie);
  if (isSame) sender.isLoginSame = true;
  return read;
}

/** Sends an id and a password to the login, right ones or not. */
export const sendLogin = (
  sender: Sender,
  id: string,
  password: string,
  key: string = randomUUID(),
): Promise<Reply> =>
  sender.fetch({
    method: 'POST',
    url: `${sender.options.hosts.auth}/api/v2/authn/mypage/login`,
    headers: {
      origin: sender.origin,
      'content-type': 'application/json',
      'idempotency-key': key,
    },
    body: JSON.stringify({ id, password }),
  });

function fromEnvironment(): Credentials {
  const { AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY, AWS_SESSION_TOKEN } = process.env;
  if (!AWS_ACCESS_KEY_ID || !AWS_SECRET_ACCESS_KEY || !AWS_SESSION_TOKEN)
    throw new CannotRun(
      '--credentials env needs AWS_ACCESS_KEY_ID, AWS_SECRET_ACCESS_KEY and AWS_SESSION_TOKEN.',
    );
  return {
    access_key_id: AWS_ACCESS_KEY_ID,
    access_secret: AWS_SECRET_ACCESS_KEY,
    session_token: AWS_SESSION_TOKEN,
  };
}

/**
 * Credentials of a JSON file.
 * @param option that named the file
 * @throws CannotRun when it holds none
 */
export async function credentialsIn(file: string, option: string): Promise<Credentials> {
  const text = await readFile(file, 'utf8').catch(() => {
    throw new CannotRun(`${option} ${file} cannot be read.`);
  });
  const body = parsed(text);
  if (!isCredentials(body))
    throw new CannotRun(
      `${option} ${file} must be JSON with access_key_id, access_secret and session_token.`,
    );
  return body;
}

/** Whether a body has all that signs. */
export function isCredentials(body: unknown): body is Credentials {
  const { access_key_id, access_secret, session_token } = (body ?? {}) as Partial<Credentials>;
  return [access_key_id, access_secret, session_token].every((v) => typeof v === 'string' && v);
}
