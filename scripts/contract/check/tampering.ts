import type { Tampering } from './cases/case.ts';
import type { HostName } from './contract.ts';
import type { Sender } from './send.ts';

/** What a server that doesn't compare signatures serves too: not tried once it has served a wrong secret. */
const ofSignature: ReadonlySet<Tampering> = new Set([
  'short',
  'method',
  'path',
  'prefix',
  'query',
  'body',
  'token-uncovered',
  'other-token',
  'other-key',
  'swapped',
  'host-uncovered',
  'date-uncovered',
  'body-hash',
  'body-unsigned',
  'key-uncovered',
]);

/**
 * Whether a wrong signature shows anything about an operation: not without credentials that ended or belong to another
 * login, nor after one with a graver fault was served.
 */
export function isTelling(
  how: Tampering,
  host: HostName,
  sender: Pick<Sender, 'ended' | 'other' | 'hasPrefix'>,
  served: ReadonlySet<Tampering>,
): boolean {
  const isEnded = how === 'renewed' || how === 'logged-out' || how === 'expired';
  if (isEnded && !sender.ended[how]) return false;
  if (['other-token', 'swapped'].includes(how) && !sender.other) return false;
  // A server that doesn't look at the key takes it in any letters.
  if (how === 'key-case' && served.has('other-key')) return false;
  if (how === 'prefix' && !sender.hasPrefix(host)) return false;
  return !served.has('none') && !(served.has('secret') && ofSignature.has(how));
}
