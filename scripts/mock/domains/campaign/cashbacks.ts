import { addMonths, endless, japanDay, japanMonth } from '@/lib/date.ts';
import { businessDay } from '@/lib/holidays.ts';
import { bankFile, branchFile } from '../../../banks/bankData.ts';
import { exampleValue } from '../../contract/prism.ts';
import type { Service } from '../../customers/customer.ts';
import { eventsOf } from '../../ledger/event.ts';
import type { MockContext } from '../../mockContext.ts';
import type { Session } from '../../session/sessions.ts';
import { fibreBeside, fibreDiscountName } from '../billing/fibreBeside.ts';
import { dayOf } from '../billing/months.ts';
import { type Handlers, type PlanCall, Refusal, type SignedCall } from '../domain.ts';
import { isIdle } from '../esim/activation.ts';
import { exampleOf } from '../exampleOf.ts';
import { formatMoment } from '../formatMoment.ts';
import type { OperationId, Success } from '../operations.ts';
import { planOf } from '../plan/planState.ts';
import { never } from '../plan/terms.ts';
import { receiptNumber } from '../progress/receiptNumber.ts';

type Cashbacks = Success<'getCashback'>;
type Account = Success<'getMobileCashbackAccount'>;

/** States in which an account can be named: an error, before the procedure, a wrong holder. */
const open = ['4', '6', '7'];
/** Past the last day on which an account can be named. */
const expired = '2';
/** An account that no bank of the demo has. */
const unknownAccount = '0000000';

/** When it is paid to an account that is named now: a transfer waits until banks are open. */
const paidOn = (now: Date): string => businessDay(dayOf(addMonths(japanMonth(now), 1), 25));

/** Cashbacks of fibre and of the SIMs: naming an account starts their payment. */
export const cashbacks: Handlers = {
  getCashback: (call) => {
    const list = fibreList(call).map((one) => ({ ...one, status: statusAt(one, call.now) }));
    const waiting = list.filter(({ status }) => open.includes(status));
    return {
      open_count: waiting.length,
      open_total: waiting.reduce((sum, { amount }) => sum + amount, 0),
      cashbacks: [...waiting, ...list.filter((one) => !waiting.includes(one))],
    };
  },

  postRegistCashbackAccount: (call) => {
    const { mock, body, now } = call;
    const cashback = fibreList(call).find(({ cashback_id }) => cashback_id === body.cashback_id);
    if (!cashback) return new Refusal('not_found');
    const refusal = refusalOf(statusAt(cashback, now));
    if (refusal) return new Refusal(refusal === 'paid' ? 'cashback_already_paid' : refusal);
    if (isUnknown(body.bank_code, body.branch_code, body.account_number))
      return new Refusal('account_not_found');
    const paid_on = paidOn(now);
    const receipt_number = receiptNumber(mock, 'CB', now);
    return {
      receipt_number,
      accepted_at: formatMoment(now),
      cashback_id: body.cashback_id,
      paid_on,
    };
  },

  getMobileCashbackAccount: ({ mock, session, service, now }) => {
    if (isIdle(session, service, now)) return new Refusal('cashback_not_eligible');
    const account = simAccount(mock, session, service);
    // Without an account the SIM's example is a refusal, which then answers.
    return account ? { ...account, status: statusAt(account, now) } : undefined;
  },

  postMobileCashbackAccount: ({ mock, session, service, body, now }) => {
    if (isIdle(session, service, now)) return new Refusal('cashback_not_eligible');
    const account = simAccount(mock, session, service);
    if (!account) return new Refusal('cashback_not_eligible');
    const refusal = refusalOf(statusAt(account, now));
    if (refusal)
      return new Refusal(
        refusal === 'paid' ? 'register_account_cashback_procedure_complete' : refusal,
      );
    if (isUnknown(body.bank_code, body.branch_code, body.number))
      return new Refusal('account_not_found');
    const masked = {
      bank_name: bankFile()[body.bank_code]?.[0] ?? body.bank_code,
      branch_name: branchFile(body.bank_code)?.[body.branch_code]?.[0] ?? body.branch_code,
      kind: body.kind,
      number: `***${body.number.slice(-4)}`,
    };
    const paid_on = paidOn(now);
    const receipt_number = receiptNumber(mock, 'CB', now);
    return {
      receipt_number,
      accepted_at: formatMoment(now),
      amount: account.amount,
      paid_on,
      account: masked,
    };
  },

  getMobileCampaign: (call) => {
    const { mock, session, service, now } = call;
    const told = exampleOf(mock, service, 'getMobileCampaign').campaigns;
    // The fibre discount is for customers who have both services.
    const fibre = fibreBeside(call);
    const since = [fibre?.since ?? '', planOf(call).plan.serviceStartDate].sort().at(-1) ?? '';
    const campaigns = told.flatMap((campaign) => {
      // The cashback for joining comes only once the SIM is activated.
      if (campaign.kind === 'cashback' && isIdle(session, service, now)) return [];
      if (campaign.title !== fibreDiscountName) return [campaign];
      if (!fibre || since === never || (fibre.until ?? endless) < japanDay(now)) return [];
      return [{ ...campaign, starts_on: since, ends_on: fibre.until ?? campaign.ends_on }];
    });
    const account = simAccount(mock, session, service);
    const status = account && statusAt(account, now);
    return {
      campaigns: campaigns.map((campaign) =>
        account?.campaign_id === campaign.campaign_id && status && campaign.cashback_status !== null
          ? {
              ...campaign,
              cashback_status: status,
              link: open.includes(status) ? campaign.link : null,
            }
          : campaign,
      ),
    };
  },
};

