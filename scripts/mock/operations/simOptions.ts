import { labelOf } from '@/catalogue/labelOf.ts';
import { mobileOptionNames } from '@/catalogue/mobileOptions.ts';
import { addDays } from '@/lib/date.ts';
import type { Success } from '../contractTypes.ts';
import { mizuno } from '../customers/mizuno.ts';
import { monthlyLines } from '../facts/bills.ts';
import { callState } from '../facts/calls.ts';
import { devicesNow } from '../facts/devices.ts';
import { accepted, exampleOf } from '../facts/examples.ts';
import {
  firstDay,
  ineligible,
  type MobileOption,
  type OptionKey,
  optionOf,
  optionRefusal,
  optionsOf,
  type Receipt,
  type ReceiptOperation,
} from '../facts/simOptions.ts';
import { restrictionOf } from '../facts/simRestrictions.ts';
import { type Handlers, Refusal, type ServiceCall, wrongField } from '../handler.ts';
import { eventsOf } from '../ledger/event.ts';

/** The options of a SIM: 申込手続き中 from the order, 利用中 from the first day on (docs/product.md §11.3). */
export const mobileOption: Handlers = {
  getMobileOption: (call) => {
    const lines = monthlyLines(call).filter(({ kind }) => kind === 'option');
    const options = optionsOf(call);
    const free = callState(call).services.filter(
      ({ status, monthly_fee }) => status === 'using' && monthly_fee === 0,
    );
    return {
      options,
      calls: [
        ...lines
          .filter(({ name }) => !options.some((option) => option.name === name))
          .map(({ name, amount }) => ({ name, monthly_fee: amount })),
        ...free.map(({ name, monthly_fee }) => ({ name, monthly_fee })),
      ],
      monthly_amount: lines.reduce((sum, { amount }) => sum + amount, 0),
    };
  },

  getValueDataFree: (call) => ({
    option: optionOf(call, 'ValueDataFree'),
    not_counted: exampleOf(call, 'getValueDataFree').not_counted,
  }),

  getPremiumBand: (call) => {
    const reason = ineligible(call, 'PremiumBand');
    return reason
      ? new Refusal('not_eligible', { message: `${reason}。` })
      : {
          ...exampleOf(call, 'getPremiumBand'),
          device: devicesNow(call)[0]?.name ?? null,
          option: optionOf(call, 'PremiumBand'),
        };
  },

  getFifthGeneration: (call) => {
    const example = exampleOf(call, 'getFifthGeneration');
    const hasDevice = devicesNow(call).length > 0;
    return {
      ...example,
      is_device_compatible: hasDevice ? example.is_device_compatible : null,
      option: optionOf(call, 'NetworkFifthGeneration'),
    };
  },

  getVirusBusterMobile: (call) => {
    const option = optionOf(call, 'VirusBusterMobile');
    const isEnding = option.pending?.operation === 'remove';
    return {
      option,
      serial_number: option.status === 'using' ? serialNumber(call) : null,
      devices_max: 1,
      ends_on: isEnding && option.pending ? addDays(option.pending.starts_on, -1) : null,
    };
  },

  postValueDataFree: (call) => apply(call, 'ValueDataFree', call.body.operation),
  postVirusBusterMobile: (call) => apply(call, 'VirusBusterMobile', call.body.operation),
  postPremiumBand: (call) => apply(call, 'PremiumBand', call.body.operation, call.body.code),
  postFifthGeneration: (call) =>
    apply(call, 'NetworkFifthGeneration', call.body.operation, call.body.code),
};

const serialNumber = ({ session, service }: ServiceCall): string =>
  session.customer === mizuno
    ? 'MNMO-2026-7Q4K-11XZ'
    : `MNMO-2026-${service.listed.service_id.slice(-4)}-11XZ`;

function apply(
  call: ServiceCall,
  key: OptionKey,
  operation: ReceiptOperation,
  code?: NonNullable<MobileOption['code']>,
): Receipt | Refusal {
  const option = optionOf(call, key);
  const refusal = optionRefusal(call, option, operation, code);
  if (refusal) return refusal;
  const name = code && operation !== 'remove' ? labelOf(mobileOptionNames, code) : option.name;
  return {
    ...accepted(call, 'OP'),
    name,
    operation,
    starts_on: firstDay(operation, call.now),
    monthly_fee: option.monthly_fee,
    serial_number: key === 'VirusBusterMobile' && operation === 'add' ? serialNumber(call) : null,
  };
}

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
      operations:
        option.operations.length === 0 ? [] : kept.imei_blocked ? ['quit'] : ['quit', 'imei'],
    };
  },

  postDeviceCompensation: (call) => {
    const { body } = call;
    const option = optionOf(call, 'DeviceCompensation');
    const kept = keptOf(call);
    if (option.status === 'none') return new Refusal('not_using');
    if (option.pending) return new Refusal('option_update_processing');
    const closed = restrictionOf(call, 'option');
    if (closed) return new Refusal('option_not_acceptable', { message: closed.text });
    if (body.operation === 'imei') {
      if (kept.imei_blocked) return new Refusal(kept.imei_blocked);
      if (body.imei === null || body.imei === kept.imei)
        return wrongField('imei', '変更後のIMEIを入力してください。');
      return { ...accepted(call, 'DC'), operation: 'imei', imei: body.imei, ends_on: null };
    }
    const ends_on = addDays(firstDay('remove', call.now), -1);
    return { ...accepted(call, 'DC'), operation: 'quit', imei: null, ends_on };
  },
};

/** The device that is protected; its IMEI may have been changed. */
function keptOf(call: ServiceCall): Compensation {
  const example = exampleOf(call, 'getDeviceCompensation');
  const device = devicesNow(call).find(({ is_compensated }) => is_compensated);
  const changes = eventsOf(call.session.past, 'postDeviceCompensation', call.service);
  const changed = changes.findLast(({ answer }) => answer.imei !== null)?.answer.imei;
  return { ...example, device_name: device?.name ?? null, imei: changed ?? device?.imei ?? null };
}
