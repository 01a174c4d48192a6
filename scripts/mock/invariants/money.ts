import { fibreOption } from '@/catalogue/fibreOptions.ts';
import { addMonths, billMonth, japanMonth } from '@/lib/date.ts';
import type { Success } from '../contractTypes.ts';
import { monthsBetween } from '../facts/charges.ts';
import type { ReadService } from './account.ts';
import { perService, type Rule, same, sum } from './rule.ts';

type Bill = Success<'getBillingMonth'>;

const linesOf = (bill: Pick<Bill, 'groups'>) => bill.groups.flatMap(({ lines }) => lines);

/** A month's bill: total, subtotals, differences and carried-forward lines add up. */
const billsAddUp = perService(({ bills }) =>
  bills.flatMap((bill) => {
    const { month, total, groups, carried_forward, differences, previous } = bill;
    if (total === null) return [];
    const lines = sum(linesOf(bill).map(({ amount }) => amount));
    const carried = sum(carried_forward.map(({ amount }) => amount));
    return [
      ...same(`${month} total and its lines`, total, Math.max(0, lines + carried)),
      ...groups.flatMap((group) =>
        same(
          `${month} ${group.label} subtotal and its lines`,
          group.subtotal,
          sum(group.lines.map(({ amount }) => amount)),
        ),
      ),
      ...(previous
        ? same(
            `${month} difference to ${previous.month} and its reasons`,
            total - previous.total,
            sum(differences.map(({ amount }) => amount)),
          )
        : []),
    ];
  }),
);

/** The list of bills, the list of services and the bills themselves say the same. */
const billsAgree = perService(({ bills, read, listed }) => {
  const list = read('getBilling');
  const newest = list?.current;
  const services = read('getService');
  const own = services?.services.find(({ service_id }) => service_id === listed.service_id);
  return [
    ...bills.flatMap((bill) => {
      const row = list?.months.find(({ month }) => month === bill.month);
      return [
        ...same(`${bill.month} total in list and bill`, row?.total, bill.total),
        ...same(`${bill.month} status in list and bill`, row?.status, bill.status),
      ];
    }),
    ...(newest
      ? bills
          .filter(({ month }) => month === newest.month)
          .flatMap((bill) => [
            ...same(`${bill.month} total on top and bill`, newest.total, bill.total),
            ...same(`${bill.month} unpaid on top and bill`, newest.unpaid_total, bill.unpaid_total),
            ...same(`${bill.month} debit on top and bill`, newest.debit_date, bill.debit_date),
            ...same(
              `${bill.month} due on top and bill`,
              newest.payment_due_on,
              bill.payment_due_on,
            ),
            ...same(
              `${bill.month} method on top and bill`,
              newest.payment_method.detail,
              bill.payment_method.detail,
            ),
          ])
      : []),
    ...(own ? same('newest total in list of services', own.bill_total, newest?.total) : []),
  ];
});

/** The next bill as it is forecast adds up, and is that of the list; its calls are those of the running month. */
const forecastsAddUp = perService(({ read }) => {
  const billing = read('getBilling');
  const forecast = billing?.forecast;
  if (!forecast) return [];
  const lines = linesOf(forecast);
  const callSms = read('getBillingCallSms');
  const isRunning = callSms?.month === forecast.usage_month;
  const billed = (kind: string) =>
    sum(lines.filter((line) => line.kind === kind).map(({ amount }) => amount));
  return [
    ...same(
      'total of the forecast and its lines',
      forecast.total,
      Math.max(0, sum(lines.map(({ amount }) => amount))),
    ),
    ...forecast.groups.flatMap((group) =>
      same(
        `${group.label} subtotal of the forecast and its lines`,
        group.subtotal,
        sum(group.lines.map(({ amount }) => amount)),
      ),
    ),
    ...same('month of forecast and list', forecast.month, billing.next_month),
    ...same('day of forecast and list', forecast.fixing_date, billing.next_fixing_date),
    ...(isRunning ? same('calls so far', callSms.call.amount, billed('call')) : []),
    ...(isRunning ? same('SMS so far', callSms.sms.amount, billed('sms')) : []),
    // On the first day of a month no day of it is counted yet, and the calls are those until that day.
    ...(isRunning && forecast.counted_until && japanMonth(forecast.counted_until) === callSms.month
      ? same('last day counted', callSms.until, forecast.counted_until)
      : []),
  ];
});

