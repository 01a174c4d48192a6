import styled from '@emotion/styled';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { formatFullMonth, parseMonth } from '@/lib/date';
import { pressedKey } from '@/lib/pressedKey';
import { formatYen } from '@/lib/yen';
import { Icon } from '@/theme/icon/Icon';
import { ChartBox } from '@/ui/chart/ChartBox';
import { useWidth } from '@/ui/chart/useWidth';
import { useEntryState } from '@/ui/useEntryState';
import { BillBarDrawing } from './BillBarDrawing';
import { type Bill, billBars, chartColumns, chartHeight } from './billBars';

// The months are buttons, unseen over their bars.
const Drawing = styled(ChartBox)`
  position: relative;
  text[data-chosen] {
    font-weight: 700;
    fill: var(--ink);
  }
  text[data-chosen='amount'] {
    font-size: 18px;
  }
  & > div {
    position: absolute;
    inset: 0;
    display: flex;
  }
  button {
    flex: none;
    min-width: 0;
    padding: 0;
    border: 0;
    background: none;
    cursor: pointer;
  }
`;

interface BillChartProps {
  /** Oldest first. */
  bills: readonly Bill[];
  /** Where the bill of a month is, YYYYMM: the chosen one gets a link. */
  pathOf?: (month: string) => string;
}

/**
 * Bills of twelve months; a press or the arrow keys choose the month whose amount shows (docs/design.md §9). Its table twin stands beside it in a `TwinSection`.
 */
export function BillChart({ bills, pathOf }: BillChartProps) {
  const [box, width] = useWidth<HTMLDivElement>();
  const [chosen, setChosen] = useEntryState('month', bills.at(-1)?.month);
  const months = useRef<HTMLDivElement>(null);
  const small = width > 0 && width < 480;
  const height = chartHeight(bills, small);
  const top = small ? 46 : 56;
  const { column, barWidth, bars, allAmounts } = billBars(bills, width, height);

  const move = (to: number) => {
    const bill = bills[to];
    if (!bill) return;
    setChosen(bill.month);
    months.current?.querySelectorAll('button')[to]?.focus();
  };

  return (
    <>
      <Drawing ref={box}>
        <svg aria-hidden="true" width={width} height={top + height + 52}>
          {width > 0 &&
            bars.map((bar, index) => (
              <BillBarDrawing
                key={bar.month}
                bar={bar}
                amount={bills[index]?.amount}
                column={column}
                barWidth={barWidth}
                axis={top + height}
                width={width}
                chosen={bar.month === chosen}
                withAmount={allAmounts}
                yearBelow={index === 0 ? column >= 40 : parseMonth(bar.month).month === 1}
                yearBefore={index > 0 && parseMonth(bar.month).month === 1}
              />
            ))}
          <path d={`M0 ${top + height + 0.5}h${width}`} stroke="var(--ink)" />
        </svg>
        <div ref={months} role="group" aria-label="月ごとのご請求">
          {bills.map((bill, index) => (
            <button
              key={bill.month}
              type="button"
              style={{ width: `${100 / chartColumns(bills.length)}%` }}
              aria-pressed={bill.month === chosen}
              tabIndex={bill.month === chosen ? 0 : -1}
              aria-label={`${formatFullMonth(bill.month)} ${
                bill.amount === undefined ? '読み込めません' : formatYen(bill.amount)
              }`}
              onClick={() => setChosen(bill.month)}
              onKeyDown={(event) => {
                const to = {
                  ArrowLeft: index - 1,
                  ArrowRight: index + 1,
                  Home: 0,
                  End: bills.length - 1,
                }[pressedKey(event) ?? ''];
                if (to === undefined) return;
                event.preventDefault();
                move(to);
              }}
            />
          ))}
        </div>
      </Drawing>
      {pathOf && chosen && (
        <Box data-print="none" sx={{ mt: 2 }}>
          <Button
            variant="text"
            endIcon={<Icon name="arrow" />}
            href={pathOf(chosen)}
          >{`${formatFullMonth(chosen)}のご請求を見る`}</Button>
        </Box>
      )}
      {width > 0 && !allAmounts && (
        <Typography variant="caption" color="textSecondary" data-print="none" sx={{ mt: 2 }}>
          棒に触れると、その月の金額をご覧いただけます。
        </Typography>
      )}
    </>
  );
}
