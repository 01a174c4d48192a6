import type * as Code from './codes';

interface Plan {
  planCode: Code.MobilePlanCode;
  family: Code.PlanFamily;
}

/** The twelve plans with unlimited data (docs/product.md §10.2). */
const unlimited: ReadonlySet<Code.MobilePlanCode> = new Set([
  'VB1982',
  'VB1992',
  'VB2002',
  'VB2012',
  'VB2202',
  'VB2212',
  'VB2222',
  'VB2232',
  'VB2242',
  'VB2252',
  'VB2262',
  'VB2272',
]);

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

const isUnlimited = ({ planCode }: Pick<Plan, 'planCode'>): boolean => unlimited.has(planCode);

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
  price_plan_exchange: true,
  data_advance: families[plan.family].canAdvance && !isUnlimited(plan),
  packet_gift: isNeo(plan) && !isUnlimited(plan),
});
