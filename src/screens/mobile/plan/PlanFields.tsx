import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useController, useFormContext } from 'react-hook-form';
import type * as Schema from '@/api/generated/schemas';
import { callCharge, flatRateText } from '@/catalogue/mobile';
import { isPlanCode } from '@/catalogue/planRules';
import { formatDay, formatTime } from '@/lib/date';
import { formatYen } from '@/lib/yen';
import { MonthlyResult, MonthlySum } from '@/procedure/cost/MonthlyResult';
import { type RadioRow, RadioRows } from '@/ui/fields/RadioRows';
import { Amount } from '@/ui/figure/Amount';
import { KeepTogether } from '@/ui/KeepTogether';
import { Nowrap } from '@/ui/page/Page';
import { PhraseWrap } from '@/ui/page/PhraseWrap';
import { PlanAdvice, PlanInPastText, usePastUse } from './PlanAdvice';
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
      <Typography variant="body2" color="textSecondary" sx={{ mb: 7 }}>
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
