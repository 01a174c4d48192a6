import Box from '@mui/material/Box';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useQuery, useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { isRejection, read, useRead } from '@/api/query';
import { billAdvice, dayOfBill, isOverdue, paymentMethod } from '@/catalogue/billing';
import { formatDay, formatFullDay, formatMonth } from '@/lib/date';
import { formatPhone, groupDigits, masked } from '@/lib/numbers';
import { formatNumber, formatYen } from '@/lib/yen';
import { Sentence } from '@/screens/shared/bill/Sentence';
import { billStatus } from '@/screens/shared/statuses';
import { useServiceType } from '@/session/selectedService';
import { SectionBoundary } from '@/shell/error/SectionBoundary';
import { media } from '@/theme/media';
import { Swatch } from '@/ui/chart/Pattern';
import { Ruler } from '@/ui/chart/Ruler';
import { type Fact, Facts } from '@/ui/figure/Facts';
import { GrandTotal } from '@/ui/figure/GrandTotal';
import { KeepTogether } from '@/ui/KeepTogether';
import { DeferredContent } from '@/ui/page/DeferredContent';
import { IndexedSections } from '@/ui/page/IndexedSections';
import { Section } from '@/ui/page/Section';
import { AmountTable } from '@/ui/row/AmountTable';
import { Status } from '@/ui/status/Status';
import { useEntryState } from '@/ui/useEntryState';
import { WordWrap } from '@/ui/WordWrap';
import { billParts, carriedSection, differenceSentence, groupSection, taxTexts } from './billParts';
import { CallDetails, SimCallDetails } from './CallDetails';
import { AddBillDay } from './ForecastSection';
import {
  BillNotice,
  BillTools,
  InvoiceButtons,
  MonthFrame,
  MonthLinks,
  MonthUnreadable,
} from './MonthFrame';
import { isReadable } from './months';
import { NoSuchBill } from './NoSuchBill';
import { PrintHead } from './PrintHead';
import { billOrNone } from './queries';

/** The bill from its opening to its closing total, all amounts on one axis. */
export function BillOfMonth({ month }: { month: string }) {
  const fixed = useServiceType() !== 'mobile';
  const { data: bill, refetch, isFetching } = useSuspenseQuery(billOrNone(month));
  // Print, several PDFs and the tax by rate need the invoice; the bill on the screen doesn't wait for it.
  const { data: invoice } = useQuery({
    ...read(api.getBillingInvoice, { target_month: month }),
    enabled: !isRejection(bill) && bill.has_invoice,
  });
  if (isRejection(bill)) return <NoSuchBill unit="月" />;
  return (
    <Container>
      {invoice && <PrintHead invoice={invoice} />}
      <MonthHead
        bill={bill}
        invoice={invoice}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
      {bill.total !== null && (
        <DeferredContent>
          <IndexedSections>
            <div data-print="none">
              <PartsSection bill={bill} total={bill.total} />
            </div>
            {bill.previous && (
              <div data-print="none">
                <DifferenceSection
                  previous={bill.previous}
                  total={bill.total}
                  differences={bill.differences}
                />
              </div>
            )}
            {/* The groups belong together, so they are closer than other sections. */}
            <Box
              sx={{
                '& > section + section': { mt: { xs: 7, sm: 9 }, [media.print]: { mt: '4mm' } },
              }}
            >
              <BillGroups groups={bill.groups} month={month} callsOf={fixed ? 'fixed' : 'mobile'} />
              <SectionBoundary label="前の月からの繰り越し">
                <CarriedForward month={month} />
              </SectionBoundary>
            </Box>
            <GrandTotal
              label="ご請求額の合計"
              value={formatNumber(bill.total)}
              note={taxTexts(bill.tax, invoice?.tax_rates ?? []).map((text) => (
                <Box component="span" sx={{ display: 'block' }} key={text}>
                  {text}
                </Box>
              ))}
            />
          </IndexedSections>
        </DeferredContent>
      )}
    </Container>
  );
}

