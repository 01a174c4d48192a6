import { useQuery } from '@tanstack/react-query';
import styled from '@emotion/styled';
import { billAdvice } from '@/catalogue/billing';
import { now } from '@/lib/clock';
import { formatFullMonth, formatMonth, japanMonth } from '@/lib/date';
import { formatNumber } from '@/lib/yen';
import { paths } from '@/paths';
import { useServiceType } from '@/session/serviceType';
import { media } from '@/theme/media';
import { Facts } from '@/ui/figure/Facts';
import { Figure } from '@/ui/figure/Figure';
import { Link } from '@/ui/link/Link';
import { PageHead } from '@/ui/page/PageHead';
import { ErrorState } from '@/ui/state/ErrorState';
import { BillNotice } from './BillNotice';
import { BillTools } from './BillTools';
import { InvoiceButtons } from './InvoiceButtons';
import { isReadable } from './months';
import { monthFacts } from './monthFacts';
import { MonthLinks } from './MonthLinks';
import { billingQueries, type BillDetail, type Invoice } from './queries';

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
    h1 {
      font-size: 20pt;
      line-height: 1.4;
    }
  }
`;

const Tools = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 12px 28px;
  margin-top: 28px;
  ${media.print} {
    display: none;
  }
`;

const Notice = styled.div`
  margin-top: 20px;
`;

interface MonthHeadProps {
  bill: BillDetail;
  /** What the invoice says, once it is known. */
  invoice: Invoice | undefined;
  onRetry: () => void;
  retrying: boolean;
}

/** Month and total, the three facts, what the bill asks, its PDF and the months beside it. */
export function MonthHead({ bill, invoice, onRetry, retrying }: MonthHeadProps) {
  const mobile = useServiceType() === 'mobile';
  const { data: fixingDate } = useQuery({
    ...billingQueries.list(),
    enabled: bill.status === '0',
    select: ({ months }) => months.find(({ month }) => month === bill.month)?.fixing_date,
  });
  const thisYear = bill.month.slice(0, 4) === japanMonth(now()).slice(0, 4);
  const title = `${thisYear ? formatMonth(bill.month) : formatFullMonth(bill.month)}のご請求`;
  return (
    <Head>
      <PageHead
        title={
          <>
            <Screen>{title}</Screen>
            <Paper aria-hidden="true">{formatFullMonth(bill.month)} ご請求書</Paper>
          </>
        }
        caption={`${formatMonth(bill.usage_month)}ご利用分`}
        figure={<Figure value={bill.total === null ? '-' : formatNumber(bill.total)} unit="円" />}
        back={
          <Link standalone icon="back" to={mobile ? paths.mobileBilling() : paths.billing()}>
            ご請求の一覧
          </Link>
        }
      >
        {isReadable(bill.status) ? (
          <>
            <Facts plain items={monthFacts(bill, fixingDate ?? null)} />
            {billAdvice(bill).length > 0 && (
              <Notice>
                <BillNotice bill={bill} />
              </Notice>
            )}
          </>
        ) : (
          <Notice>
            <ErrorState onRetry={onRetry} busy={retrying}>
              この月のご請求を、いま読み込めません。ご請求の内容は変わっていません。
            </ErrorState>
          </Notice>
        )}
        <Tools>
          <InvoiceButtons bill={bill} invoice={invoice} />
          <BillTools bill={bill} />
          <MonthLinks bill={bill} />
        </Tools>
      </PageHead>
    </Head>
  );
}
