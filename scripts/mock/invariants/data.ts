import { labelOf } from '@/catalogue/labelOf.ts';
import { callFlats } from '@/catalogue/mobile.ts';
import { billOfUse, japanMonth } from '@/lib/date.ts';
import type { ReadService } from './account.ts';
import { perService, type Rule, same, sum, textsIn } from './rule.ts';

/** Data: parts add up to the whole, days to what was used, and every screen says the same rest. */
const dataAddsUp = perService(({ read, listed }, { today }) => {
  const traffic = read('getDataTrafficUsage');
  if (!traffic) return [];
  const { left_mb, used_mb, parts, is_unlimited } = traffic;
  const detail = read('getDataTrafficUsageDetail');
  const own = read('getService')?.services.find(
    ({ service_id }) => service_id === listed.service_id,
  );
  return [
    ...parts.flatMap((part) =>
      part.total_mb === null || part.left_mb === null
        ? []
        : same(`${part.kind} left + used and total`, part.left_mb + part.used_mb, part.total_mb),
    ),
    ...(is_unlimited
      ? []
      : [
          ...same('left and its parts', left_mb, sum(parts.map((part) => part.left_mb ?? 0))),
          ...same('used and its parts', used_mb, sum(parts.map((part) => part.used_mb))),
          ...same('left here and at charge', left_mb, read('getCharge')?.data_left_mb),
          ...same('left here and at advance', left_mb, read('getDataAdvance')?.data_left_mb),
          ...same('left here and at giga plus', left_mb, read('getGigaPlus')?.data_left_mb),
          ...same('left here and at gift', left_mb, read('getPacketGift')?.data_left_mb),
          ...(own ? same('left here and in list of services', left_mb, own.data_left_mb) : []),
        ]),
    ...(detail
      ? [
          // Of a line that has ended the detail is that of its last month.
          ...(detail.target_month === japanMonth(detail.as_of)
            ? same('used here and in the detail', used_mb, detail.used_mb)
            : []),
          ...same(
            'used and its days',
            detail.used_mb,
            sum(detail.days.map((day) => day.used_mb ?? 0)),
          ),
        ]
      : []),
    ...carriedOver(read),
    ...receivedGifts(read, today),
    ...givenAway(read, today),
    // What ends first is used first, so that nothing is lost that could have been used.
    ...parts.flatMap((part, index) => {
      const before = parts[index - 1];
      return before && before.expires_on > part.expires_on
        ? [
            `${before.kind} until ${before.expires_on} is used before ${part.kind} until ${part.expires_on}`,
          ]
        : [];
    }),
  ];
});

/** What is left of gifts that can still be used is the same in the list of gifts and among the parts. */
function receivedGifts(read: ReadService['read'], today: string): string[] {
  const usable = ({ expires_on, left_mb }: { expires_on: string; left_mb: number | null }) =>
    expires_on >= today && left_mb !== 0;
  const textOf = ({ expires_on, left_mb }: { expires_on: string; left_mb: number | null }) =>
    `${left_mb} MB until ${expires_on}`;
  const parts = (read('getDataTrafficUsage')?.parts ?? [])
    .filter((part) => part.kind === 'gift' && usable(part))
    .map(textOf);
  const gifts = (read('getPacketGift')?.received ?? []).filter(usable).map(textOf);
  // Extra data for years of use, and data of next month on a plan without its own, are parts of this kind, too.
  const others = textsIn(read('getNotificationHistory')).some(({ text }) =>
    /ギガプラス|前借り/.test(text),
  );
  return [
    ...without(gifts, parts).map((gift) => `a gift has ${gift}, and no part is like it`),
    ...(read('getPacketGift') && !others
      ? without(parts, gifts).map((part) => `a part has ${part}, and no gift is like it`)
      : []),
  ];
}

/** What was given away this month is missing from the month's own data. */
function givenAway(read: ReadService['read'], today: string): string[] {
  const own = read('getDataTrafficUsage')?.parts.find(({ kind }) => kind === 'this_month');
  const plan = read('getPricePlan')?.current.data_mb;
  const gifts = read('getPacketGift');
  if (!own || !gifts || typeof plan !== 'number' || hasAdvanced(read)) return [];
  const given = gifts.sent.filter(({ accepted_at }) => accepted_at.startsWith(today.slice(0, 7)));
  return same(
    "this month's data with what was given of it",
    (own.total_mb ?? 0) + sum(given.map(({ amount_mb }) => amount_mb)),
    plan,
  );
}

