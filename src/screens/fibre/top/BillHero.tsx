import Box from '@mui/material/Box';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import type * as Schema from '@/api/generated/schemas';
import { billAdvice, isOverdue } from '@/catalogue/billing';
import { now } from '@/lib/clock';
import { formatDay, formatMonth, formatNearMonth, formatShortDay } from '@/lib/date';
import { formatDifference, formatNumber, formatYen } from '@/lib/yen';
import { Sentence } from '@/screens/shared/bill/Sentence';
import { billStatus } from '@/screens/shared/statuses';
import { DateFigure } from '@/ui/figure/DateFigure';
import { Facts } from '@/ui/figure/Facts';
import { Figure } from '@/ui/figure/Figure';
import { DeferredContent } from '@/ui/page/DeferredContent';
import { Phrase } from '@/ui/page/Page';
import { Section } from '@/ui/page/Section';
import { Status } from '@/ui/status/Status';
import { BillActions } from './BillActions';
import { billFacts } from './billFacts';

interface BillHeroProps {
  bill: Schema.CurrentBill;
  billing: Schema.Billing;
  onRetry: () => void;
  retrying: boolean;
}

/** The current bill: status, figure, what it means, by when (docs/design.md §6). */
export function BillHero({ bill, billing, onRetry, retrying }: BillHeroProps) {
  const fixingDate =
    billing.months.find(({ month }) => month === bill.month)?.fixing_date ??
    (billing.next_month === bill.month ? billing.next_fixing_date : null);
  const late = billing.unpaid.bills.find(
    ({ month, payment_due_on }) => month !== bill.month && isOverdue(payment_due_on),
  );
  return (
    <Section
      first
      level={1}
      label={`${formatNearMonth(bill.month, now())}のご請求`}
      caption={`${formatMonth(bill.usage_month)}ご利用分`}
    >
      <Stack direction="row" sx={{ flexWrap: 'wrap', gap: 2 }}>
        <Status {...billStatus(bill.status)} />
        {late && (
          <Status mark="triangle" label={`${formatMonth(late.month)}分は期限切れ`} box="caution" />
        )}
      </Stack>
      <Box sx={{ mt: { xs: 0, sm: '3px' } }}>
        <BillFigure bill={bill} fixingDate={fixingDate} />
      </Box>
      <Typography variant="lead" sx={{ mt: { xs: 4, sm: 7 }, textSpacingTrim: 'trim-start' }}>
        <BillLead
          bill={bill}
          forecast={billing.forecast}
          fixingDate={fixingDate}
          isFirst={!billing.months.some(({ month }) => month < bill.month)}
        />
      </Typography>
      <DeferredContent>
        <Facts items={billFacts(bill, billing.unpaid.bills, now())} />
        <BillActions
          bill={bill}
          owed={billing.unpaid.total}
          onRetry={onRetry}
          retrying={retrying}
        />
      </DeferredContent>
    </Section>
  );
}

interface BillFigureProps {
  bill: Schema.CurrentBill;
  /** ISO day on which the amount is fixed, with status 0. */
  fixingDate: string | null;
}

/** The amount; before it is fixed the day on which it will be. */
function BillFigure({ bill, fixingDate }: BillFigureProps) {
  if (bill.total !== null) return <Figure size="xl" value={formatNumber(bill.total)} unit="円" />;
  if (bill.status === '0' && fixingDate) return <DateFigure size="xl" day={fixingDate} />;
  // Dashed: an amount belongs here and isn't there (docs/design.md §4).
  return (
    <Box
      sx={{
        width: 'min(480px, 100%)',
        height: { xs: 72, sm: 128 },
        mt: { xs: 3, sm: 4 },
        border: '1px dashed var(--field)',
      }}
    />
  );
}

interface BillLeadProps {
  bill: Schema.CurrentBill;
  /** The next bill, where it can be forecast. */
  forecast?: Schema.BillForecast | null | undefined;
  fixingDate: string | null;
  /** No bill came before it. */
  isFirst: boolean;
}