/** Amounts carried forward from earlier months; nothing if there are none. */
function CarriedForward({ month }: { month: string }) {
  const { items, total } = useRead(api.getCarriedForwardBilling, { target_month: month });
  if (items.length === 0) return null;
  return (
    <Section id={carriedSection} label="前の月からの繰り越し">
      <AmountTable
        caption="前の月からの繰り越し"
        rows={items.map(({ label, reason, amount }, index) => ({
          key: String(index),
          name: label,
          note: reason,
          amount,
        }))}
        subtotal={items.length > 1 ? { label: '小計', amount: total } : undefined}
      />
    </Section>
  );
}

interface MonthHeadProps {
  bill: Schema.BillDetail;
  /** Undefined until it has been read, and where the bill has none. */
  invoice: Schema.BillingInvoice | undefined;
  onRetry: () => void;
  retrying: boolean;
}

/** Month and total, the three facts, the notice, the PDFs and links to the neighbouring months. */
function MonthHead({ bill, invoice, onRetry, retrying }: MonthHeadProps) {
  const { data: fixingDate } = useQuery({
    ...read(api.getBilling),
    enabled: bill.status === '0',
    select: ({ months }) => months.find(({ month }) => month === bill.month)?.fixing_date,
  });
  return (
    <MonthFrame
      bill={bill}
      tools={
        <>
          <InvoiceButtons bill={bill} invoice={invoice} />
          <BillTools bill={bill} />
          <MonthLinks previous={bill.previous} next={bill.next} />
        </>
      }
    >
      {isReadable(bill.status) ? (
        <>
          <Facts plain items={monthFacts(bill, fixingDate ?? null)} />
          {billAdvice(bill).length > 0 && (
            <Box sx={{ mt: 5 }}>
              <BillNotice bill={bill} />
            </Box>
          )}
        </>
      ) : (
        <Box sx={{ mt: 5 }}>
          <MonthUnreadable onRetry={onRetry} retrying={retrying} />
        </Box>
      )}
    </MonthFrame>
  );
}

function monthFacts(bill: Schema.BillDetail, fixingDate: string | null): Fact[] {
  return [
    { label: '状態', value: <Status {...billStatus(bill.status)} /> },
    day(bill, fixingDate),
    {
      label: '請求番号',
      value: bill.bill_number === null ? '-' : groupDigits(bill.bill_number, '-'),
    },
  ];
}

function day(bill: Schema.BillDetail, fixingDate: string | null): Fact {
  const { label } = paymentMethod(bill.payment_method.code);
  const detail = bill.payment_method.detail && masked(bill.payment_method.detail);
  const note = detail ?? label;
  if (bill.status === '0')
    return {
      label: 'ご請求額の確定日',
      value: fixingDate ? formatDay(fixingDate) : '-',
      note: fixingDate ? '金額は、この日に確定します' : '金額は、まだ確定していません',
    };
  const dated = dayOfBill(bill);
  if (!dated) return { label: 'お支払い方法', value: label, note: detail };
  // A paid bill may be old, so its day is shown with the year.
  if (bill.status === '3') return { label: dated.label, value: formatFullDay(dated.day), note };
  if (isOverdue(bill.payment_due_on))
    return { label: dated.label, value: formatDay(dated.day), note: '期限を過ぎています' };
  return {
    label: dated.label,
    value: formatDay(dated.day),
    note:
      bill.status === '1' ? (
        <>
          {note}
          <div>
            <AddBillDay month={bill.month} {...dated} />
          </div>
        </>
      ) : (
        note
      ),
  };
}

interface DifferenceSectionProps {
  previous: NonNullable<Schema.BillDetail['previous']>;
  /** Yen. */
  total: number;
  differences: Schema.BillDetail['differences'];
}

/** Why the bill changed: in a sentence, then line by line. */
function DifferenceSection({ previous, total, differences }: DifferenceSectionProps) {
  const before = `${formatMonth(previous.month)}のご請求`;
  const rows = differences.map(({ label, detail, amount }, index) => ({
    key: String(index),
    name: label,
    note: detail,
    amount,
  }));
  return (
    <Section label="先月との違い" caption={`${before} ${formatYen(previous.total)}`}>
      <Typography variant="lead" sx={{ mb: 4 }}>
        <Sentence of={differenceSentence(total - previous.total, differences, before)} />
      </Typography>
      {rows.length > 0 ? (
        <AmountTable
          caption="先月との違い"
          rows={rows}
          subtotal={{ label: '差額の合計', amount: total - previous.total }}
          signed
        />
      ) : (
        total !== previous.total && <p>違いの内訳はありません。</p>
      )}
    </Section>
  );
}

