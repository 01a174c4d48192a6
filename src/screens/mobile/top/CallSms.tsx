import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import type * as Schema from '@/api/generated/schemas';
import { isRejection, type Rejection } from '@/api/query';
import { noCallSms } from '@/catalogue/mobile';
import { now } from '@/lib/clock';
import { formatDay, japanDay } from '@/lib/date';
import { formatNumber } from '@/lib/yen';
import { AmountTable } from '@/ui/row/AmountTable';
const quantity = { ml: 1.5, fontSize: 14, color: 'text.secondary' };

interface CallSmsProps {
  answer: Schema.CallSms | Rejection;
}

/** What calls and SMS of this month cost so far. */
export function CallSms({ answer }: CallSmsProps) {
  if (isRejection(answer))
    return (
      <div>
        <Typography variant="body2" color="textSecondary">
          今月の通話・SMS
        </Typography>
        <p>{answer.refusal.code === 'not_found' ? noCallSms : answer.refusal.message}</p>
      </div>
    );
  const { until, call, call_flat, sms, amount } = answer;
  // A contract without calls has no call-flat option at all, not even the one that stands for none.
  const hasCalls = call_flat !== null || call.amount > 0;
  return (
    <div>
      <Typography variant="body2" color="textSecondary">
        今月の通話・SMS(
        {until < japanDay(now())
          ? `${formatDay(until).replace(/\(.\)$/, '')}まで`
          : '集計はこれからです'}
        )
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
                        通話料
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
                  SMS
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
