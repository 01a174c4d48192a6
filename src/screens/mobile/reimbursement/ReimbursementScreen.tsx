import { useSuspenseQuery } from '@tanstack/react-query';
import styled from '@emotion/styled';
import { noStatement } from '@/catalogue/reimbursement';
import { formatNumber, formatYen } from '@/lib/yen';
import { paths } from '@/paths';
import { isRefused } from '@/procedure/entryQuery';
import { GrandTotal } from '@/ui/figure/GrandTotal';
import { Link, LinkButton } from '@/ui/link/Link';
import { Columns, Main, Page } from '@/ui/page/Page';
import { PageHead } from '@/ui/page/PageHead';
import { Section } from '@/ui/page/Section';
import { List } from '@/ui/row/List';
import { EmptyState } from '@/ui/state/EmptyState';
import { reimbursementQueries, type Statement } from './queries';
import { StatementRow } from './StatementRow';

const Total = styled(Main)`
  margin-top: 36px;
`;

/** What was paid back, year by year, each statement with its file (specification 1, section 2, reimbursement). */
export default function ReimbursementScreen() {
  const { data } = useSuspenseQuery(reimbursementQueries.statements());
  const statements = isRefused(data) ? [] : data.statements;
  const total = statements.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <Page>
      <PageHead
        title="返金の明細"
        back={
          <Link standalone icon="back" to={paths.mobileBilling()}>
            ご請求の一覧
          </Link>
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
            <LinkButton variant="secondary" to={paths.mobileBilling()}>
              ご請求の一覧を見る
            </LinkButton>
          </EmptyState>
        )}
      </PageHead>
      {byYear(statements).map(({ year, own }) => (
        <Section key={year} label={`${year}年`} caption={`${own.length}件`}>
          <List>
            {own.map((statement, index) => (
              // An id may stand twice, where one statement has two parts.
              <StatementRow key={`${statement.statement_id} ${index}`} statement={statement} />
            ))}
          </List>
        </Section>
      ))}
      {statements.length > 0 && (
        <Columns>
          <Total>
            <GrandTotal flush label="返金の合計" value={formatNumber(total)} />
          </Total>
        </Columns>
      )}
    </Page>
  );
}

/** Statements of each year, in the order of the list: the newest first. */
function byYear(statements: readonly Statement[]) {
  const years = [...new Set(statements.map(({ month }) => month.slice(0, 4)))];
  return years.map((year) => ({
    year,
    own: statements.filter(({ month }) => month.startsWith(year)),
  }));
}
