/** Whole months from one day to another (`2026-11-21`); 0 when the first is later, as the unknown day is. */
export function monthsSince(from: string, to: string): number {
  const [year, month, day] = parts(from);
  const [toYear, toMonth, toDay] = parts(to);
  return Math.max(0, (toYear - year) * 12 + toMonth - month - (toDay < day ? 1 : 0));
}

function parts(date: string): [number, number, number] {
  const [year = 0, month = 0, day = 0] = date.split('-').map(Number);
  return [year, month, day];
}

/** A plan with the whole months that it has been used on a day. */
export const aged = <Plan extends { serviceStartDate: string; contractTotalMonth: number }>(
  plan: Plan,
  today: string,
): Plan => ({ ...plan, contractTotalMonth: monthsSince(plan.serviceStartDate, today) });
