import type * as Code from './generated/codes';
import { isKnown } from './labelOf';

interface Plan {
  planCode: Code.MobilePlanCode;
  family: Code.PlanFamily;
}

/** Whether the data of a plan are unlimited: those of twelve are (docs/product.md §10.2). */
const unlimited: Record<Code.MobilePlanCode, boolean> = {
  VB1982: true,
  VB1992: true,
  VB2002: true,
  VB2012: true,
  VB2202: true,
  VB2212: true,
  VB2222: true,
  VB2232: true,
  VB2242: true,
  VB2252: true,
  VB2262: true,
  VB2272: true,
  VB1012: false,
  VB1022: false,
  VB1032: false,
  VB1042: false,
  VB1112: false,
  VB1122: false,
  VB1132: false,
  VB1212: false,
  VB1312: false,
  VB1322: false,
  VB1332: false,
  VB1412: false,
  VB1512: false,
  VB1522: false,
  VB1532: false,
};

/** What a family of plans decides (docs/product.md §10.2). */
interface FamilyRule {
  /** NEO plans: data can be given and received. */
  isNeo: boolean;
  /** Next month's data can be used in advance. */
  canAdvance: boolean;
  /** One of the families of the 20GB sellers. */
  sells20Gb: boolean;
}

const families: Record<Code.PlanFamily, FamilyRule> = {
  value: { isNeo: false, canAdvance: true, sells20Gb: false },
  neo: { isNeo: true, canAdvance: true, sells20Gb: true },
  neo_lite: { isNeo: true, canAdvance: true, sells20Gb: false },
  neo_w: { isNeo: true, canAdvance: true, sells20Gb: true },
  time: { isNeo: false, canAdvance: false, sells20Gb: false },
  sml: { isNeo: false, canAdvance: false, sells20Gb: false },
};

const isUnlimited = ({ planCode }: Pick<Plan, 'planCode'>): boolean => unlimited[planCode];

/** Whether a plan is one of those that this build knows, and can order. */
export const isPlanCode = (code: string): code is Code.MobilePlanCode => isKnown(unlimited, code);

/** Whether code and family of a plan are known, so that these rules apply to it. */
export const isKnownPlan = <Listed extends { planCode: string; family: string }>(
  plan: Listed,
): plan is Listed & Plan => isPlanCode(plan.planCode) && isKnown(families, plan.family);

/** The value plan whose calls are limited can't be changed; the plans that can are named nowhere (docs/decisions.md). */
const isFixed = ({ planCode }: Pick<Plan, 'planCode'>): boolean => planCode === 'VB1332';

/** Whether a plan is a NEO plan: data can be received with it and, unless it is unlimited, given. */
export const isNeo = ({ family }: Pick<Plan, 'family'>): boolean => families[family].isNeo;

/** Which flat rate a call-flat option is; null for none. */
const callPlanTypes: Record<Code.CallFlat, Code.MobilePlanType | null> = {
  flat_rate: null,
  three_minutes: 'TelFixedUpToMinutesSeller',
  five_minutes: 'TelFixedUpToMinutesSeller',
  ten_minutes: 'TelFixedUpToMinutesSeller',
  unlimited: 'TelFixedAllMinutesSeller',
};

/**
 * The plan types of a SIM: the flat rate for calls in its price, and whether its plan is one of the
 * 20GB sellers' (docs/product.md §10.2).
 * @param callFlat null for a SIM without calls
 */
export function planTypesOf(
  { family }: Pick<Plan, 'family'>,
  callFlat: Code.CallFlat | null,
): Code.MobilePlanType[] {
  const ofCalls = callFlat && callPlanTypes[callFlat];
  return [
    ...(ofCalls ? [ofCalls] : []),
    ...(families[family].sells20Gb ? (['TwentyGbSeller'] as const) : []),
  ];
}

/** What a plan allows by its code and family. Unlimited data can be neither given nor used in advance. */
export const planAllows = (plan: Plan) => ({
  price_plan_exchange: !isFixed(plan),
  data_advance: families[plan.family].canAdvance && !isUnlimited(plan),
  packet_gift: isNeo(plan) && !isUnlimited(plan),
});

/** What can be done with a plan, by the names of the pages where it is done (docs/product.md §10.2). */
export function featuresOf(plan: Plan): string[] {
  const { packet_gift, data_advance } = planAllows(plan);
  return [
    ...(packet_gift ? ['データを贈る'] : []),
    ...(isNeo(plan) ? ['データを受け取る'] : []),
    ...(data_advance ? ['データの前借り'] : []),
  ];
}
