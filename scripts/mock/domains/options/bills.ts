import { fibreOption } from '../../../../src/catalogue/fibreOptions.ts';
import { deviceInstalments } from '../../../../src/catalogue/fibreOptions/terms.ts';
import type { Service } from '../../customers/customer.ts';
import type { BillAccount, LineRule } from '../bills/account.ts';
import { addedLines } from '../bills/addedLines.ts';
import { lineChanges, withLineChanges } from '../bills/lineChanges.ts';
import { addMonths, type Month } from '../bills/months.ts';
import { onceFee } from './change.ts';
import { endless, livesOf, type Asking, type OptionLife } from './life.ts';

const group = 'オプション';

/** The bills of a service with what was bought since; a fibre contract's with its options too. */
export function billAccountOf(asking: Asking, service: Service): BillAccount {
  const { bills, listed } = service;
  const rules = [...bills.rules, ...addedLines(asking.session, service)];
  const account = {
    ...bills,
    rules: withLineChanges(rules, lineChanges(asking.session, service)),
  };
  return listed.service_type === 'fixed' ? withOptions(asking, account) : account;
}

/** Lines begin and end with the options. */
function withOptions(asking: Asking, account: BillAccount): BillAccount {
  const lives = livesOf(asking);
  const named = (label: string) => lives.find(({ code }) => fibreOption(code)?.name === label);
  const rules = account.rules.map((rule) => {
    const life = named(rule.label);
    return life && !life.isNew && life.ends_on !== endless
      ? { ...rule, until: billMonth(life.ends_on) }
      : rule;
  });
  const known = new Set(rules.filter(({ until }) => !until).map(({ label }) => label));
  const added = lives.filter((life) => life.isNew && !known.has(nameOf(life)));
  return { ...account, rules: [...rules, ...added.flatMap(rulesOf)] };
}

/** What is used in a month stands in the bill of the next. */
const billMonth = (day: string): Month => addMonths(day.slice(0, 7).replace('-', ''), 1);

const nameOf = ({ code }: OptionLife) => fibreOption(code)?.name ?? code;

function rulesOf(life: OptionLife): LineRule[] {
  const { starts_on, ends_on, monthly_fee, details } = life;
  if (starts_on === null) return [];
  const name = nameOf(life);
  const from = billMonth(starts_on);
  const once = onceFee(life);
  const rules: LineRule[] = [];
  if (monthly_fee !== 0)
    rules.push({
      group,
      kind: monthly_fee < 0 ? 'discount' : 'option',
      label: name,
      charge: { by: 'month', amount: monthly_fee },
      from,
      ...(ends_on !== endless && { until: billMonth(ends_on) }),
    });
  if (once > 0)
    rules.push({
      group,
      kind: 'one_time',
      label: `${name} はじめの費用`,
      charge: { by: 'once', amounts: { [from]: once } },
    });
  if (details.choice === 'instalments')
    rules.push({
      group,
      kind: 'instalment',
      label: `${name} 機器代金の分割払い`,
      charge: { by: 'instalment', first: from, ...deviceInstalments },
    });
  return rules;
}
