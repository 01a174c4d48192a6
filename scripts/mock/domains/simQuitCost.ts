import { addDays } from '../../../src/lib/dayRange.ts';
import { addMonths } from '../../../src/lib/date.ts';
import { callFlats } from '../../../src/catalogue/mobile.ts';
import { formatPhone } from '../../../src/lib/phone.ts';
import { formatNumber } from '../../../src/lib/yen.ts';
import type { Service } from '../customers/customer.ts';
import type { Session } from '../session/sessions.ts';
import type { World } from '../world.ts';
import { gb } from './dataAdd/gb.ts';
import type { Success } from './operations.ts';
import { exampleOf, simOf } from './sim.ts';

type QuitInfo = Success<'getMobileQuitInfo'>;

/** A number that can move out: that of a voice contract. */
export const canMove = ({ listed }: Service): boolean => listed.contract_type === 'mobile_voice';

/** What a SIM's customer can't use any more from the day after the last one. */
export function lossesOf(
  world: World,
  session: Session,
  service: Service,
  quitOn: string,
): QuitInfo['losses'] {
  const from_on = addDays(quitOn, 1);
  const named = service.examples.getMobileQuitInfo;
  if (named)
    return exampleOf(world, service, 'getMobileQuitInfo').losses.map((loss) => ({
      ...loss,
      from_on,
    }));
  const { contract_type, phone_number } = service.listed;
  const sim = simOf(world, session, service);
  const left = sim.dataLeft();
  const flat = sim.plan.call_flat;
  return [
    ...(contract_type !== 'mobile_data' && phone_number
      ? [
          {
            from_on,
            name: `電話番号 ${formatPhone(phone_number)}`,
            note: canMove(service) ? '番号を残すには、先に他社へ移す手続きが必要です' : null,
          },
        ]
      : []),
    ...(left ? [{ from_on, name: `データの残り ${gb(left)}`, note: null }] : []),
    ...(flat && flat !== 'flat_rate' ? [{ from_on, name: callFlats[flat], note: null }] : []),
  ];
}

/** What leaving costs: the instalments of devices that are left. */
export function feesOf(
  world: World,
  service: Service,
  quitOn: string,
): Pick<QuitInfo, 'fees' | 'fee_total' | 'fee_month'> {
  const named = service.examples.getMobileQuitInfo;
  const fees = named
    ? exampleOf(world, service, 'getMobileQuitInfo').fees
    : exampleOf(world, service, 'getDeviceInfo')
        .devices.filter(({ amount_left }) => amount_left > 0)
        .map(({ amount_left, instalments_left }) => ({
          name: '機種代金の残り',
          amount: amount_left,
          note: `${formatNumber(Math.round(amount_left / Math.max(1, instalments_left)))}円 × ${instalments_left}回`,
        }));
  return {
    fees,
    fee_total: fees.reduce((sum, { amount }) => sum + amount, 0),
    fee_month: fees.length > 0 ? addMonths(quitOn.slice(0, 7).replace('-', ''), 1) : null,
  };
}
