import type { Service } from '../../customers/customer.ts';
import { upgradedLine } from '../fibreMoves/upgradeState.ts';
import { withOptions } from '../options/bills.ts';
import type { Asking } from '../options/life.ts';
import type { BillAccount } from './account.ts';
import { addedLines } from './addedLines.ts';
import { withEnd } from './billEnd.ts';
import { billMethods } from './billMethods.ts';
import { lineChanges, withLineChanges } from './lineChanges.ts';
import { simAccount } from '../simLines.ts';

/** What the bills of a service follow from, with all that was written since. */
export function billAccountOf(asking: Asking, service: Service): BillAccount {
  const { session } = asking;
  const { bills, listed } = service;
  if (listed.service_type === 'mobile') return simAccount({ ...asking, service });
  const rules = withLineChanges(bills.rules, lineChanges(session, service));
  const account = {
    ...bills,
    rules: [...rules, ...addedLines(session, service)],
    methods: billMethods(session, service),
  };
  const upgraded = upgradedLine(asking.world, session, asking.now, account.rules);
  const plan = upgraded
    ? { ...account, rules: withLineChanges(account.rules, [upgraded]) }
    : account;
  return withEnd(session, service, withOptions(asking, plan));
}