/** The bill in a sentence: what it asks, else how it differs from the one before. */
function BillLead({ bill, forecast, fixingDate, isFirst }: BillLeadProps) {
  switch (bill.status) {
    case '0':
      return fixingDate ? (
        <>
          <b>{formatDay(fixingDate)}</b>に、{formatMonth(bill.usage_month)}
          ご利用分のご請求額が確定します。
        </>
      ) : (
        <>{formatMonth(bill.usage_month)}ご利用分のご請求額は、まだ確定していません。</>
      );
    case '1':
      return (
        <>
          <Difference bill={bill} isFirst={isFirst} />
          <Next bill={bill} forecast={forecast} />
        </>
      );
    case '3':
      return (
        <>
          お支払いが済みました。
          <Difference bill={bill} isFirst={isFirst} />
          <Next bill={bill} forecast={forecast} />
        </>
      );
    case '2':
    case '4':
    case '5':
    case '6':
      return <Sentence of={billAdvice(bill)} />;
    default:
      return (
        <>
          {formatMonth(bill.month)}
          のご請求だけ、いま読み込めません。ご請求の内容は変わっていません。
        </>
      );
  }
}

function Difference({
  bill: { previous, difference, reasons },
  isFirst,
}: Pick<BillLeadProps, 'bill' | 'isFirst'>) {
  // Without the bill before, that one can't be read, unless there is none.
  if (!previous) return isFirst ? <>はじめてのご請求です。</> : null;
  if (difference === null) return null;
  if (difference === 0) return <>先月と同じ金額です。</>;
  const reason = mainReason(reasons, difference);
  return (
    <>
      <Phrase>
        先月より<b>{formatYen(Math.abs(difference))}</b>
        {difference > 0 ? '増えました。' : '減りました。'}
      </Phrase>
      {reason && (
        <>
          <Phrase>おもな理由は、{reason.since}</Phrase>
          <Phrase>{reason.what}です。</Phrase>
        </>
      )}
    </>
  );
}

/** Beside a rise or a fall, how it goes on. */
function Next({ bill, forecast }: Pick<BillLeadProps, 'bill' | 'forecast'>) {
  if (!forecast || bill.total === null || !bill.difference) return null;
  const change = forecast.total - bill.total;
  const next = formatMonth(forecast.month);
  if (change === 0) return <Phrase>{next}も同じ金額の見込みです。</Phrase>;
  return (
    <>
      <Phrase>
        {next}は<b>{formatYen(forecast.total)}</b>、
      </Phrase>
      <Phrase>
        {formatYen(Math.abs(change))}
        {change > 0 ? '上がる' : '下がる'}見込みです。
      </Phrase>
    </>
  );
}

/** The text of a reason, in parts between which a line may break. */
interface ReasonTexts {
  /** `10月1日に始まった`, or nothing. */
  since: string;
  /** `「動画見放題」(+2,189円)` */
  what: string;
}

/**
 * The reason that explains most of a difference, as text for a sentence; with the one against it where it is more.
 * @param difference yen; only reasons of the same sign explain it
 * @returns undefined if no reason has that sign
 */
export function mainReason(
  reasons: readonly Schema.DifferenceReason[],
  difference: number,
): ReasonTexts | undefined {
  const same = reasons.filter((reason) => Math.sign(reason.amount) === Math.sign(difference));
  const main = same.sort((a, b) => Math.abs(b.amount) - Math.abs(a.amount))[0];
  if (!main) return undefined;
  const what = whatOf(main);
  // More than the difference: a line that takes the place of another explains it only together with that.
  if (Math.abs(main.amount) <= Math.abs(difference)) return { since: since(main), what };
  const against = reasons
    .filter((reason) => Math.sign(reason.amount) === -Math.sign(difference))
    .sort((a, b) => Math.abs(b.amount) - Math.abs(a.amount))[0];
  return {
    since: since(main),
    what: against ? `${what}と、${since(against)}${whatOf(against)}` : what,
  };
}

const whatOf = ({ label, amount }: Schema.DifferenceReason) =>
  `「${label}」(${formatDifference(amount)}円)`;

function since({ kind, started_on, amount }: Schema.DifferenceReason): string {
  if (kind === 'one_time') return '今回だけの';
  if (started_on === null) return '';
  const day = formatShortDay(started_on);
  switch (kind) {
    case 'started':
      return `${day}に始まった`;
    case 'ended':
      return `${day}に終わった`;
    case 'discount':
      return `${day}に${amount < 0 ? '始まった' : '終わった'}`;
    default:
      return '';
  }
}
