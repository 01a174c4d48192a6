import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import type { ReactNode } from 'react';
import { now } from '@/lib/clock';
import { formatFullMonth, formatMonth } from '@/lib/date';
import { formatNearMonth } from '@/lib/deadline';
import { formatNumber } from '@/lib/yen';
import { billsOf } from '@/paths';
import { useServiceType } from '@/session/selectedService';
import { Icon } from '@/theme/icon/Icon';
import { media } from '@/theme/media';
import { Figure } from '@/ui/figure/Figure';
import { PageHead } from '@/ui/page/PageHead';

interface MonthFrameProps {
  bill: { month: string; usage_month: string; total: number | null };
  children: ReactNode;
  /** PDF, print, CSV and links to the neighbouring months, in one line; not on paper. */
  tools: ReactNode;
}

/** The head of a month's page: its name, its total, the way back; on paper the bill's title. */
export function MonthFrame({ bill, children, tools }: MonthFrameProps) {
  const { month, usage_month, total } = bill;
  const { list } = billsOf(useServiceType());
  const title = `${formatNearMonth(month, now())}のご請求`;
  return (
    // There is no link back on paper, so the head starts at the margin.
    <Box sx={{ [media.print]: { '& > div': { display: 'block' } } }}>
      <PageHead
        title={
          <>
            <span data-print="none">{title}</span>
            <Box
              component="span"
              sx={{ display: 'none', displayPrint: 'inline' }}
              aria-hidden="true"
            >
              {formatFullMonth(month)} ご請求書
            </Box>
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
        <Stack
          direction="row"
          sx={{
            flexWrap: 'wrap',
            alignItems: 'center',
            justifyContent: { xs: 'space-between', sm: 'flex-start' },
            gap: '12px 28px',
            mt: 7,
            displayPrint: 'none',
          }}
        >
          {tools}
        </Stack>
      </PageHead>
    </Box>
  );
}