/** The lines of a bill that come back every month. */
export const recurring = (bill: Bill) =>
  linesOf(bill).filter(({ kind }) => ['base', 'option', 'discount', 'instalment'].includes(kind));

/** Contract, options, calls and instalments of a SIM are what its bills charge. */
const simFees = perService((service) => {
  const { read, bills, listed } = service;
  const bill = bills.find(({ usage_month }) => isWholeMonth(service, usage_month));
  const plan = read('getPricePlan');
  if (listed.service_type !== 'mobile' || !bill || !plan) return [];
  const lines = recurring(bill);
  // What a month costs now: a fixed bill may be of a month before the last change.
  const billed = (label: string) =>
    sum(plan.monthly_lines.filter(({ name }) => name.includes(label)).map(({ amount }) => amount));
  const used = (startedOn: string | null) =>
    startedOn !== null && startedOn.replaceAll('-', '').slice(0, 6) < addMonths(bill.month, 0);
  const options = (read('getMobileOption')?.options ?? []).filter(
    ({ status, started_on, pending }) => status === 'using' && used(started_on) && !pending,
  );
  const calls = (read('getCallService')?.services ?? []).filter(({ status }) => status === 'using');
  const flat = read('getCallService')?.call_flats.find(
    ({ call_flat }) => call_flat === plan.call_flat,
  );
  const devices = read('getDeviceInfo')?.devices ?? [];
  const quitFees = read('getMobileQuitInfo');
  const change = read('getPricePlanExchange');
  const instalments = sum(
    lines.filter(({ kind }) => kind === 'instalment').map(({ amount }) => amount),
  );
  const left = sum(devices.map(({ amount_left }) => amount_left));
  return [
    // A bill of a month before the plan began names the earlier plan.
    ...(plan.next || !lines.some(({ label }) => label.startsWith(plan.current.planName))
      ? []
      : same(
          'base fee of plan and bill',
          plan.current.monthly_fee,
          sum(lines.filter(({ kind }) => kind === 'base').map(({ amount }) => amount)),
        )),
    ...(flat && plan.monthly_lines.length > 0
      ? same(`${flat.name} of calls and bill`, flat.monthly_fee, billed(flat.name))
      : []),
    ...options.flatMap(({ name, monthly_fee }) =>
      same(`${name} of options and bill`, monthly_fee ?? 0, billed(name)),
    ),
    ...calls.flatMap(({ name, monthly_fee }) =>
      same(`${name} of calls and bill`, monthly_fee, billed(name)),
    ),
    // The last bill of a SIM that was left has charged the rest.
    ...(read('getContract')?.status === 'QUIT'
      ? []
      : same(
          'instalments left and billed',
          devices.some(({ instalments_left }) => instalments_left > 0),
          lines.some(({ kind }) => kind === 'instalment'),
        )),
    ...(quitFees && left > 0
      ? same(
          'instalments left of device and of leaving',
          left,
          // What is left today is paid by the bills before the last one, and the rest, if any, with that.
          sum(
            quitFees.fees
              .filter(({ name }) => name.includes('機種代金'))
              .map(({ amount }) => amount),
          ) +
            instalments *
              monthsUntil(
                read('getBilling')?.next_month ?? '',
                quitFees.fee_month ?? billMonth(quitFees.quit_on),
              ),
        )
      : []),
    ...calls
      .filter(({ name }) => !read('getMobileOption')?.calls.some((call) => call.name === name))
      .map(({ name }) => `${name} is in use and not among the options in use`),
    ...same('monthly sum of plan and of plan change', plan.monthly_amount, change?.monthly_amount),
    ...same(
      'fee of the plan and of the same plan among the choices',
      change?.current_plan.monthly_fee,
      change?.plans.find(({ is_current }) => is_current)?.plan.monthly_fee,
    ),
    ...same(
      'options in use and their sum',
      sum(
        [
          ...(read('getMobileOption')?.options ?? []).filter(({ status }) => status === 'using'),
          ...(read('getMobileOption')?.calls ?? []),
        ].map(({ monthly_fee }) => monthly_fee ?? 0),
      ),
      read('getMobileOption')?.monthly_amount,
    ),
  ];
});

