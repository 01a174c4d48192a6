import { japanDay } from '@/lib/date.ts';
import { personOf } from '../account/person.ts';
import { type Handlers, Refusal } from '../domain.ts';
import { formatMoment } from '../formatMoment.ts';
import { receiptNumber } from '../progress/receiptNumber.ts';
import { contractNow } from './contract.ts';

/** The contractor's numbers, changed from a SIM; every service of the account shows them. */
export const contractor: Handlers = {
  putServiceContract: (call) => {
    const { mock, session, now, body } = call;
    const { status } = contractNow(call);
    if (status === 'QTWT' || status === 'QUIT') return new Refusal('quitting');
    const accepted_at = formatMoment(now);
    // A name or an address is changed with the fibre contract, by documents.
    if (!body.phone || body.name || body.address) {
      const receipt_number = receiptNumber(mock, 'CT', now);
      return { receipt_number, accepted_at, applied_on: null, needs_document: true };
    }
    const person = personOf(session);
    const { tel, tel_daytime } = body.phone;
    if (person.tel === tel && person.tel_daytime === tel_daytime) return new Refusal('not_changed');
    const receipt_number = receiptNumber(mock, 'CT', now);
    return {
      receipt_number,
      accepted_at,
      applied_on: japanDay(now),
      needs_document: false,
    };
  },
};
