import { specialCallings } from '@/catalogue/contract.ts';
import { labelOf } from '@/catalogue/labelOf.ts';
import { callFlats } from '@/catalogue/mobile.ts';
import { billMonth, endless, formatDay, japanDay } from '@/lib/date.ts';
import { addDays } from '@/lib/days.ts';
import { formatPhone } from '@/lib/phone.ts';
import { formatYen } from '@/lib/yen.ts';
import type { Service } from '../../customers/customer.ts';
import { fibreBeside, fibreDiscountName } from '../billing/fibreBeside.ts';
import { gb } from '../charge/gb.ts';
import { instalmentsDue, rentedWifi } from '../device/simDevices.ts';
import type { PlanCall } from '../domain.ts';
import { isIdle } from '../esim/activation.ts';
import { optionsOf } from '../mobileOption/optionState.ts';
import type { Success } from '../operations.ts';
import { callState } from '../plan/callState.ts';
import { planOf } from '../plan/planState.ts';
import { ordersAt } from '../progress/applications.ts';
import { simOf } from '../traffic/sim.ts';

type QuitInfo = Success<'getMobileQuitInfo'>;
type Loss = Omit<QuitInfo['losses'][number], 'from_on'>;

/** Whether a number can be ported out: that of a voice contract, once the SIM is activated. */
export const canMove = (
  { session, now }: Pick<PlanCall, 'session' | 'now'>,
  service: Service,
): boolean => service.listed.contract_type === 'mobile_voice' && !isIdle(session, service, now);

/**
 * What a SIM's customer can't use any more from the day after the last one.
 * @param keepsNumber whether the number moves to another carrier
 */
export function lossesOf(call: PlanCall, quitOn: string, keepsNumber: boolean): QuitInfo['losses'] {
  const { mock, session, service, now } = call;
  const { contract_type, phone_number } = service.listed;
  const { plan } = planOf(call);
  const left = isIdle(session, service, now) ? 0 : simOf(call).left;
  const flat = plan.special_calling
    ? labelOf(specialCallings, plan.special_calling)
    : plan.call_flat && plan.call_flat !== 'flat_rate' && labelOf(callFlats, plan.call_flat);
  const delivery = ordersAt(mock, session, service, now).find(
    ({ kind }) => kind === 'device_entry',
  );
  const losses: Loss[] = [];
  const lose = (name: string, note: string | null = null) =>
    losses.push({ name, note, kind: 'use' });
  if (!keepsNumber && contract_type !== 'mobile_data' && phone_number)
    lose(
      `電話番号 ${formatPhone(phone_number)}`,
      canMove(call, service) ? '番号を残すには、先にほかの会社への乗り換えが必要です' : null,
    );
  if (left) lose(`データの残り ${gb(left)}`);
  if (flat) lose(flat);
  for (const { name, status } of callState(call).services) if (status === 'using') lose(name);
  for (const { name, status } of optionsOf(call)) if (status === 'using') lose(name);
  const fibre = fibreBeside(call);
  const isDiscounted = fibre && (fibre.until ?? endless) >= japanDay(now) && contract_type !== null;
  if (isDiscounted) lose(fibreDiscountName, 'この番号の割引が終わります。光の料金は変わりません');
  if (delivery)
    lose(
      'お届け予定の機種',
      delivery.next ? `${formatDay(delivery.next.date)}のお届けの予定です` : null,
    );
  for (const { name, state, send_back_by, charge } of rentedWifi(call))
    if (state === 'waiting' || state === 'overdue')
      losses.push({
        name,
        note: [
          state === 'overdue'
            ? `${formatDay(send_back_by)}の期限を過ぎています。お早めに返却してください`
            : `${formatDay(send_back_by)}までに返却してください`,
          `返却がないと${formatYen(charge)}かかります`,
        ].join('。'),
        kind: 'return',
      });
  const from_on = addDays(quitOn, 1);
  return losses.map((loss) => ({ from_on, ...loss }));
}

/** What leaving on a day costs: the instalments of devices that are still open at the last bill. */
export function feesOf(
  call: PlanCall,
  quitOn: string,
): Pick<QuitInfo, 'fees' | 'fee_total' | 'fee_month'> {
  const last = billMonth(quitOn);
  const fees = instalmentsDue(call, last).map(
    ({ amount, amount_left, instalments_left }, index) => ({
      name: index === 0 ? '機種代金の残り' : `機種代金の残り(${index + 1}台目)`,
      amount: amount_left,
      note: `${formatYen(amount)} × ${instalments_left}回`,
    }),
  );
  return {
    fees,
    fee_total: fees.reduce((sum, { amount }) => sum + amount, 0),
    fee_month: fees.length > 0 ? last : null,
  };
}
