import type { Answer } from '@/api/client';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { read } from '@/api/query';
import type * as Code from '@/catalogue/generated/codes';
import { inOrder, isKnown, labelOf, lookUp, type Open } from '@/catalogue/labelOf';
import { callCharge, callFlats, coveredMinutes } from '@/catalogue/mobile';
import { formatDay } from '@/lib/date';
import type { Blocked } from '@/procedure/BlockedPage';
import type { ChangeRow } from '@/procedure/cost/ChangeTable';
import { refusable, restrictionOf } from '@/screens/mobile/shared/useRestricted';

type CallFlat = Code.CallFlat;

export type ServiceKey = Code.CallServiceKey;

/** What is chosen: the call-flat option, and the other services that are used from then on. */
export interface CallValues {
  call_flat: CallFlat;
  services: ServiceKey[];
  /** Has no control: it only carries the error 「変更する内容を選択してください。」. */
  changed: '';
}

const serviceKeys = inOrder<ServiceKey>()([
  'voice_mail',
  'call_waiting',
  'call_forwarding',
  'nuisance_call_block',
  'international_call',
]);

/** Whether a call service is one that can be ordered here. */
export const isServiceKey = (service: string): service is ServiceKey =>
  serviceKeys.some((one) => one === service);

export function currentCalls({ call_flat, services }: Schema.CallService): Partial<CallValues> {
  return {
    ...(isKnown(callFlats, call_flat) && { call_flat }),
    services: services.flatMap(({ service, status }) =>
      status === 'using' && isServiceKey(service) ? [service] : [],
    ),
  };
}

/** The services whose use changes, as the contract sends them. */
export function serviceChanges({ services }: Schema.CallService, chosen: readonly ServiceKey[]) {
  return services.flatMap(({ service, status, can_change }) => {
    if (!can_change || !isServiceKey(service)) return [];
    const isChosen = chosen.includes(service);
    if (isChosen === (status === 'using')) return [];
    return [{ service, operation: isChosen ? ('add' as const) : ('remove' as const) }];
  });
}

const feeOf = ({ call_flats }: Schema.CallService, flat: Open<CallFlat>) =>
  call_flats.find(({ call_flat }) => call_flat === flat)?.monthly_fee ?? 0;

const nameOf = ({ call_flats }: Schema.CallService, flat: Open<CallFlat>) =>
  call_flats.find(({ call_flat }) => call_flat === flat)?.name ?? 'なし';

/** Now and afterwards, the call-flat option and each service that is used or changes (yen a month). */
export function callRows(call: Schema.CallService, values: CallValues): ChangeRow[] {
  return [
    {
      key: 'call_flat',
      label: 'かけ放題',
      before: feeOf(call, call.call_flat),
      after: feeOf(call, values.call_flat),
      beforeName: nameOf(call, call.call_flat),
      afterName: nameOf(call, values.call_flat),
    },
    ...call.services.flatMap(({ service, name, monthly_fee, status }) => {
      const [before, after] = [status === 'using', values.services.some((one) => one === service)];
      if (!before && !after) return [];
      return [
        {
          key: service,
          label: name,
          before: before ? monthly_fee : 0,
          after: after ? monthly_fee : 0,
          beforeName: before ? undefined : '未申込',
          afterName: after ? undefined : '解約',
        },
      ];
    }),
  ];
}

/** Whether an option can be changed to: none can while a change is to come. */
export const isFlatOpen = (
  { call_flats, next_call_flat }: Schema.CallService,
  chosen: Open<CallFlat>,
): boolean =>
  !next_call_flat && call_flats.some((flat) => flat.call_flat === chosen && flat.can_choose);

/** Whether anything differs from what is contracted now. */
export const isCallChanged = (call: Schema.CallService, values: CallValues): boolean =>
  values.call_flat !== call.call_flat || serviceChanges(call, values.services).length > 0;

/** How a customer calls in a month. */
export interface CallHabit {
  /** Calls a month. */
  count: number;
  /** Length of a call, in minutes. */
  minutes: number;
}

/** What calls cost with an option (yen). */
export interface CallCost {
  call_flat: Open<CallFlat>;
  name: string;
  isCurrent: boolean;
  fee: number;
  cost: number;
}

/**
 * What a month costs with an option: its fee and what its calls exceed, 30 seconds at a time (yen); NaN for one of
 * which it isn't known what it covers.
 */
