import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import Link from '@mui/material/Link';
import List from '@mui/material/List';
import Stack from '@mui/material/Stack';
import Typography from '@mui/material/Typography';
import { useSuspenseQuery } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { read, useReads } from '@/api/query';
import { chartMonths, firstBillOn, isOldMonth, noBills, refundMethods } from '@/catalogue/billing';
import { brand } from '@/catalogue/brand';
import type * as Code from '@/catalogue/generated/codes';
import { isKnown, labelOf } from '@/catalogue/labelOf';
import { formatDay, formatFullDay, formatFullMonth } from '@/lib/date';
import { masked } from '@/lib/numbers';
import { formatNumber, formatYen } from '@/lib/yen';
import { billsOf, paths, topOf } from '@/paths';
import { BillChart, BillTable } from '@/screens/shared/bill/BillChart';
import { Sentence } from '@/screens/shared/bill/Sentence';
import { UnpaidSection } from '@/screens/shared/bill/UnpaidSection';
import { shapeOf } from '@/screens/shared/statuses';
import { StatusRow } from '@/screens/shared/StatusRow';
import { useServiceType } from '@/session/selectedService';
import { boundSections } from '@/shell/error/SectionBoundary';
import { Ruler } from '@/ui/chart/Ruler';
import type { RulerMark } from '@/ui/chart/rulerScale';
import { TwinSection } from '@/ui/chart/TwinSection';
import { Amount } from '@/ui/figure/Amount';
import { Figure } from '@/ui/figure/Figure';
import { DeferredContent } from '@/ui/page/DeferredContent';
import { PageHead } from '@/ui/page/PageHead';
import { Section } from '@/ui/page/Section';
import { EmptyState } from '@/ui/state/EmptyState';
import { Status, type StatusShape } from '@/ui/status/Status';
import { WordWrap } from '@/ui/WordWrap';
import { ForecastSection } from './ForecastSection';
import { averageSentence } from './months';
import { MonthSections, OldMonthSection, oldMonthsLabel } from './MonthSections';

interface NoBillsProps {
  /** The month of the next bill, YYYYMM; null when there will be none. */
  month: string | null;
  fixingDate: string | null;
  /** One action. */
  children: ReactNode;
}

/** All bills by year, instalments that are left, and refunds (docs/design.md §6). */
export default function BillingScreen() {
  const service = useServiceType();
  const { data, refetch, isFetching } = useSuspenseQuery(read(api.getBilling));
  // Fibre bills from before the switch are listed apart, as the old billing system has them
  // (`OldMonthSection`).
  const months =
    service === 'mobile' ? data.months : data.months.filter(({ month }) => !isOldMonth(month));
  const fixed = months.filter(({ status }) => status !== '0');
  const charted = fixed.slice(0, chartMonths);
  const bars = charted.map(({ month, total }) => ({ month, amount: total ?? undefined })).reverse();
  return (
    <Container>
      <PageHead
        title="ご請求の一覧"
        back={{ to: topOf(service), label: '料金・お知らせ' }}
        lead={<Sentence of={averageSentence(charted)} />}
      />
      {months.length === 0 ? (
        <>
          <NoBills month={data.next_month} fixingDate={data.next_fixing_date}>
            <Button href={service === 'mobile' ? paths.mobileContract() : paths.contract()}>
              ご契約情報を見る
            </Button>
          </NoBills>
          {data.forecast && (
            <DeferredContent>
              <ForecastSection forecast={data.forecast} />
            </DeferredContent>
          )}
        </>
      ) : (
        <>
          <UnpaidSection
            unpaid={data.unpaid}
            pathOf={billsOf(service).month}
            payment={service === 'mobile' ? paths.mobilePayment() : paths.payment()}
          />
          {bars.length > 2 && (
            <TwinSection
              label={`${bars.length}か月`}
              chart={<BillChart bills={bars} pathOf={billsOf(service).month} />}
              table={<BillTable bills={bars} />}
            />
          )}
          <DeferredContent>
            {data.forecast && <ForecastSection forecast={data.forecast} />}
            <MonthSections months={months} onRetry={() => void refetch()} retrying={isFetching} />
          </DeferredContent>
        </>
      )}
      {service === 'mobile' ? (
        <DeferredContent>
          <Section label="返金">
            <Button variant="text" href={paths.reimbursement()}>
              返金の明細を見る
            </Button>
          </Section>
        </DeferredContent>
      ) : (
        <DeferredContent>
          {boundSections({
            分割払いの残り: <InstalmentSection />,
            返金: <RefundSection />,
            [oldMonthsLabel]: <OldMonthSection />,
          })}
        </DeferredContent>
      )}
    </Container>
  );
}

/** No bill yet, and when the first one comes (docs/design.md §6). */
function NoBills({ month, fixingDate, children }: NoBillsProps) {
  return (
    <Section label="ご請求">
      <EmptyState lead={noBills} next={firstBillOn(month, fixingDate)}>
        {children}
      </EmptyState>
    </Section>
  );
}

/** What is left to pay by instalments, including the construction cost (docs/design.md §6). */
function InstalmentSection() {
  const [all, cost] = useReads(read(api.getInstallment), read(api.getInstallmentConstructionCost));
  const { installments } = all;
  const [only] = installments;
  const paidOff = cost.installment?.remaining_total === 0 ? cost.installment : undefined;
  return (
    <Section
      label="分割払いの残り"
      caption={installments.length === 1 && only ? only.label : `${installments.length}件`}
    >
      <Stack spacing={{ xs: 9, sm: 14 }} useFlexGap>
        {installments.map((instalment) => (
          <InstalmentLeft
            key={instalment.installment_id}
            instalment={instalment}
            named={installments.length > 1}
            discount={instalment.kind === 'construction' ? cost.discount_total : 0}
          />
        ))}
      </Stack>
      {installments.length === 0 && <p>分割でお支払いいただいているものはありません。</p>}
      {paidOff && (
        <Typography variant="help">
          {paidOff.label}のお支払いは、{formatFullMonth(paidOff.last_month)}のご請求で終わりました。
        </Typography>
      )}
    </Section>
  );
}