interface PartsSectionProps {
  bill: Pick<Schema.BillDetail, 'groups' | 'carried_forward'>;
  /** Yen. */
  total: number;
}

/** The parts of a bill's total as a ruler, whose legend links to the lines of each part; nothing for one part. */
function PartsSection({ bill, total }: PartsSectionProps) {
  const parts = billParts(bill);
  const added = parts.filter(({ amount }) => amount > 0);
  if (added.length < 2) return null;
  const sum = added.reduce((all, { amount }) => all + amount, 0);
  return (
    <Section label="金額の内訳" caption="項目を選ぶと、明細に移ります">
      <Ruler
        label={`${formatYen(sum)}の内訳は、${added
          .map(({ label, amount }) => `${label} ${formatYen(amount)}`)
          .join('、')}です`}
        parts={added.map(({ label, amount }) => ({ key: label, label, value: amount }))}
        total={sum}
        unit="円"
        height={26}
      />
      <Box sx={{ mt: 5 }}>
        <AmountTable
          caption="金額の内訳"
          rows={parts.map(({ label, amount, section }, index) => ({
            key: `${index} ${label}`,
            name: (
              <Stack direction="row" component="span" sx={{ alignItems: 'center', columnGap: 3 }}>
                {index < added.length && <Swatch index={index} />}
                <Link href={`#${section}`}>
                  <WordWrap>{label}</WordWrap>
                </Link>
              </Stack>
            ),
            amount,
          }))}
          subtotal={{ label: 'ご請求額', amount: total }}
        />
      </Box>
    </Section>
  );
}

interface BillGroupsProps {
  groups: readonly Schema.BillGroup[];
  /** YYYYMM */
  month: string;
  /** The bill's service: a fibre bill has the home phone's call details, a mobile bill the SIM's. */
  callsOf: 'fixed' | 'mobile';
}

/** The lines by service, each group closed by its subtotal. */
function BillGroups({ groups, month, callsOf }: BillGroupsProps) {
  return groups.map((group, index) => (
    <Section
      key={group.label}
      id={groupSection(index)}
      label={<WordWrap>{group.label}</WordWrap>}
      caption={
        <>
          {index === 0 && '内訳(すべて税込)'}
          {group.phone_number && (
            // A SIM's number distinguishes it from the customer's other SIMs. The home phone has one number,
            // needed on paper only.
            <Box
              component="span"
              sx={{ display: callsOf === 'fixed' ? 'none' : 'block', displayPrint: 'block' }}
            >
              {formatPhone(group.phone_number)}
            </Box>
          )}
        </>
      }
    >
      <GroupLines group={group} month={month} callsOf={callsOf} />
    </Section>
  ));
}

interface GroupLinesProps {
  group: Schema.BillGroup;
  month: string;
  callsOf: 'fixed' | 'mobile';
}

function GroupLines({ group, month, callsOf }: GroupLinesProps) {
  const [open, setOpen] = useEntryState(`calls:${group.label}`, false);
  // The details list calls and SMS together: one line opens them.
  const opener = group.lines.find(({ kind }) => kind === 'call' || kind === 'sms');
  return (
    <>
      <AmountTable
        caption={group.label}
        rows={group.lines.map((line, index) => ({
          key: String(index),
          name: line.label,
          note: (
            <>
              <KeepTogether>{note(line)}</KeepTogether>
              {line === opener && (
                <div data-print="none">
                  <Link component="button" type="button" onClick={() => setOpen(!open)}>
                    {open ? '通話明細を閉じる' : '通話明細を見る'}
                  </Link>
                </div>
              )}
            </>
          ),
          amount: line.amount,
        }))}
        subtotal={{ label: '小計', amount: group.subtotal }}
      />
      {open &&
        (callsOf === 'fixed' ? <CallDetails month={month} /> : <SimCallDetails month={month} />)}
    </>
  );
}

/** `3分 8.789円 × 24回`. */
function note({ detail, quantity }: Schema.BillLine): string {
  return [detail, quantity].filter((part) => part !== null).join(' × ');
}
