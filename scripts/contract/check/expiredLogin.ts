import type { StartedMock } from '../../mock/startMock.ts';
import { type CredentialSource, logIn } from './login.ts';
import { Sender } from './send.ts';
import type { Credentials } from './signature.ts';
import { hostsBelow } from './target.ts';

/** How long ago the login was, in minutes: its credentials sign for 60. */
const ago = 61;

/** Credentials of a login to a mock that have run out; undefined where nobody logs in. */
export async function expiredLogin(
  mock: StartedMock,
  source: CredentialSource,
): Promise<Credentials | undefined> {
  if (source.kind !== 'login') return undefined;
  const sender = new Sender({ hosts: hostsBelow(mock.url), timeoutMs: 10_000 });
  mock.clock.advance(-ago);
  const credentials = await logIn(sender, source);
  mock.clock.advance(ago);
  sender.close();
  return credentials;
}
