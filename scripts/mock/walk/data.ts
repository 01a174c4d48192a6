import type { ReadService } from './account.ts';
import { perService, type Rule, same, sum } from './rule.ts';

/** Data: parts add up to the whole, days to what was used, and every screen says the same rest. */
const dataAddsUp = perService(({ read, listed }) => {
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
          ...same('used here and in the detail', used_mb, detail.used_mb),
          ...same(
            'used and its days',
            detail.used_mb,
            sum(detail.days.map((day) => day.used_mb ?? 0)),
          ),
        ]
      : []),
    ...carriedOver(read),
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

/** What is left of the month before is what this one began with, and no less than its plan's data minus its use. */
function carriedOver(read: ReadService['read']): string[] {
  const traffic = read('getDataTrafficUsage');
  const before = read('getDataTrafficUsageDetail')?.months[1];
  if (!traffic?.parts.length || !before || before.carried_over_mb === null) return [];
  const { carried_over_mb, plan_mb, used_mb } = before;
  const own = traffic.parts.filter(({ kind }) => kind === 'carry_over');
  return [
    ...same(
      'carried over here and in the detail',
      sum(own.map((part) => part.total_mb ?? 0)),
      carried_over_mb,
    ),
    ...(plan_mb !== null && plan_mb - used_mb > carried_over_mb
      ? [`${plan_mb} MB, of which ${used_mb} were used, and ${carried_over_mb} carried over`]
      : []),
  ];
}

export const dataRules: Record<string, Rule> = { dataAddsUp };
