import Button from '@mui/material/Button';
import type * as Code from '@/catalogue/generated/codes';
import type { Open } from '@/catalogue/labelOf';
import { DescriptionList } from '@/ui/row/DescriptionList';

/** Something that a cancellation ends or asks back. */
interface Ended {
  name: string;
  note: string | null;
  kind: Open<Code.QuitLossKind>;
}

/** What can't be used any more; a loss of a kind that isn't known is told here rather than kept from the customer. */
export const lostOf = <One extends Ended>(losses: readonly One[]): One[] =>
  losses.filter(({ kind }) => kind !== 'return');

/** What has to be sent back. */
export const returnsOf = <One extends Ended>(losses: readonly One[]): One[] =>
  losses.filter(({ kind }) => kind === 'return');

interface ReturnListProps {
  returns: readonly Ended[];
  /** The screen that says how. */
  to: string;
}

/** What must be sent back, until when, and a link that says how. */
export function ReturnList({ returns, to }: ReturnListProps) {
  return (
    <>
      <DescriptionList
        stacked
        items={returns.map(({ name, note }) => ({ term: name, value: note ?? '返却してください' }))}
      />
      <Button variant="text" href={to}>
        返却方法を見る
      </Button>
    </>
  );
}
