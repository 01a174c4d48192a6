import Box from '@mui/material/Box';
import { now } from '@/lib/clock';
import { formatGb } from '@/lib/data';
import { daysUntil, formatDay } from '@/lib/date';
import { Figure } from '@/ui/figure/Figure';
import { DescriptionList } from '@/ui/row/DescriptionList';
import { useGigaPlus } from './gigaPlusEntry';

/** What can be received, why, and until when: nothing is asked. */
export function GigaPlusFields() {
  const { title, amount_mb, receive_until, usable_until, data_left_mb } = useGigaPlus();
  const isLast = daysUntil(receive_until, now()) === 0;
  return (
    <>
      <Figure value={formatGb(amount_mb)} unit="GB" />
      <Box sx={{ mt: 7 }}>
        <DescriptionList
          ink="both"
          items={[
            { term: '理由', value: title },
            {
              term: '受け取り期限',
              value: `${formatDay(receive_until)}まで`,
              note: isLast ? '今日が期限です' : undefined,
              strong: isLast,
            },
            { term: '使える期限', value: `${formatDay(usable_until)}まで` },
            {
              term: 'データの残り',
              value: data_left_mb === null ? '無制限' : `${formatGb(data_left_mb)}GB`,
            },
          ]}
        />
      </Box>
    </>
  );
}
