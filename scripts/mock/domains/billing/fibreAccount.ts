import { billMonth } from '@/lib/date.ts';
import type { Service } from '../../customers/customer.ts';
import { openedOn } from '../contract/opening.ts';
import type { CustomerContext } from '../option/option.ts';
import { withOptions } from '../option/optionBills.ts';
import { upgradedLine, upgradeFees } from '../upgrade/upgradeState.ts';
import type { BillAccount, LineRule } from './account.ts';
import { billMethods } from './billMethods.ts';
import { planFeeOf } from './fibreFee.ts';
import { withLineChanges } from './lineChanges.ts';

/** The bills of a fibre line that has opened since its application: they charge the plan from the month after. */
function billsByClock({ mock, session, now }: CustomerContext, { bills }: Service): BillAccount {
  const opened = openedOn(mock, session, now);
  if (!opened || bills.firstMonth !== null) return bills;
  const base: LineRule = {
    group: 'インターネット',
    kind: 'base',
    label: `Minamo 光 ${session.customer.user.plan?.planName ?? ''} 基本料金`,
    detail: '{period}',
    charge: { by: 'month', amount: planFeeOf(mock, session) },
  };
  return { ...bills, firstMonth: billMonth(opened), rules: [base, ...bills.rules] };
}

/** What the bills of fibre follow from, with all that was ordered since, but for its end. */
export function fibreAccount(context: CustomerContext, service: Service): BillAccount {
  const { session } = context;
  const bills = billsByClock(context, service);
  const account = {
    ...bills,
    rules: [...bills.rules, ...upgradeFees(context.mock, session, context.now)],
    methods: billMethods(session, service, context.now),
  };
  const upgraded = upgradedLine(context.mock, session, context.now, account.rules);
  const plan = upgraded
    ? { ...account, rules: withLineChanges(account.rules, [upgraded]) }
    : account;
  return withOptions(context, plan);
}
