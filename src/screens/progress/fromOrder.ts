import type * as Schema from '@/api/generated/schemas';
import type * as Code from '@/catalogue/codes';
import { labelOf, lookUp } from '@/catalogue/labelOf';
import { orderStatuses } from '@/catalogue/mobile';
import { bandAndNote } from '@/catalogue/timeBands';
import { japanDay, untilDay } from '@/lib/date';
import { paths } from '@/paths';
import type { Action, PendingApplication, Step } from './pendingApplication';

/**
 * Converts an application of a SIM's own list.
 * @param sim the SIM whose list it is
 */
export function fromOrder(
  order: Schema.OrderApplication,
  sim: { service_id: string; phone_number: string | null },
): PendingApplication {
  const { receipt_number, title, status, accepted_at, next, can_cancel, cancel_until } = order;
  const details = [
    next ? bandAndNote(next.time_band, next.note).join(' ') : '',
    can_cancel && cancel_until ? untilDay(cancel_until, '取り消せます') : '',
  ].filter(Boolean);
  return {
    // An application that has two parts may be listed twice, with a status for each part.
    key: `${receipt_number} ${status}`,
    title,
    service: 'mobile',
    serviceId: sim.service_id,
    phoneNumber: sim.phone_number,
    acceptedOn: japanDay(accepted_at),
    steps: stepsOf(order),
    next: {
      title: next ? `${title}：${next.label}` : title,
      date: next?.date ?? null,
      timeBand: next?.time_band ?? null,
      details,
      action: actionOf(order),
    },
    asks:
      status === 'mnp_move_in_reserve_wait'
        ? { mark: 'triangle', label: labelOf(orderStatuses, status), box: 'caution' }
        : undefined,
  };
}

/**
 * The step under way often has no day of its own. The first open step that has one counts as the next
 * step; if there is none, what the server names as next.
 */
function stepsOf({ steps, next }: Schema.OrderApplication): Step[] {
  const known = steps.findIndex(({ state, date }) => state !== 'done' && date !== null);
  const underWay = steps.findIndex(({ state }) => state !== 'done');
  const coming = known === -1 && !next ? underWay : known;
  const own = steps.map(({ label, state, date }, index): Step => {
    const open = index === coming ? 'next' : 'waiting';
    const isOpen = state === 'current' || state === 'pending';
    return { label, state: isOpen ? open : state, date };
  });
  if (known !== -1 || !next) return own;
  return [...own, { label: next.label, state: 'next', date: next.date }];
}

const places: Record<Code.OrderKind, string> = {
  price_plan_exchange: paths.mobilePlan(),
  option: paths.mobileOption(),
  call_service: paths.mobileCallService(),
  device_entry: paths.mobileDeviceEntry(),
  esim: paths.mobileEsim(),
  mnp_transfer_in: paths.mobileMnpTransferIn(),
};

/** The screen on which an application is cancelled, if it isn't the one in `places`. */
const cancelPlaces: Partial<Record<string, string>> = {
  price_plan_exchange: paths.mobilePlanCancel(),
  call_service: paths.mobilePlanCancel(),
} satisfies Partial<Record<Code.OrderKind, string>>;

function actionOf({
  kind,
  status,
  can_change,
  can_cancel,
}: Schema.OrderApplication): Action | undefined {
  const to = lookUp(places, kind);
  if (to === undefined) return undefined;
  if (status === 'mnp_move_in_reserve_wait')
    return { kind: 'change', label: '開通日時を予約する', to };
  // The screen for devices orders another device, so only the support can move the delivery.
  if (can_change && kind === 'device_entry')
    return { kind: 'phone', label: '電話で日時を変更する' };
  if (can_change) return { kind: 'change', label: '日時を変更する', to };
  return can_cancel
    ? { kind: 'cancel', label: '取り消す', to: cancelPlaces[kind] ?? to }
    : undefined;
}
