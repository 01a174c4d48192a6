import { addMonths, endless, japanDay, japanMonth, lastDayOf } from '@/lib/date.ts';
import { formatYen } from '@/lib/yen.ts';
import { statusOf } from '../contract/operation.ts';
import type { OperationId, Success } from '../contractTypes.ts';
import { ownExample } from '../customers/ownExamples.ts';
import type { CustomerCall, ServiceCall } from '../handler.ts';
import { eventsOf } from '../ledger/event.ts';
import { fibreExample } from './examples.ts';
import { infoAt, isForNothing, isOfUpgrade } from './fibrePlan.ts';
import { activatedOn } from './simLife.ts';

type Cashbacks = Success<'getCashback'>;
type Account = Success<'getMobileCashbackAccount'>;
export type Present = NonNullable<Success<'getCampaignPresentInfo'>['present']>;

/** States in which an account can be named: an error, before the procedure, a wrong holder. */
export const openCashbacks = ['4', '6', '7'];

/** Past the last day on which an account can be named. */
export const expiredCashback = '2';

type CashbackStatus = Cashbacks['cashbacks'][number]['status'];

/** The state at a moment: what is in procedure is paid on its day, and the time to name an account begins and ends. */
export function cashbackStatus(
  one: Pick<Cashbacks['cashbacks'][number], 'status' | 'receive_until'> & {
    date?: string | null;
    paid_on?: string | null;
  },
  now: Date,
): CashbackStatus {
  const today = japanDay(now);
  const { status, receive_until } = one;
  const day = one.date ?? one.paid_on ?? endless;
  if (status === '5' && day <= today) return '1';
  if (status === '0' && day <= today) return '6';
  const isLate = receive_until !== null && receive_until < today;
  return openCashbacks.includes(status) && isLate ? expiredCashback : status;
}

/** The cashbacks of fibre: with what was registered, and without those for an upgrade that never comes. */
export function fibreList(call: CustomerCall): Cashbacks['cashbacks'] {
  const { session } = call;
  const example = successOf(call, 'getCashback', session.customer.examples.getCashback);
  const registered = new Map(
    eventsOf(session.past, 'postRegistCashbackAccount').map(({ asked, answer }) => [
      asked.cashback_id,
      { status: '5' as const, date: answer.paid_on, receive_until: null },
    ]),
  );
  return (example?.cashbacks ?? [])
    .map((one) => ({ ...one, ...registered.get(one.cashback_id) }))
    .filter((one) => !(openCashbacks.includes(one.status) && isForNothing(call, one)));
}

/** The present of fibre: once it is chosen as it was, and none for an upgrade that never comes. */
export function presentOf(call: CustomerCall): Present | null {
  const { session } = call;
  const { present: given } = fibreExample(call, 'getCampaignPresentInfo');
  const [accepted] = eventsOf(session.past, 'postCampaignPresentAccept');
  if (!given || !accepted) return given && isForNothing(call, given) ? null : given;
  const { choice_id, ships_on } = accepted.answer;
  return { ...given, status: 'accepted', chosen_id: choice_id, ships_on };
}

/** Benefits that an application to leave fibre gives up, since they are for an upgrade that hasn't come. */
export function benefitsAtStake(call: CustomerCall): string[] {
  const { state, construction_on } = infoAt(call);
  if (state !== 'scheduled' || (construction_on ?? endless) <= japanDay(call.now)) return [];
  const present = presentOf(call);
  return [
    ...fibreList(call)
      .filter(({ status, name }) => openCashbacks.includes(status) && isOfUpgrade(name))
      .map(({ name, amount }) => `${name} ${formatYen(amount)}`),
    ...(present?.status === 'open' && isOfUpgrade(present.name) ? [present.name] : []),
  ];
}

/** The cashback of a SIM with the account that is registered for it; null where the SIM has none. */
export function simAccount(call: ServiceCall): Account | null {
  const { session, service } = call;
  const name = service.examples.getMobileCashbackAccount;
  const example = successOf(call, 'getMobileCashbackAccount', name);
  const [registered] = eventsOf(session.past, 'postMobileCashbackAccount', service);
  if (!example) return null;
  const own = { ...example, ...periodFrom(activatedOn(call)) };
  if (!registered) return own;
  const { paid_on, account } = registered.answer;
  return { ...own, status: '5', paid_on, account };
}

/** A SIM that is activated has its cashback from that day to the end of the next month. */
const periodFrom = (opened: string | undefined) =>
  opened && {
    receive_from: opened,
    receive_until: lastDayOf(addMonths(japanMonth(opened), 1)),
  };

/** What a cashback of fibre is called. */
export const cashbackName = (call: CustomerCall, id: string): string =>
  fibreList(call).find(({ cashback_id }) => cashback_id === id)?.name ?? '';

/** What the cashback of a SIM is called. */
export const simCashbackName = (call: ServiceCall): string => simAccount(call)?.title ?? '';

/** A named success of an operation; null when the name is that of a refusal. */
function successOf<Id extends OperationId>(
  { mock, session }: CustomerCall,
  id: Id,
  name = 'normal',
): Success<Id> | null {
  const operation = mock.contract.find(id);
  if (!operation || statusOf(operation, name) !== 200) return null;
  return ownExample(mock.contract, session.customer, id, name) ?? null;
}
