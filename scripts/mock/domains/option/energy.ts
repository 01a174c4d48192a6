import { type Handlers, Refusal } from '../domain.ts';
import { formatMoment } from '../formatMoment.ts';
import { receiptNumber } from '../progress/receiptNumber.ts';
import { contractedOption, firstDay } from './contractedOption.ts';
import { today } from './list.ts';
import type { CustomerContext } from './option.ts';

const code = 'MO201N';

/** Plan and current contract of the electricity bundle: one change at a time, from the next reading of the meter. */
export const energy: Handlers = {
  postNurodenkiPlanChange: (call) => change(call),
  putNurodenkiInfo: (call) => change(call),
};

function change(context: CustomerContext) {
  const option = contractedOption(context, code);
  if (option.status !== 'SRVC') return new Refusal('status_not_allowed');
  if (option.next) return new Refusal('change_in_progress');
  const { mock, now } = context;
  const starts_on = firstDay(context, code) ?? today(context);
  const receipt_number = receiptNumber(mock, 'EL', now);
  return { receipt_number, accepted_at: formatMoment(now), starts_on };
}
