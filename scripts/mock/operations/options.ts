import { fibreOptions } from '@/catalogue/fibreOptions.ts';
import { consoleCodes } from '@/catalogue/fibreOptions/terms.ts';
import { addMonths, endless, japanMonth, lastDayOf } from '@/lib/date.ts';
import type { Success } from '../contractTypes.ts';
import { accepted, fibreExample } from '../facts/examples.ts';
import { type ContractedOption, feeIn, hikaritvCode, type Listed } from '../facts/option.ts';
import { hikaritvOffer, onceFee, optionName } from '../facts/optionChange.ts';
import { costOf, isPast, leavingFee, order, pastDay } from '../facts/optionOrder.ts';
import {
  contractedOption,
  contractedOptions,
  entitled,
  firstDay,
  ineligible,
  stocked,
  today,
} from '../facts/options.ts';
import { type CustomerCall, type Handlers, Refusal } from '../handler.ts';
import { dayOf } from '../moments.ts';

/** The options of the contract and what they cost, by the day (docs/product.md §7.4). */
export const optionList: Handlers = {
  getOption: (call) => {
    const options = contractedOptions(call);
    const named = [...options, ...missingConsoles(call, options)];
    const month = japanMonth(call.now);
    return {
      month,
      monthly_total: sum(
        options
          .filter(({ status }) => status === 'SRVC' || status === 'QTWT')
          .map((option) => option.monthly_fee),
      ),
      next_month_total: sum(
        options
          .filter((option) => isUsedIn(option, addMonths(month, 1)))
          .map((option) => feeIn(option, addMonths(month, 1))),
      ),
      options: [...named, ...missingOthers(call, named)].map((option) =>
        listed(entitled(call, stocked(call, option))),
      ),
    };
  },

  getPs5Stock: (call) => ({
    items: fibreExample(call, 'getPs5Stock').items.map((item) => ({
      ...item,
      arrives_from: item.arrives_from && firstDay(call, consoleCodes[item.edition]),
    })),
  }),
};

/** Editions that the contract doesn't name: whether they can be ordered depends on the stock. */
const missingConsoles = (context: CustomerCall, options: ContractedOption[]): ContractedOption[] =>
  Object.values(consoleCodes)
    .filter((code) => options.length > 0 && !options.some((option) => option.code === code))
    .map((code) => contractedOption(context, code));

/** Other options that the contract doesn't name and that the customer has no right to. */
const missingOthers = (context: CustomerCall, named: ContractedOption[]): ContractedOption[] =>
  fibreOptions
    .filter(({ code }) => !named.some((option) => option.code === code))
    .filter(({ code }) => ineligible(context, code))
    .map(({ code }) => contractedOption(context, code));

const sum = (fees: number[]) => fees.reduce((total, fee) => total + fee, 0);

function isUsedIn({ status, starts_on, ends_on }: ContractedOption, month: string): boolean {
  const first = dayOf(month, 1);
  if (status === 'ENTR') return starts_on !== null && starts_on < dayOf(addMonths(month, 1), 1);
  return status === 'SRVC' || (status === 'QTWT' && ends_on >= first);
}

function listed({
  details: _details,
  isNew: _isNew,
  ordered_on: _orderedOn,
  next: _next,
  fees: _fees,
  ...option
}: ContractedOption): Listed {
  return option;
}

/** Orders of any option by type, and those of the partners' options that have a form of their own. */
export const optionOrders: Handlers = {
  postOption: (call) => {
    const { code, order_type: type, desired_on } = call.body;
    if (code === 'MO202N' && fibreExample(call, 'getOptionGas').is_lp_gas && type === '1')
      return new Refusal('lp_gas_not_available');
    if (isPast(desired_on, call)) return pastDay('desired_on');
    const taken = order(call, 'postOption', 'FO', { fee: leavingFee(call) });
    if (taken instanceof Refusal) return taken;
    const { contracted, receipt, starts_on } = taken;
    return {
      ...receipt,
      code,
      name: optionName(code),
      order_type: type,
      status: contracted.status,
      starts_on,
      ...costOf(contracted, type),
    };
  },

  postUnextOptionChange: (call) => {
    const taken = order(call, 'postUnextOptionChange', 'UN');
    if (taken instanceof Refusal) return taken;
    const { contracted, receipt } = taken;
    const isEntry = contracted.status === 'ENTR';
    return {
      ...receipt,
      status: isEntry ? 'applying' : 'termination_accepted',
      starts_on: isEntry ? contracted.starts_on : null,
      ends_on: isEntry ? null : contracted.ends_on,
      monthly_fee: Math.max(0, contracted.monthly_fee),
    };
  },

  postSecomEntry: (call) => {
    const [first = ''] = [...call.body.visit_dates].sort();
    if (isPast(first, call)) return pastDay('visit_dates');
    const taken = order(call, 'postSecomEntry', 'SC');
    if (taken instanceof Refusal) return taken;
    return {
      ...taken.receipt,
      status: 'EXAM',
      visit_on: null,
      ends_on: null,
    };
  },

  postSecomQuit: (call) => {
    if (isPast(call.body.quit_on, call)) return pastDay('quit_on');
    const taken = order(call, 'postSecomQuit', 'SC');
    if (taken instanceof Refusal) return taken;
    return {
      ...taken.receipt,
      status: 'QUIT',
      visit_on: null,
      ends_on: taken.contracted.ends_on,
    };
  },

  postBraviaRecycleEntry: (call) => {
    const { pickup_on, pickup_time } = call.body;
    if (isPast(pickup_on, call)) return pastDay('pickup_on');
    const taken = order(call, 'postBraviaRecycleEntry', 'BR');
    if (taken instanceof Refusal) return taken;
    return {
      ...taken.receipt,
      pickup_on,
      pickup_time,
      fee: onceFee(contractedOption(call, 'MO330N')),
    };
  },
};

