import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { read } from '@/api/query';
import { contractTypes, planFamilies, valuePlanKinds } from '@/catalogue/contract';
import type * as Code from '@/catalogue/generated/codes';
import { inOrder, isKnown, labelOf, type Open } from '@/catalogue/labelOf';
import { callFlats } from '@/catalogue/mobile';
import { featuresOf, isKnownPlan, isPlanCode } from '@/catalogue/planRules';
import { refusalTitles } from '@/catalogue/refusals';
import { suspendedTitle } from '@/catalogue/stopRestart';
import type { ChangeRow } from '@/procedure/cost/ChangeTable';
import { refusable } from '@/screens/mobile/shared/useRestricted';

type PlanCode = Code.MobilePlanCode;

type CallFlat = Code.CallFlat;

type SpecialCalling = Code.SpecialCallingPlanCode;

type Premium = Code.PremiumOption;

/**
 * What is chosen. `call` is a call-flat option or a special calling plan, empty for a SIM without calls.
 * `changed` has no control: it only carries the error 「プランを変更してください」.
 */
export interface PlanValues {
  planCode: PlanCode | '';
  call: CallFlat | SpecialCalling | '';
  premium: Premium | typeof noPremium;
  changed: '';
}

/** No premium option. */
export const noPremium = 'none';

/** A choice of calls: a call-flat option, or a special calling plan, which extends one. */
interface CallChoice {
  value: CallFlat | SpecialCalling;
  callFlat: CallFlat;
  special: SpecialCalling | null;
  name: string;
  /** Which flat rate it is; null for none, and for a special calling plan. */
  type: Schema.PlanExchange['call_flats'][number]['plan_type'];
  fee: number;
  isCurrent: boolean;
  /** Whether it goes with a plan. */
  goesWith: (planCode: string) => boolean;
}

/** Which call-flat option a special calling plan extends (docs/product.md §10.3). */
const extended: Record<SpecialCalling, CallFlat> = {
  VO4012: 'five_minutes',
  VO3052: 'ten_minutes',
};

/** The call-flat option and the special calling plan of a choice of calls. */
export function callOrder(call: PlanValues['call']): {
  call_flat: CallFlat | null;
  special_calling: SpecialCalling | null;
} {
  if (call === '') return { call_flat: null, special_calling: null };
  if (call === 'VO4012' || call === 'VO3052')
    return { call_flat: extended[call], special_calling: call };
  return { call_flat: call, special_calling: null };
}

const premiumOptions = inOrder<Premium>()(['fifth_generation_s', 'fifth_generation_a']);

/**
 * Whether everything is known of what is contracted now. A change states the whole, so without that none can be
 * ordered.
 */
export const isCurrentKnown = (exchange: Schema.PlanExchange): boolean =>
  isPlanCode(exchange.current_plan.planCode) &&
  exchange.call_flats.every((flat) => !flat.is_current || isKnown(callFlats, flat.call_flat)) &&
  exchange.special_callings.every((one) => !one.is_current || isKnown(extended, one.code)) &&
  (exchange.current_premium_option === null ||
    premiumOptions.some((one) => one === exchange.current_premium_option));

/** All choices of calls that can be ordered; none for a SIM without calls. */
export function callChoices({ call_flats, special_callings }: Schema.PlanExchange): CallChoice[] {
  const special = special_callings.find(({ is_current }) => is_current);
  return [
    ...call_flats.flatMap(
      ({ call_flat, name, plan_type, monthly_fee, is_current, plan_codes }): CallChoice[] => {
        if (!isKnown(callFlats, call_flat)) return [];
        return [
          {
            value: call_flat,
            callFlat: call_flat,
            special: null,
            name,
            type: plan_type,
            fee: monthly_fee,
            isCurrent: is_current && !special,
            goesWith: (planCode) => plan_codes.some((code) => code === planCode),
          },
        ];
      },
    ),
    ...special_callings.flatMap(({ code, name, monthly_fee, is_current }): CallChoice[] => {
      if (!isKnown(extended, code)) return [];
      return [
        {
          value: code,
          callFlat: extended[code],
          special: code,
          name,
          type: null,
          fee: monthly_fee,
          isCurrent: is_current,
          goesWith: () => true,
        },
      ];
    }),
  ];
}

