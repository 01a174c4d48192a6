import { demoCustomers } from '../customers/demoCustomers.ts';
import type { ReadAccount } from './account.ts';
import { actionRules } from './actions.ts';
import { dataRules } from './data.ts';
import { dayRules } from './days.ts';
import { endDateRules } from './endDates.ts';
import { factsOfOthers } from './identity.ts';
import { methodRules } from './methods.ts';
import { moneyRules } from './money.ts';
import { nameRules } from './names.ts';
import { noticeRules } from './notices.ts';
import { startDateRules } from './startDates.ts';

const rules = {
  ...moneyRules,
  ...methodRules,
  ...dataRules,
  ...dayRules,
  ...noticeRules,
  ...nameRules,
  ...startDateRules,
  ...endDateRules,
  ...actionRules,
};

/** What disagrees in all answers to a customer at the mock's moment. */
export function findingsIn(account: ReadAccount): string[] {
  const broken = Object.entries(rules).flatMap(([name, rule]) =>
    rule(account).map((finding) => `${name}: ${finding}`),
  );
  return [...broken, ...factsOfOthers(account, demoCustomers).map((fact) => `other: ${fact}`)];
}
