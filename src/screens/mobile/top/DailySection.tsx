import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import { formatGb } from '@/lib/data';
import { paths } from '@/paths';
import { Section } from '@/ui/page/Section';
import { DaysOfMonth } from './DaysOfMonth';
const label = '日ごとの使用量';

/** Data used day by day this month, as a chart or as a table. */
export function DailySection() {
  const { data } = useSuspenseQuery(read(api.getDataTrafficUsageDetail));
  if (data.days.length === 0)
    return (
      <Section label={label}>
        <p>今月は、まだ使っていません。</p>
      </Section>
    );
  return (
    <DaysOfMonth
      detail={data}
      label={label}
      caption={`合計 ${formatGb(data.used_mb)}GB`}
      more={
        <Box component="p" sx={{ mt: 3 }}>
          <Button variant="text" href={paths.mobileTraffic()}>
            月ごとの使用量を見る
          </Button>
        </Box>
      }
    />
  );
}