/** The premium option that each kind of the 5G option is. */
const premiumOf: Partial<Record<string, string>> = {
  VO3242: 'fifth_generation_s',
  VO3252: 'fifth_generation_a',
};

/** An option that is chosen with the plan costs what it costs among the options, and is in use on both pages. */
const premiumOptionsAgree = perService(({ read }) => {
  const change = read('getPricePlanExchange');
  const options = read('getMobileOption')?.options;
  if (!change || !options) return [];
  const fifth = options.find(({ key }) => key === 'NetworkFifthGeneration');
  const used = fifth?.status === 'using' ? (premiumOf[fifth.code ?? ''] ?? null) : null;
  return [
    ...same('premium option of plan and options', change.current_premium_option, used),
    ...change.premium_options.flatMap(({ name, monthly_fee }) =>
      options
        .filter((option) => option.name === name)
        .flatMap((option) =>
          same(`fee of ${name} with the plan and as an option`, monthly_fee, option.monthly_fee),
        ),
    ),
  ];
});

/** How many months (`202612`) one is before another. */
const monthsUntil = (from: string, to: string): number =>
  from < to ? 1 + monthsUntil(addMonths(from, 1), to) : 0;

const isWholeMonth = ({ read }: ReadService, usageMonth: string): boolean => {
  const started = read('getPricePlan')?.serviceStartDate ?? read('getContract')?.started_on;
  return !!started && started.replaceAll('-', '').slice(0, 6) <= usageMonth;
};

/** Plan, options, instalments and discounts of fibre are what its bills charge. */
const fibreFees = perService(({ read, bills, listed }, { today }) => {
  const bill = bills[0];
  if (listed.service_type !== 'fixed' || !bill) return [];
  const options = read('getOption');
  const inUse = (options?.options ?? []).filter(({ status }) =>
    ['SRVC', 'QTWT'].includes(status ?? ''),
  );
  const instalment = read('getInstallmentConstructionCost')?.installment;
  const lines = linesOf(bill);
  const instalmentLines = lines.filter(
    ({ kind, label }) => kind === 'instalment' && label.includes('工事費'),
  );
  const billing = read('getBilling');
  const forecast = billing?.forecast;
  // Until the bill of the month before is fixed, the forecast is of that month.
  const isOfToday = forecast?.usage_month === today.replaceAll('-', '').slice(0, 6);
  const bases = isOfToday ? linesOf(forecast).filter(({ kind }) => kind === 'base') : [];
  return [
    // Two in a month whose plan changes.
    ...(bases.length === 1
      ? same('fee of contract and next bill', read('getContract')?.monthly_fee, bases[0]?.amount)
      : []),
    ...same(
      'options in use and their sum',
      options && sum(inUse.map(({ monthly_fee }) => monthly_fee)),
      options?.monthly_total,
    ),
    ...(instalment
      ? [
          ...same(
            'construction left and its instalments',
            instalment.remaining_total,
            instalment.monthly_amount * (instalment.total_count - instalment.paid_count),
          ),
          ...same(
            'instalment of construction and of the bill',
            instalment.monthly_amount,
            instalmentLines[0]?.amount,
          ),
        ]
      : []),
    ...same(
      'construction in instalments and in the bill, which isn’t the last',
      !!instalment,
      instalmentLines.length > 0 && billing?.next_month !== null,
    ),
    ...(read('getFixedCampaign')?.campaigns ?? [])
      .filter(
        ({ state, amount, starts_on }) =>
          state === 'applied' &&
          amount !== null &&
          amount < 0 &&
          starts_on.replaceAll('-', '').slice(0, 6) <= bill.usage_month,
      )
      .filter(
        ({ name }) => !lines.some(({ kind, label }) => kind === 'discount' && label.includes(name)),
      )
      .map(({ name, amount }) => `${name} ${String(amount)} is said to apply and is in no bill`),
    ...(read('getFixedCampaign')?.campaigns ?? []).flatMap(({ name, starts_on }) =>
      inUse
        .filter(({ code }) => fibreOption(code)?.name === name)
        .flatMap((option) =>
          same(`first day of ${name} as a benefit and as an option`, starts_on, option.starts_on),
        ),
    ),
  ];
});

