import { labelOf } from '@/catalogue/labelOf.ts';
import { mobileOptionNames } from '@/catalogue/mobileOptions.ts';
import { japanDay } from '@/lib/date.ts';
import { addDays, lastDayOfMonth } from '@/lib/days.ts';
import { type PlanCall, sessionState } from '../domain.ts';
import { exampleOf } from '../exampleOf.ts';
import { isLeft } from '../mobileQuit/simQuitState.ts';
import type { Success } from '../operations.ts';
import { planOf } from '../plan/planState.ts';
import { restrictionOf } from '../settings/simRestrictions.ts';

export type MobileOption = Success<'getMobileOption'>['options'][number];
export type OptionKey = MobileOption['key'];
type Operation = MobileOption['operations'][number];

/** What is kept of a SIM's options; `next` is the code that a change leads to. */
interface OptionState {
  /** In use when the customer came. */
  begun: MobileOption[];
  options: MobileOption[];
  next: Partial<Record<OptionKey, MobileOption['code']>>;
}

/** Why an option isn't for this SIM because of its plan, in words for the customer; undefined when it is. */
export function ineligible(call: PlanCall, key: OptionKey): string | undefined {
  const { family, contract_type, planName } = planOf(call).plan.current;
  if (key === 'ValueDataFree' && family !== 'value')
    return `バリュープラン専用です。いまのプランは${planName}です`;
  const needsPhone: OptionKey[] = ['PremiumBand', 'DeviceCompensation', 'DevicePurchase'];
  if (contract_type === 'mobile_data' && needsPhone.includes(key))
    return 'データ専用のご契約ではご利用いただけません';
  return undefined;
}

/** The options of a SIM on a day: changes take effect on their first day, and all options end with the SIM. */
export function optionsOf(call: PlanCall): MobileOption[] {
  const { options } = stateOf(call);
  const known = isLeft(call) ? options.map(unused) : options;
  return known.map((option) => shown(call, option));
}

/**
 * One option of a SIM.
 * @throws Error when the contract has no such key
 */
export function optionOf(call: PlanCall, key: OptionKey): MobileOption {
  const option = optionsOf(call).find((one) => one.key === key);
  if (!option) throw new Error(`There is no option ${key}.`);
  return option;
}

/** The first day of a change that is ordered now: tomorrow for an addition, else the first of the next month. */
export const firstDay = (operation: Operation, now: Date): string =>
  addDays(operation === 'add' ? japanDay(now) : lastDayOfMonth(now), 1);

/** Notes a change that was applied for. */
export function order(
  call: PlanCall,
  key: OptionKey,
  pending: NonNullable<MobileOption['pending']>,
  code?: MobileOption['code'],
): void {
  const state = stateOf(call);
  const option = state.options.find((one) => one.key === key);
  if (!option) return;
  option.pending = pending;
  state.next[key] = code ?? option.code;
}

function stateOf(call: PlanCall): OptionState {
  const { mock, session, service, now } = call;
  const state = sessionState(session, `options ${service.listed.service_id}`, (): OptionState => {
    const told = exampleOf(mock, service, 'getMobileOption').options;
    const { serviceStartDate } = planOf(call).plan;
    const options = told.map((option) =>
      ineligible(call, option.key) ? unused(option) : notBefore(option, serviceStartDate),
    );
    return {
      options,
      begun: structuredClone(options.filter(({ status }) => status === 'using')),
      next: {},
    };
  });
  for (const option of state.options) settle(option, state, japanDay(now));
  return state;
}

/** An option can't have begun before the SIM itself. */
const notBefore = (option: MobileOption, day: string): MobileOption =>
  option.started_on && option.started_on < day ? { ...option, started_on: day } : option;

/** Options in use as the customer came with them. */
export const optionsBegun = (call: PlanCall): MobileOption[] => stateOf(call).begun;

const unused = (option: MobileOption): MobileOption => ({
  ...option,
  status: 'none',
  started_on: null,
  pending: null,
});

function settle(option: MobileOption, { next }: OptionState, today: string): void {
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
  add: '追加の手続き中です',
  remove: '解約の手続き中です',
  update: '変更の手続き中です',
};

function shown(call: PlanCall, option: MobileOption): MobileOption {
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
