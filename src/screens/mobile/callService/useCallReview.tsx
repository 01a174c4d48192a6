import Stack from '@mui/material/Stack';
import { formatDay, formatFullDay } from '@/lib/date';
import { addDays } from '@/lib/days';
import { formatDifference, formatYen } from '@/lib/yen';
import { NextBills } from '@/procedure/cost/NextBills';
import type { Review } from '@/procedure/procedure';
import { Nowrap } from '@/ui/page/Page';
import { callRows, type CallValues, serviceChanges } from './callChoice';
import { useCallService } from './callEntry';

/** What changes, from when, and what the next bills will be. */
export function useCallReview(values: CallValues): Review<CallValues> {
  const call = useCallService();
  const rows = callRows(call, values);
  const sum = (side: 'before' | 'after') => rows.reduce((all, row) => all + row[side], 0);
  const [before, after] = [sum('before'), sum('after')];
  const changes = serviceChanges(call, values.services);
  const isFlatChanged = values.call_flat !== call.call_flat;
  const names = (operation: 'add' | 'remove') =>
    changes
      .filter((change) => change.operation === operation)
      .map(({ service }) => call.services.find((one) => one.service === service)?.name)
      .join('、');
  return {
    rows: [
      {
        term: '通話のかけ放題',
        value: rows[0]?.afterName,
        note: isFlatChanged ? `いまは${rows[0]?.beforeName ?? 'なし'}` : 'いまの設定のまま',
        strong: true,
        field: 'call_flat',
      },
      ...(['add', 'remove'] as const).flatMap((operation) =>
        names(operation)
          ? [
              {
                term: operation === 'add' ? '追加するサービス' : '解約するサービス',
                value: names(operation),
                field: 'services' as const,
              },
            ]
          : [],
      ),
      {
        term: '変わる日',
        value: formatFullDay(call.starts_on),
        confirms: { starts_on: call.starts_on },
      },
      {
        term: '毎月の料金',
        value: formatYen(after),
        note: `いまとの差 ${formatDifference(after - before)}円`,
        confirms: { monthly_difference: after - before },
      },
    ],
    after: (
      <Stack useFlexGap spacing={7} sx={{ mt: 9 }}>
        <NextBills what="通話オプション" before={before} after={after} startsOn={call.starts_on} />
        {isFlatChanged && (
          <p>
            かけ放題の変更は、
            <Nowrap>{formatDay(addDays(call.starts_on, -1))} 24:00</Nowrap>まで取り消せます。
          </p>
        )}
      </Stack>
    ),
    action: '通話オプションを変更する',
  };
}