/** ひかりTV: what can be chosen, what is in use, entry, change of plan and quit. */
export const hikaritv: Handlers = {
  getServiceHikaritv: (call) => {
    const option = entitled(call, contractedOption(call, hikaritvCode));
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
    const option = entitled(call, contractedOption(call, hikaritvCode));
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
    const { order_type: type, plan_code } = call.body;
    const offer = hikaritvOffer(call, plan_code);
    if (!offer || !['1', '5', '6'].includes(type)) return new Refusal('option_not_acceptable');
    if (type !== '5' && ['ENTR', 'SRVC'].includes(contractedOption(call, hikaritvCode).status))
      return new Refusal('hikaritv_already');
    const taken = order(call, 'postServiceOptionHikaritv', 'TV', {
      monthly_fee: offer.monthly_fee,
    });
    if (taken instanceof Refusal)
      return taken.example === 'quitting' ? new Refusal('status_not_allowed') : taken;
    return {
      ...taken.receipt,
      plan_code,
      monthly_fee: offer.monthly_fee,
      starts_on: type === '5' ? taken.starts_on : null,
    };
  },

  postHikaritvQuit: (call) => {
    if (contractedOption(call, hikaritvCode).status === 'QTWT') return new Refusal('quitting');
    if (isPast(call.body.quit_on, call)) return pastDay('quit_on');
    const fee = cancelFee(call, contractedOption(call, hikaritvCode));
    const taken = order(call, 'postHikaritvQuit', 'TV', { fee });
    if (taken instanceof Refusal) return taken;
    return {
      ...taken.receipt,
      code: hikaritvCode,
      name: 'ひかりTV',
      order_type: '3',
      status: taken.contracted.status,
      starts_on: taken.starts_on,
      monthly_fee: taken.contracted.monthly_fee,
      fee,
    };
  },
};

const reasons: Partial<Record<ContractedOption['status'], string>> = {
  ENTR: 'すでにお申し込みを受け付けています。',
  SRVC: 'すでにご利用中です。',
  QTWT: '解約の手続き中です。',
};

const startOf = (context: CustomerCall, { starts_on }: ContractedOption): string | null =>
  starts_on !== null && starts_on <= today(context) ? starts_on : null;

/** Yen for leaving today; the amount is made up. */
function cancelFee(context: CustomerCall, option: ContractedOption): number {
  const until = minimumUntil(context, option);
  return until !== endless && until >= today(context) ? 11_000 : 0;
}

/** The last day of the minimum term of a plan in use. */
function minimumUntil(
  context: CustomerCall,
  option: ContractedOption,
): Success<'getOptionHikaritv'>['minimum_until'] {
  const months = hikaritvOffer(context, option.details.plan)?.minimum_months ?? 0;
  if (months === 0 || !option.starts_on) return endless;
  return lastDayOf(addMonths(japanMonth(option.starts_on), months - 1));
}

const energyCode = 'MO201N';

/** Plan and current contract of the electricity bundle: one change at a time, from the next reading of the meter. */
export const energy: Handlers = {
  postNurodenkiPlanChange: changeEnergy,
  putNurodenkiInfo: changeEnergy,
};

function changeEnergy(context: CustomerCall) {
  const option = contractedOption(context, energyCode);
  if (option.status !== 'SRVC') return new Refusal('status_not_allowed');
  if (option.next) return new Refusal('change_in_progress');
  const starts_on = firstDay(context, energyCode) ?? today(context);
  return { ...accepted(context, 'EL'), starts_on };
}
