import { callCharge, coveredMinutes } from '@/catalogue/mobile.ts';
import { addMonths, billOfUse, japanMonth } from '@/lib/date.ts';
import { dayOf, type Month } from '../billing/months.ts';
import type { PlanCall } from '../domain.ts';
import { comesIdle } from '../esim/activation.ts';
import type { Success } from '../operations.ts';
import { callFlatLabels, callFlatLine } from './billLines.ts';
import { type CallFlat, callFlatFees } from './catalogue.ts';
import { planBegun, planOf } from './planState.ts';

type PastCalls = NonNullable<Success<'getCallService'>['past_months']>[number];

const keptMonths = 3;
const options = Object.keys(callFlatFees) as CallFlat[];

/**
 * The calls of the last months that are over, as the bills have charged them with the option that the customer
 * came with; a month with another isn't kept, nor one before the SIM's first.
 */
export function pastCalls(call: PlanCall): PastCalls[] {
  const { service, now } = call;
  const { firstMonth, rules } = service.bills;
  if (firstMonth === null || comesIdle(service)) return [];
  const flat = planBegun(call).call_flat ?? 'flat_rate';
  const until = otherFlatFrom(call, flat);
  const first = addMonths(firstMonth, -1);
  const charge = rules.find(({ kind }) => kind === 'call')?.charge;
  return Array.from({ length: keptMonths }, (_, ago) => addMonths(japanMonth(now), -1 - ago))
    .filter((month) => month >= first && dayOf(month, 1) < until)
    .map((month) => {
      const bill = billOfUse(month);
      const units = charge?.by === 'count' ? (charge.counts[bill] ?? charge.usual) : 0;
      return told(month, lengthsOf(flat, units, Number(month)));
    });
}

/** The day from which another option is in force; far away where none was ordered. */
function otherFlatFrom(call: PlanCall, flat: CallFlat): string {
  const [own] = callFlatLine(flat);
  const change = planOf(call).orders.lines.find(
    ({ ends, begins }) =>
      callFlatLabels.every((label) => ends.includes(label)) &&
      begins.find(({ label }) => callFlatLabels.includes(label))?.label !== own?.label,
  );
  return change?.starts_on ?? '9999-12-31';
}

function told(month: Month, lengths: readonly number[]): PastCalls {
  return {
    month,
    count: lengths.length,
    seconds: lengths.reduce((sum, seconds) => sum + seconds, 0),
    charged_units: options.map((call_flat) => ({
      call_flat,
      units: lengths.reduce((sum, seconds) => sum + unitsOf(call_flat, seconds), 0),
    })),
  };
}

/** Begun 30 seconds of a call beyond what an option covers. */
const unitsOf = (flat: CallFlat, seconds: number): number =>
  Math.ceil(Math.max(0, seconds - coveredMinutes[flat] * 60) / callCharge.seconds);

/** Units of one call after another, until the month's are used up. */
const pattern = [4, 1, 9, 2, 14, 6, 3];

/** Lengths of a month's calls (s) of which so many units are charged, the same each time. */
function lengthsOf(flat: CallFlat, units: number, seed: number): number[] {
  const minutes = coveredMinutes[flat];
  const scale = Math.max(1, Math.ceil(units / 200));
  const charged: number[] = [];
  for (let left = units; left > 0;) {
    const own = Math.min(left, (pattern[(charged.length + seed) % pattern.length] ?? 1) * scale);
    left -= own;
    charged.push(minutes * 60 + own * callCharge.seconds - ((own * 7 + seed) % 20));
  }
  // What the option covers leaves no trace on the bill.
  const covered = minutes === 0 ? 0 : Number.isFinite(minutes) ? 5 + (seed % 4) : 34 + (seed % 9);
  const longest = Math.min(minutes * 60, 900);
  const free = Array.from(
    { length: covered },
    (_, index) => 30 + ((index * 97 + seed) % (longest - 30)),
  );
  return [...charged, ...free];
}