interface InstalmentLeftProps {
  instalment: Schema.Instalment;
  /** Shows the label, where there are several. */
  named: boolean;
  /** Yen of the remaining amount that a discount takes off. */
  discount: number;
}

function InstalmentLeft({ instalment, named, discount }: InstalmentLeftProps) {
  const { label, monthly_amount, total_count, paid_count, remaining_total } = instalment;
  const { last_month, settled_month } = instalment;
  const left = total_count - paid_count;
  return (
    <div>
      <Stack
        direction="row"
        sx={{
          flexWrap: 'wrap',
          alignItems: 'flex-end',
          justifyContent: 'space-between',
          gap: '4px 28px',
          mb: 4,
        }}
      >
        <div>
          {named && <b>{label}</b>}
          <p>
            {formatYen(monthly_amount)} × 残り{left}回
            {!settled_month && `・${formatFullMonth(last_month)}まで`}
          </p>
          {settled_month && (
            <p>
              解約により、{formatFullMonth(settled_month)}
              のご請求で残りをまとめてお支払いいただきます。
            </p>
          )}
          {discount > 0 && (
            <Typography variant="help">
              このうち{formatYen(discount)}は、割引で差し引かれます。
            </Typography>
          )}
        </div>
        <Box sx={{ ml: 'auto' }}>
          <Figure value={formatNumber(remaining_total)} unit="円" />
        </Box>
      </Stack>
      <Ruler
        label={`${label}：${total_count}回払いのうち${paid_count}回をご請求済み、残り${left}回`}
        parts={[{ key: 'paid', label: 'ご請求済み', value: paid_count, fill: 'pale' }]}
        total={total_count}
        unit="回"
        marks={instalmentMarks(paid_count, total_count)}
        minor={1}
        height={18}
        unnumbered
      />
    </div>
  );
}

/**
 * The share of the ruler that a label needs on a phone. The label of an end is left out if the mark in
 * between is closer than that.
 */
const roomOfMark = 0.15;

/** Labels under the ruler of instalments: start, charged so far, end. */
function instalmentMarks(paid: number, total: number): RulerMark[] {
  const marks: RulerMark[] = [];
  if (paid / total > roomOfMark || paid === 0) marks.push({ at: 0, label: '0回' });
  if (paid > 0) marks.push({ at: paid, label: `${paid}回目` });
  if ((total - paid) / total > roomOfMark) marks.push({ at: total, label: `${total}回` });
  return marks;
}

const refundStatuses: Record<Code.RefundStatus, StatusShape> = {
  planned: { mark: 'half', label: '返金予定' },
  paid: { mark: 'done', label: '返金済み', ended: true },
  account_needed: { mark: 'triangle', label: '返金先の口座が必要', box: 'caution' },
  failed: { mark: 'triangle', label: '返金できませんでした', box: 'caution' },
};

/** Refunds: a sentence on those that are open, then all of them in a list (docs/design.md §6). */
function RefundSection() {
  const [open, list] = useReads(read(api.getRefund), read(api.getBillingRlsRefundList));
  // Two systems keep refunds: if one counts none, but the other lists an open one, the sentence must not
  // say that there are none.
  const due = list.refunds.filter(({ status }) => status !== 'paid').length;
  return (
    <Section label="返金" caption={`${open.count || due}件`}>
      {(open.count > 0 || due === 0) && <p>{openSentence(open)}</p>}
      {list.refunds.length > 0 && (
        <List sx={{ 'p + &': { mt: 5 } }}>
          {list.refunds.map((refund) => (
            <StatusRow
              key={refund.refund_id}
              title={<WordWrap>{refund.label}</WordWrap>}
              help={
                <>
                  {refund.detail}
                  <br />
                  {refundPayment(refund)}
                  {shapeOf(refundStatuses, refund.status).box && (
                    <>
                      <br />
                      <Link
                        aria-label={`電話で口座を知らせる(${refund.label})`}
                        href={`tel:${brand.support.phone}`}
                      >
                        電話で口座を知らせる
                      </Link>
                    </>
                  )}
                </>
              }
              status={<Status {...shapeOf(refundStatuses, refund.status)} />}
              amount={<Amount value={refund.amount} />}
              ended={refund.status === 'paid'}
            />
          ))}
        </List>
      )}
    </Section>
  );
}

function openSentence({ count, total, next_date, needs_account }: Schema.OpenRefund): string {
  if (count === 0) return 'いま、返金の予定はありません。';
  const account = needs_account ? '返金先の口座を、サポート窓口へお知らせください。' : '';
  const when = next_date ? `次の返金は${formatDay(next_date)}です。` : '';
  return `合計${formatYen(total)}をお返しします。${when}${account}`;
}

function refundPayment({ method, method_detail, date, status }: Schema.Refund): string {
  const refundMethod = [labelOf(refundMethods, method), method_detail && masked(method_detail)]
    .filter(Boolean)
    .join(' ');
  if (date === null) return refundMethod;
  const isToCome = isKnown(refundStatuses, status) && status !== 'paid';
  return `${formatFullDay(date)}${isToCome ? 'の予定' : ''}・${refundMethod}`;
}
