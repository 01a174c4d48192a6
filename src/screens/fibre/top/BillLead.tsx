import type * as Schema from '@/api/generated/schemas';
import { billAdvice } from '@/catalogue/billing';
import { formatDay, formatMonth } from '@/lib/date';
import { formatYen } from '@/lib/yen';
import { Sentence } from '@/screens/shared/bill/Sentence';
import { Phrase } from '@/ui/page/Page';
import { mainReason } from './difference';

interface BillLeadProps {
  bill: Schema.CurrentBill;
  /** The bill that is fixed next, where it is foretold. */
  forecast?: Schema.BillForecast | null | undefined;
  fixingDate: string | null;
  /** No bill came before it. */
  isFirst: boolean;
}

/** The bill in a sentence: what it asks, else how it differs from the one before. */
export function BillLead({ bill, forecast, fixingDate, isFirst }: BillLeadProps) {
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
