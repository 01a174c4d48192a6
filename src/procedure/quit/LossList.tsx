import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import Typography from '@mui/material/Typography';
import type * as Code from '@/catalogue/generated/codes';
import type { Open } from '@/catalogue/labelOf';
import { formatMonth } from '@/lib/date';
import { formatNumber } from '@/lib/yen';
import { Icon } from '@/theme/icon/Icon';
import { media } from '@/theme/media';
import { DateFigure } from '@/ui/figure/DateFigure';
import { GrandTotal } from '@/ui/figure/GrandTotal';
import { KeepTogether } from '@/ui/KeepTogether';
import { AmountTable } from '@/ui/row/AmountTable';
import { DescriptionList } from '@/ui/row/DescriptionList';
import { WordWrap } from '@/ui/WordWrap';

const Day = styled.div`
  display: grid;
  grid-template-columns: 216px minmax(0, 1fr);
  column-gap: 16px;
  padding: 20px 0;
  border-top: 1px solid var(--rule);
  &:first-of-type {
    border-top-color: var(--ink);
  }
  li {
    display: grid;
    grid-template-columns: 16px minmax(0, 1fr);
    column-gap: 12px;
    padding: 6px 0;
  }
  li > svg {
    margin-top: 7px;
    color: var(--ink-2);
  }
  ${media.upToMedium} {
    display: block;
  }
  ${media.small} {
    padding: 12px 0 20px;
  }
`;

export interface Loss {
  /** First ISO day without it. */
  from_on: string;
  name: string;
  /** What to do before. */
  note: string | null;
}

/** Several names, each whole in its line unless it is longer than that: `動画見放題・スマートライフ`. */
const Names = ({ children }: { children: string }) =>
  children.match(/[^・]*・|[^・]+$/g)?.map((name, index) => (
    <span key={index} style={{ display: 'inline-block' }}>
      <WordWrap>{name}</WordWrap>
    </span>
  ));

/** What can't be used any more, by day: the date at the left, × before each (docs/design.md §7). */
export function LossList({
  losses,
  when,
}: {
  losses: readonly Loss[];
  /** Shown in place of the day, where that isn't known yet. */
  when?: string;
}) {
  const days = [...new Set(losses.map(({ from_on }) => from_on))].sort();
  return (
    <div>
      {days.map((day) => (
        <Day key={day}>
          <p>{when ? <b>{when}</b> : <DateFigure day={day} after="から" />}</p>
          <ul>
            {losses
              .filter(({ from_on }) => from_on === day)
              .map(({ name, note }) => (
                <li key={name}>
                  <Icon name="close" size={16} />
                  <span>
                    {name.includes('・') ? <Names>{name}</Names> : <WordWrap>{name}</WordWrap>}
                    {note && (
                      <Typography component="span" variant="help" sx={{ display: 'block' }}>
                        <KeepTogether>{note}</KeepTogether>
                      </Typography>
                    )}
                  </span>
                </li>
              ))}
          </ul>
        </Day>
      ))}
    </div>
  );
}

interface Fee {
  name: string;
  /** Yen. */
  amount: number;
  note: string | null;
}

/** What leaving costs, item by item. */
export function FeeTable({ fees }: { fees: readonly Fee[] }) {
  if (fees.length === 0) return <p>費用はかかりません。</p>;
  return (
    <AmountTable
      caption="解約にかかる費用"
      rows={fees.map(({ name, amount, note }) => ({
        key: name,
        name,
        amount,
        note: note && <KeepTogether>{note}</KeepTogether>,
      }))}
    />
  );
}

interface QuitCostProps {
  info: {
    fees: readonly Fee[];
    /** Yen. */
    fee_total: number;
    /** Month of the bill that carries them, YYYYMM. */
    fee_month?: string | null;
  };
  /** With which bill, where no month is known yet. */
  note?: string;
}

/** `FeeTable` with its total. */
export function QuitCost({ info: { fees, fee_total, fee_month }, note }: QuitCostProps) {
  return (
    <>
      <FeeTable fees={fees} />
      {fees.length > 0 && (
        <GrandTotal
          label="合計"
          value={formatNumber(fee_total)}
          note={note ?? (fee_month && `${formatMonth(fee_month)}のご請求に含まれます`)}
          flush
        />
      )}
    </>
  );
}

/** Something that a cancellation ends or asks back. */
interface Ended {
  name: string;
  note: string | null;
  kind: Open<Code.QuitLossKind>;
}

/** What can't be used any more; a loss of an unknown kind is shown here rather than kept from the customer. */
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
