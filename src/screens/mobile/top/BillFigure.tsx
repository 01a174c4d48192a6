import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type * as Schema from '@/api/generated/schemas';
import { billAdvice, paymentMethod } from '@/catalogue/billing';
import { formatDay, formatMonth } from '@/lib/date';
import { formatNumber } from '@/lib/yen';
import { paths } from '@/paths';
import { Sentence } from '@/screens/shared/bill/Sentence';
import { billStatus } from '@/screens/shared/statuses';
import { DateFigure } from '@/ui/figure/DateFigure';
import { Figure } from '@/ui/figure/Figure';
import { Status } from '@/ui/status/Status';

interface BillFigureProps {
  billing: Schema.Billing;
  onRetry: () => void;
}

/** The current bill of the SIM as figure-l, its status, when it is debited. */
export function BillFigure({ billing, onRetry }: BillFigureProps) {
  const { current, next_month, next_fixing_date } = billing;
  if (!current)
    return (
      <div>
        <Typography variant="body2" color="textSecondary">
          ご請求
        </Typography>
        <p>
          まだご請求はありません。
          {next_month &&
            next_fixing_date &&
            `はじめてのご請求(${formatMonth(next_month)})は、${formatDay(next_fixing_date)}に決まります。`}
        </p>
      </div>
    );
  const { month, usage_month, status, total, debit_date, payment_method } = current;
  const fixing = billing.months.find((bill) => bill.month === month)?.fixing_date;
  const shape = billStatus(status);
  return (
    <div>
      <Typography variant="body2" color="textSecondary">
        {formatMonth(month)}のご請求({formatMonth(usage_month)}ご利用分)
      </Typography>
      <Stack
        direction="row"
        useFlexGap
        sx={{
          flexWrap: 'wrap',
          alignItems: 'center',
          justifyContent: 'space-between',
          columnGap: 4,
          rowGap: 3,
          my: 2,
        }}
      >
        {total !== null && <Figure value={formatNumber(total)} unit="円" />}
        {total === null && fixing && <DateFigure day={fixing} after="に確定" />}
        <Status {...shape} />
      </Stack>
      {debit_date && (
        <Typography variant="body2" color="textSecondary">
          {paymentMethod(payment_method.code).day} {formatDay(debit_date)}
        </Typography>
      )}
      <Advice bill={current} />
      {shape.mark === 'dashedSquare' ? (
        <Button variant="text" aria-label="もう一度読み込む(ご請求)" onClick={onRetry}>
          もう一度読み込む
        </Button>
      ) : (
        <Button
          variant="text"
          href={paths.mobileBillingMonth(month)}
          aria-label="内訳を見る(ご請求)"
          sx={{ fontWeight: 700 }}
        >
          内訳を見る
        </Button>
      )}
    </div>
  );
}

/** What the bill asks for, where it asks for something. */
function Advice({ bill }: { bill: Schema.CurrentBill }) {
  const advice = billAdvice(bill);
  if (advice.length === 0) return null;
  return (
    <p>
      <Sentence of={advice} />
    </p>
  );
}