/** Which plan of fibre is used and which follows, what it costs and its state are the same in all reads. */
const onePlan = perService(({ read, listed }, { customer }) => {
  const own = read('getService')?.services.find(
    ({ service_id }) => service_id === listed.service_id,
  );
  const contract = read('getContract');
  if (listed.service_type === 'mobile') {
    const sim = read('getPricePlan');
    return [
      ...same('plan in list of services and plan', own?.plan_name, sim?.current.planName),
      ...same('plan of contract and plan', contract?.plan_name, sim?.current.planName),
    ];
  }
  const fibre = read('getContractPlan');
  const line = read('getFixedContract');
  const upgrade = read('getG10upgStateInfo');
  const discount = read('getFixedCampaign')?.campaigns.find(
    ({ name }) => name === upgrade?.discount?.name,
  );
  if (!fibre || !line || !customer.user.plan) return [];
  const says = (what: string, plan: typeof fibre.plan | null | undefined) =>
    (['planCode', 'planName', 'cnStatusCode', 'planType', 'preferredQuitDate'] as const)
      .concat(['canEntryCancel', 'canQuitCancel'] as never)
      .flatMap((field) => same(`${field} of plan and ${what}`, fibre.plan[field], plan?.[field]));
  return [
    ...says('line', line.plan),
    ...says('user', read('getUser')?.plan),
    ...same('plan in list of services and plan', own?.plan_name, fibre.plan.planName),
    ...same('plan of contract and plan', contract?.plan_name, fibre.plan.planName),
    ...same('state of contract and plan', contract?.status, fibre.plan.cnStatusCode),
    ...same('fee of contract and plan', contract?.monthly_fee, fibre.monthly_fee),
    ...same('next plan', contract?.next_plan?.plan_name ?? null, fibre.next_plan?.planName ?? null),
    ...same(
      'first day of the next plan',
      contract?.next_plan?.starts_on ?? null,
      fibre.next_plan?.starts_on ?? null,
    ),
    ...(fibre.next_plan && upgrade?.discount
      ? [
          ...same('discount of upgrade and campaign', upgrade.discount.amount, discount?.amount),
          ...same('first day of plan and discount', fibre.next_plan.starts_on, discount?.starts_on),
          ...(discount ? [] : ['the discount of the next plan is among no campaigns']),
        ]
      : []),
  ];
});

/** Leaving: the sum is that of its parts, by contract and by line. */
const leavingAddsUp = perService(({ read }) => {
  const fibre = read('getCancellationFee');
  const sim = read('getMobileQuitInfo');
  return [
    ...(fibre
      ? same(
          'cost of leaving and its parts',
          fibre.total,
          sum(fibre.items.map(({ amount }) => amount)),
        )
      : []),
    ...(sim
      ? same(
          'cost of leaving and its parts',
          sim.fee_total,
          sum(sim.fees.map(({ amount }) => amount)),
        )
      : []),
  ];
});

/** What fibre still owes of a device or the construction after its last bill is charged when it is left. */
const restsAreCharged = perService(({ read }) => {
  const fee = read('getCancellationFee');
  if (!fee?.can_quit) return [];
  return (read('getInstallment')?.installments ?? []).flatMap(
    ({ label, monthly_amount, last_month }) => {
      const rest = monthly_amount * monthsBetween(fee.billed_month, last_month);
      return rest > 0 && !fee.items.some(({ amount }) => amount === rest)
        ? [`${label}: of ${rest} that is left after leaving, nothing is charged`]
        : [];
    },
  );
});

export const moneyRules: Record<string, Rule> = {
  billsAddUp,
  billsAgree,
  forecastsAddUp,
  simFees,
  premiumOptionsAgree,
  fibreFees,
  onePlan,
  leavingAddsUp,
  restsAreCharged,
};
