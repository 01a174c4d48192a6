import { parseMonth } from '@/lib/date';
import { formatNumber, formatYen } from '@/lib/yen';
import { type BillBar, halfAmount } from './billBars';

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
export function BillBarDrawing({
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
