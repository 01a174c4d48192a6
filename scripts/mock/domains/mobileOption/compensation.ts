import { formatDay } from '@/lib/date.ts';
import { addDays } from '@/lib/days.ts';
import { addNotice } from '../account/notices.ts';
import { lineChanges } from '../billing/lineChanges.ts';
import { devicesNow } from '../device/simDevices.ts';
import { type Handlers, type PlanCall, Refusal, sessionState } from '../domain.ts';
import { exampleOf } from '../exampleOf.ts';
import { formatMoment } from '../formatMoment.ts';
import type { Success } from '../operations.ts';
import { addApplication } from '../progress/applications.ts';
import { receiptNumber } from '../progress/receiptNumber.ts';
import { firstDay, ineligible, optionOf, order } from './optionState.ts';

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
    const { mock, session, service, body, now } = call;
    const option = optionOf(call, 'DeviceCompensation');
    const kept = keptOf(call);
    if (option.status === 'none') return new Refusal('not_using');
    if (option.pending) return new Refusal('option_update_processing');
    const accepted_at = formatMoment(now);
    const link = {
      url: '/mobile/option/phone_protection',
      text: '端末補償を見る',
      type: 'internal',
    } as const;
    if (body.operation === 'imei') {
      if (kept.imei_blocked) return new Refusal(kept.imei_blocked);
      if (body.imei === null || body.imei === kept.imei)
        return new Refusal('bad_request', {
          fields: [{ name: 'imei', message: '変更後のIMEIを入力してください。' }],
        });
      kept.imei = body.imei;
      const receipt_number = receiptNumber(mock, 'DC', now);
      addNotice(session, service, now, {
        title: 'IMEI(端末製造番号)を変更しました',
        paragraphs: ['端末補償の対象の機種が変わりました。'],
        rows: [{ label: '受付番号', value: receipt_number }],
        link,
      });
      return { receipt_number, accepted_at, operation: 'imei', imei: body.imei, ends_on: null };
    }
    const starts_on = firstDay('remove', now);
    const ends_on = addDays(starts_on, -1);
    const receipt_number = addApplication(mock, session, service, now, {
      prefix: 'DC',
      title: '端末補償の解約',
      steps: [{ label: '解約', date: starts_on }],
      order: { kind: 'option', status: 'option_update_processing' },
    });
    order(call, 'DeviceCompensation', {
      operation: 'remove',
      receipt_number,
      accepted_at,
      starts_on,
    });
    lineChanges(session, service).push({
      receipt_number,
      starts_on,
      ends: [option.name],
      begins: [],
    });
    addNotice(session, service, now, {
      title: '端末補償の解約を受け付けました',
      paragraphs: [`${formatDay(ends_on)}までご利用いただけます。`],
      rows: [{ label: '受付番号', value: receipt_number }],
      link,
    });
    return { receipt_number, accepted_at, operation: 'quit', imei: null, ends_on };
  },
};

const keptOf = (call: PlanCall): Compensation =>
  sessionState(call.session, `compensation ${call.service.listed.service_id}`, () => {
    const told = exampleOf(call.mock, call.service, 'getDeviceCompensation');
    const device = devicesNow(call).find(({ is_compensated }) => is_compensated);
    return { ...told, device_name: device?.name ?? null, imei: device?.imei ?? null };
  });
