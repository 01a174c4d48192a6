import { japanDay } from '@/lib/date.ts';
import { addDays } from '@/lib/days.ts';
import { eventsOf } from '../../ledger/event.ts';
import type { MockContext } from '../../mockContext.ts';
import type { Session } from '../../session/sessions.ts';
import { type Handlers, Refusal } from '../domain.ts';
import type { Success } from '../operations.ts';
import { whyNotMoved } from './lineState.ts';
import { isUpgrading } from './upgrade.ts';

type Move = Success<'getMoveToken'>;

/** The token of a move lives for a week. */
const tokenDays = 7;
const movingPage = 'https://move.minamo.example/start';
/** Where fibre isn't offered, in the mock. */
const notProviding = /^90[0-9]{5}$/;

/** The move that was begun last. */
const begun = ({ past }: Session) =>
  eventsOf(past, 'postMoveTokenCreate').at(-1)?.answer ?? { token: null, expires_at: null };

/** Why a move can't be begun. */
function obstacle(mock: MockContext, session: Session, now: Date) {
  if (isUpgrading(mock, session, now))
    return {
      example: 'construction_in_progress',
      reason: '10ギガへの切り替え工事が終わるまでは、お申し込みいただけません。',
    };
  const reason = whyNotMoved(mock, session, now);
  return reason === undefined ? undefined : { example: 'state_not_allowed' as const, reason };
}

/** Moving house: a token leads to the page where it goes on. */
export const move: Handlers = {
  getMoveToken: ({ mock, session, now }): Move => {
    const { token, expires_at } = begun(session);
    const none = { token: null, url: null, expires_at: null, reason: null };
    const found = obstacle(mock, session, now);
    if (found) return { ...none, state: 'not_available', reason: found.reason };
    if (token === null || expires_at === null) return { ...none, state: 'none' };
    if (Date.parse(expires_at) < now.getTime()) return { ...none, state: 'expired' };
    return { ...none, state: 'issued', token, expires_at, url: movingPage };
  },

  postMoveTokenCreate: ({ mock, session, body, now }) => {
    const found = obstacle(mock, session, now);
    if (found) return new Refusal(found.example);
    if (body.zip_code !== null && notProviding.test(body.zip_code))
      return new Refusal('area_not_providing');
    const token = mock.random.code(32, 'ABCDEFGHJKLMNPQRSTUVWXYZ23456789');
    const last = addDays(japanDay(now), tokenDays);
    const expires_at = `${last}T23:59:59+09:00`;
    return { token, url: movingPage, expires_at };
  },
};
