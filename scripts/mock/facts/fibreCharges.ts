import { deviceInstalments } from '@/catalogue/fibreOptions/terms.ts';
import { addMonths, billMonth, endless } from '@/lib/date.ts';
import type { Success } from '../contractTypes.ts';
import { type BillAccount, type LineRule } from '../customers/billAccount.ts';
import { fibreOf, type Service } from '../customers/customer.ts';
import type { CustomerCall } from '../handler.ts';
import type { Month } from '../moments.ts';
import { monthsBetween, withLineChanges } from './charges.ts';
import { openedOn, planFeeOf, upgradedLine, upgradeFees } from './fibrePlan.ts';
import { quitStateOf } from './fibreQuit.ts';
import { type ContractedOption, meshWifi } from './option.ts';
import { onceFee, optionName } from './optionChange.ts';
import { contractedOptions } from './options.ts';
import { billMethods } from './payment.ts';

/** The bills of a fibre line that has opened since its application: they charge the plan from the month after. */
function billsByClock(call: CustomerCall, { bills }: Service): BillAccount {
  const { session } = call;
  const opened = openedOn(call);
  if (!opened || bills.firstMonth !== null) return bills;
  const base: LineRule = {
    group: 'インターネット',
    kind: 'base',
    label: `Minamo 光 ${session.customer.user.plan?.planName ?? ''} 基本料金`,
    detail: '{period}',
    charge: { by: 'month', amount: planFeeOf(call) },
    began_on: opened,
  };
  return { ...bills, firstMonth: billMonth(opened), rules: [base, ...bills.rules] };
}

/** What the bills of fibre follow from, with all that was ordered since, except for its end. */
export function fibreAccount(context: CustomerCall, service: Service): BillAccount {
  const bills = billsByClock(context, service);
  const account = {
    ...bills,
    rules: [...bills.rules, ...upgradeFees(context)],
    methods: billMethods({ ...context, service }),
  };
  const upgraded = upgradedLine(context, account.rules);
  const plan = upgraded
    ? { ...account, rules: withLineChanges(account.rules, [upgraded]) }
    : account;
  return withOptions(context, plan);
}

const group = 'オプション';

/** States of an option that was used, now or once. */
const used: readonly string[] = ['SRVC', 'QTWT', 'QUIT'];

/** The account of a fibre contract: lines begin, change and end with its options. */
function withOptions(context: CustomerCall, account: BillAccount): BillAccount {
  const options = contractedOptions(context);
  const rules = account.rules.flatMap((rule) => {
    const option = options.find((one) => !one.isNew && isOf(rule, one));
    return option ? ended(changed(rule, option), option) : [rule];
  });
  const known = new Set(rules.filter(({ until }) => !until).map(({ label }) => label));
  const isBilled = (option: ContractedOption) => account.rules.some((rule) => isOf(rule, option));
  const added = options.filter((option) =>
    option.isNew
      ? !known.has(optionName(option.code))
      : used.includes(option.status) && !isBilled(option),
  );
  const packs = options.flatMap((option) => packRules(account.rules, option));
  return {
    ...account,
    rules: [
      ...rules,
      ...packs,
      ...added.flatMap(rulesOf),
      ...options.filter((option) => !isWithFibre(context, option)).flatMap(leavingOf),
    ],
  };
}

/** Whether the device of an option goes back with those of fibre, which is charged with the end of fibre. */
function isWithFibre(call: CustomerCall, { code, ends_on }: ContractedOption): boolean {
  const { quitting } = quitStateOf(call);
  return code === meshWifi && quitting !== null && quitting.accepted_on <= ends_on;
}

/** What leaving an option costs, with the bill of its last month. */
function leavingOf(option: ContractedOption): LineRule[] {
  const { ends_on, details } = option;
  if (details.leavingFee === 0 || ends_on === endless) return [];
  return [
    {
      group,
      kind: 'one_time',
      label: `${optionName(option.code)} 解約の費用`,
      charge: { by: 'once', amounts: { [billMonth(ends_on)]: details.leavingFee } },
    },
  ];
}

/** Whether a line belongs to an option: by its label, or by its group, since the home phone has several lines. */
const isOf = (rule: LineRule, option: ContractedOption): boolean =>
  rule.label === optionName(option.code) || rule.group === optionName(option.code);

