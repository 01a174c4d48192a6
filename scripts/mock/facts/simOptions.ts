import { labelOf } from '@/catalogue/labelOf.ts';
import { mobileOptionNames } from '@/catalogue/mobileOptions.ts';
import { addDays, japanDay, lastDayOfMonth } from '@/lib/date.ts';
import type { Success } from '../contractTypes.ts';
import { Refusal, type ServiceCall } from '../handler.ts';
import { type Event, eventsOf, fact, ofService } from '../ledger/event.ts';
import type { LineChange } from './charges.ts';
import { exampleOf } from './examples.ts';
import { planOf } from './plan.ts';
import { plansFor, startDay } from './planCatalogue.ts';
import { goodUntil, isAfterTheEnd, isLeft, quitRefusal, stopRefusal } from './simLife.ts';
import { restrictionOf } from './simRestrictions.ts';

export type MobileOption = Success<'getMobileOption'>['options'][number];

export type OptionKey = MobileOption['key'];

type Operation = MobileOption['operations'][number];

type Exchange = Success<'getPricePlanExchange'>;

type PremiumOption = NonNullable<Exchange['current_premium_option']>;

/** The kinds of the 5G option that can be chosen with a plan. */
const premiumCodes: Record<PremiumOption, NonNullable<MobileOption['code']>> = {
  fifth_generation_s: 'VO3242',
  fifth_generation_a: 'VO3252',
};

/** A SIM's options; `next` is the code that a change leads to, `lines` what orders end and begin on the bills. */
interface OptionState {
  /** In use when the customer came. */
  begun: MobileOption[];
  options: MobileOption[];
  next: Partial<Record<OptionKey, MobileOption['code']>>;
  lines: LineChange[];
}

const orders = [
  'postValueDataFree',
  'postVirusBusterMobile',
  'postPremiumBand',
  'postFifthGeneration',
  'postDeviceCompensation',
] as const;

const planOrders = ['postPricePlanExchange', 'postCancelExchangePricePlan'] as const;

type OptionOrder = (typeof orders)[number];

/** The option that an order is about. */
const keys: Record<OptionOrder, OptionKey> = {
  postValueDataFree: 'ValueDataFree',
  postVirusBusterMobile: 'VirusBusterMobile',
  postPremiumBand: 'PremiumBand',
  postFifthGeneration: 'NetworkFifthGeneration',
  postDeviceCompensation: 'DeviceCompensation',
};

/** Why an option isn't for this SIM because of its plan, in words for the customer; undefined when it is. */
export function ineligible(call: ServiceCall, key: OptionKey): string | undefined {
  const { family, contract_type, planName } = planOf(call).plan.current;
  if (key === 'ValueDataFree' && family !== 'value')
    return `バリュープラン専用です。いまのプランは${planName}です`;
  const needsPhone: OptionKey[] = ['PremiumBand', 'DeviceCompensation', 'DevicePurchase'];
  if (contract_type === 'mobile_data' && needsPhone.includes(key))
    return 'データ専用のご契約ではご利用いただけません';
  return undefined;
}

/** The options of a SIM on a day: changes take effect on their first day, and all options end with the SIM. */
export function optionsOf(call: ServiceCall): MobileOption[] {
  const { options } = stateOf(call);
  const known = isLeft(call) ? options.map(unused) : options;
  return known.map((option) => shown(call, option));
}

/**
 * One option of a SIM.
 * @throws Error when the contract has no such key
 */
export function optionOf(call: ServiceCall, key: OptionKey): MobileOption {
  const option = optionsOf(call).find((one) => one.key === key);
  if (!option) throw new Error(`There is no option ${key}.`);
  return option;
}

/** The first day of a change that is ordered now: tomorrow for an addition, else the first of the next month. */
export const firstDay = (operation: Operation, now: Date): string =>
  addDays(operation === 'add' ? japanDay(now) : lastDayOfMonth(now), 1);

const stateOf = fact((call: ServiceCall): OptionState => {
  const { session, service, now } = call;
  const { serviceStartDate } = planOf(call).plan;
  const options = structuredClone(exampleOf(call, 'getMobileOption').options).map((option) =>
    ineligible(call, option.key) ? unused(option) : notBefore(option, serviceStartDate),
  );
  const begun = structuredClone(options.filter(({ status }) => status === 'using'));
  const state: OptionState = { options, begun, next: {}, lines: [] };
  for (const event of eventsOf(session.past, [...orders, ...planOrders], service)) {
    settle(state, japanDay(new Date(event.at)));
    if (event.operation === 'postPricePlanExchange') choosePremium(state, event);
    else if (event.operation === 'postCancelExchangePricePlan') dropPremium(state, event);
    else take(state, event);
  }
  settle(state, goodUntil(japanDay(now), call));
  for (const option of options)
    if (option.pending && isAfterTheEnd(option.pending.starts_on, call)) option.pending = null;
  return state;
}, ofService);

function take({ options, next, lines }: OptionState, event: Event<OptionOrder>): void {
  const { asked, answer } = event;
  const operation = asked.operation === 'quit' ? 'remove' : asked.operation;
  const option = options.find(({ key }) => key === keys[event.operation]);
  // Another IMEI changes the device, and not the option.
  if (!option || operation === 'imei') return;
  const { receipt_number, accepted_at } = answer;
  const starts_on = firstDay(operation, new Date(event.at));
  option.pending = { operation, receipt_number, accepted_at, starts_on };
  next[option.key] = ('code' in asked ? asked.code : undefined) ?? option.code;
  const { name, monthly_fee } = option;
  const line = { kind: 'option' as const, label: name, amount: monthly_fee ?? 0 };
  if (operation !== 'update')
    lines.push({
      receipt_number,
      accepted_at,
      starts_on,
      ends: operation === 'remove' ? [line.label] : [],
      begins: operation === 'add' ? [line] : [],
    });
}

