import { fibreOption } from '@/catalogue/fibreOptions.ts';
import { consoleCodes, feeTimes, optionTerms } from '@/catalogue/fibreOptions/terms.ts';
import { addDays, endless, japanDay, lastDayOfMonth, nextMonthStart } from '@/lib/date.ts';
import type { CustomerCall } from '../handler.ts';
import { type Event, eventsOf, viewOf, type Views, type WriteId } from '../ledger/event.ts';
import { fibreExample } from './examples.ts';
import {
  type ContractedOption,
  type Details,
  feesOf,
  type Order,
  rvoipCode,
  usualFirstDay,
  withOrderTypes,
} from './option.ts';

/** What an order asks for besides its type. */
export type Wish = Partial<Details> & {
  /** First day, where the order settles it; null while nobody knows. */
  startsOn?: string | null;
  quitOn?: string;
  fee?: number;
};

/** What an order makes of an option. */
export interface Outcome {
  contracted: ContractedOption;
  /** First day on which it has effect; null when not known yet. */
  starts_on: string | null;
}

/**
 * What an order of a type is called when it is done and in the list of applications, and the step that it waits
 * for; none where it takes another one back.
 */
export const orderTexts: Record<
  Order['order_type'],
  { done: string; title: string; step?: string }
> = {
  '1': { done: 'お申し込みを受け付けました', title: 'の申し込み', step: '利用開始' },
  '2': { done: 'お申し込みの取り消しを受け付けました', title: 'の申し込み' },
  '3': { done: '解約を受け付けました', title: 'の解約', step: '利用終了' },
  '4': { done: '解約の取り消しを受け付けました', title: 'の解約' },
  '5': { done: '内容の変更を受け付けました', title: 'の内容の変更', step: '変更' },
  '6': { done: 'お申し込みを受け付けました', title: 'の申し込み', step: '利用開始' },
};

/** The name of an option; its code where the catalogue doesn't have it. */
export const optionName = (code: string): string => fibreOption(code)?.name ?? code;

/** An order of an option, whichever form it came by. */
export interface OptionOrder {
  code: string;
  type: Order['order_type'];
  wish: Wish;
}

const ordered = [
  'postOption',
  'postUnextOptionChange',
  'postSecomEntry',
  'postSecomQuit',
  'postBraviaRecycleEntry',
  'postServiceOptionHikaritv',
  'postHikaritvQuit',
  'postOptionVoip',
  'postVoipQuit',
  'postRvoipChange',
] as const satisfies readonly WriteId[];

const operations = [...ordered, 'postNurodenkiPlanChange', 'putNurodenkiInfo'] as const;

/** The forms that an option is ordered, changed or left by, except for those of electricity. */
export type OptionOrderId = (typeof ordered)[number];

/** The same view of each of these forms. */
export const ofEveryOrder = <View>(view: View): Record<OptionOrderId, View> =>
  Object.fromEntries(ordered.map((id) => [id, view])) as Record<OptionOrderId, View>;

export type OptionEvent = Event<(typeof operations)[number]>;

/** What was ordered of options, oldest first. */
export const optionEvents = ({ session }: CustomerCall): OptionEvent[] =>
  eventsOf(session.past, operations);

type Of = (code: string) => ContractedOption;

/** The order that each form is. */
const orders: Views<OptionOrder, { context: CustomerCall; of: Of }> = {
  postOption: ({ at, asked, answer }) => {
    const { code, order_type: type, edition, leaving, energy, choice, desired_on } = asked;
    return {
      code,
      type,
      wish: {
        ...(edition && { edition }),
        ...(choice && { choice }),
        ...(energy && { energy }),
        ...(type === '3' && {
          leaving,
          quitOn: desired_on ?? lastDayOfMonth(new Date(at)),
          leavingFee: answer.fee,
        }),
      },
    };
  },
  postUnextOptionChange: ({ asked }) => ({ code: 'MO101N', type: asked.order_type, wish: {} }),
  postSecomEntry: ({ asked }) => ({ code: 'MO340N', type: '1', wish: surveyed(asked.visit_dates) }),
  postSecomQuit: ({ asked }) => ({ code: 'MO340N', type: '3', wish: { quitOn: asked.quit_on } }),
  postBraviaRecycleEntry: ({ asked: { pickup_on } }) => ({
    code: 'MO330N',
    type: '1',
    wish: { pickupOn: pickup_on, startsOn: pickup_on },
  }),
  postServiceOptionHikaritv: ({ at, asked, answer }, { context }) => ({
    code: 'HIKARITV',
    type: asked.order_type,
    wish: {
      plan: asked.plan_code,
      tuners: asked.tuner_count,
      fee: answer.monthly_fee,
      // A customer who changes the plan has had the free months.
      ...(asked.order_type === '5'
        ? { startsOn: planChangesOn(new Date(at)) }
        : { freeMonths: hikaritvOffer(context, asked.plan_code)?.first_months_free ?? 0 }),
    },
  }),
  postHikaritvQuit: ({ asked, answer }) => ({
    code: 'HIKARITV',
    type: '3',
    wish: { quitOn: asked.quit_on, leavingFee: answer.fee },
  }),
  postOptionVoip: ({ asked, answer }) => ({
    code: 'VOIP',
    type: '1',
    wish: { fee: answer.monthly_fee, pack: asked.service_pack },
  }),
  postVoipQuit: ({ asked }) => ({ code: 'VOIP', type: '3', wish: { quitOn: asked.quit_on } }),
  postRvoipChange: ({ asked, answer }, { of }) => ({
    code: of('VOIP').status === 'SRVC' ? 'VOIP' : rvoipCode,
    type: '5',
    wish: { fee: answer.monthly_fee, pack: asked.service_pack },
  }),
  postNurodenkiPlanChange: ({ asked, answer }) => ({
    code: 'MO201N',
    type: '5',
    wish: { startsOn: answer.starts_on, energyPlan: asked.plan },
  }),
  putNurodenkiInfo: ({ asked, answer }) => ({
    code: 'MO201N',
    type: '5',
    wish: { startsOn: answer.starts_on, energy: asked.current },
  }),
};

