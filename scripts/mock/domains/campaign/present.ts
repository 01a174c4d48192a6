import { addMonths, japanDay, japanMonth } from '@/lib/date.ts';
import { eventsOf } from '../../ledger/event.ts';
import type { MockContext } from '../../mockContext.ts';
import type { Session } from '../../session/sessions.ts';
import { dayOf } from '../billing/months.ts';
import { type Handlers, Refusal } from '../domain.ts';
import { exampleOf } from '../exampleOf.ts';
import { formatMoment } from '../formatMoment.ts';
import type { Success } from '../operations.ts';
import { receiptNumber } from '../progress/receiptNumber.ts';

type Present = NonNullable<Success<'getCampaignPresentInfo'>['present']>;

/** Day of the month on which presents are sent. */
const dispatchDay = 10;

/** The present of a campaign: chosen once, until its last day; sent in the month after. */
export const present: Handlers = {
  getCampaignPresentInfo: ({ mock, session, now }) => ({
    present: presentAt(presentOf(mock, session), now),
  }),

  postCampaignPresentAccept: ({ mock, session, body, now }) => {
    const kept = presentOf(mock, session);
    const state = presentAt(kept, now);
    if (!kept || !state || kept.present_id !== body.present_id) return new Refusal('not_found');
    if (state.status === 'expired') return new Refusal('present_expired');
    if (state.status !== 'open') return new Refusal('present_already_accepted');
    const choice = kept.choices.find(({ choice_id }) => choice_id === body.choice_id);
    if (!choice) return new Refusal('bad_request');
    if (!choice.in_stock) return new Refusal('present_out_of_stock');
    const ships_on = dayOf(addMonths(japanMonth(now), 1), dispatchDay);
    const receipt_number = receiptNumber(mock, 'PR', now);
    return { receipt_number, accepted_at: formatMoment(now), ...body, ships_on };
  },
};

function presentOf(mock: MockContext, session: Session): Present | null {
  const { present: told } = exampleOf(mock, session.customer, 'getCampaignPresentInfo');
  const [accepted] = eventsOf(session.past, 'postCampaignPresentAccept');
  if (!told || !accepted) return told;
  const { choice_id, ships_on } = accepted.answer;
  return { ...told, status: 'accepted', chosen_id: choice_id, ships_on };
}

/** The present on a day: too late to be chosen, or on its way. */
function presentAt(kept: Present | null, now: Date): Present | null {
  if (!kept) return null;
  const today = japanDay(now);
  if (kept.status === 'open' && kept.accept_until < today) return { ...kept, status: 'expired' };
  if (kept.status === 'accepted' && kept.ships_on !== null && kept.ships_on <= today)
    return { ...kept, status: 'shipped' };
  return kept;
}
