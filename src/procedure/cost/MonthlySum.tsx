import { formatYen } from '@/lib/yen';
import { ChoiceSum } from '@/procedure/StayingBar';
import { Amount } from '@/ui/figure/Amount';
import type { ChangeRow } from './ChangeTable';

interface MonthlySumProps {
  rows: readonly ChangeRow[];
  /** Whether anything is chosen but what stands. */
  isChanged: boolean;
}

/** What becomes of the monthly fee, in the bar that stays. */
export function MonthlySum({ rows, isChanged }: MonthlySumProps) {
  const total = rows.reduce((sum, { after }) => sum + after, 0);
  const difference = rows.reduce((sum, { before, after }) => sum + after - before, 0);
  return (
    <ChoiceSum
      value={
        <>
          毎月 <Amount value={total} strong />
        </>
      }
      note={noteOf(isChanged, difference)}
    />
  );
}

function noteOf(isChanged: boolean, difference: number): string {
  if (!isChanged) return 'いまと同じです';
  if (difference === 0) return 'いまと同じ料金です';
  return `いまより${formatYen(Math.abs(difference))}${difference > 0 ? '高い' : '安い'}`;
}