export function monthlyCost(
  fee: number,
  flat: Open<CallFlat>,
  { count, minutes }: CallHabit,
): number {
  const covered = lookUp(coveredMinutes, flat) ?? NaN;
  const seconds = Math.max(0, minutes - covered) * 60;
  return fee + count * Math.ceil(seconds / callCharge.seconds) * callCharge.yen;
}

/** The options with what a month would cost, cheapest first; those that can't be had left out. */
export function compared(call: Schema.CallService, habit: CallHabit): CallCost[] {
  return byCost(call, ({ call_flat, monthly_fee }) => ({
    fee: monthly_fee,
    cost: monthlyCost(monthly_fee, call_flat, habit),
  }));
}

type PastMonths = NonNullable<Answer<'getCallService'>['past_months']>;

/** The options with what the past months would have cost, cheapest first. */
export function comparedInPast(call: Schema.CallService, months: PastMonths): CallCost[] {
  return byCost(call, ({ call_flat, monthly_fee }) => {
    const fee = monthly_fee * months.length;
    const units = months.map(
      ({ charged_units }) => charged_units.find((one) => one.call_flat === call_flat)?.units,
    );
    return {
      fee,
      cost: units.reduce<number>((sum, one = NaN) => sum + one * call.excess_fee, fee),
    };
  });
}

function byCost(
  { call_flat, call_flats }: Schema.CallService,
  costOf: (flat: Schema.CallService['call_flats'][number]) => Pick<CallCost, 'fee' | 'cost'>,
): CallCost[] {
  const others = call_flats.filter((flat) => flat.call_flat !== call_flat);
  // Where no other can be chosen, as while a change is to come, that says nothing of what they cost.
  const isClosed = !others.some(({ can_choose }) => can_choose);
  return call_flats
    .filter((flat) => flat.can_choose || isClosed || flat.call_flat === call_flat)
    .map((flat) => ({
      call_flat: flat.call_flat,
      name: flat.name === 'なし' ? 'かけ放題なし' : flat.name,
      isCurrent: flat.call_flat === call_flat,
      ...costOf(flat),
    }))
    .filter(({ cost }) => Number.isFinite(cost))
    .sort((a, b) => a.cost - b.cost);
}

/** The cheapest of them; several where they cost the same. */
export const cheapestOf = (rows: readonly CallCost[]): CallCost[] =>
  rows.filter(({ cost }) => cost === rows[0]?.cost);

/** The average of the past months; undefined if there were no calls. */
export function habitIn(months: PastMonths): CallHabit | undefined {
  const count = months.reduce((sum, month) => sum + month.count, 0);
  const seconds = months.reduce((sum, month) => sum + month.seconds, 0);
  if (count === 0) return undefined;
  return {
    count: Math.max(1, Math.round(count / months.length)),
    minutes: Math.max(0.1, Math.round(seconds / count / 6) / 10),
  };
}

/** The call options, or why there are none; and the same where there are some. */
export const [useCallAnswer, useCallService] = refusable(() => read(api.getCallService));

/** The change that is to come and prevents another of the flat rate; undefined where none does. */
export function changeToCome(
  { call_flat, call_flats, next_call_flat, next_starts_on }: Schema.CallService,
  restrictions: readonly Schema.Restriction[],
): { text: string; starts_on: string | null } | undefined {
  if (next_call_flat && next_starts_on) {
    const text = `${formatDay(next_starts_on)}から「${labelOf(callFlats, next_call_flat)}」に変わります`;
    return { text, starts_on: next_starts_on };
  }
  // A change of the plan may leave the flat rate as it is.
  const plan = restrictionOf(restrictions, 'price_plan_exchange');
  const isOpen = call_flats.some((flat) => flat.can_choose && flat.call_flat !== call_flat);
  if (plan?.reason !== 'change_reserved' || isOpen) return undefined;
  const starts_on = plan.available_from;
  return { text: `${starts_on ? `${formatDay(starts_on)}に` : ''}プランが変わります`, starts_on };
}

/** Why nothing can be changed: that change is to come, and one of all other services too. */
export function blockedByChange(
  call: Schema.CallService,
  restrictions: readonly Schema.Restriction[],
): Pick<Blocked, 'opens' | 'reason' | 'possible'> | undefined {
  const change = changeToCome(call, restrictions);
  if (!change || call.services.some(({ can_change }) => can_change)) return undefined;
  return {
    ...(change.starts_on !== null && { opens: change.starts_on }),
    reason: `${change.text}。`,
    possible: 'この変更は、切り替わるまで取り消せます。',
  };
}