export function currentValues(exchange: Schema.PlanExchange): Omit<PlanValues, 'changed'> {
  const { planCode } = exchange.current_plan;
  return {
    planCode: isPlanCode(planCode) ? planCode : '',
    call: callChoices(exchange).find(({ isCurrent }) => isCurrent)?.value ?? '',
    premium: premiumOptions.find((one) => one === exchange.current_premium_option) ?? noPremium,
  };
}

/** Everything that is chosen, looked up. */
interface Chosen {
  plan: Schema.MobilePlan | undefined;
  call: CallChoice | undefined;
  premium: { option: Open<Premium>; name: string; fee: number } | undefined;
}

/** The plan, call-flat option and premium option that the values name. */
export function chosenOf(
  exchange: Schema.PlanExchange,
  values: Omit<PlanValues, 'changed'>,
): Chosen {
  const premium = exchange.premium_options.find(({ option }) => option === values.premium);
  return {
    plan: exchange.plans.find(({ plan }) => plan.planCode === values.planCode)?.plan,
    call: callChoices(exchange).find(({ value }) => value === values.call),
    premium: premium && { option: premium.option, name: premium.name, fee: premium.monthly_fee },
  };
}

/** Now and afterwards, line by line (yen a month). */
export function changeRows(exchange: Schema.PlanExchange, values: PlanValues): ChangeRow[] {
  const current = chosenOf(exchange, currentValues(exchange));
  const chosen = chosenOf(exchange, values);
  const rows: ChangeRow[] = [
    {
      key: 'plan',
      label: 'データ',
      before: exchange.current_plan.monthly_fee,
      after: chosen.plan?.monthly_fee ?? exchange.current_plan.monthly_fee,
      beforeName: exchange.current_plan.planName,
      afterName: chosen.plan?.planName ?? exchange.current_plan.planName,
    },
  ];
  if (exchange.call_flats.length > 0)
    rows.push({
      key: 'call',
      label: 'かけ放題',
      before: current.call?.fee ?? 0,
      after: chosen.call?.fee ?? 0,
      beforeName: current.call?.name ?? 'なし',
      afterName: chosen.call?.name ?? 'なし',
    });
  if (exchange.premium_options.length > 0)
    rows.push({
      key: 'premium',
      label: 'プレミアム',
      before: current.premium?.fee ?? 0,
      after: chosen.premium?.fee ?? 0,
      beforeName: current.premium?.name ?? 'なし',
      afterName: chosen.premium?.name ?? 'なし',
    });
  const others = exchange.monthly_amount - rows.reduce((sum, { before }) => sum + before, 0);
  // Options, instalments and discounts, which a change of plan leaves as they are.
  if (others !== 0) rows.push({ key: 'others', label: 'そのほか', before: others, after: others });
  return rows;
}

/** Yen a month now and afterwards. */
export function monthlyChange(rows: readonly ChangeRow[]): { before: number; after: number } {
  return {
    before: rows.reduce((sum, row) => sum + row.before, 0),
    after: rows.reduce((sum, row) => sum + row.after, 0),
  };
}

/** What is wrong with the choice of plan (docs/product.md §10.3). */
export function planProblem({ plans }: Schema.PlanExchange, planCode: string): string | undefined {
  if (!planCode) return 'プランを選択してください。';
  const found = plans.find(({ plan }) => plan.planCode === planCode);
  return found?.can_choose && isPlanCode(planCode)
    ? undefined
    : '選択されたプランには変更できません。';
}

