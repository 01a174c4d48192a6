import Typography from '@mui/material/Typography';
import type { ReactNode } from 'react';
import { addMonths, billOfUse, formatDay, formatMonth, japanMonth, japanTime } from '@/lib/date';
import { formatYen } from '@/lib/yen';
import { Nowrap } from '@/ui/page/Page';
import { AmountTable } from '@/ui/row/AmountTable';

interface NextBillsProps {
  /** What is billed: プランとかけ放題. */
  what: string;
  /** Yen a month, until and from `startsOn`. */
  before: number;
  after: number;
  /** ISO day. */
  startsOn: string;
  children?: ReactNode;
}

/** The last bill before a change and the first with it; a month of use is billed in the next month. */
export function NextBills({ what, before, after, startsOn, children }: NextBillsProps) {
  const use = japanMonth(startsOn);
  const row = (month: string, amount: number, isNew: boolean) => ({
    key: month,
    name: `${formatMonth(billOfUse(month))}のご請求`,
    note: `${formatMonth(month)}ご利用分・${isNew ? '新しい料金' : 'いまの料金'}`,
    amount,
  });
  return (
    <div>
      <Typography variant="label" sx={{ mb: 4 }}>
        今後のご請求
      </Typography>
      <AmountTable
        caption={`${what}のご請求`}
        rows={[row(addMonths(use, -1), before, false), row(use, after, true)]}
      />
      <Typography variant="help" sx={{ mt: 3 }}>
        {what}の分です。
        {japanTime(startsOn).day === 1 ? (
          <>
            <Nowrap>{formatDay(startsOn)}</Nowrap>
            {'に切り替わるため、日割りはありません。'}
          </>
        ) : (
          <>
            月の途中で始まっても日割りにはならず、{formatMonth(use)}から
            <Nowrap>毎月{formatYen(after)}</Nowrap>
            {'です。'}
          </>
        )}
        {children}
      </Typography>
    </div>
  );
}
