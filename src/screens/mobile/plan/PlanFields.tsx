import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useQuery } from '@tanstack/react-query';
import { Fragment } from 'react';
import { useController, useFormContext } from 'react-hook-form';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { read } from '@/api/query';
import { background } from '@/api/queryClient';
import { callCharge, flatRateText } from '@/catalogue/mobile';
import { isPlanCode } from '@/catalogue/planRules';
import { formatGb } from '@/lib/data';
import { addMonths, formatDay, formatMonth, formatMonthSpan, formatTime } from '@/lib/date';
import { formatYen } from '@/lib/yen';
import { MonthlyResult, MonthlySum } from '@/procedure/cost/MonthlyResult';
import { type RadioRow, RadioRows } from '@/ui/fields/RadioRows';
import { Amount } from '@/ui/figure/Amount';
import { KeepTogether } from '@/ui/KeepTogether';
import { Nowrap, Phrase } from '@/ui/page/Page';
import { PhraseWrap } from '@/ui/page/PhraseWrap';
import { cheapestPlans, type PastUse, pastUseOf, type PlanInPast, planInPast } from './pastUse';
import {
  callChoices,
  callProblem,
  changeRows,
  chosenOf,
  familyText,
  isChanged,
  lostText,
  noPremium,
  planProblem,
  planUnchanged,
  type PlanValues,
  premiumProblem,
  usePlanExchange,
} from './planChoice';

/** Asks for plan, calls and premium option, and shows the result (docs/design.md §7). */
export function PlanFields() {
  const exchange = usePlanExchange();
  const { accept_until, starts_on, call_flats, premium_options } = exchange;
  const { plan } = chosenOf(exchange, useFormContext<PlanValues>().watch());
  return (
    <>
      <Typography variant="help" sx={{ mb: 7 }}>
        <Nowrap>{formatTime(accept_until)}</Nowrap>までのお申し込みは、
        <Nowrap>{formatDay(starts_on)}</Nowrap>から変わります。
      </Typography>
      <PlanRows />
      <Box role="status" data-field sx={{ '& > *': { mt: 5 } }}>
        {plan && <LostFeatures plan={plan} />}
      </Box>
      {call_flats.length > 0 && <CallRows />}
      {premium_options.length > 0 && <PremiumRows />}
      <PlanResult />
    </>
  );
}

const others = (name: keyof PlanValues) =>
  (['planCode', 'call', 'premium', 'changed'] as const).filter((other) => other !== name);

function useChoice(
  name: keyof PlanValues,
  problem: (values: PlanValues) => string | undefined,
): Pick<
  Parameters<typeof RadioRows>[0],
  'name' | 'value' | 'onChange' | 'onBlur' | 'ref' | 'error'
> {
  const { control } = useFormContext<PlanValues>();
  const { field, fieldState } = useController({
    control,
    name,
    rules: { validate: (_, values) => problem(values) ?? true, deps: others(name) },
  });
  return { ...field, error: fieldState.error?.message };
}

const yen = (fee: number) => <Amount value={fee} />;
const helpOf = (...parts: (string | false | null | undefined)[]) => {
  const text = parts.filter(Boolean).join('・');
  return text && <PhraseWrap text={text} />;
};

function PlanRows() {
  const exchange = usePlanExchange();
  const past = usePastUse();
  const field = useChoice('planCode', ({ planCode }) => planProblem(exchange, planCode));
  return (
    <>
      {past && <PlanAdvice past={past} />}
      <RadioRows
        label="データプラン"
        hint="毎月の料金(税込)"
        {...field}
        rows={exchange.plans.map((choice) => {
          const { plan, help, is_current, can_choose, reason } = choice;
          const canOrder = isPlanCode(plan.planCode);
          return {
            value: plan.planCode,
            title: plan.planName,
            help: helpOf(
              is_current && 'いまのプラン',
              familyText(plan),
              help,
              canOrder ? reason : 'この画面では選べません',
            ),
            more: past && can_choose && <PlanInPastText choice={choice} past={past} />,
            amount: yen(plan.monthly_fee),
            disabled: !can_choose || !canOrder,
          };
        })}
      />
    </>
  );
}

