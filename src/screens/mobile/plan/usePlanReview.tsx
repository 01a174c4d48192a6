import Stack from '@mui/material/Stack';
import { formatDay, formatFullDay } from '@/lib/date';
import { addDays } from '@/lib/days';
import { formatDifference, formatYen } from '@/lib/yen';
import { NextBills } from '@/procedure/cost/NextBills';
import type { Review, ReviewRow } from '@/procedure/procedure';
import { Nowrap } from '@/ui/page/Page';
import { LostFeatures } from './LostFeatures';
import { changeRows, chosenOf, currentValues, monthlyChange, type PlanValues } from './planChoice';
import { usePlanExchange } from './planEntry';

/** What is changed, from when, what the next bills will be, and until when it can be taken back. */
export function usePlanReview(values: PlanValues): Review<PlanValues> {
  const exchange = usePlanExchange();
  const { current_plan, starts_on, call_flats, premium_options } = exchange;
  const { plan = current_plan, call, premium } = chosenOf(exchange, values);
  const now = chosenOf(exchange, currentValues(exchange));
  const { before, after } = monthlyChange(changeRows(exchange, values));
  const rows: ReviewRow<PlanValues>[] = [
    {
      term: 'データプラン',
      value: plan.planName,
      note:
        plan.planCode === current_plan.planCode
          ? 'いまのプランのまま'
          : `いまは${current_plan.planName}`,
      strong: true,
      field: 'planCode',
    },
  ];
  if (call_flats.length > 0)
    rows.push({
      term: '通話のかけ放題',
      value: call?.name,
      note: call?.isCurrent ? 'いまの設定のまま' : `いまは${now.call?.name ?? 'なし'}`,
      strong: true,
      field: 'call',
    });
  if (premium_options.length > 0)
    rows.push({
      term: 'プレミアムオプション',
      value: premium?.name ?? 'なし',
      note:
        premium?.option === now.premium?.option
          ? 'いまの設定のまま'
          : `いまは${now.premium?.name ?? 'なし'}`,
      field: 'premium',
    });
  rows.push(
    { term: '変わる日', value: formatFullDay(starts_on), confirms: { starts_on } },
    {
      term: '毎月の料金',
      value: formatYen(after),
      note: `いまとの差 ${formatDifference(after - before)}円`,
      confirms: { monthly_amount: after },
    },
  );
  return {
    rows,
    after: (
      <Stack useFlexGap spacing={7} sx={{ mt: 9 }}>
        <NextBills what="プランとオプション" before={before} after={after} startsOn={starts_on} />
        <LostFeatures plan={plan} />
        <p>
          <Nowrap>{formatDay(addDays(starts_on, -1))} 24:00</Nowrap>まで、変更を取り消せます。
        </p>
      </Stack>
    ),
    action: 'プランの変更を申し込む',
  };
}
