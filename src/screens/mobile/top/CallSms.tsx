import styled from '@emotion/styled';
import { noCallSms } from '@/catalogue/mobile';
import { formatDay } from '@/lib/date';
import { formatNumber } from '@/lib/yen';
import { isRefused, type AnswerOf } from '@/procedure/entryQuery';
import { AmountTable } from '@/ui/row/AmountTable';
import { Over } from './halves';
import type { mobileTopQueries } from './queries';

const Quantity = styled.small`
  margin-left: 6px;
  font-size: 14px;
  color: var(--ink-2);
`;

const Place = styled.div`
  margin-top: 12px;
  /* Half a page wide: quantity and name stay on one line. */
  th > div {
    display: block;
  }
`;

interface CallSmsProps {
  answer: AnswerOf<ReturnType<typeof mobileTopQueries.callSms>>;
}

/** What calls and SMS of this month cost so far. */
export function CallSms({ answer }: CallSmsProps) {
  if (isRefused(answer))
    return (
      <div>
        <Over>今月の通話・SMS</Over>
        <p>{answer.refusal.code === 'not_found' ? noCallSms : answer.refusal.message}</p>
      </div>
    );
  const { until, call, call_flat, sms, amount } = answer;
  // A contract without calls has no flat rate, not even the one called none.
  const hasCalls = call_flat !== null || call.amount > 0;
  return (
    <div>
      <Over>今月の通話・SMS({formatDay(until).replace(/\(.\)$/, '')}まで)</Over>
      <Place>
        <AmountTable
          caption="今月の通話とSMSの料金"
          rows={[
            ...(hasCalls
              ? [
                  {
                    key: 'call',
                    name: (
                      <>
                        通話料<Quantity>{duration(call.seconds)}</Quantity>
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
                  SMS<Quantity>{formatNumber(sms.count)}通</Quantity>
                </>
              ),
              amount: sms.amount,
            },
          ]}
          subtotal={{ label: 'これまでの合計', amount }}
        />
      </Place>
    </div>
  );
}

/** Seconds as `4分00秒`. */
const duration = (seconds: number) =>
  `${formatNumber(Math.floor(seconds / 60))}分${String(seconds % 60).padStart(2, '0')}秒`;
