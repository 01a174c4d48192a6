import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { read } from '@/api/query';
import { background } from '@/api/queryClient';
import { formatGb } from '@/lib/data';
import { addMonths, formatMonth, formatMonthSpan } from '@/lib/date';
import { formatYen } from '@/lib/yen';
import { KeepTogether } from '@/ui/KeepTogether';
import { Nowrap, Phrase } from '@/ui/page/Page';
import { cheapestPlans, type PastUse, pastUseOf, type PlanInPast, planInPast } from './pastUse';
import { familyText, lostText, usePlanExchange } from './planChoice';

/** The use of the last months; undefined while it isn't there, since plans can be chosen without. */
export function usePastUse(): PastUse | undefined {
  const { data } = useQuery({ ...read(api.getDataTrafficUsageDetail), meta: background });
  return data && pastUseOf(data);
}

const spanOf = ({ months }: PastUse): string => formatMonthSpan(months.map(({ month }) => month));

/** Which plan would have cost least for what was used in the last months (docs/product.md §10.12). */
export function PlanAdvice({ past }: { past: PastUse }) {
  const { plans, current_plan } = usePlanExchange();
  const cheapest = cheapestPlans(plans, past);
  const [best] = cheapest;
  const used = past.months.map(({ usedMb }) => `${formatGb(usedMb)}GB`).join('、');
  const lost = best && cheapest.length === 1 && lostText(current_plan, best.choice.plan);
  return (
    <Box sx={{ mb: 7 }}>
      <Typography variant="lead">
        {best ? (
          <>
            <Phrase>{spanOf(past)}のご利用</Phrase>
            <Phrase>({used})なら、</Phrase>
            <Best plans={plans} cheapest={cheapest} past={past} />
          </>
        ) : (
          <Phrase>
            {spanOf(past)}のご利用は、{used}でした。
          </Phrase>
        )}
      </Typography>
      <Typography variant="body2" color="textSecondary" sx={{ mt: 2 }}>
        <KeepTogether>{notesOf(past)}</KeepTogether>
        {lost && <KeepTogether>{lost}</KeepTogether>}
      </Typography>
    </Box>
  );
}

interface BestProps {
  plans: readonly Schema.PlanChoice[];
  cheapest: ReturnType<typeof cheapestPlans>;
  past: PastUse;
}

function Best({ plans, cheapest, past }: BestProps) {
  const names = cheapest.map(({ choice }, index) => (
    <Fragment key={choice.plan.planCode}>
      {index > 0 && 'と'}
      <Phrase>「{nameIn(plans, choice)}」</Phrase>
    </Fragment>
  ));
  if (cheapest.length > 1)
    return (
      <>
        <b>{names}</b>が同じ額で、<Phrase>いちばん安く済みました。</Phrase>
      </>
    );
  const [best] = cheapest;
  const current = plans.find(({ is_current }) => is_current);
  const cost = current && planInPast(current, past)?.cost;
  return (
    <>
      <b>
        {best?.choice.is_current && 'いまの'}
        {names}
      </b>
      が<Phrase>いちばん安く済みました。</Phrase>
      {best && !best.choice.is_current && typeof cost === 'number' && (
        <>
          いまのプランより、
          <Nowrap>
            {past.months.length}か月で{formatYen(cost - best.cost)}
          </Nowrap>
          安い計算です。
        </>
      )}
    </>
  );
}

/** A plan's name, with what distinguishes it from another plan of that name. */
function nameIn(plans: readonly Schema.PlanChoice[], { plan }: Schema.PlanChoice): string {
  const isAlone = plans.filter((other) => other.plan.planName === plan.planName).length === 1;
  const kind = isAlone ? undefined : familyText(plan);
  return kind ? `${plan.planName}・${kind}` : plan.planName;
}

/** What the comparison counts, and what it can't know. */
function notesOf({ months, carriedMb, usedUp }: PastUse): string {
  const first = months[0];
  return [
    'データの料金だけの比較です。足りない分は、その月に追加したものとしています。',
    carriedMb > 0 &&
      first &&
      `${formatMonth(addMonths(first.month, -1))}から繰り越した${formatGb(carriedMb)}GBを含みます。`,
    usedUp.length > 0 &&
      `${usedUp.map(formatMonth).join('と')}はデータを使い切っているため、もっと必要だったかもしれません。`,
  ]
    .filter(Boolean)
    .join('');
}

/** What the last months would have cost in a plan and left over; nothing for a plan by the hour. */
export function PlanInPastText({ choice, past }: { choice: Schema.PlanChoice; past: PastUse }) {
  const then = planInPast(choice, past);
  return then && <KeepTogether>{textOf(then, past)}</KeepTogether>;
}

function textOf(
  { cost, fees, addedMb, leastLeftMb, short, beyondLimit }: PlanInPast,
  past: PastUse,
): string {
  const span = spanOf(past);
  const inMonths = (months: readonly string[]) =>
    past.months.length > 1 ? `${months.map(formatMonth).join('と')}の分が` : '';
  if (beyondLimit.length > 0) return `${span}は、追加しても${inMonths(beyondLimit)}足りません`;
  if (cost === null) return `${span}は、${inMonths(short)}足りません`;
  const paid = `${span}の${past.months.length > 1 ? '合計' : '料金'}${formatYen(cost)}`;
  if (addedMb > 0) return `${paid}、うち追加${formatGb(addedMb)}GBで${formatYen(cost - fees)}`;
  if (leastLeftMb === null) return `${paid}、残りを気にせず使えます`;
  if (leastLeftMb < 100) return `${paid}、ちょうど足ります`;
  const left = `${formatGb(leastLeftMb)}GB`;
  return `${paid}、${past.months.length > 1 ? `毎月${left}以上` : left}余ります`;
}