/** The premium option that an option in use is. */
const premiumOf = ({ status, code }: MobileOption): PremiumOption | null =>
  status === 'using' && code === premiumCodes.fifth_generation_s
    ? 'fifth_generation_s'
    : status === 'using' && code === premiumCodes.fifth_generation_a
      ? 'fifth_generation_a'
      : null;

/** Takes the premium option of a change of plan, which begins with the plan; without one the plain 5G option is left. */
function choosePremium(
  { options, next }: OptionState,
  { asked, answer, at }: Event<'postPricePlanExchange'>,
): void {
  const option = options.find(({ key }) => key === 'NetworkFifthGeneration');
  if (!option || premiumOf(option) === asked.premium_option) return;
  const { receipt_number, accepted_at } = answer;
  const { starts_on } = startDay(new Date(at));
  const operation = option.status === 'using' ? 'update' : 'add';
  option.pending = { operation, receipt_number, accepted_at, starts_on };
  next[option.key] = asked.premium_option === null ? 'VO3232' : premiumCodes[asked.premium_option];
}

/** Drops the premium option of a change of plan that is taken back. */
function dropPremium(
  { options }: OptionState,
  { asked }: Event<'postCancelExchangePricePlan'>,
): void {
  for (const option of options)
    if (option.pending?.receipt_number === asked.receipt_number) option.pending = null;
}

/** The premium option of a SIM and those that can be chosen with a plan; none while the option is changed already. */
export function premiumChoices(
  call: ServiceCall,
): Pick<Exchange, 'current_premium_option' | 'premium_options'> {
  const option = optionOf(call, 'NetworkFifthGeneration');
  const current_premium_option = premiumOf(option);
  const { contract_type } = planOf(call).plan.current;
  const canChoose = contract_type === 'mobile_voice' && !option.pending;
  return {
    current_premium_option,
    premium_options: canChoose
      ? exampleOf(call, 'getPricePlanExchange').premium_options.map((one) => ({
          ...one,
          is_current: one.option === current_premium_option,
          // As on the option's own page, any plan will do.
          plan_codes: plansFor(planOf(call).plan.current).map(({ planCode }) => planCode),
        }))
      : [],
  };
}

/** An option can't have begun before the SIM itself. */
const notBefore = (option: MobileOption, day: string): MobileOption =>
  option.started_on && option.started_on < day ? { ...option, started_on: day } : option;

/** Options in use as the customer came with them. */
export const optionsBegun = (call: ServiceCall): MobileOption[] => stateOf(call).begun;

/** What changes of options end and begin on the bills. */
export const optionLines = (call: ServiceCall): LineChange[] => stateOf(call).lines;

const unused = (option: MobileOption): MobileOption => ({
  ...option,
  status: 'none',
  started_on: null,
  pending: null,
});

function settle({ options, next }: OptionState, today: string): void {
  for (const option of options) settleOption(option, next, today);
}

function settleOption(option: MobileOption, next: OptionState['next'], today: string): void {
  const { pending } = option;
  if (!pending || pending.starts_on > today) return;
  option.pending = null;
  if (pending.operation === 'remove') {
    option.status = 'none';
    option.started_on = null;
    return;
  }
  option.status = 'using';
  if (pending.operation === 'add') option.started_on = pending.starts_on;
  const code = next[option.key] ?? option.code;
  if (code) {
    option.code = code;
    option.name = labelOf(mobileOptionNames, code);
  }
}

/** Options that come in several kinds. */
const kinds: ReadonlySet<OptionKey> = new Set(['PremiumBand', 'NetworkFifthGeneration']);

const underWay = {
  add: '申し込みの手続き中です',
  remove: '解約の手続き中です',
  update: '変更の手続き中です',
};

function shown(call: ServiceCall, option: MobileOption): MobileOption {
  const { key, status, pending } = option;
  if (pending) return { ...option, operations: [], reason: underWay[pending.operation] };
  const closed = restrictionOf(call, 'option');
  if (closed) return { ...option, operations: [], reason: closed.text.replace(/。$/, '') };
  if (status === 'using')
    return {
      ...option,
      operations:
        kinds.has(key) || key === 'DeviceCompensation' ? ['remove', 'update'] : ['remove'],
      reason: null,
    };
  const reason =
    ineligible(call, key) ??
    (key === 'DeviceCompensation' ? '機種のご購入時だけお申し込みいただけます' : null);
  return { ...option, operations: reason ? [] : ['add'], reason };
}

export type Receipt = Success<'postVirusBusterMobile'>;

export type ReceiptOperation = Receipt['operation'];

/** Why an order isn't taken; undefined when it is. */
export function optionRefusal(
  call: ServiceCall,
  option: MobileOption,
  operation: ReceiptOperation,
  code?: MobileOption['code'],
): Refusal | undefined {
  const ofState = quitRefusal(call) ?? stopRefusal(call);
  if (ofState) return ofState;
  const reason = ineligible(call, option.key);
  if (reason) return new Refusal('not_eligible', { message: `${reason}。` });
  if (option.pending) return new Refusal('option_update_processing');
  if (operation === 'add' && option.status === 'using') return new Refusal('already_using');
  if (operation !== 'add' && option.status === 'none') return new Refusal('not_using');
  const isSame = operation === 'update' && code === option.code;
  return isSame ? new Refusal('option_not_acceptable') : undefined;
}