export function fibreList({
  customer,
  session,
  mock,
}: Pick<SignedCall<'getCashback'>, 'customer' | 'session' | 'mock'>): Cashbacks['cashbacks'] {
  const told = named<'getCashback'>(mock, 'getCashback', customer.examples.getCashback);
  const registered = new Map(
    eventsOf(session.past, 'postRegistCashbackAccount').map(({ asked, answer }) => [
      asked.cashback_id,
      { status: '5' as const, date: answer.paid_on, receive_until: null },
    ]),
  );
  return (told?.cashbacks ?? []).map((one) => ({ ...one, ...registered.get(one.cashback_id) }));
}

function simAccount(mock: MockContext, session: Session, service: Service): Account | null {
  const name = service.examples.getMobileCashbackAccount;
  const told = named<'getMobileCashbackAccount'>(mock, 'getMobileCashbackAccount', name);
  const [registered] = eventsOf(session.past, 'postMobileCashbackAccount', service);
  if (!told || !registered) return told;
  const { paid_on, account } = registered.answer;
  return { ...told, status: '5', paid_on, account };
}

/** What a cashback of fibre is called. */
export const cashbackName = (call: Parameters<typeof fibreList>[0], id: string): string =>
  fibreList(call).find(({ cashback_id }) => cashback_id === id)?.name ?? '';

/** What the cashback of a SIM is called. */
export const simCashbackName = ({ mock, session, service }: PlanCall): string =>
  simAccount(mock, session, service)?.title ?? '';

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

/** The state at a moment: a cashback without an account after its last day has expired. */
const statusAt = <Status extends string>(
  { status, receive_until }: { status: Status; receive_until: string | null },
  now: Date,
): Status | typeof expired =>
  open.includes(status) && receive_until !== null && receive_until < japanDay(now)
    ? expired
    : status;

function refusalOf(status: string) {
  if (status === '1' || status === '5') return 'paid';
  if (status === expired) return 'cashback_expired';
  return open.includes(status) ? undefined : 'cashback_not_eligible';
}

/** Whether an account doesn't exist. Unknown banks are accepted: the contract's example names an invented one. */
const isUnknown = (bank: string, branch: string, account: string): boolean =>
  account === unknownAccount || (bankFile()[bank] !== undefined && !branchFile(bank)?.[branch]);
