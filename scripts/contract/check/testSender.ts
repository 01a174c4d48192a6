import { Sender, type SenderOptions } from './send.ts';
import type { Credentials } from './signature.ts';
import { hostsBelow } from './target.ts';
import { portal } from './testCase.ts';

/** Credentials of a login, told apart by a word. */
export const credentialsOf = (name: string): Credentials => ({
  access_key_id: `ASIA-${name}`,
  access_secret: `secret-${name}`,
  session_token: `token-${name}`,
});

/** A sender to the hosts below an address, which calls from the portal. */
export const testSender = (url: string, options: Partial<SenderOptions> = {}): Sender =>
  new Sender({ hosts: hostsBelow(url), timeoutMs: 5000, origin: portal, ...options });
