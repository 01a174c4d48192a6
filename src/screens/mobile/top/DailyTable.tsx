import { formatFineGb } from '@/lib/data';
import { Nowrap } from '@/ui/page/Page';
import { DataTable } from '@/ui/row/DataTable';

interface DailyTableProps {
  caption: string;
  /** MB by day of the month, the 1st first. */
  used: readonly number[];
  /** Text of a day, by its number. */
  dayText: (day: number) => string;
}

/** The table twin of `DailyChart`, latest day first, finer than the chart so that a small day isn't 0.0. */
export function DailyTable({ caption, used, dayText }: DailyTableProps) {
  return (
    <DataTable
      caption={caption}
      rows={used.map((mb, index) => ({ day: index + 1, mb })).reverse()}
      rowKey={({ day }) => String(day)}
      columns={[
        { key: 'day', head: '日', cell: ({ day }) => dayText(day) },
        {
          key: 'used',
          head: '使用量',
          right: true,
          cell: ({ mb }) => <Nowrap>{dayUse(mb)}</Nowrap>,
        },
      ]}
    />
  );
}

/** A day's use in the chart's unit. */
const dayUse = (mb: number) => (mb > 0 && mb < 10 ? '0.01GB未満' : formatFineGb(mb));
