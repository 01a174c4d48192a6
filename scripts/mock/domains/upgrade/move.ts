import { formatDay, japanDay } from '@/lib/date.ts';
import { addDays } from '@/lib/days.ts';
import type { MockContext } from '../../mockContext.ts';
import type { Session } from '../../session/sessions.ts';
import { addNotice } from '../account/notices.ts';
import { fibreServiceOf } from '../contract/fibreService.ts';
import { type Handlers, Refusal, sessionState } from '../domain.ts';
import { formatMoment } from '../formatMoment.ts';
import type { Success } from '../operations.ts';
import { addApplication, removeApplication } from '../progress/applications.ts';
import { whyNotMoved } from './lineState.ts';
import { isUpgrading } from './upgrade.ts';

type Move = Success<'getMoveToken'>;

/** The token of a move lives for a week. */
const tokenDays = 7;
const movingPage = 'https://move.minamo.example/start';
/** Where fibre isn't offered, in the mock. */
const notProviding = /^90[0-9]{5}$/;

const begun = (session: Session) =>
  sessionState(session, 'move', (): { token: string | null; expires_at: string | null } => ({
    token: null,
    expires_at: null,
  }));

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

const title = 'お引っ越し';

/** Takes a move that was begun off the applications: it is begun anew, or its token has run out. */
const removeMove = (mock: MockContext, session: Session): void =>
  removeApplication(mock, session, fibreServiceOf(session), (one) => one.title === title);

/** A move that was begun stands among the applications while its token lives. */
export function moveInProgress(mock: MockContext, session: Session, now: Date): void {
  const { expires_at } = begun(session);
  if (expires_at !== null && Date.parse(expires_at) < now.getTime()) removeMove(mock, session);
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
    Object.assign(begun(session), { token, expires_at });
    const service = fibreServiceOf(session);
    removeMove(mock, session);
    addApplication(mock, session, service, now, {
      prefix: 'MV',
      title,
      steps: [{ label: '続きの手続き', date: last }],
      nextTitle: 'お引っ越しの続きの手続き',
      detail: `${formatDay(last)}までに、お引っ越しのページでお手続きください`,
      action: { kind: 'guide', label: '続きを手続きする', url: '/contract/move' },
    });
    addNotice(session, service, now, {
      title: 'お引っ越しの手続きを始めました',
      paragraphs: ['お引っ越しのページで、続きをお手続きください。'],
      rows: [
        { label: '受付日時', value: formatMoment(now).slice(0, 16).replace('T', ' ') },
        { label: '期限', value: formatDay(last) },
      ],
      link: { url: '/contract/move', text: '続きを手続きする', type: 'internal' },
    });
    return { token, url: movingPage, expires_at };
  },
};
