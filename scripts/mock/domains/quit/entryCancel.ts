import { japanDay } from '@/lib/date.ts';
import { addNotice } from '../account/notices.ts';
import { type ContractChange, unable, withProcedure } from '../contract/contractChange.ts';
import { fibreContractOf } from '../contract/fibreLine.ts';
import { fibreServiceOf } from '../contract/fibreService.ts';
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
    const service = fibreServiceOf(session);
    const entry = entryOf(session);
    if (entry.cancelled_on) return new Refusal('already_cancelled');
    const { plan } = fibreContractOf(call);
    if (plan.cnStatusCode !== 'ENTR') return new Refusal('not_entered');
    if (!plan.canEntryCancel) return new Refusal('cancel_period_passed');
    entry.cancelled_on = japanDay(now);
    const receipt_number = receiptNumber(mock, 'EC', now);
    addNotice(session, service, now, {
      title: 'お申し込みを取り消しました',
      paragraphs: ['光のお申し込みを取り消しました。料金はかかりません。'],
      rows: [{ label: '受付番号', value: receipt_number }],
      link: { url: '/contract', text: 'ご契約情報を見る', type: 'internal' },
    });
    return { receipt_number, accepted_at: formatMoment(now) };
  },
};
