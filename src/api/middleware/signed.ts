import type { Middleware } from 'openapi-fetch';
import { getConfig } from '@/config/config';
import { now } from '@/lib/clock';
import { ClockError } from '../errors';
import { send, serverTime } from '../send';
import type { IssuedCredentials, SessionPort } from '../sessionPort';
import { signRequest } from '../signing';
import { isPublicCall } from './publicCalls';

/**
 * The gateway accepts signatures whose time is within five minutes of its own. Below this difference
 * (milliseconds) the clock can't be why it refused one. The margin is for the `Date` header, which counts
 * whole seconds and arrives late.
 */
const surelyWithin = 4.5 * 60_000;
/** Credentials younger than this (milliseconds) can't have expired: if they are refused, there is another cause. */
const fresh = 60_000;

type CredentialSource = Pick<SessionPort, 'credentials' | 'newerThan' | 'end'>;

interface Sent {
  unsigned: Request;
  used: IssuedCredentials;
  signedAt: number;
}

/**
 * Waits for credentials, signs as the last step, and on 403 decides whether the session is over. Session
 * and signature are one middleware, so that no other can change a request between them.
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

  /** The server does nothing when it answers 403, so a call with an outdated signature may be sent once more. */
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
