import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import List from '@mui/material/List';
import { useSuspenseQuery } from '@tanstack/react-query';
import type * as Schema from '@/api/generated/schemas';
import { isRejection } from '@/api/query';
import { noStatement } from '@/catalogue/reimbursement';
import { formatNumber, formatYen } from '@/lib/yen';
import { paths } from '@/paths';
import { Icon } from '@/theme/icon/Icon';
import { GrandTotal } from '@/ui/figure/GrandTotal';
import { Columns, Main } from '@/ui/page/Page';
import { PageHead } from '@/ui/page/PageHead';
import { Section } from '@/ui/page/Section';
import { EmptyState } from '@/ui/state/EmptyState';
import { refundStatements } from './queries';
import { StatementRow } from './StatementRow';

/** What was paid back, year by year, each statement with its file (docs/product.md §9.9). */
export default function ReimbursementScreen() {
  const { data } = useSuspenseQuery(refundStatements());
  const statements = isRejection(data) ? [] : data.statements;
  const total = statements.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <Container>
      <PageHead
        title="返金の明細"
        back={
          <Button variant="text" startIcon={<Icon name="back" />} href={paths.mobileBilling()}>
            ご請求の一覧
          </Button>
        }
        lead={
          total > 0 && (
            <>
              明細は<b>{statements.length}件</b>、合計<b>{formatYen(total)}</b>です。
            </>
          )
        }
      >
        {statements.length === 0 && (
          <EmptyState
            lead={`${noStatement}。`}
            next="お支払いいただいた料金をお返しすると、ここに明細が並びます。"
          >
            <Button variant="secondary" href={paths.mobileBilling()}>
              ご請求の一覧を見る
            </Button>
          </EmptyState>
        )}
      </PageHead>
      {byYear(statements).map(({ year, own }) => (
        <Section key={year} label={`${year}年`} caption={`${own.length}件`}>
          <List>
            {own.map((statement, index) => (
              // An id may be listed twice, if one statement has two parts.
              <StatementRow key={`${statement.statement_id} ${index}`} statement={statement} />
            ))}
          </List>
        </Section>
      ))}
      {statements.length > 0 && (
        <Columns>
          <Main sx={{ mt: 9 }}>
            <GrandTotal flush label="返金の合計" value={formatNumber(total)} />
          </Main>
        </Columns>
      )}
    </Container>
  );
}

/** Statements of each year, in the order of the list: the newest first. */
function byYear(statements: readonly Schema.RefundStatement[]) {
  const years = [...new Set(statements.map(({ month }) => month.slice(0, 4)))];
  return years.map((year) => ({
    year,
    own: statements.filter(({ month }) => month.startsWith(year)),
  }));
}
