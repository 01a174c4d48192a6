import type { Middleware } from 'openapi-fetch';
import { getConfig } from '@/config/config';
import { now } from '@/lib/clock';
import { ClockError } from '../errors';
import { send, serverTime } from '../send';
import type { IssuedCredentials, SessionPort } from '../sessionPort';
import { signRequest } from '../signing';
import { isPublicCall } from './publicCalls';

/**
 * The gateway takes signatures whose time is within five minutes of its own. Both times come here in
 * whole seconds and some travel later, so that close to the edge the clock may be the cause, too.
 */
const surelyWithin = 4.5 * 60_000;
/** Credentials younger than this can't have expired: a refusal of them has another cause. */
const fresh = 60_000;

type CredentialSource = Pick<SessionPort, 'credentials' | 'newerThan' | 'end'>;

interface Sent {
  unsigned: Request;
  used: IssuedCredentials;
  signedAt: number;
}

/**
 * Session and signature in one, so that nothing can come between them: waits for credentials, signs
 * as the last step, and on 403 decides whether the session is over.
 * @param source where the credentials come from
 */
export function signed(source: () => CredentialSource): Middleware {
  const sent = new WeakMap<Request, Sent>();

  const sign = async (unsigned: Request, used: IssuedCredentials) => {
    const at = now();
    const scope = { region: getConfig().region, service: 'execute-api' };
    const request = await signRequest(unsigned.clone(), used, scope, at);
    sent.set(request, { unsigned, used, signedAt: at.getTime() });
    return request;
  };

  /** A 403 refuses before anything happens, so a call whose signature was out of date may go once more. */
  const again = async (response: Response, first: Sent) => {
    const newer = await source().newerThan(first.used);
    const server = serverTime(response);
    const clockWasWrong = server !== undefined && Math.abs(server - first.signedAt) > surelyWithin;
    if (!newer && !clockWasWrong) return undefined;
    return sign(first.unsigned, newer ?? first.used);
  };

  return {
    async onRequest({ request, schemaPath }) {
      if (isPublicCall(schemaPath)) return undefined;
      return sign(request, await source().credentials());
    },

    async onResponse({ request, response }) {
      const first = sent.get(request);
      if (response.status !== 403 || !first) return undefined;
      const replay = await again(response, first);
      const answer = replay ? await send(replay) : response;
      if (answer.status !== 403) return answer;
      const { used } = (replay && sent.get(replay)) ?? first;
      if (serverTime(answer) === undefined && now().getTime() - used.issuedAt < fresh)
        throw new ClockError();
      source().end('refused', used);
      return answer;
    },
  };
}
