import type { MockContext } from '../../mockContext.ts';
import type { Session } from '../../session/sessions.ts';
import { planByClock } from '../contract/opening.ts';
import { quitStateOf } from '../quit/quitting.ts';

/** How the lists of applications name a move to another house. */
export const moveTitle = 'お引っ越し';

/** Why a line can neither be switched to 10G nor moved to another house; undefined when it can. */
export function whyNotMoved(mock: MockContext, session: Session, now: Date): string | undefined {
  if (quitStateOf(mock, session).quitting)
    return '解約のお申し込みを受け付けているため、お手続きいただけません。';
  if (planByClock(mock, session, now)?.cnStatusCode === 'ENTR')
    return '光が開通するまで、お手続きいただけません。';
  return undefined;
}
