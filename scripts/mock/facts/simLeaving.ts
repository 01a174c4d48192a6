import { specialCallings } from '@/catalogue/contract.ts';
import { labelOf } from '@/catalogue/labelOf.ts';
import { callFlats } from '@/catalogue/mobile.ts';
import {
  addDays,
  addMonths,
  billMonth,
  daysUntil,
  endless,
  formatDay,
  japanDay,
} from '@/lib/date.ts';
import { formatPhone } from '@/lib/numbers.ts';
import { formatYen } from '@/lib/yen.ts';
import type { Success } from '../contractTypes.ts';
import type { BillAccount } from '../customers/billAccount.ts';
import { Refusal, type ServiceCall } from '../handler.ts';
import { formatMoment } from '../moments.ts';
import type { Session } from '../session/sessions.ts';
import { changesAfter, comingDevice } from './applications.ts';
import { callState } from './calls.ts';
import { instalmentsDue, rentedWifi } from './devices.ts';
import { fibreDiscountName, fibreInUse } from './fibreContract.ts';
import { endedAccount } from './fibreLeaving.ts';
import { planOf } from './plan.ts';
import { gb, simOf } from './simData.ts';
import { isIdle, mnpNumber, quitDay, simQuitState, statusAt, stopRefusal } from './simLife.ts';
import { optionsOf } from './simOptions.ts';

type QuitInfo = Success<'getMobileQuitInfo'>;
type Loss = Omit<QuitInfo['losses'][number], 'from_on'>;

/** Whether a number can be ported out: that of a voice contract, once the SIM is activated. */
export const canMove = (call: ServiceCall): boolean =>
  call.service.listed.contract_type === 'mobile_voice' && !isIdle(call);

/**
 * What a SIM's customer can't use any more from the day after the last one.
 * @param keepsNumber whether the number moves to another carrier
 */
export function lossesOf(
  call: ServiceCall,
  quitOn: string,
  keepsNumber: boolean,
): QuitInfo['losses'] {
  const { service, now } = call;
  const { contract_type, phone_number } = service.listed;
  const { plan } = planOf(call);
  const left = isIdle(call) ? 0 : simOf(call).left;
  const flat = plan.special_calling
    ? labelOf(specialCallings, plan.special_calling)
    : plan.call_flat && plan.call_flat !== 'flat_rate' && labelOf(callFlats, plan.call_flat);
  const delivery = comingDevice(call);
  const losses: Loss[] = [];
  const lose = (name: string, note: string | null = null) =>
    losses.push({ name, note, kind: 'use' });
  if (!keepsNumber && contract_type !== 'mobile_data' && phone_number)
    lose(
      `電話番号 ${formatPhone(phone_number)}`,
      canMove(call) ? '番号を残すには、先にほかの会社への乗り換えが必要です' : null,
    );
  if (left) lose(`データの残り ${gb(left)}`);
  if (flat) lose(flat);
  for (const { name, status } of callState(call).services) if (status === 'using') lose(name);
  for (const { name, status } of optionsOf(call)) if (status === 'using') lose(name);
  const fibre = fibreInUse(call);
  const isDiscounted = fibre && (fibre.until ?? endless) >= japanDay(now) && contract_type !== null;
  if (isDiscounted) lose(fibreDiscountName, 'この番号の割引が終わります。光の料金は変わりません');
  // An option that ends then is lost already.
  const begins = changesAfter(call, quitOn).filter(({ title }) => !title.endsWith('の解約'));
  for (const { title, starts_on } of begins)
    lose(title, `${formatDay(starts_on)}からの予定は、なくなります`);
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
  call: ServiceCall,
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

const flowMinutes = 30;

/** An MNP number with fewer days left blocks the flow until it has expired (docs/product.md §10.8). */
const daysInTheWay = 10;

/** A flow that another carrier has started, as plain data. */
interface Onestop {
  onestop_id: string;
  expires_at: string;
  to_carrier: string;
  return_url: string;
}

/** The flow that this login came by: another carrier has started it, and it lasts half an hour. */
export const onestopOf = ({ startedAt }: Session): Onestop => ({
  onestop_id: '6a1f0c52-93de-4b1b-8a70-2f1c5d9be034',
  expires_at: formatMoment(new Date(startedAt.getTime() + flowMinutes * 60_000)),
  to_carrier: 'さざなみモバイル',
  return_url: 'https://onestop.sazanami.example/return',
});

/**
 * Why the one-stop flow can't go on (docs/product.md §10.8); undefined when it can.
 * @param given id of the flow that a write names, where it names one
 */
export function onestopRefusal(call: ServiceCall, given?: string | null): Refusal | undefined {
  const { session, now } = call;
  const flow = onestopOf(session);
  const isOther = given !== undefined && given !== flow.onestop_id;
  if (isOther || now.getTime() > Date.parse(flow.expires_at)) return new Refusal('onestop_expired');
  if (!canMove(call)) return new Refusal('onestop_no_target_contract');
  if (stopRefusal(call)) return new Refusal('onestop_service_stopped');
  const { quit } = simQuitState(call);
  if (!quit) return undefined;
  const number = mnpNumber(quit, now);
  if (!number || statusAt(quit, now) === 'end') return new Refusal('onestop_service_stopped');
  const daysLeft = daysUntil(number.expires_on, now);
  if (daysLeft < 0 || daysLeft >= daysInTheWay) return undefined;
  return new Refusal('onestop_reserve_number_issued', {
    reserve_number_expires_on: number.expires_on,
    available_from: addDays(number.expires_on, 1),
  });
}

/** The account of a SIM that is left: it ends with its last day, and the last bill has what is left of its devices. */
export function simBillEnd(call: ServiceCall, account: BillAccount): BillAccount {
  const { now } = call;
  const { quit } = simQuitState(call);
  if (!quit) return account;
  const quit_on = quitDay(quit, now);
  const last = billMonth(quit_on);
  // The last bill charges what is left of a device at once, so its instalments end one bill earlier.
  const rules = account.rules.map((rule) =>
    rule.charge.by === 'instalment' ? { ...rule, until: addMonths(last, -1) } : rule,
  );
  const fees = feesOf(call, quit_on).fees.map(({ name, amount }) => ({ label: name, amount }));
  return endedAccount({ ...account, rules }, quit_on, fees);
}
