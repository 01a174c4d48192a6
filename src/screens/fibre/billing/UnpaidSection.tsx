import styled from '@emotion/styled';
import { isOverdue, paymentMethod } from '@/catalogue/billing';
import { brand } from '@/catalogue/brand';
import { formatDay, formatFullMonth } from '@/lib/date';
import { formatYen } from '@/lib/yen';
import { billsOf, paths } from '@/paths';
import { useServiceType } from '@/session/serviceType';
import { Actions } from '@/ui/link/Actions';
import { useKnownPaths } from '@/ui/link/knownPaths';
import { Link } from '@/ui/link/Link';
import { Alert } from '@/ui/message/Alert';
import { Nowrap, Phrase } from '@/ui/page/Page';
import { Section } from '@/ui/page/Section';
import { AmountTable } from '@/ui/row/AmountTable';
import { billStatus } from '@/ui/status/statuses';
import type { Billing } from './queries';

const Rows = styled.div`
  margin-top: 20px;
`;

/** What is owed in all and for which months, by when, and how to pay it now; nothing where nothing is. */
export function UnpaidSection({ unpaid: { total, bills } }: { unpaid: Billing['unpaid'] }) {
  const monthOf = billsOf(useServiceType()).month;
  const [oldest] = bills;
  if (!oldest) return null;
  const overdue = bills.filter(({ payment_due_on }) => isOverdue(payment_due_on));
  return (
    <Section label="お支払いが必要なご請求" caption={`${bills.length}件`}>
      <Alert
        kind="caution"
        title={
          <>
            <Nowrap>{formatYen(total)}の</Nowrap>
            <Phrase>お支払いをお待ちしています</Phrase>
          </>
        }
        action={<WaysToPay />}
      >
        <p>
          {overdue.length > 0 && (
            <Phrase>
              {overdue.length === bills.length
                ? 'お支払い期限を過ぎています。'
                : `${overdue.length}件は、お支払い期限を過ぎています。`}
            </Phrase>
          )}
          <Phrase>{paymentMethod(oldest.payment_method.code).toPay}</Phrase>
          <Phrase>払込票がお手元にないときは、サポート窓口へお電話ください。</Phrase>
        </p>
      </Alert>
      <Rows>
        <AmountTable
          caption="お支払いが必要なご請求"
          rows={bills.map(({ month, status, unpaid_total, payment_due_on }) => ({
            key: month,
            name: (
              <Link standalone ink to={monthOf(month)} label={`${formatFullMonth(month)}のご請求`}>
                {formatFullMonth(month)}
              </Link>
            ),
            note: dueNote(status, payment_due_on),
            amount: unpaid_total,
          }))}
          subtotal={bills.length > 1 ? { label: 'お支払いの合計', amount: total } : undefined}
        />
      </Rows>
    </Section>
  );
}

function dueNote(status: string, day: string | null): string {
  const state = status === '2' ? '残りの金額' : billStatus(status).word;
  if (day === null) return state;
  return `${state}・${formatDay(day)}${isOverdue(day) ? 'の期限を過ぎています' : 'まで'}`;
}

function WaysToPay() {
  const payment = useServiceType() === 'mobile' ? paths.mobilePayment() : paths.payment();
  const isKnown = useKnownPaths();
  return (
    <Actions>
      {isKnown(payment) && (
        <Link standalone bold to={payment}>
          お支払い方法を確かめる
        </Link>
      )}
      <Link standalone href={`tel:${brand.support.phone}`}>
        サポート窓口に電話する<Nowrap>({brand.support.phone})</Nowrap>
      </Link>
    </Actions>
  );
}
