import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import List from '@mui/material/List';
import { useSuspenseQuery } from '@tanstack/react-query';
import { call } from '@/api/client';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { isRejection } from '@/api/query';
import { brand } from '@/catalogue/brand';
import { formatFullDay, formatMonth } from '@/lib/date';
import { masked } from '@/lib/numbers';
import { saveFile } from '@/lib/saveFile';
import { formatNumber, formatYen } from '@/lib/yen';
import { paths } from '@/paths';
import { StatusRow } from '@/screens/shared/StatusRow';
import { DownloadFailure, useDownload } from '@/shell/download/download';
import { Icon } from '@/theme/icon/Icon';
import { Amount } from '@/ui/figure/Amount';
import { GrandTotal } from '@/ui/figure/GrandTotal';
import { SubmitButton } from '@/ui/link/SubmitButton';
import { Columns, Main } from '@/ui/page/Page';
import { PageHead } from '@/ui/page/PageHead';
import { PhraseWrap } from '@/ui/page/PhraseWrap';
import { Section } from '@/ui/page/Section';
import { EmptyState } from '@/ui/state/EmptyState';
import { Status } from '@/ui/status/Status';
import { refundStatements } from '../queries';

/** What was paid back, year by year, each statement with its file (docs/product.md §9.9). */
export default function ReimbursementScreen() {
  const { data } = useSuspenseQuery(refundStatements());
  const statements = isRejection(data) ? [] : data.statements;
  const total = statements.reduce((sum, { amount }) => sum + amount, 0);
  return (
    <Container>
      <PageHead
        title="返金の明細"
        back={{ to: paths.mobileBilling(), label: 'ご請求の一覧' }}
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

/** One statement: what for, where it was paid, its lines, its file. */
function StatementRow({ statement }: { statement: Schema.RefundStatement }) {
  const { statement_id, month, title, amount, refunded_on, lines } = statement;
  const { download, isPending, failure } = useDownload(downloadStatement, statementMissing);
  return (
    <>
      <StatusRow
        title={title}
        help={
          <>
            <PhraseWrap text={`${formatMonth(month)}の明細・${payment(statement)}`} />
            {lines.map((line, index) => (
              <div key={`${line.name} ${index}`}>
                {line.name} {formatYen(line.amount)}
              </div>
            ))}
          </>
        }
        status={
          refunded_on === null ? (
            <Status mark="half" label="返金予定" />
          ) : (
            <Status mark="done" label="返金済み" ended />
          )
        }
        action={
          <SubmitButton
            busy={isPending ? '準備中' : false}
            variant="secondary"
            size="small"
            startIcon={<Icon name="download" />}
            aria-label={`PDF(${title}、${formatMonth(month)})`}
            onClick={() => download(statement_id)}
          >
            PDF
          </SubmitButton>
        }
        amount={<Amount value={amount} />}
      />
      {failure && (
        <Box component="li" sx={{ pb: 5 }}>
          <DownloadFailure failure={failure} level={3} />
        </Box>
      )}
    </>
  );
}

function payment({ refunded_on, account }: Schema.RefundStatement): string {
  const day = refunded_on === null ? '返金日は未定' : formatFullDay(refunded_on);
  return `${day}・${account ? masked(account) : '次のご請求から差し引き'}`;
}

/** Shown where there is nothing to list (docs/product.md §9.9). */
const noStatement = '対象の明細がありません';

/** Texts for a listed statement whose file is missing. */
const statementMissing = {
  title: noStatement,
  text: '明細のファイルを用意できませんでした。金額は、この画面でお確かめいただけます。',
};

async function downloadStatement(statement_id: string): Promise<void> {
  const content = await call(api.getRefundInvoiceDownload, { statement_id });
  saveFile(content, `${brand.code}-refund-${statement_id}.pdf`);
}
