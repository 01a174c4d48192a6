import { formatFullDay } from '@/lib/date.ts';
import { fibreOf } from '../../customers/fibreOf.ts';
import { addNotice } from '../account/notices.ts';
import { type Handlers, Refusal } from '../domain.ts';
import { formatMoment } from '../formatMoment.ts';
import { receiptNumber } from '../progress/receiptNumber.ts';
import {
  contractedOption,
  type CustomerContext,
  type Details,
  firstDay,
  storeContractedOption,
  withOrderTypes,
} from './contractedOption.ts';
import { today } from './list.ts';

const code = 'MO201N';

/** Plan and current contract of the electricity bundle: one change at a time, from the next reading of the meter. */
export const energy: Handlers = {
  postNurodenkiPlanChange: (call) =>
    change(call, '料金プランの変更', { energyPlan: call.body.plan }),
  putNurodenkiInfo: (call) => change(call, 'ご契約内容の変更', { energy: call.body.current }),
};

function change(context: CustomerContext, what: string, details: Partial<Details>) {
  const option = contractedOption(context, code);
  if (option.status !== 'SRVC') return new Refusal('status_not_allowed');
  if (option.next) return new Refusal('change_in_progress');
  const { mock, session, customer, now } = context;
  const starts_on = firstDay(context, code) ?? today(context);
  const next = {
    starts_on,
    monthly_fee: option.monthly_fee,
    details: { ...option.details, ...details },
  };
  storeContractedOption(context, withOrderTypes({ ...option, next }));
  const receipt_number = receiptNumber(mock, 'EL', now);
  const service = fibreOf(customer);
  if (service)
    addNotice(session, service, now, {
      title: `でんきセット割の${what}を受け付けました`,
      paragraphs: [`次の検針日の${formatFullDay(starts_on)}から変わります。`],
      rows: [{ label: '受付番号', value: receipt_number }],
      link: { url: '/option/denki', text: 'でんきセット割を見る', type: 'internal' },
    });
  return { receipt_number, accepted_at: formatMoment(now), starts_on };
}
