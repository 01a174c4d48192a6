import { callCharge } from '@/catalogue/mobile';
import type { ChangeRow } from '@/procedure/cost/ChangeTable';
import type { CallService } from '@/screens/mobile/option/queries';

export type CallFlat = CallService['call_flat'];
export type ServiceKey = CallService['services'][number]['service'];

/** What is chosen: the call-flat option, and the other services that are used from then on. */
export interface CallValues {
  call_flat: CallFlat;
  services: ServiceKey[];
  /** Has no control: it only carries the error 「変更する内容を選択してください。」. */
  changed: '';
}

/** The initial values of the form: what is contracted now. */
export function currentCalls({
  call_flat,
  services,
}: CallService): Pick<CallValues, 'call_flat' | 'services'> {
  return {
    call_flat,
    services: services.filter(({ status }) => status === 'using').map(({ service }) => service),
  };
}

/** The services whose use changes, as the contract sends them. */
export function serviceChanges({ services }: CallService, chosen: readonly ServiceKey[]) {
  return services.flatMap(({ service, status, can_change }) => {
    const isChosen = chosen.includes(service);
    if (!can_change || isChosen === (status === 'using')) return [];
    return [{ service, operation: isChosen ? ('add' as const) : ('remove' as const) }];
  });
}

const feeOf = ({ call_flats }: CallService, flat: CallFlat) =>
  call_flats.find(({ call_flat }) => call_flat === flat)?.monthly_fee ?? 0;

const nameOf = ({ call_flats }: CallService, flat: CallFlat) =>
  call_flats.find(({ call_flat }) => call_flat === flat)?.name ?? 'なし';

/** Now and afterwards, the call-flat option and each service that is used or changes (yen a month). */
export function callRows(call: CallService, values: CallValues): ChangeRow[] {
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
      const [before, after] = [status === 'using', values.services.includes(service)];
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

/** Whether anything differs from what is contracted now. */
export const isCallChanged = (call: CallService, values: CallValues): boolean =>
  values.call_flat !== call.call_flat || serviceChanges(call, values.services).length > 0;

/** Minutes of each call that an option covers; all of them when unlimited. */
const covered: Record<CallFlat, number> = {
  flat_rate: 0,
  three_minutes: 3,
  five_minutes: 5,
  ten_minutes: 10,
  unlimited: Infinity,
};

/** How somebody calls in a month. */
export interface CallHabit {
  /** Calls a month. */
  count: number;
  /** Length of a call, in minutes. */
  minutes: number;
}

/** What a month costs with an option: its fee and what its calls exceed, 30 seconds at a time (yen). */
export function monthlyCost(fee: number, flat: CallFlat, { count, minutes }: CallHabit): number {
  const seconds = Math.max(0, minutes - covered[flat]) * 60;
  return fee + count * Math.ceil(seconds / callCharge.seconds) * callCharge.yen;
}

/** The options with what a month would cost, cheapest first; those that can't be chosen left out. */
export function compared({ call_flats }: CallService, habit: CallHabit) {
  return call_flats
    .filter(({ can_choose }) => can_choose)
    .map(({ call_flat, name, monthly_fee }) => ({
      call_flat,
      name,
      fee: monthly_fee,
      cost: monthlyCost(monthly_fee, call_flat, habit),
    }))
    .sort((a, b) => a.cost - b.cost);
}
