import Box from '@mui/material/Box';
import type * as Schema from '@/api/generated/schemas';
import { statementMissing } from '@/catalogue/reimbursement';
import { formatFullDay, formatMonth } from '@/lib/date';
import { masked } from '@/lib/numbers';
import { formatYen } from '@/lib/yen';
import { StatusRow } from '@/screens/shared/StatusRow';
import { DownloadFailure } from '@/shell/download/DownloadFailure';
import { useDownload } from '@/shell/download/useDownload';
import { Icon } from '@/theme/icon/Icon';
import { Amount } from '@/ui/figure/Amount';
import { SubmitButton } from '@/ui/link/SubmitButton';
import { PhraseWrap } from '@/ui/page/PhraseWrap';
import { Status } from '@/ui/status/Status';
import { downloadStatement } from './queries';

/** One statement: what for, where it was paid, its lines, its file. */
export function StatementRow({ statement }: { statement: Schema.RefundStatement }) {
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
