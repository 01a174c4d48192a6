import styled from '@emotion/styled';
import Box from '@mui/material/Box';
import Typography from '@mui/material/Typography';
import { useSuspenseQueries, useSuspenseQuery } from '@tanstack/react-query';
import { Suspense } from 'react';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import {
  isRejection,
  ofService,
  queryOrRejection,
  read,
  useRead,
  withoutRejection,
} from '@/api/query';
import { callCharge } from '@/catalogue/mobile';
import { numberText } from '@/lib/characters';
import { addMonths, formatMonth, formatMonthSpan } from '@/lib/date';
import { formatNumber, formatYen } from '@/lib/yen';
import { billOrNone } from '@/screens/billing/queries';
import { media } from '@/theme/media';
import { TextField } from '@/ui/fields/TextField';
import { Announcement } from '@/ui/message/Announcement';
import { Nowrap, Phrase } from '@/ui/page/Page';
import { Section } from '@/ui/page/Section';
import { AmountTable } from '@/ui/row/AmountTable';
import { Tabs } from '@/ui/step/Tabs';
import { useEntryState } from '@/ui/useEntryState';
import {
  type CallCost,
  type CallHabit,
  cheapestOf,
  compared,
  comparedInPast,
  habitIn,
  useCallService,
} from './callChoice';

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

/** Which call-flat option is cheapest: for the calls of the last months, and for others (docs/product.md §11.7). */
export function Calculator() {
  const { past_months: months = [] } = useCallService();
  const [tab, setTab] = useEntryState('basis', 'past');
  return (
    <Section label="通話料の目安" caption="お申し込みとは別の計算です">
      {/* Keeps the height of the sentence while it is read, so that the controls below do not move. */}
      <Box sx={{ minHeight: { xs: 58, sm: 29 } }}>
        <Suspense fallback={<p aria-busy="true">これまでの通話料を読み込んでいます。</p>}>
          <PastCharges />
        </Suspense>
      </Box>
      {months.length > 0 ? (
        <Box sx={{ mt: 5 }}>
          <Tabs
            label="計算のもと"
            items={[
              { value: 'past', label: 'これまでの通話で' },
              { value: 'other', label: '回数と長さで' },
            ]}
            value={tab}
            onChange={setTab}
          >
            {tab === 'past' ? (
              <InPast months={months} />
            ) : (
              <Estimate habit={habitIn(months) ?? usual} />
            )}
          </Tabs>
        </Box>
      ) : (
        <EstimateOfThisMonth />
      )}
      <Typography variant="help">
        国内の通話が{callCharge.seconds}秒につき{formatYen(callCharge.yen)}
        の場合の目安です。0570などの番号への通話は含みません。
      </Typography>
    </Section>
  );
}

/** What the calls of the last months would have cost with each option. */
function InPast({ months }: { months: NonNullable<Schema.CallService['past_months']> }) {
  const rows = comparedInPast(useCallService(), months);
  const count = months.reduce((sum, month) => sum + month.count, 0);
  const minutes = Math.round(months.reduce((sum, month) => sum + month.seconds, 0) / 60);
  const span = formatMonthSpan(months.map(({ month }) => month).reverse());
  return (
    <>
      <Typography variant="lead" sx={{ mt: 3 }}>
        {count === 0 ? (
          <Phrase>{span}は、通話がありませんでした。</Phrase>
        ) : (
          <>
            <Phrase>{span}の通話</Phrase>
            <Phrase>
              ({count}回、{minutes}分)なら、
            </Phrase>
          </>
        )}
        <Cheapest rows={rows} end="済みました" />
      </Typography>
      <Costs
        rows={rows}
        caption={`${span}の通話の、かけ放題ごとの料金`}
        month={months.length > 1 ? `${months.length}か月の` : ''}
      />
    </>
  );
}

