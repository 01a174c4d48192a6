import styled from '@emotion/styled';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import { useRef } from 'react';
import { addMonths, formatFullMonth, parseMonth } from '@/lib/date';
import { pressedKey } from '@/lib/pressedKey';
import { formatNumber, formatYen } from '@/lib/yen';
import { Icon } from '@/theme/icon/Icon';
import { ChartBox, useWidth } from '@/ui/chart/ChartBox';
import { Amount } from '@/ui/figure/Amount';
import { DataTable } from '@/ui/row/DataTable';
import { useEntryState } from '@/ui/useEntryState';
import {
  type Bill,
  type BillBar,
  billBars,
  chartColumns,
  chartHeight,
  halfAmount,
} from './billBars';

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
 * Bills of twelve months; a press or the arrow keys choose the month whose amount shows (docs/design.md §9). A `TwinSection` shows its table beside it.
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
                yearBelow={index === 0 ? column >= 48 : parseMonth(bar.month).month === 1}
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

interface BillBarDrawingProps {
  bar: BillBar;
  /** Yen. */
  amount?: number;
  column: number;
  barWidth: number;
  /** y of the axis. */
  axis: number;
  width: number;
  chosen: boolean;
  /** Every month shows its amount, not only the chosen one. */
  withAmount: boolean;
  yearBelow: boolean;
  yearBefore: boolean;
}

/** One month: pale bar with a surface line, solid when chosen, dashed when it can't be read. */
function BillBarDrawing({
  bar,
  amount,
  column,
  barWidth,
  axis,
  width,
  chosen,
  withAmount,
  yearBelow,
  yearBefore,
}: BillBarDrawingProps) {
  const middle = bar.x + column / 2;
  const x = Math.round(middle - barWidth / 2);
  const y = axis - bar.height;
  const { year, month } = parseMonth(bar.month);
  const barLabel =
    amount === undefined ? '-' : withAmount ? formatNumber(amount) : formatYen(amount);
  // An amount wider than its column ends on the chart's edge instead of running over it.
  const half = chosen ? halfAmount : Math.max(24, barLabel.length * 3.6);
  const place =
    middle + half > width
      ? ({ x: bar.x + column, textAnchor: 'end' } as const)
      : middle < half
        ? ({ x: bar.x, textAnchor: 'start' } as const)
        : ({ x: middle, textAnchor: 'middle' } as const);
  return (
    <>
      {bar.missing ? (
        <rect
          x={x + 0.5}
          y={y + 0.5}
          width={barWidth - 1}
          height={bar.height - 1}
          fill="none"
          stroke="var(--field)"
          strokeDasharray="3 3"
        />
      ) : (
        <>
          <rect
            x={x}
            y={y}
            width={barWidth}
            height={bar.height}
            fill={chosen ? 'var(--svc)' : 'var(--bar)'}
          />
          {!chosen && bar.height > 0 && (
            <rect x={x} y={y} width={barWidth} height="3" fill="var(--svc-mid)" />
          )}
        </>
      )}
      {(withAmount || chosen) && (
        <text {...place} y={axis - bar.clear - 9} data-chosen={chosen ? 'amount' : undefined}>
          {barLabel}
        </text>
      )}
      <text x={middle} y={axis + 20} textAnchor="middle" data-chosen={chosen || undefined}>
        {withAmount ? `${month}月` : month}
      </text>
      {yearBelow && (
        <text
          x={yearBefore && !withAmount ? bar.x + 4 : middle}
          y={axis + 38}
          textAnchor={yearBefore && !withAmount ? 'start' : 'middle'}
        >
          {year}年
        </text>
      )}
      {yearBefore && <path d={`M${Math.round(bar.x) + 0.5} ${axis + 2}v40`} stroke="var(--rule)" />}
      {chosen && (
        <rect x={bar.x + 2} y={axis + 44} width={column - 4} height="4" fill="var(--accent)" />
      )}
    </>
  );
}

/** The table twin of `BillChart`, newest first, with the difference to the month before. */
export function BillTable({ bills }: { bills: readonly Bill[] }) {
  const amounts = new Map(bills.map((bill) => [bill.month, bill.amount]));
  const difference = ({ month, amount }: Bill) => {
    const before = amounts.get(addMonths(month, -1));
    return amount === undefined || before === undefined ? undefined : amount - before;
  };
  return (
    <DataTable
      caption="12か月のご請求"
      rows={[...bills].reverse()}
      rowKey={(bill) => bill.month}
      columns={[
        { key: 'month', head: '請求月', cell: (bill) => formatFullMonth(bill.month) },
        {
          key: 'difference',
          head: '先月との差',
          right: true,
          cell: (bill) => {
            const by = difference(bill);
            return by === undefined ? '-' : <Amount value={by} signed muted />;
          },
        },
        {
          key: 'amount',
          head: '金額',
          right: true,
          cell: (bill) => (bill.amount === undefined ? '-' : <Amount value={bill.amount} />),
        },
      ]}
    />
  );
}