const otherPlanOnly = '選んだプランではご利用いただけません';

function CallRows() {
  const exchange = usePlanExchange();
  const planCode = useFormContext<PlanValues>().watch('planCode');
  const field = useChoice('call', (values) => callProblem(exchange, values));
  return (
    <RadioRows
      label="通話のかけ放題"
      hint={`超えた分は${callCharge.seconds}秒につき${formatYen(callCharge.yen)}です`}
      {...field}
      rows={callChoices(exchange).map(
        ({ value, name, fee, special, type, callFlat, isCurrent, goesWith }): RadioRow => ({
          value,
          title: name,
          help: helpOf(
            isCurrent && 'いまの設定',
            special && '特別な通話プラン',
            type && flatRateText(type, callFlat),
            !goesWith(planCode) && otherPlanOnly,
          ),
          amount: yen(fee),
          disabled: !goesWith(planCode),
        }),
      )}
    />
  );
}

function PremiumRows() {
  const exchange = usePlanExchange();
  const planCode = useFormContext<PlanValues>().watch('planCode');
  const field = useChoice('premium', (values) => premiumProblem(exchange, values));
  const goesWith = (codes: readonly string[]) => codes.includes(planCode);
  return (
    <RadioRows
      label="プレミアムオプション"
      {...field}
      rows={[
        {
          value: noPremium,
          title: 'なし',
          help: helpOf(!exchange.current_premium_option && 'いまの設定'),
          amount: yen(0),
        },
        ...exchange.premium_options.map(
          ({ option, name, monthly_fee, is_current, plan_codes }) => ({
            value: option,
            title: name,
            help: helpOf(is_current && 'いまの設定', !goesWith(plan_codes) && otherPlanOnly),
            amount: yen(monthly_fee),
            disabled: !goesWith(plan_codes),
          }),
        ),
      ]}
    />
  );
}

/** Warns of what the current plan allows and the chosen one doesn't; nothing where nothing is lost. */
export function LostFeatures({ plan }: { plan: Schema.MobilePlan }) {
  const text = lostText(usePlanExchange().current_plan, plan);
  if (!text) return null;
  // By its text, since a translator may have replaced the one before.
  return (
    <Alert severity="warning" key={text}>
      <AlertTitle component="h2">使えなくなる機能があります</AlertTitle>
      <KeepTogether>{text}</KeepTogether>
    </Alert>
  );
}

/** Old and new side by side with the monthly difference, live (docs/design.md §7). */
function PlanResult() {
  const exchange = usePlanExchange();
  const { register, watch, formState } = useFormContext<PlanValues>();
  register('changed', {
    validate: (_, values) => isChanged(exchange, values) || planUnchanged,
  });
  return (
    <MonthlyResult
      id="changed"
      startsOn={exchange.starts_on}
      rows={changeRows(exchange, watch())}
      error={formState.errors.changed?.message}
    />
  );
}

/** The same as a sum, for the bar that stays. */
export function PlanSum() {
  const exchange = usePlanExchange();
  const values = useFormContext<PlanValues>().watch();
  return <MonthlySum rows={changeRows(exchange, values)} isChanged={isChanged(exchange, values)} />;
}

/** The use of the last months; undefined while it isn't there, since plans can be chosen without. */
function usePastUse(): PastUse | undefined {
  const { data } = useQuery({ ...read(api.getDataTrafficUsageDetail), meta: background });
  return data && pastUseOf(data);
}

const spanOf = ({ months }: PastUse): string => formatMonthSpan(months.map(({ month }) => month));

/** Which plan would have cost least for what was used in the last months (docs/product.md §10.12). */
function PlanAdvice({ past }: { past: PastUse }) {
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
      <Typography variant="help" sx={{ mt: 2 }}>
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
function PlanInPastText({ choice, past }: { choice: Schema.PlanChoice; past: PastUse }) {
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
