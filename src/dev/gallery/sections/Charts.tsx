import { DailyChart, DailyTable } from '@/screens/mobile/top/DaysOfMonth';
import type { Bill } from '@/screens/shared/bill/billBars';
import { BillChart, BillTable } from '@/screens/shared/bill/BillChart';
import { TwinSection } from '@/ui/chart/TwinSection';

const amounts = [7932, 8142, 8019, undefined, 7984, 7984, 8090, 8239, 8125, 8081, 8055, 10_430];
const bills: Bill[] = amounts.map((amount, index) => ({
  month: index === 0 ? '202512' : `2026${String(index).padStart(2, '0')}`,
  amount,
}));

const used = [
  150, 80, 220, 190, 110, 120, 410, 380, 170, 100, 140, 90, 160, 330, 290, 120, 80, 210, 270, 240,
  140,
];

/** Bills of twelve months with one that can't be read, and data by day; each with its table. */
export function Charts() {
  return (
    <>
      <TwinSection
        label="12か月のご請求"
        chart={<BillChart bills={bills} />}
        table={<BillTable bills={bills} />}
      />
      <div data-service="mobile">
        <TwinSection
          label="日ごとの使用量"
          caption="合計 4.0GB"
          chart={
            <DailyChart
              label="11月の日ごとの使用量。いちばん使った日は7日の0.41GB、今日は0.14GBです。"
              used={used}
              days={30}
              today={21}
            />
          }
          table={
            <DailyTable
              caption="11月の日ごとの使用量"
              used={used}
              dayText={(day) => `11月${day}日`}
            />
          }
        />
      </div>
    </>
  );
}
