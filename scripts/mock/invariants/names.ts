import { fibreOptions } from '@/catalogue/fibreOptions.ts';
import type { Success } from '../contractTypes.ts';
import type { ReadService } from './account.ts';
import { perService, type Rule, same, sum } from './rule.ts';

type MobilePlan = Success<'getPricePlan'>['current'];

/** The family that each name of a plan begins with, the longer ones first. */
const families: readonly [RegExp, MobilePlan['family']][] = [
  [/^NEO W/, 'neo_w'],
  [/^(NEO )?ライト/, 'neo_lite'],
  [/^NEO/, 'neo'],
  [/^バリュー/, 'value'],
  [/^タイム/, 'time'],
  [/^[SML]$/, 'sml'],
];

/** A plan of a SIM is of the family, and has the data, that its name says. */
const plansAreAsNamed = perService(({ read }) => {
  const { current, next } = read('getPricePlan') ?? {};
  const offered = (read('getPricePlanExchange')?.plans ?? []).map(({ plan }) => plan);
  return [...(current ? [current] : []), ...(next ? [next.plan] : []), ...offered].flatMap(
    ({ planName, family, data_mb, is_unlimited }) => {
      const named = families.find(([name]) => name.test(planName))?.[1];
      const [, gb] = /(\d+)GB$/.exec(planName) ?? [];
      return [
        ...same(`family of ${planName}`, named ?? 'none', family),
        ...same(`data of ${planName}`, gb && Number(gb) * 1000, data_mb),
        ...same(`no end of ${planName}`, planName.endsWith('無制限'), is_unlimited),
      ];
    },
  );
});

/** What names a speed and is the customer's own: benefits that are open or applied, and what leaving costs. */
const namesOfSpeeds = (read: ReadService['read']): string[] => [
  ...(read('getCashback')?.cashbacks ?? [])
    .filter(({ status }) => ['0', '4', '5', '6', '7'].includes(status))
    .map(({ name }) => name),
  ...(read('getFixedCampaign')?.campaigns ?? [])
    .filter(({ state }) => state !== 'ended')
    .map(({ name }) => name),
  ...(read('getCancellationFee')?.items ?? []).map(({ label }) => label),
  read('getCampaignPresentInfo')?.present?.name ?? '',
];

/** A benefit or a fee that names a speed is of the plan in use, or of the next one. */
const speedsAreOfThePlan = perService(({ read, listed }) => {
  if (listed.service_type !== 'fixed') return [];
  const { plan_name = '', next_plan } = read('getContract') ?? {};
  const plans = `${plan_name} ${next_plan?.plan_name ?? ''}`;
  return namesOfSpeeds(read).flatMap((name) => {
    const speed = /\d+ギガ/.exec(name)?.[0];
    return speed && !plans.includes(speed) ? [`${name} is none of ${plans}`] : [];
  });
});

/** The option that a line of a bill begins with; of two such names the longer one. */
const optionOf = (label: string) =>
  fibreOptions
    .filter(({ name }) => label.startsWith(name))
    .sort((a, b) => b.name.length - a.name.length)[0];

/** Whether a line of a bill is of what is charged beside an option's monthly fee. */
const isBeside = ({ label }: { label: string }): boolean =>
  /(初期費用|分割払い|解約の費用|通話料|基本料金|の返却|の買い取り|の残り)$/.test(label);

/** An option in use costs by the next bill what the list of options says, by the month and in no other way. */
const optionsCostWhatIsBilled = perService(({ read, listed }, { today }) => {
  const forecast = read('getBilling')?.forecast;
  const month = today.replaceAll('-', '').slice(0, 6);
  if (listed.service_type !== 'fixed' || forecast?.usage_month !== month) return [];
  const lines = forecast.groups.flatMap((group) => group.lines).filter((line) => !isBeside(line));
  return (read('getOption')?.options ?? [])
    .filter(({ status }) => ['SRVC', 'QTWT'].includes(status))
    .flatMap(({ code, monthly_fee }) => {
      const own = lines.filter(({ label }) => optionOf(label)?.code === code);
      return own.length === 0
        ? []
        : same(
            `${code} of options and next bill`,
            monthly_fee,
            sum(own.map((line) => line.amount)),
          );
    });
});

/** An option costs on its own page what it costs in the list, and one that can be applied for says no reason against it. */
const optionPagesAgree = perService(({ all, read, listed }) => {
  if (listed.service_type !== 'fixed') return [];
  const list = read('getOption')?.options ?? [];
  return [...all].flatMap(([operation, body]) => {
    if (!/^getOption[A-Z]/.test(operation) || !isOptionPage(body)) return [];
    const { code, monthly_fee, order_types, reason } = body;
    const inList = list.find((option) => option.code === code);
    return [
      ...same(`fee of ${code} on its page and in the list`, monthly_fee, inList?.monthly_fee),
      ...same(
        `${code} can be applied for on its page and in the list`,
        order_types.includes('1'),
        inList?.order_types.includes('1'),
      ),
      ...(order_types.includes('1') && reason
        ? [`${code} can be applied for, and not: ${reason}`]
        : []),
    ];
  });
});

type OptionPage = Pick<
  Success<'getOption'>['options'][number],
  'code' | 'monthly_fee' | 'order_types' | 'reason'
>;

const isOptionPage = (body: unknown): body is OptionPage =>
  typeof body === 'object' && body !== null && 'monthly_fee' in body && 'order_types' in body;

/** What is charged once on a bill is no option that the list has by the month. */
const optionsAreMonthly = perService(({ bills }) =>
  bills.flatMap(({ month, groups }) =>
    groups
      .flatMap(({ lines }) => lines)
      .filter((line) => line.kind === 'one_time' && !isBeside(line) && optionOf(line.label))
      .map(({ label }) => `${month} charges ${label} once`),
  ),
);

/** What is called by a name, or offered, is what its name and its place say. */
export const nameRules: Record<string, Rule> = {
  plansAreAsNamed,
  speedsAreOfThePlan,
  optionsCostWhatIsBilled,
  optionsAreMonthly,
  optionPagesAgree,
};