/** Texts of a list that another one doesn't have as often. */
function without(all: readonly string[], others: readonly string[]): string[] {
  const left = [...others];
  return all.filter((text) => {
    const at = left.indexOf(text);
    if (at >= 0) left.splice(at, 1);
    return at < 0;
  });
}

/** What is left of the month before is what this one began with, and no less than its plan's data minus its use. */
function carriedOver(read: ReadService['read']): string[] {
  const traffic = read('getDataTrafficUsage');
  const before = read('getDataTrafficUsageDetail')?.months[1];
  if (!traffic?.parts.length || !before || before.carried_over_mb === null) return [];
  const { carried_over_mb, plan_mb, used_mb } = before;
  const gifts = read('getPacketGift');
  const given = sum(
    (gifts?.sent ?? [])
      .filter(({ accepted_at }) => japanMonth(new Date(accepted_at)) === before.month)
      .map(({ amount_mb }) => amount_mb),
  );
  const own = traffic.parts.filter(({ kind }) => kind === 'carry_over');
  return [
    ...same(
      'carried over here and in the detail',
      sum(own.map((part) => part.total_mb ?? 0)),
      carried_over_mb,
    ),
    ...(gifts &&
    !hasAdvanced(read) &&
    plan_mb !== null &&
    plan_mb - used_mb - given > carried_over_mb
      ? [
          `${plan_mb} MB, of which ${used_mb} were used, ${given} given, and ${carried_over_mb} carried over`,
        ]
      : []),
  ];
}

/** Whether data was used in advance, which is missing from the month after; no read says how much of a past month. */
const hasAdvanced = (read: ReadService['read']): boolean =>
  textsIn(read('getNotificationHistory')).some(({ text }) => text.includes('前借り'));

/** The month in which the customers come: of those before, nothing was given, added or used in advance. */
const comesIn = '202611';

/** What a month before didn't use of its data is carried over. */
const monthsFollow = perService(({ read }) => {
  const months = (read('getDataTrafficUsageDetail')?.months ?? []).filter(
    ({ month }) => month < comesIn,
  );
  return months.flatMap(({ month, used_mb, plan_mb, carried_over_mb }, index) => {
    const had = months[index + 1]?.carried_over_mb;
    if (typeof had !== 'number' || plan_mb === null || carried_over_mb === null) return [];
    const left = Math.max(0, Math.min(plan_mb, had + plan_mb - used_mb));
    return same(`${month} left over and carried over`, left, carried_over_mb);
  });
});

/** Data that is added costs the same where plans are compared as where it is bought. */
const addedDataCostsTheSame = perService(({ read }) => {
  const current = read('getPricePlanExchange')?.plans.find(({ is_current }) => is_current);
  const charge = read('getCharge');
  if (!current || !charge) return [];
  const offered = (options: readonly { amount_mb: number; price: number }[] | undefined) =>
    options?.map(({ amount_mb, price }) => `${amount_mb} MB for ${price}`).join();
  const { added_data } = current;
  return [
    ...same('added data', offered(added_data?.options) ?? 'none', offered(charge.options)),
    ...same('limit of added data', added_data?.limit_mb, charge.limit_mb + charge.added_mb),
  ];
});

/** The calls of a past month come to what its bill charges for them. */
const callsAreBilled = perService(({ read, bills }) => {
  const call = read('getCallService');
  return (call?.past_months ?? []).flatMap(({ month, charged_units }) => {
    const bill = bills.find((one) => one.month === billOfUse(month));
    if (!call || !bill) return [];
    const lines = bill.groups.flatMap((group) => group.lines);
    const flat = charged_units.find(
      ({ call_flat }) =>
        call_flat !== 'flat_rate' &&
        lines.some(({ label }) => label === labelOf(callFlats, call_flat)),
    );
    const units = (flat ?? charged_units.find(({ call_flat }) => call_flat === 'flat_rate'))?.units;
    return same(
      `calls of ${month} and on their bill`,
      (units ?? 0) * call.excess_fee,
      sum(lines.filter(({ kind }) => kind === 'call').map(({ amount }) => amount)),
    );
  });
});

export const dataRules: Record<string, Rule> = {
  dataAddsUp,
  monthsFollow,
  addedDataCostsTheSame,
  callsAreBilled,
};
