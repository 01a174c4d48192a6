import styled from '@emotion/styled';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query';
import { Suspense, useState } from 'react';
import { callCharge } from '@/catalogue/mobile';
import { addMonths, formatMonth } from '@/lib/date';
import { formatNumber, formatYen } from '@/lib/yen';
import { isRejection } from '@/procedure/queryOrRejection';
import { billingQueries } from '@/screens/billing/queries';
import { mobileTopQueries } from '@/screens/mobile/top/queries';
import { media } from '@/theme/media';
import { TextField } from '@/ui/fields/TextField';
import { Announcement } from '@/ui/message/Announcement';
import { Nowrap } from '@/ui/page/Page';
import { Section } from '@/ui/page/Section';
import { AmountTable } from '@/ui/row/AmountTable';
import { type CallHabit, compared } from './callChoice';
import { useCallService } from './callEntry';

const Inputs = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 20px 28px;
  margin: 28px 0;
  [data-field] + [data-field] {
    margin-top: 0;
  }
  & > * {
    flex: 0 1 180px;
  }
  ${media.small} {
    & > * {
      flex: 1 1 130px;
    }
  }
`;

const shownMonths = 3;
/** Assumed for a customer who hasn't called yet this month. */
const usual: CallHabit = { count: 10, minutes: 3 };

/** 「この使い方なら…」: which call-flat option is cheapest for the customer's usual calls. */
export function Calculator() {
  const call = useCallService();
  const { data: thisMonth } = useSuspenseQuery(mobileTopQueries.callSms());
  const known = isRejection(thisMonth) || thisMonth.call.count === 0 ? undefined : thisMonth.call;
  const [count, setCount] = useState(String(known?.count ?? usual.count));
  const [minutes, setMinutes] = useState(
    String(known ? Math.max(1, Math.round(known.seconds / known.count / 60)) : usual.minutes),
  );
  const habit = { count: Math.round(numberOf(count)), minutes: numberOf(minutes) };
  const rows = compared(call, habit);
  const best = rows[0];
  const bestName = nameOf(best?.name);
  return (
    <Section label="通話料の目安" caption="お申し込みとは別の計算です">
      <Suspense fallback={<p>これまでの通話料を読み込んでいます。</p>}>
        <PastCalls />
      </Suspense>
      <Inputs>
        <TextField
          untagged
          short
          id="habit-count"
          label="1か月の通話"
          unit="回"
          inputMode="numeric"
          autoComplete="off"
          value={count}
          onChange={(event) => setCount(event.target.value)}
        />
        <TextField
          untagged
          short
          id="habit-minutes"
          label="1回の長さ"
          unit="分"
          inputMode="decimal"
          autoComplete="off"
          value={minutes}
          onChange={(event) => setMinutes(event.target.value)}
        />
      </Inputs>
      <Typography variant="lead">
        この使い方なら、<b>{bestName}</b>
        がいちばんお安くなります。
      </Typography>
      <Box sx={{ mt: 5, mb: 3 }}>
        <AmountTable
          caption="この使い方での1か月の通話料とかけ放題の料金"
          rows={rows.map(({ call_flat, name, fee, cost }) => ({
            key: call_flat,
            name: nameOf(name),
            note: `かけ放題 ${formatNumber(fee)}円 + 通話料 ${formatNumber(cost - fee)}円`,
            amount: cost,
          }))}
        />
      </Box>
      <Announcement>
        {best ? `${bestName}がいちばんお安く、1か月${formatYen(best.cost)}です。` : ''}
      </Announcement>
      <Typography variant="body2" color="textSecondary">
        国内の通話が{callCharge.seconds}秒につき{formatYen(callCharge.yen)}
        の場合の目安です。0570などの番号への通話は含みません。
      </Typography>
    </Section>
  );
}

const nameOf = (name: string | undefined) => (name === 'なし' ? 'かけ放題なし' : name);

/** A number as typed, also in full width: 0 if it isn't one, 9999 at most. */
function numberOf(typed: string): number {
  const value = Number(typed.normalize('NFKC').trim());
  return Number.isFinite(value) ? Math.min(Math.max(value, 0), 9999) : 0;
}

/**
 * Charges for calls on the last bills, beyond the call-flat option. A Suspense of its own is around it,
 * so that nothing else waits for so many reads.
 */
function PastCalls() {
  const { data: billing } = useSuspenseQuery(mobileTopQueries.billing());
  const months = billing.months
    .filter(({ total }) => total !== null)
    .slice(0, shownMonths)
    .map(({ month }) => month);
  const bills = useSuspenseQueries({ queries: months.map((month) => billingQueries.month(month)) });
  if (bills.length === 0) return null;
  return (
    <p>
      これまでの通話料は、
      {[...bills].reverse().map(({ data: { month, groups } }, index) => {
        const yen = groups
          .flatMap(({ lines }) => lines)
          .filter(({ kind }) => kind === 'call')
          .reduce((sum, { amount }) => sum + amount, 0);
        return (
          <Nowrap key={month}>
            {formatMonth(addMonths(month, -1))} {formatNumber(yen)}円
            {index < bills.length - 1 ? '、' : 'でした。'}
          </Nowrap>
        );
      })}
    </p>
  );
}
