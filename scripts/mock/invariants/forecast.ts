import type { Success } from '../contractTypes.ts';
import { same, sum } from './rule.ts';

type Bill = Success<'getBillingMonth'>;
export type Forecast = NonNullable<Success<'getBilling'>['forecast']>;

const gaps = { call: 'calls', sms: 'sms' } as const;

const linesOf = (groups: Bill['groups']) => groups.flatMap(({ lines }) => lines);

/** Where a bill has something else than its forecast; use may have grown where the forecast says so. */
export function differencesFrom(forecast: Forecast, bill: Bill): string[] {
  const amounts = (groups: Bill['groups'], isWanted: (kind: string) => boolean) =>
    linesOf(groups)
      .filter(({ kind }) => isWanted(kind))
      .map(({ label, detail, amount }) => `${label} ${detail ?? ''} ${amount}`)
      .join('\n');
  const isSettled = (kind: string) => !(kind in gaps);
  const used = (groups: Bill['groups'], wanted: string) =>
    sum(
      linesOf(groups)
        .filter(({ kind }) => kind === wanted)
        .map(({ amount }) => amount),
    );
  const grown = (['call', 'sms'] as const).map((kind) => ({
    kind,
    by: used(bill.groups, kind) - used(forecast.groups, kind),
  }));
  const changes = bill.differences.filter(
    ({ kind }) => kind !== 'usage' && kind !== 'carried_forward',
  );
  return [
    ...same(
      'lines of forecast and bill',
      amounts(forecast.groups, isSettled),
      amounts(bill.groups, isSettled),
    ),
    ...same(
      'total of forecast with what was used since, and bill',
      forecast.total + sum(grown.map(({ by }) => by)),
      bill.total,
    ),
    ...grown
      .filter(({ kind, by }) => by < 0 || (by > 0 && !forecast.not_known.includes(gaps[kind])))
      .map(({ kind, by }) => `${kind} has grown by ${by}, which was not said to be possible`),
    ...same('changes', JSON.stringify(forecast.changes), JSON.stringify(changes)),
    ...same('month of use', forecast.usage_month, bill.usage_month),
    ...same('method', forecast.payment_method.code, bill.payment_method.code),
    // A bill that waits for its payment from the first day on is never debited.
    ...(bill.status === '1' ? same('debit', forecast.debit_date, bill.debit_date) : []),
    ...(bill.status === '1' ? same('due', forecast.payment_due_on, bill.payment_due_on) : []),
    ...(forecast.counted_until === null && forecast.not_known.some((gap) => gap !== 'late_charges')
      ? ['something is still open though the month of use is over']
      : []),
  ];
}
