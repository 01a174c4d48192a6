import { addMonths, japanDay, japanMonth } from '@/lib/date.ts';
import { eventsOf } from '../../ledger/event.ts';
import type { MockContext } from '../../mockContext.ts';
import type { Session } from '../../session/sessions.ts';
import { type Person, personOf } from '../account/person.ts';
import { type Handlers, Refusal } from '../domain.ts';
import { formatMoment } from '../formatMoment.ts';
import type { RequestBody, Success } from '../operations.ts';
import { receiptNumber } from '../progress/receiptNumber.ts';
import { contractNow } from './contract.ts';
import { fibreExample } from './fibre.ts';
import { installationOf } from './fibreLine.ts';
import { fibreServiceOf } from './fibreService.ts';

type Change = RequestBody<'putContract'>;
type Letters = Success<'getBillingAddressInfo'>;

/** Name, address and phone of the customer, and where letters go (docs/product.md §6.2). */
export const customerData: Handlers = {
  putContract: ({ mock, session, now, body }) => {
    const service = fibreServiceOf(session);
    const person = personOf(session);
    const { status } = contractNow({ mock, session, service, now });
    if (status === 'QTWT' || status === 'QUIT') return new Refusal('quitting');
    if (!isChange(person, body)) return new Refusal('not_changed');
    // A name changes only when its document has come back, which nobody sends.
    const isRenaming = eventsOf(session.past, 'putContract').some(({ asked }) => asked.name);
    if (body.name && isRenaming) return new Refusal('change_in_progress');
    const number = body.name ? receiptNumber(mock, 'CT', now) : receiptNumber(mock, 'CT', now);
    return {
      receipt_number: number,
      accepted_at: formatMoment(now),
      applied_on: body.name ? null : japanDay(now),
      needs_document: body.name !== null,
    };
  },

  getBillingAddressInfo: ({ mock, session, now }) => lettersOf(mock, session, now),

  putBillingAddressInfo: ({ mock, session, now, body }) => {
    const letters = lettersOf(mock, session, now);
    const { receiver, ...address } = body;
    if (letters.name === receiver && isSame(letters.address, address))
      return new Refusal('not_changed');
    const number = receiptNumber(mock, 'BA', now);
    const month = addMonths(japanMonth(now), 1);
    return { receipt_number: number, accepted_at: formatMoment(now), starts_month: month };
  },
};

/** Where letters go: where the line is, or where the customer wants them. */
function lettersOf(mock: MockContext, session: Session, now: Date): Letters {
  const told = fibreExample({ mock, customer: session.customer }, 'getBillingAddressInfo');
  const { address: installed } = installationOf(mock, session, now);
  const changed = eventsOf(session.past, 'putBillingAddressInfo').at(-1);
  if (!changed) return told.same_as_installation ? { ...told, address: installed } : told;
  const { receiver, ...address } = changed.asked;
  const same_as_installation = isSame(installed, address);
  return { ...told, name: receiver, address, same_as_installation };
}

const isChange = (person: Person, { name, address, phone }: Change): boolean =>
  [name, address, phone].some((part) => part !== null && !isSame(person, part));

/** Whether all that `part` says stands in `whole` already. */
function isSame(whole: object, part: object): boolean {
  const known = new Map<string, unknown>(Object.entries(whole));
  return Object.entries(part).every(([key, value]) => known.get(key) === value);
}
