import { type ContractChange, unable, withProcedure } from '../contract/contractChange.ts';
import { fibreContractOf } from '../contract/fibreLine.ts';
import { type Handlers, Refusal } from '../domain.ts';
import { formatMoment } from '../formatMoment.ts';
import { receiptNumber } from '../progress/receiptNumber.ts';
import { entryOf } from './entry.ts';

/** The contract of an application that was cancelled, or that is too late to cancel. */
export const entryCancelChange: ContractChange = (contract, call) => {
  if (call.service.listed.service_type !== 'fixed') return contract;
  if (entryOf(call.session).cancelled_on)
    return { ...contract, status: 'CNCL', next_plan: null, procedures: [] };
  const { plan } = fibreContractOf({ ...call, customer: call.session.customer });
  return plan.cnStatusCode !== 'ENTR' || plan.canEntryCancel
    ? contract
    : {
        ...contract,
        procedures: withProcedure(
          contract.procedures,
          unable('entry_cancel', '工事日の前日までに承る手続きです。'),
        ),
      };
};

/** Cancelling the application for fibre before the line is there (docs/product.md §6.12). */
export const entryCancel: Handlers = {
  getFixedContract: (call) => fibreContractOf(call),

  postContractEntryCancel: (call) => {
    const { mock, session, now } = call;
    if (entryOf(session).cancelled_on) return new Refusal('already_cancelled');
    const { plan } = fibreContractOf(call);
    if (plan.cnStatusCode !== 'ENTR') return new Refusal('not_entered');
    if (!plan.canEntryCancel) return new Refusal('cancel_period_passed');
    const receipt_number = receiptNumber(mock, 'EC', now);
    return { receipt_number, accepted_at: formatMoment(now) };
  },
};