/** What an event orders, and the option after it. */
export function changedBy(
  context: CustomerCall,
  event: OptionEvent,
  of: Of,
): { order: OptionOrder; outcome: Outcome } {
  const order = viewOf(orders, event as Event, { context, of });
  if (!order) throw new Error(`${event.operation} orders no option.`);
  return { order, outcome: nextOf(context, of(order.code), order.type, order.wish) };
}

/** The survey takes place on the earliest wished day; the examination ends two weeks later. */
function surveyed(visitDates: readonly string[]): Wish {
  const [first = ''] = [...visitDates].sort();
  return { visitOn: first, startsOn: addDays(first, 14) };
}

/** Another plan of ひかりTV begins with the next month. */
export const planChangesOn = (now: Date): string => nextMonthStart(now);

/** What a plan of ひかりTV is offered for. */
export const hikaritvOffer = (context: CustomerCall, plan: Details['plan']) =>
  fibreExample(context, 'getServiceHikaritv').plans.find((offer) => offer.plan === plan);

/** What an order makes of an option. */
function nextOf(
  context: CustomerCall,
  before: ContractedOption,
  type: Order['order_type'],
  { startsOn, quitOn, fee, ...details }: Wish,
): Outcome {
  const { now } = context;
  const contracted = { ...before, ordered_on: japanDay(now) };
  const to = (change: Partial<ContractedOption>) => withOrderTypes({ ...contracted, ...change });
  const first = startsOn === undefined ? usualFirstDay(contracted.code, now) : startsOn;
  switch (type) {
    case '1':
    case '6': {
      const monthly_fee = fee ?? feeOf(contracted, details);
      return {
        contracted: to({
          status: 'ENTR',
          starts_on: first,
          ends_on: endless,
          ...feesOf(contracted, monthly_fee),
          details: { ...contracted.details, ...details },
          isNew: true,
          next: null,
          fees: { first: monthly_fee, changes: [] },
        }),
        starts_on: first,
      };
    }
    case '2':
      return { contracted: to({ status: 'CNCL', starts_on: null, isNew: false }), starts_on: null };
    case '3': {
      const ends_on = quitOn ?? lastDayOfMonth(now);
      const left = to({
        status: 'QTWT',
        ends_on,
        details: { ...contracted.details, ...details },
      });
      return { contracted: left, starts_on: addDays(ends_on, 1) };
    }
    case '4': {
      const stays = { ...contracted.details, leaving: null, leavingFee: 0 };
      return {
        contracted: to({ status: 'SRVC', ends_on: endless, details: stays }),
        starts_on: null,
      };
    }
    case '5': {
      const starts_on = first ?? japanDay(now);
      const monthly_fee = fee ?? feeOf(contracted, details);
      const next = { starts_on, monthly_fee, details: { ...contracted.details, ...details } };
      const { first: began, changes } = contracted.fees;
      const fees = { first: began, changes: [...changes, { starts_on, monthly_fee }] };
      return { contracted: to({ next, fees }), starts_on };
    }
  }
}

/** What the option costs a month with what is chosen. */
function feeOf(contracted: ContractedOption, { edition, choice }: Partial<Details>): number {
  const times = edition ? 1 : choice ? feeTimes[choice] : undefined;
  const fee = fibreOption(edition ? consoleCodes[edition] : contracted.code)?.fee;
  return times === undefined || fee === undefined ? contracted.monthly_fee : fee * times;
}

/** Charged once with the first bill (yen). */
export function onceFee({ code, details }: ContractedOption): number {
  const { first } = optionTerms(fibreOption(code)?.optionType);
  return first
    .filter(({ label: what }) => what !== '機器' || details.choice !== 'instalments')
    .reduce((sum, { yen }) => sum + yen, 0);
}