function ended(rules: LineRule[], { ends_on }: ContractedOption): LineRule[] {
  if (ends_on === endless) return rules;
  const last = billMonth(ends_on);
  return rules
    .filter(({ from }) => !from || from <= last)
    .map((rule) => (rule.until ? rule : { ...rule, until: last }));
}

/** The line split where the option's fee changes; lines that belong to it by their group stay as they are. */
function changed(rule: LineRule, option: ContractedOption): LineRule[] {
  return rule.label === optionName(option.code)
    ? option.fees.changes.reduce(
        (before, { starts_on, monthly_fee }) => withFee(before, starts_on, monthly_fee),
        [rule],
      )
    : [rule];
}

/** Ends the last of the lines, and adds one with another fee from then on. */
function withFee(lines: LineRule[], starts_on: string, amount: number): LineRule[] {
  const last = lines.at(-1);
  if (!last) return lines;
  const changed = billMonth(starts_on);
  const from = last.from && last.from > changed ? last.from : changed;
  return [
    ...lines.slice(0, -1),
    { ...last, until: addMonths(from, -1) },
    { ...last, from, charge: { by: 'month', amount } },
  ];
}

/** The lines for what changed service packs add on a home phone that the bills already have. */
function packRules(rules: readonly LineRule[], option: ContractedOption): LineRule[] {
  const { first, changes } = option.fees;
  const own = rules.find(({ group: of }) => of === optionName(option.code));
  if (option.isNew || !own) return [];
  const lines = changes.map(({ starts_on, monthly_fee }, index): LineRule => ({
    group: own.group,
    ...(own.phone && { phone: own.phone }),
    kind: 'option',
    label: 'サービスパック',
    charge: { by: 'month', amount: monthly_fee - first },
    from: billMonth(starts_on),
    ...(changes[index + 1] && {
      until: addMonths(billMonth(changes[index + 1]?.starts_on ?? ''), -1),
    }),
  }));
  return ended(lines, option);
}

function rulesOf(option: ContractedOption): LineRule[] {
  const { starts_on, details, fees } = option;
  if (starts_on === null) return [];
  const name = optionName(option.code);
  const from = billMonth(starts_on);
  const once = onceFee(option);
  const line: LineRule = {
    group,
    kind: fees.first < 0 ? 'discount' : 'option',
    label: name,
    charge: { by: 'month', amount: fees.first },
    from: addMonths(from, details.freeMonths),
    ...(details.freeMonths === 0 && { began_on: starts_on }),
  };
  const rules = ended(changed(line, option), option).filter(
    ({ charge }) => charge.by === 'month' && charge.amount !== 0,
  );
  if (once > 0)
    rules.push({
      group,
      kind: 'one_time',
      label: `${name} 初期費用`,
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

type Instalment = Success<'getInstallment'>['installments'][number];

const constructionLabel = '工事費';

/**
 * The instalments on the fibre bills that aren't paid off with a month's bill, the earliest first.
 * @param billed the last month whose bill counts as billed
 */
export function instalmentsAfter(context: CustomerCall, billed: Month): Instalment[] {
  const service = fibreOf(context.session.customer);
  if (!service) return [];
  const seen = new Map<string, Instalment>();
  for (const rule of fibreAccount(context, service).rules) {
    const found = instalmentOf(rule, billed);
    // A line that has moved to another group has a rule in each, and is one instalment all the same.
    if (found && found.remaining_total > 0) seen.set(`${found.label} ${found.first_month}`, found);
  }
  return [...seen.values()].sort((a, b) => a.first_month.localeCompare(b.first_month));
}

function instalmentOf({ label, charge }: LineRule, billed: Month): Instalment | undefined {
  if (charge.by !== 'instalment') return undefined;
  const { amount, times, first } = charge;
  const paid = Math.min(times, Math.max(0, monthsBetween(first, billed) + 1));
  const isConstruction = label.includes(constructionLabel);
  return {
    installment_id: `i${first.slice(2)}14000${isConstruction ? 1 : 2}`,
    kind: isConstruction ? 'construction' : 'device',
    label: isConstruction ? constructionLabel : label.replace(/ ?機器代金の分割払い$/, ''),
    total: amount * times,
    monthly_amount: amount,
    total_count: times,
    paid_count: paid,
    remaining_total: amount * (times - paid),
    first_month: first,
    last_month: addMonths(first, times - 1),
  };
}