export function callProblem(exchange: Schema.PlanExchange, values: PlanValues): string | undefined {
  const choices = callChoices(exchange);
  if (choices.length === 0) return undefined;
  const found = choices.find(({ value }) => value === values.call);
  if (!found) return 'かけ放題を選択してください。';
  return found.goesWith(values.planCode)
    ? undefined
    : '選択されたかけ放題は、このプランではご利用いただけません。';
}

export function premiumProblem(
  { premium_options }: Schema.PlanExchange,
  { premium, planCode }: PlanValues,
): string | undefined {
  if (premium_options.length === 0 || premium === noPremium) return undefined;
  const found = premium_options.find(({ option }) => option === premium);
  if (!found) return 'プレミアムオプションを選択してください。';
  return found.plan_codes.some((code) => code === planCode)
    ? undefined
    : '選択されたプレミアムオプションは、このプランではご利用いただけません。';
}

/** Whether anything differs from what is contracted now. */
export function isChanged(exchange: Schema.PlanExchange, values: PlanValues): boolean {
  const current = currentValues(exchange);
  return (
    values.planCode !== current.planCode ||
    (exchange.call_flats.length > 0 && values.call !== current.call) ||
    (exchange.premium_options.length > 0 && values.premium !== current.premium)
  );
}

/**
 * What the current plan allows and another one doesn't, in words (docs/product.md §10.3); undefined where nothing is
 * lost, or where a plan is newer than this build.
 */
export function lostText(from: Schema.MobilePlan, to: Schema.MobilePlan): string | undefined {
  if (!isKnownPlan(from) || !isKnownPlan(to)) return undefined;
  const kept = featuresOf(to);
  const lost = featuresOf(from).filter((name) => !kept.includes(name));
  if (lost.length === 0) return undefined;
  return `「${to.planName}」では、${lost.map((name) => `「${name}」`).join('')}はご利用いただけません。`;
}

/** The family of a plan, where its name doesn't say it. */
export function familyText({
  family,
  planName,
  contract_type,
  value_kind,
}: Schema.MobilePlan): string | undefined {
  if (value_kind) return labelOf(valuePlanKinds, value_kind);
  const name = labelOf(planFamilies, family);
  return planName.startsWith(name.slice(0, 3))
    ? undefined
    : `${name}・${labelOf(contractTypes, contract_type)}`;
}

const [useAnswer, useAllowed] = refusable(() => read(api.getPricePlanExchange));

/** What the plan can be changed to, or why it can't. */
export const usePlanAnswer = useAnswer;

/** The same where it can be changed. */
export const usePlanExchange = (): Schema.PlanExchange => withOwnPlan(useAllowed());

/** Has the customer's own plan among the choices: a list of plans may have another name and fee for its code. */
export const withOwnPlan = (exchange: Schema.PlanExchange): Schema.PlanExchange => ({
  ...exchange,
  plans: exchange.plans.map((choice) =>
    choice.plan.planCode === exchange.current_plan.planCode
      ? { ...choice, plan: exchange.current_plan }
      : choice,
  ),
});

/** Error when nothing was changed; wording of docs/product.md §10.3. */
export const planUnchanged = 'プランを変更してください';

/** Refusals of a change of plan that are about a single choice. */
export type PlanChoiceRefusal = Extract<
  Code.PlanExchangeOrderRefusalCode,
  'plan' | 'premium_option' | 'call_flat' | 'not_changed'
>;

/** Titles of a refused change of plan; refusals of a single choice show at that choice. */
export const planRefusalTitle = refusalTitles<
  Exclude<Code.PlanExchangeOrderRefusalCode, PlanChoiceRefusal>
>({
  change_reserved: 'すでに変更を受け付けています',
  not_eligible: '対象のプランではありません',
  quitting: '解約の手続き中です',
  suspended: suspendedTitle,
  unpaid: 'お支払いの確認を待っています',
  shipping: '発送の手続き中です',
});
