import { japanDay } from '@/lib/date.ts';
import type { MockContext } from '../../mockContext.ts';
import type { Session } from '../../session/sessions.ts';
import { constructionOf } from '../construction/construction.ts';
import type { Success } from '../operations.ts';
import { entryOf } from './entry.ts';
import { quitCancelOf, quitStateOf } from './quitting.ts';

type Plan = Success<'getFixedContract'>['plan'];

/** A plan as all reads show it: cancelled before the start, or on its way to the end. */
export function withStatus(mock: MockContext, session: Session, now: Date, plan: Plan): Plan {
  if (entryOf(session).cancelled_on)
    return { ...plan, cnStatusCode: 'CNCL', cnStatusName: '取り消し済み', canEntryCancel: false };
  const state = quitStateOf(mock, session);
  if (plan.cnStatusCode === 'ENTR') {
    // It can be cancelled until the day before the construction; without one, as the plan says.
    const { date } = constructionOf(mock, session, now).entry;
    const isBefore = date === null || japanDay(now) < date;
    return { ...plan, canEntryCancel: plan.canEntryCancel && isBefore };
  }
  if (!state.quitting) return plan.cnStatusCode === 'QTWT' ? takenBack(plan) : plan;
  const { quit_on } = state.quitting;
  const isOver = japanDay(now) > quit_on;
  return {
    ...plan,
    cnStatusCode: isOver ? 'QUIT' : 'QTWT',
    cnStatusName: isOver ? '解約済み' : '解約手続き中',
    preferredQuitDate: quit_on,
    canQuitCancel: !isOver && quitCancelOf(state, now).can_cancel,
  };
}

/** The plan after a cancellation that the customer's data have was taken back. */
const takenBack = (plan: Plan): Plan => ({
  ...plan,
  cnStatusCode: 'SRVC',
  cnStatusName: '利用中',
  preferredQuitDate: '9999-12-31',
  canQuitCancel: false,
});