/** The option that is cheapest, or those that are so together. */
function Cheapest({ rows, end }: { rows: readonly CallCost[]; end: string }) {
  const cheapest = cheapestOf(rows);
  return (
    <>
      <b>{namesOf(cheapest)}</b>
      {cheapest.length > 1 ? (
        <>
          が同じ料金で、<Phrase>いちばんお安く{end}。</Phrase>
        </>
      ) : (
        <>
          が<Phrase>いちばんお安く{end}。</Phrase>
        </>
      )}
    </>
  );
}

const namesOf = (rows: readonly CallCost[]) =>
  rows.map(({ name, isCurrent }) => `${isCurrent ? 'いまの' : ''}「${name}」`).join('と');

function Costs({
  rows,
  caption,
  month = '',
}: {
  rows: readonly CallCost[];
  caption: string;
  month?: string;
}) {
  return (
    <Box sx={{ mt: 5, mb: 3 }}>
      <AmountTable
        caption={caption}
        rows={rows.map(({ call_flat, name, isCurrent, fee, cost }) => ({
          key: call_flat,
          name: isCurrent ? `${name}(いまの設定)` : name,
          note: `${month}かけ放題 ${formatNumber(fee)}円 + 通話料 ${formatNumber(cost - fee)}円`,
          amount: cost,
        }))}
      />
    </Box>
  );
}

/** Where the last months aren't kept: begins with this month's calls, as long as no option covers a part of them. */
function EstimateOfThisMonth() {
  const { data } = useSuspenseQuery(queryOrRejection(read(api.getBillingCallSms)));
  const isKnown = !isRejection(data) && data.call_flat === 'flat_rate' && data.call.count > 0;
  const habit = isKnown
    ? {
        count: data.call.count,
        minutes: Math.max(1, Math.round(data.call.seconds / data.call.count / 60)),
      }
    : usual;
  return <Estimate habit={habit} />;
}

/** For as many calls of a length as are typed. */
function Estimate({ habit }: { habit: CallHabit }) {
  const call = useCallService();
  const [{ count, minutes }, setHabit] = useEntryState('habit', {
    count: String(habit.count),
    minutes: String(habit.minutes),
  });
  const rows = compared(call, {
    count: Math.round(numberOf(count)),
    minutes: numberOf(minutes),
  });
  const [best] = rows;
  return (
    <>
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
          onChange={(event) => setHabit({ count: event.target.value, minutes })}
          onBlur={() => setHabit({ count: String(Math.round(numberOf(count))), minutes })}
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
          onChange={(event) => setHabit({ count, minutes: event.target.value })}
          onBlur={() => setHabit({ count, minutes: String(numberOf(minutes)) })}
        />
      </Inputs>
      <Typography variant="lead">
        この使い方なら、
        <Cheapest rows={rows} end="なります" />
      </Typography>
      <Costs rows={rows} caption="この使い方での1か月の通話料とかけ放題の料金" />
      <Announcement>
        {best
          ? `${namesOf(cheapestOf(rows))}がいちばんお安く、1か月${formatYen(best.cost)}です。`
          : ''}
      </Announcement>
    </>
  );
}

/** A number as typed, also in full width: 0 if it isn't one, 9999 at most. */
function numberOf(typed: string): number {
  const value = Number(numberText(typed));
  return Number.isFinite(value) ? Math.min(Math.max(value, 0), 9999) : 0;
}

/**
 * Charges for calls on the last bills, beyond the call-flat option. A boundary of its own is around it,
 * so that nothing else waits for so many reads.
 */
function PastCharges() {
  const billing = useRead(api.getBilling, ofService('mobile'));
  const months = billing.months
    .filter(({ total }) => total !== null)
    .slice(0, shownMonths)
    .map(({ month }) => month);
  const bills = useSuspenseQueries({
    queries: months.map(billOrNone),
    combine: (bills) => bills.map(({ data }) => withoutRejection(data)),
  });
  if (bills.length === 0) return null;
  return (
    <p>
      これまでの通話料は、
      {[...bills].reverse().map(({ month, groups }, index) => {
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
