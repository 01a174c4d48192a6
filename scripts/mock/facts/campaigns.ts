import { statusOf } from '../contract/operation.ts';
import type { OperationId, Success } from '../contractTypes.ts';
import { ownExample } from '../customers/ownExamples.ts';
import type { CustomerCall, ServiceCall } from '../handler.ts';
import { eventsOf } from '../ledger/event.ts';

type Cashbacks = Success<'getCashback'>;
type Account = Success<'getMobileCashbackAccount'>;

export function fibreList(call: CustomerCall): Cashbacks['cashbacks'] {
  const { session } = call;
  const example = successOf(call, 'getCashback', session.customer.examples.getCashback);
  const registered = new Map(
    eventsOf(session.past, 'postRegistCashbackAccount').map(({ asked, answer }) => [
      asked.cashback_id,
      { status: '5' as const, date: answer.paid_on, receive_until: null },
    ]),
  );
  return (example?.cashbacks ?? []).map((one) => ({ ...one, ...registered.get(one.cashback_id) }));
}

export function simAccount(call: ServiceCall): Account | null {
  const { session, service } = call;
  const name = service.examples.getMobileCashbackAccount;
  const example = successOf(call, 'getMobileCashbackAccount', name);
  const [registered] = eventsOf(session.past, 'postMobileCashbackAccount', service);
  if (!example || !registered) return example;
  const { paid_on, account } = registered.answer;
  return { ...example, status: '5', paid_on, account };
}

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
