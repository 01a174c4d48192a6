import { billMonth, japanDay } from '@/lib/date.ts';
import { boughtLines, lateWifiLines } from '../device/simDevices.ts';
import type { PlanCall } from '../domain.ts';
import { activatedOn, comesIdle } from '../esim/activation.ts';
import { optionLines, optionsBegun } from '../mobileOption/optionState.ts';
import type { Success } from '../operations.ts';
import { baseLabel, callFlatLine } from '../plan/billLines.ts';
import { callServicesBegun, callState } from '../plan/callState.ts';
import { planBegun, planOf } from '../plan/planState.ts';
import type { BillAccount, LineRule } from './account.ts';
import { addedLines } from './addedLines.ts';
import { billMethods } from './billMethods.ts';
import { fibreBeside, fibreDiscount, fibreDiscountName } from './fibreBeside.ts';
import { type LineChange, withLineChanges } from './lineChanges.ts';
import { chargedLines } from './lines.ts';
import { simBillEnd } from './simBillEnd.ts';

type MonthlyLine = Success<'getPricePlan'>['monthly_lines'][number];

/** The lines of a SIM's bills as they were when the customer logged in: the monthly ones, and the calls. */
function simRules(call: PlanCall): LineRule[] {
  const { phone_number } = call.service.listed;
  const line = { group: 'モバイル', ...(phone_number && { phone: phone_number }) };
  const { plan, call_flat } = planBegun(call);
  const fibre = fibreBeside(call);
  const monthly = [
    ...callFlatLine(call_flat).map(({ label, amount }) => ({ label, amount, from: undefined })),
    ...optionsBegun(call).map(({ name, monthly_fee, started_on }) => ({
      label: name,
      amount: monthly_fee ?? 0,
      from: started_on ? billMonth(started_on) : undefined,
    })),
    ...callServicesBegun(call).map(({ name, monthly_fee }) => ({
      label: name,
      amount: monthly_fee,
      from: undefined,
    })),
  ].filter(({ amount }) => amount !== 0);
  return [
    {
      ...line,
      kind: 'base',
      label: baseLabel(plan),
      detail: '{period}',
      charge: { by: 'month', amount: plan.monthly_fee },
    },
    ...monthly.map(({ label, amount, from }) => ({
      ...line,
      kind: 'option' as const,
      label,
      charge: { by: 'month' as const, amount },
      ...(from && { from }),
    })),
    ...[...boughtLines(call), ...lateWifiLines(call)].map((rule) => ({ ...line, ...rule })),
    ...(fibre
      ? [
          {
            ...line,
            kind: 'discount' as const,
            label: fibreDiscountName,
            charge: { by: 'month' as const, amount: -fibreDiscount },
            from: billMonth(fibre.since),
            ...(fibre.until && { until: billMonth(fibre.until) }),
          },
        ]
      : []),
    ...call.service.bills.rules,
  ];
}

/**
 * What the bills of a SIM follow from, with all that was written since.
 * @param until day (`2026-11-21`) up to which changes have begun; all of them where absent
 */
export function simAccount(call: PlanCall, until = '9999-12-31'): BillAccount {
  const { session, service } = call;
  const { bills } = service;
  const rules = simRules(call);
  const changes = lineChanges(call).filter(({ starts_on }) => starts_on <= until);
  const account = {
    ...bills,
    firstMonth: firstMonthOf(call),
    rules: [...withLineChanges(rules, changes), ...addedLines(call)],
    methods: billMethods(session, service, call.now),
  };
  return simBillEnd(call, account);
}

/** What all orders end and begin on the bills of a SIM, oldest first. */
const lineChanges = (call: PlanCall): LineChange[] =>
  [...planOf(call).orders.lines, ...callState(call).lines, ...optionLines(call)].sort((a, b) =>
    a.accepted_at.localeCompare(b.accepted_at),
  );

/** The month of a SIM's first bill; null while a SIM that came without activation waits for it. */
function firstMonthOf({ session, service, now }: PlanCall): BillAccount['firstMonth'] {
  if (!comesIdle(service)) return service.bills.firstMonth;
  const day = activatedOn(session, service, now);
  return day ? billMonth(day) : null;
}

/** The monthly cost of a SIM on the day of the call, line by line: its next bill without use and one-time costs. */
export function monthlyLines(call: PlanCall): MonthlyLine[] {
  const today = japanDay(call.now);
  return chargedLines(simAccount(call, today), billMonth(today))
    .filter(({ rule: { charge } }) => charge.by === 'month' || charge.by === 'instalment')
    .map(({ line: { kind, label, detail, amount }, rule }) => ({
      kind: kind as MonthlyLine['kind'],
      name: label,
      note: rule.charge.by === 'instalment' ? detail : null,
      amount,
    }));
}

/** Sum of what a SIM costs each month (yen). */
export const monthlySum = (call: PlanCall): number =>
  monthlyLines(call).reduce((sum, { amount }) => sum + amount, 0);
