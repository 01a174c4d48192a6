import Link from '@mui/material/Link';
import List from '@mui/material/List';
import { useSuspenseQueries } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { read } from '@/api/query';
import { refundMethods } from '@/catalogue/billing';
import { brand } from '@/catalogue/brand';
import type * as Code from '@/catalogue/generated/codes';
import { isKnown, labelOf } from '@/catalogue/labelOf';
import { formatDay, formatFullDay } from '@/lib/date';
import { masked } from '@/lib/numbers';
import { formatYen } from '@/lib/yen';
import { shapeOf } from '@/screens/shared/statuses';
import { StatusRow } from '@/screens/shared/StatusRow';
import { Amount } from '@/ui/figure/Amount';
import { Section } from '@/ui/page/Section';
import { Status, type StatusShape } from '@/ui/status/Status';
import { WordWrap } from '@/ui/WordWrap';
const statuses: Record<Code.RefundStatus, StatusShape> = {
  planned: { mark: 'half', label: '返金予定' },
  paid: { mark: 'done', label: '返金済み', ended: true },
  account_needed: { mark: 'triangle', label: '返金先の口座が必要', box: 'caution' },
  failed: { mark: 'triangle', label: '返金できませんでした', box: 'caution' },
};

/** Refunds: a sentence on those that are open, then all of them in a list (docs/design.md §6). */
export function RefundSection() {
  const [{ data: open }, { data: list }] = useSuspenseQueries({
    queries: [read(api.getRefund), read(api.getBillingRlsRefundList)],
  });
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
                  {payment(refund)}
                  {shapeOf(statuses, refund.status).box && (
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
              status={<Status {...shapeOf(statuses, refund.status)} />}
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

function payment({ method, method_detail, date, status }: Schema.Refund): string {
  const refundMethod = [labelOf(refundMethods, method), method_detail && masked(method_detail)]
    .filter(Boolean)
    .join(' ');
  if (date === null) return refundMethod;
  const isToCome = isKnown(statuses, status) && status !== 'paid';
  return `${formatFullDay(date)}${isToCome ? 'の予定' : ''}・${refundMethod}`;
}
