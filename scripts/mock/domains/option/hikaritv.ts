import { addMonths } from '@/lib/date.ts';
import { dayOf, lastDay } from '../billing/months.ts';
import { fibreExample } from '../contract/fibre.ts';
import { type Handlers, Refusal } from '../domain.ts';
import { formatMoment } from '../formatMoment.ts';
import type { Success } from '../operations.ts';
import { isPast, order, pastDay } from './change.ts';
import { contractedOption } from './contractedOption.ts';
import { entitled, today } from './list.ts';
import { type ContractedOption, type CustomerContext, endless } from './option.ts';
import { hikaritvOffer, planChangesOn } from './optionChange.ts';

const code = 'HIKARITV';

/** ひかりTV: what can be chosen, what is in use, entry, change of plan and quit. */
export const hikaritv: Handlers = {
  getServiceHikaritv: (call) => {
    const option = entitled(call, contractedOption(call, code));
    const example = fibreExample(call, 'getServiceHikaritv');
    const canApply = option.order_types.includes('1');
    return {
      ...example,
      status: option.status,
      plan: option.details.plan,
      started_on: startOf(call, option),
      ends_on: option.ends_on,
      can_apply: canApply && example.can_apply,
      reason: canApply ? example.reason : (option.reason ?? reasons[option.status] ?? null),
    };
  },

  getOptionHikaritv: (call) => {
    const option = entitled(call, contractedOption(call, code));
    const { plan, tuners } = option.details;
    return {
      ...fibreExample(call, 'getOptionHikaritv'),
      status: option.status,
      monthly_fee: option.monthly_fee,
      started_on: startOf(call, option),
      ends_on: option.ends_on,
      order_types: option.order_types,
      reason: option.reason,
      plan,
      tuner_count: tuners,
      minimum_until: minimumUntil(call, option),
      cancel_fee: cancelFee(call, option),
    };
  },

  postServiceOptionHikaritv: (call) => {
    const { order_type: type, plan_code, tuner_count } = call.body;
    const offer = hikaritvOffer(call, plan_code);
    if (!offer || !['1', '5', '6'].includes(type)) return new Refusal('option_not_acceptable');
    if (type !== '5' && ['ENTR', 'SRVC'].includes(contractedOption(call, code).status))
      return new Refusal('hikaritv_already');
    const accepted = order(call, code, type, 'TV', {
      plan: plan_code,
      tuners: tuner_count,
      fee: offer.monthly_fee,
      // A customer who changes the plan has had the free months.
      ...(type !== '5' && { freeMonths: offer.first_months_free }),
      ...(type === '5' && { startsOn: planChangesOn(call.now) }),
    });
    if (accepted instanceof Refusal)
      return accepted.example === 'quitting' ? new Refusal('status_not_allowed') : accepted;
    return {
      receipt_number: accepted.receipt_number,
      accepted_at: formatMoment(call.now),
      plan_code,
      monthly_fee: offer.monthly_fee,
      starts_on: type === '5' ? accepted.starts_on : null,
    };
  },

  postHikaritvQuit: (call) => {
    if (contractedOption(call, code).status === 'QTWT') return new Refusal('quitting');
    if (isPast(call.body.quit_on, call)) return pastDay('quit_on');
    const leavingFee = cancelFee(call, contractedOption(call, code));
    const accepted = order(call, code, '3', 'TV', { quitOn: call.body.quit_on, leavingFee });
    if (accepted instanceof Refusal) return accepted;
    return {
      receipt_number: accepted.receipt_number,
      accepted_at: formatMoment(call.now),
      code,
      name: 'ひかりTV',
      order_type: '3',
      status: accepted.contracted.status,
      starts_on: accepted.starts_on,
      monthly_fee: accepted.contracted.monthly_fee,
      fee: leavingFee,
    };
  },
};

const reasons: Partial<Record<ContractedOption['status'], string>> = {
  ENTR: 'すでにお申し込みを受け付けています。',
  SRVC: 'すでにご利用中です。',
  QTWT: '解約の手続き中です。',
};

const startOf = (context: CustomerContext, { starts_on }: ContractedOption): string | null =>
  starts_on !== null && starts_on <= today(context) ? starts_on : null;

/** Yen for leaving today; the amount is made up. */
function cancelFee(context: CustomerContext, option: ContractedOption): number {
  const until = minimumUntil(context, option);
  return until !== endless && until >= today(context) ? 11_000 : 0;
}

/** The last day of the minimum term of a plan in use. */
function minimumUntil(
  context: CustomerContext,
  option: ContractedOption,
): Success<'getOptionHikaritv'>['minimum_until'] {
  const months = hikaritvOffer(context, option.details.plan)?.minimum_months ?? 0;
  if (months === 0 || !option.starts_on) return endless;
  const last = addMonths(option.starts_on.slice(0, 7).replace('-', ''), months - 1);
  return dayOf(last, lastDay(last));
}
