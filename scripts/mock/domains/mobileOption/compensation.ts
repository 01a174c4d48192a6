import { addDays } from '@/lib/days.ts';
import { eventsOf } from '../../ledger/event.ts';
import { devicesNow } from '../device/simDevices.ts';
import { type Handlers, type PlanCall, Refusal } from '../domain.ts';
import { exampleOf } from '../exampleOf.ts';
import { formatMoment } from '../formatMoment.ts';
import type { Success } from '../operations.ts';
import { receiptNumber } from '../progress/receiptNumber.ts';
import { firstDay, ineligible, optionOf } from './optionState.ts';

type Compensation = Success<'getDeviceCompensation'>;

/** Phone protection: a change of the IMEI takes effect at once, a cancellation at the end of the month. */
export const compensation: Handlers = {
  getDeviceCompensation: (call) => {
    const reason = ineligible(call, 'DeviceCompensation');
    if (reason) return new Refusal('not_eligible', { message: `${reason}。` });
    const option = optionOf(call, 'DeviceCompensation');
    const kept = keptOf(call);
    if (option.status === 'none')
      return {
        option,
        device_name: null,
        imei: null,
        operations: [],
        imei_blocked: null,
        imei_available_from: null,
      };
    return {
      ...kept,
      option,
      operations: option.pending ? [] : kept.imei_blocked ? ['quit'] : ['quit', 'imei'],
    };
  },

  postDeviceCompensation: (call) => {
    const { mock, body, now } = call;
    const option = optionOf(call, 'DeviceCompensation');
    const kept = keptOf(call);
    if (option.status === 'none') return new Refusal('not_using');
    if (option.pending) return new Refusal('option_update_processing');
    const accepted_at = formatMoment(now);
    if (body.operation === 'imei') {
      if (kept.imei_blocked) return new Refusal(kept.imei_blocked);
      if (body.imei === null || body.imei === kept.imei)
        return new Refusal('bad_request', {
          fields: [{ name: 'imei', message: '変更後のIMEIを入力してください。' }],
        });
      const receipt_number = receiptNumber(mock, 'DC', now);
      return { receipt_number, accepted_at, operation: 'imei', imei: body.imei, ends_on: null };
    }
    const starts_on = firstDay('remove', now);
    const ends_on = addDays(starts_on, -1);
    const receipt_number = receiptNumber(mock, 'DC', now);
    return { receipt_number, accepted_at, operation: 'quit', imei: null, ends_on };
  },
};

/** The device that is protected; its IMEI may have been changed. */
function keptOf(call: PlanCall): Compensation {
  const told = exampleOf(call.mock, call.service, 'getDeviceCompensation');
  const device = devicesNow(call).find(({ is_compensated }) => is_compensated);
  const changes = eventsOf(call.session.past, 'postDeviceCompensation', call.service);
  const changed = changes.findLast(({ answer }) => answer.imei !== null)?.answer.imei;
  return { ...told, device_name: device?.name ?? null, imei: changed ?? device?.imei ?? null };
}
