import { billMonth, formatDay } from '@/lib/date.ts';
import { viewOf, type Views } from '../../ledger/event.ts';
import { gb } from '../charge/gb.ts';
import { earliestDelivery } from '../device/deviceDelivery.ts';
import type { PlanCall } from '../domain.ts';
import { esimTitle } from '../esim/esimState.ts';
import { exampleOf } from '../exampleOf.ts';
import type { Success } from '../operations.ts';
import type { LineRule } from './account.ts';
import type { Month } from './months.ts';

type Line = Omit<LineRule, 'group' | 'phone'>;

const once = (label: string, month: Month, yen: number): Line => ({
  kind: 'one_time',
  label,
  charge: { by: 'once', amounts: { [month]: yen } },
});

/** What is charged for what a SIM's customer ordered, beside what its plan and options cost a month. */
const lines: Views<Line[], PlanCall> = {
  postCharge: ({ answer: { amount_mb, price, billing_month, accepted_at } }) => [
    {
      ...once(`データの追加 ${gb(amount_mb)}`, billing_month, price),
      detail: formatDay(accepted_at),
    },
  ],

  postEsim: ({ answer: { operation, billing_month, fee } }) => [
    once(`${esimTitle[operation]}の手数料`, billing_month, fee),
  ],

  postDeviceEntry: ({ at, asked, answer: { fee, payment, delivery_on } }, { mock, service }) => {
    const device = exampleOf(mock, service, 'getDeviceEntry').devices.find(
      ({ device_code }) => device_code === asked.device_code,
    );
    const first = billMonth(delivery_on ?? earliestDelivery(new Date(at)));
    const procedure = once('機種の追加の手数料', first, fee);
    return device ? [procedure, priceOf(device, payment, first)] : [procedure];
  },
};

/** What a device costs on the bills: once, or by instalments. */
function priceOf(
  {
    name,
    price,
    instalment_amount,
    instalment_count,
  }: Success<'getDeviceEntry'>['devices'][number],
  payment: Success<'postDeviceEntry'>['payment'],
  first: Month,
): Line {
  if (payment === 'once' || instalment_amount === null || instalment_count === null)
    return once(`${name} 機種代金`, first, price);
  return {
    kind: 'instalment',
    label: `${name} 機種代金の分割払い`,
    charge: { by: 'instalment', amount: instalment_amount, times: instalment_count, first },
  };
}

/** The lines that orders have added to a SIM's bills, oldest first. */
export function addedLines(call: PlanCall): LineRule[] {
  const { service_id, phone_number } = call.service.listed;
  return call.session.past
    .filter((event) => event.status < 300 && event.service_id === service_id)
    .flatMap((event) => viewOf(lines, event, call) ?? [])
    .map((line) => ({ group: 'モバイル', ...(phone_number && { phone: phone_number }), ...line }));
}
