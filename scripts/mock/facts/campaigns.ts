import { exampleValue } from '../contract/prism.ts';
import type { OperationId, Success } from '../contractTypes.ts';
import type { CustomerCall, ServiceCall } from '../handler.ts';
import { eventsOf } from '../ledger/event.ts';
import type { MockContext } from '../mockContext.ts';

type Cashbacks = Success<'getCashback'>;

type Account = Success<'getMobileCashbackAccount'>;

export function fibreList({ session, mock }: CustomerCall): Cashbacks['cashbacks'] {
  const told = named<'getCashback'>(mock, 'getCashback', session.customer.examples.getCashback);
  const registered = new Map(
    eventsOf(session.past, 'postRegistCashbackAccount').map(({ asked, answer }) => [
      asked.cashback_id,
      { status: '5' as const, date: answer.paid_on, receive_until: null },
    ]),
  );
  return (told?.cashbacks ?? []).map((one) => ({ ...one, ...registered.get(one.cashback_id) }));
}

export function simAccount({ mock, session, service }: ServiceCall): Account | null {
  const name = service.examples.getMobileCashbackAccount;
  const told = named<'getMobileCashbackAccount'>(mock, 'getMobileCashbackAccount', name);
  const [registered] = eventsOf(session.past, 'postMobileCashbackAccount', service);
  if (!told || !registered) return told;
  const { paid_on, account } = registered.answer;
  return { ...told, status: '5', paid_on, account };
}

/** What a cashback of fibre is called. */
export const cashbackName = (call: CustomerCall, id: string): string =>
  fibreList(call).find(({ cashback_id }) => cashback_id === id)?.name ?? '';

/** What the cashback of a SIM is called. */
export const simCashbackName = (call: ServiceCall): string => simAccount(call)?.title ?? '';

/** A copy of a named success of an operation; null when the name is that of a refusal. */
function named<Id extends OperationId>(
  mock: MockContext,
  operationId: Id,
  name = 'normal',
): Success<Id> | null {
  const operation = mock.contract.find(operationId);
  const success = operation?.responses
    .find(({ status }) => String(status) === '200')
    ?.examples.some((each) => each.name === name);
  if (!operation || !success) return null;
  return exampleValue(operation, name) as Success<Id>;
}
