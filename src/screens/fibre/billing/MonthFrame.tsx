import styled from '@emotion/styled';
import Button from '@mui/material/Button';
import type { ReactNode } from 'react';
import { now } from '@/lib/clock';
import { formatFullMonth, formatMonth } from '@/lib/date';
import { formatNearMonth } from '@/lib/deadline';
import { formatNumber } from '@/lib/yen';
import { billsOf } from '@/paths';
import { useServiceType } from '@/session/serviceType';
import { Icon } from '@/theme/icon/Icon';
import { media } from '@/theme/media';
import { Figure } from '@/ui/figure/Figure';
import { PageHead } from '@/ui/page/PageHead';

const Screen = styled.span`
  ${media.print} {
    display: none;
  }
`;

const Paper = styled.span`
  display: none;
  ${media.print} {
    display: inline;
  }
`;

// Paper has no way back: the head begins at the margin.
const Head = styled.div`
  ${media.print} {
    & > div {
      display: block;
    }
  }
`;

/** PDF, print, CSV and the months beside it, in one line; not on paper. */
export const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  gap: 12px 28px;
  margin-top: 28px;
  ${media.small} {
    justify-content: space-between;
  }
  ${media.print} {
    display: none;
  }
`;

interface MonthFrameProps {
  bill: { month: string; usage_month: string; total: number | null };
  children: ReactNode;
}

/** How the page of a month opens: its name, its total, the way back; on paper the bill's title. */
export function MonthFrame({ bill: { month, usage_month, total }, children }: MonthFrameProps) {
  const { list } = billsOf(useServiceType());
  const title = `${formatNearMonth(month, now())}のご請求`;
  return (
    <Head>
      <PageHead
        title={
          <>
            <Screen>{title}</Screen>
            <Paper aria-hidden="true">{formatFullMonth(month)} ご請求書</Paper>
          </>
        }
        caption={`${formatMonth(usage_month)}ご利用分`}
        figure={
          total === null ? <Figure value="-" /> : <Figure value={formatNumber(total)} unit="円" />
        }
        back={
          <Button variant="text" startIcon={<Icon name="back" />} href={list}>
            ご請求の一覧
          </Button>
        }
      >
        {children}
      </PageHead>
    </Head>
  );
}
