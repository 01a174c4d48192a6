import Typography from '@mui/material/Typography';
import { formatGb } from '@/lib/data';
import { formatDay } from '@/lib/date';
import { Change } from '@/procedure/cost/Change';
import type { Review } from '@/procedure/procedure';
import { useGigaPlus } from './gigaPlusEntry';

/** What is received, and what is left then. */
export function useGigaPlusReview(): Review<Record<string, never>> {
  const { amount_mb, usable_until, data_left_mb, title } = useGigaPlus();
  const shown = `${formatGb(amount_mb)}GB`;
  return {
    rows: [
      { term: '受け取るデータ', value: shown, strong: true },
      { term: '理由', value: title },
      {
        term: '使える期限',
        value: `${formatDay(usable_until)}まで`,
        note: '期限を過ぎると、残りはなくなります',
      },
    ],
    after: data_left_mb !== null && (
      <div>
        <Typography variant="body2" color="textSecondary">
          受け取ったあとの、データの残り
        </Typography>
        <Change
          before={formatGb(data_left_mb)}
          after={formatGb(data_left_mb + amount_mb)}
          unit="GB"
        />
      </div>
    ),
    action: `${shown}を受け取る`,
  };
}
