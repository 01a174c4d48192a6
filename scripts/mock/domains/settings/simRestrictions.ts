import { isNeo } from '@/catalogue/planRules.ts';
import { formatDay, japanDay } from '@/lib/date.ts';
import { isUnpaid } from '../billing/account.ts';
import type { Handlers, PlanCall } from '../domain.ts';
import { isIdle, movingIn } from '../esim/activation.ts';
import { simQuitState, statusAt } from '../mobileQuit/simQuitState.ts';
import type { Success } from '../operations.ts';
import { planOf } from '../plan/planState.ts';
import { ordersAt } from '../progress/applications.ts';
import { isStopped } from './stopRestartState.ts';

type Restriction = Success<'getSettingsRestriction'>['restrictions'][number];
export type Setting = Restriction['setting'];

interface Cause extends Pick<Restriction, 'reason' | 'text' | 'available_from'> {
  closes: readonly Setting[];
}

/** The settings of a line in use: closed before its activation and after its end. */
const everySetting: readonly Setting[] = [
  'traffic_control',
  'charge',
  'packet_gift',
  'data_advance',
  'giga_plus',
  'price_plan_exchange',
  'option',
  'call_service',
  'esim',
  'device_entry',
  'stop_restart',
];

/** What makes no sense on a line that is about to end. */
const closedWhileLeaving: readonly Setting[] = [
  'price_plan_exchange',
  'option',
  'call_service',
  'device_entry',
  'esim',
  'data_advance',
];

/** What a SIM's state forbids, said by the same rules that refuse the procedures themselves. */
export const simRestrictions: Handlers = {
  getSettingsRestriction: (call) => ({ restrictions: restrictionsOf(call) }),
};

/** All that is closed for a SIM now; where two causes close a setting, the first says why. */
function restrictionsOf(call: PlanCall): Restriction[] {
  const closed = new Map<Setting, Restriction>();
  for (const { closes, ...why } of causesOf(call))
    for (const setting of closes)
      if (!closed.has(setting)) closed.set(setting, { setting, ...why });
  return [...closed.values()];
}

/** Why a setting of a SIM is closed now; undefined when it is open. */
export const restrictionOf = (call: PlanCall, setting: Setting): Restriction | undefined =>
  restrictionsOf(call).find((restriction) => restriction.setting === setting);

function causesOf(call: PlanCall): Cause[] {
  const { mock, session, service, now } = call;
  const causes: Cause[] = [];
  if (isIdle(session, service, now)) {
    const { activated_at } = movingIn(session, service);
    causes.push({
      reason: 'not_activated',
      text: 'SIMが開通するまで、お手続きいただけません。',
      available_from: activated_at && japanDay(activated_at),
      closes: everySetting,
    });
  }
  const { quit } = simQuitState(mock, session, service);
  const isOver = quit !== null && statusAt(quit, now) === 'end';
  if (quit)
    causes.push({
      reason: 'quitting',
      text: isOver
        ? '解約済みのため、お申し込みいただけません。'
        : '解約の手続き中のため、お申し込みいただけません。',
      available_from: null,
      closes: isOver ? everySetting : closedWhileLeaving,
    });
  if (isStopped(mock, session, service, now))
    causes.push({
      reason: 'suspended',
      text: 'SIMの利用を停止しています。再開すると、お手続きいただけます。',
      available_from: null,
      closes: [
        'traffic_control',
        'charge',
        'packet_gift',
        'data_advance',
        'esim',
        'price_plan_exchange',
        'option',
        'call_service',
      ],
    });
  if (isUnpaid(service.bills))
    causes.push({
      reason: 'unpaid',
      text: 'お支払いを確認できるまで、お申し込みいただけません。',
      available_from: null,
      closes: ['charge', 'device_entry', 'data_advance', 'price_plan_exchange'],
    });
  return [...causes, ...shipping(call), ...byPlan(call)];
}

function shipping({ mock, session, service, now }: PlanCall): Cause[] {
  const order = ordersAt(mock, session, service, now).find(({ kind }) => kind === 'device_entry');
  if (!order) return [];
  return [
    {
      reason: 'shipping',
      text: '機種のお届けが終わるまで、次のお申し込みはできません。',
      available_from: order.steps.at(-1)?.date ?? null,
      closes: ['device_entry'],
    },
  ];
}

/** What the plan itself closes: a change that is reserved, its family (docs/product.md §10.2). */
function byPlan(call: PlanCall): Cause[] {
  const { plan, orders } = planOf(call);
  const reserved = plan.next ?? orders.callFlat;
  const causes: Cause[] = [];
  if (reserved)
    causes.push({
      reason: 'change_reserved',
      text: `${formatDay(reserved.starts_on).replace(/\(.\)$/, '')}からのプラン変更を受け付けています。切り替わるまで、次の変更はできません。`,
      available_from: reserved.starts_on,
      closes: ['price_plan_exchange'],
    });
  if (!plan.can.price_plan_exchange)
    causes.push({
      reason: 'not_eligible',
      text: 'ご契約のプランは、変更の対象外です。',
      available_from: null,
      closes: ['price_plan_exchange'],
    });
  if (!plan.can.packet_gift)
    causes.push({
      reason: 'not_eligible',
      text: isNeo(plan.current)
        ? '無制限のプランでは、データを贈れません。受け取りはご利用いただけます。'
        : 'NEOプラン専用です。',
      available_from: null,
      closes: ['packet_gift'],
    });
  if (!plan.can.data_advance)
    causes.push({
      reason: 'not_eligible',
      text: `${plan.current.planName}では、前借りをご利用いただけません。`,
      available_from: null,
      closes: ['data_advance'],
    });
  return causes;
}
