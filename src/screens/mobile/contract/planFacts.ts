import type * as Schema from '@/api/generated/schemas';
import { contractTypes, planFamilies, specialCallings, valuePlanKinds } from '@/catalogue/contract';
import type * as Code from '@/catalogue/generated/codes';
import { inOrder, isKnown, labelOf, lookUp } from '@/catalogue/labelOf';
import { callFlats, flatRateText } from '@/catalogue/mobile';
import { isKnownPlan, planAllows, planTypesOf } from '@/catalogue/planRules';
import { formatGb } from '@/lib/data';
import { formatDay, untilDay } from '@/lib/date';
import { tellDeveloper } from '@/lib/tellDeveloper';
import { formatYen } from '@/lib/yen';
import type { DescriptionItem } from '@/ui/row/DescriptionList';

/** Text for the data of a month: 10.0GB, 無制限. */
export function dataText({ data_mb }: Pick<Schema.MobilePlan, 'data_mb'>): string {
  return data_mb === null ? '無制限' : `${formatGb(data_mb)}GB`;
}

/** The parts of the monthly amount, as text. */
export function amountText({ monthly_lines }: Schema.PricePlan): string {
  return lineKinds
    .map((kind) => monthly_lines.filter((line) => line.kind === kind))
    .concat([monthly_lines.filter(({ kind }) => !isKnown(lineNames, kind))])
    .flatMap((lines) => {
      const [only, ...others] = lines;
      if (!only) return [];
      const { kind } = only;
      const amount = lines.reduce((sum, line) => sum + line.amount, 0);
      const isNamed = others.length === 0 && kind === 'option';
      const name = isNamed ? only.name : (lookUp(lineNames, kind) ?? 'そのほか');
      return `${amount < 0 ? '− ' : '+ '}${name} ${formatYen(Math.abs(amount))}`;
    })
    .join(' ')
    .replace(/^\+ /, '');
}

/** The kinds of the lines of each month, in the order in which they are shown. */
const lineKinds = inOrder<Code.MonthlyLineKind>()(['base', 'option', 'instalment', 'discount']);

const lineNames: Record<Code.MonthlyLineKind, string> = {
  base: 'プラン',
  option: 'オプション',
  instalment: '機種の分割払い',
  discount: '割引',
};

/** The plan row by row: family, calls, what follows it, and what it allows. */
export function planRows(plan: Schema.PricePlan): DescriptionItem[] {
  const { current, call_flat, special_calling, next, can } = plan;
  if (import.meta.env?.DEV) differingFlags(plan).forEach(tellDeveloper);
  return [
    {
      term: 'プランの種類',
      value: labelOf(planFamilies, current.family),
      note: current.value_kind
        ? labelOf(valuePlanKinds, current.value_kind)
        : labelOf(contractTypes, current.contract_type),
    },
    {
      term: '通話',
      value: call_flat ? labelOf(callFlats, call_flat) : '通話のないご契約です',
      note: joined(
        special_calling && labelOf(specialCallings, special_calling),
        includedCalls(plan),
      ),
    },
    next
      ? {
          term: '次のプラン',
          value: next.plan.planName,
          note: nextText(next),
        }
      : { term: '次のプラン', value: '変更の予定はありません' },
    { term: 'プランの機能', ...allowed(can) },
  ];
}

const joined = (...parts: (string | false | null | undefined)[]) =>
  parts.filter(Boolean).join('・') || undefined;

/** The flat rate that the plan's price includes. */
function includedCalls({ call_flat, plan_types }: Schema.PricePlan) {
  const type = plan_types.find(
    (one) => one === 'TelFixedUpToMinutesSeller' || one === 'TelFixedAllMinutesSeller',
  );
  return type && `${flatRateText(type, call_flat)}(毎月の料金に含まれます)`;
}

function nextText({
  starts_on,
  plan,
  call_flat,
  can_cancel,
  cancel_until,
}: Schema.NextMobilePlan): string {
  return [
    `${formatDay(starts_on)}から ${formatYen(plan.monthly_fee)}`,
    call_flat && labelOf(callFlats, call_flat),
    can_cancel && untilDay(cancel_until, '取り消せます'),
  ]
    .filter(Boolean)
    .join('・');
}

/** What the plan allows, and a note of what it doesn't. */
function allowed(can: Schema.PricePlan['can']): Pick<DescriptionItem, 'value' | 'note'> {
  const all: [boolean, string][] = [
    [can.price_plan_exchange, 'プランの変更'],
    [can.data_advance, 'データの前借り'],
    [can.packet_gift, 'データを贈る'],
  ];
  const names = (allows: boolean) =>
    all
      .filter(([can]) => can === allows)
      .map(([, name]) => name)
      .join('、');
  const not = names(false);
  return {
    value: names(true) || 'ありません',
    note: not && `このプランではご利用いただけません：${not}`,
  };
}

/**
 * Messages for developers where the server's flags differ from what code and family of the plan decide; none for a
 * plan that isn't known.
 */
export function differingFlags({
  current,
  call_flat,
  plan_types,
  can,
}: Schema.PricePlan): string[] {
  if (!isKnownPlan(current) || (call_flat !== null && !isKnown(callFlats, call_flat))) return [];
  const types = planTypesOf(current, call_flat);
  const isOther =
    types.length !== plan_types.length || types.some((type) => !plan_types.includes(type));
  return [
    ...(isOther
      ? [
          `${current.planCode}: the server says plan_types [${plan_types.join(', ')}], the table [${types.join(', ')}].`,
        ]
      : []),
    ...Object.entries(planAllows(current))
      .filter(([name, allowed]) => can[name as keyof typeof can] !== allowed)
      .map(
        ([name, allowed]) =>
          `${current.planCode} (${current.family}): the server says ${name} ${String(!allowed)}, the table ${String(allowed)}.`,
      ),
  ];
}
