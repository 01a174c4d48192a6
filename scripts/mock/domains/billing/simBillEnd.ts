import { addMonths, billMonth } from '@/lib/date.ts';
import type { PlanCall } from '../domain.ts';
import { feesOf } from '../mobileQuit/simQuitCost.ts';
import { quitDay, simQuitState } from '../mobileQuit/simQuitState.ts';
import type { BillAccount } from './account.ts';
import { endedAccount } from './billEnd.ts';

/** The account of a SIM that is left: it ends with its last day, and the last bill has what is left of its devices. */
export function simBillEnd(call: PlanCall, account: BillAccount): BillAccount {
  const { mock, session, service, now } = call;
  const { quit } = simQuitState(mock, session, service);
  if (!quit) return account;
  const quit_on = quitDay(quit, now);
  const last = billMonth(quit_on);
  // The last bill charges what is left of a device at once, so its instalments end one bill earlier.
  const rules = account.rules.map((rule) =>
    rule.charge.by === 'instalment' ? { ...rule, until: addMonths(last, -1) } : rule,
  );
  const fees = feesOf(call, quit_on).fees.map(({ name, amount }) => ({ label: name, amount }));
  return endedAccount({ ...account, rules }, last, fees);
}
