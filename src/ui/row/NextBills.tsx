import styled from '@emotion/styled';
import type { ReactNode } from 'react';
import { addMonths, billOfUse, formatDay, formatMonth, japanMonth, japanTime } from '@/lib/date';
import { formatYen } from '@/lib/yen';
import { type } from '@/theme/type';
import { AmountTable } from './AmountTable';
import { Nowrap } from '@/ui/page/Page';

const Title = styled.h2`
  ${type.label};
  margin-bottom: 16px;
`;

const Rule = styled.p`
  ${type.small};
  margin-top: 12px;
  color: var(--ink-2);
`;

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
      <Title>今後のご請求</Title>
      <AmountTable
        caption={`${what}のご請求`}
        rows={[row(addMonths(use, -1), before, false), row(use, after, true)]}
      />
      <Rule>
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
      </Rule>
    </div>
  );
}
