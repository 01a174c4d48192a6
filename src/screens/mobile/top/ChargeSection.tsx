import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { isRejection, ofService, queryOrRejection, read, type Rejection } from '@/api/query';
import { billAdvice, dayOfBill } from '@/catalogue/billing';
import { noCallSms } from '@/catalogue/mobile';
import { now } from '@/lib/clock';
import { formatDay, formatMonth, formatShortDay, japanDay } from '@/lib/date';
import { formatNumber } from '@/lib/yen';
import { paths } from '@/paths';
import { NextBillSection } from '@/screens/shared/bill/NextBillSection';
import { Sentence } from '@/screens/shared/bill/Sentence';
import { billStatus } from '@/screens/shared/statuses';
import { DateFigure } from '@/ui/figure/DateFigure';
import { Figure } from '@/ui/figure/Figure';
import { Nowrap } from '@/ui/page/Page';
import { Section } from '@/ui/page/Section';
import { AmountTable } from '@/ui/row/AmountTable';
import { Status } from '@/ui/status/Status';

/** This month's bill, what calls and SMS cost so far, and the bill to come. */
export function ChargeSection() {
  const [{ data: billing, refetch }, { data: callSms }] = useSuspenseQueries({
    queries: [
      read(api.getBilling, ofService('mobile')),
      queryOrRejection(read(api.getBillingCallSms)),
    ],
  });
  return (
    <>
      <Section label="料金">
        <Box
          sx={{
            display: 'grid',
            gridTemplateColumns: 'repeat(auto-fit, minmax(min(100%, 260px), 1fr))',
            columnGap: 10,
            rowGap: 9,
          }}
        >
          <BillFigure billing={billing} onRetry={() => void refetch()} />
          <CallSms answer={callSms} />
        </Box>
      </Section>
      <NextBillSection forecast={billing.forecast} />
    </>
  );
}

/** The bill of a SIM that isn't open yet or was cancelled, and so has no calls or SMS. */
export function BillSection() {
  const { data: billing, refetch } = useSuspenseQuery(read(api.getBilling, ofService('mobile')));
  return (
    <>
      <Section label="料金">
        <BillFigure billing={billing} onRetry={() => void refetch()} />
      </Section>
      <NextBillSection forecast={billing.forecast} />
    </>
  );
}

/** The current bill of the SIM as figure-l, its status, when it is debited. */
function BillFigure({ billing, onRetry }: { billing: Schema.Billing; onRetry: () => void }) {
  const { current, next_month, next_fixing_date } = billing;
  if (!current)
    return (
      <div>
        <Typography variant="help">ご請求</Typography>
        <p>
          まだご請求はありません。
          {next_month &&
            next_fixing_date &&
            `はじめてのご請求(${formatMonth(next_month)})は、${formatDay(next_fixing_date)}に決まります。`}
        </p>
      </div>
    );
  const { month, usage_month, status, total } = current;
  const dated = ['2', '4', '5'].includes(status) ? undefined : dayOfBill(current);
  const fixing = billing.months.find((bill) => bill.month === month)?.fixing_date;
  const shape = billStatus(status);
  return (
    <div>
      <Typography variant="help">
        {formatMonth(month)}のご請求({formatMonth(usage_month)}ご利用分)
      </Typography>
      <Stack
        direction="row"
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
      {dated && (
        <Typography variant="help">
          {dated.label} {formatDay(dated.day)}
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

const quantity = { fontSize: 14, color: 'text.secondary', whiteSpace: 'nowrap' };

/** What calls and SMS of this month cost so far. */
function CallSms({ answer }: { answer: Schema.CallSms | Rejection }) {
  if (isRejection(answer))
    return (
      <div>
        <Typography variant="help">今月の通話・SMS</Typography>
        <p>{answer.refusal.code === 'not_found' ? noCallSms : answer.refusal.message}</p>
      </div>
    );
  const { until, call, call_flat, sms, amount } = answer;
  // A contract without calls has no call-flat option at all, not even 'none'.
  const hasCalls = call_flat !== null || call.amount > 0;
  return (
    <div>
      <Typography variant="help">
        今月の通話・SMS(
        {until < japanDay(now()) ? `${formatShortDay(until)}まで` : '集計はこれからです'})
      </Typography>
      {/* Half a page wide: quantity and name stay on one line. */}
      <Box sx={{ mt: 3, 'th > div': { display: 'block' } }}>
        <AmountTable
          caption="今月の通話とSMSの料金"
          rows={[
            ...(hasCalls
              ? [
                  {
                    key: 'call',
                    name: (
                      <>
                        <Nowrap>通話料</Nowrap>{' '}
                        <Box component="small" sx={quantity}>
                          {duration(call.seconds)}
                        </Box>
                      </>
                    ),
                    amount: call.amount,
                  },
                ]
              : []),
            {
              key: 'sms',
              name: (
                <>
                  SMS{' '}
                  <Box component="small" sx={quantity}>
                    {formatNumber(sms.count)}通
                  </Box>
                </>
              ),
              amount: sms.amount,
            },
          ]}
          subtotal={{ label: 'これまでの合計', amount }}
        />
      </Box>
    </div>
  );
}

/** Seconds as `4分00秒`. */
const duration = (seconds: number) =>
  `${formatNumber(Math.floor(seconds / 60))}分${String(seconds % 60).padStart(2, '0')}秒`;
