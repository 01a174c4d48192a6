import Alert from '@mui/material/Alert';
import AlertTitle from '@mui/material/AlertTitle';
import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Stack from '@mui/material/Stack';
import { isOverdue, paymentMethod } from '@/catalogue/billing';
import { brand } from '@/catalogue/brand';
import { formatDay, formatFullMonth, formatMonth } from '@/lib/date';
import { formatYen } from '@/lib/yen';
import { billStatus } from '@/screens/shared/statuses';
import { KeepTogether } from '@/ui/KeepTogether';
import { Nowrap, Phrase } from '@/ui/page/Page';
import { Section } from '@/ui/page/Section';
import { AmountTable } from '@/ui/row/AmountTable';

interface UnpaidBill {
  /** YYYYMM */
  month: string;
  status: string;
  /** Yen. */
  unpaid_total: number;
  /** ISO day; null where it isn't known. */
  payment_due_on: string | null;
  payment_method: { code: string };
}

interface UnpaidSectionProps {
  unpaid: { total: number; bills: readonly UnpaidBill[] };
  /** Path of a month's bill. */
  pathOf: (month: string) => string;
  /** Path of the payment method. */
  payment: string;
}

/** What is owed in all and for which months, by when, and how to pay it now; nothing where nothing is. */
export function UnpaidSection({ unpaid: { total, bills }, pathOf, payment }: UnpaidSectionProps) {
  const [oldest] = bills;
  if (!oldest) return null;
  const overdue = bills.filter(({ payment_due_on }) => isOverdue(payment_due_on));
  // Bills from before a change of the payment method are paid in another way than later ones.
  const waysToPay = new Set(bills.map(({ payment_method }) => toPay(payment_method)));
  return (
    <Section label="お支払いが必要なご請求" caption={`${bills.length}件`}>
      <Alert severity="warning">
        <AlertTitle>
          <Nowrap>{formatYen(total)}の</Nowrap>
          <Phrase>お支払いをお待ちしています</Phrase>
        </AlertTitle>
        <p>
          {overdue.length > 0 && (
            <Phrase>
              {overdue.length === bills.length
                ? 'お支払い期限を過ぎています。'
                : `${overdue.length}件は、お支払い期限を過ぎています。`}
            </Phrase>
          )}
          {bills.length > 1 && (
            <Phrase>
              {formatMonth(oldest.month)}分{formatYen(oldest.unpaid_total)}
              から、古い順にお支払いください。
            </Phrase>
          )}
          {waysToPay.size === 1 && <Phrase>{toPay(oldest.payment_method)}</Phrase>}
          <Phrase>払込票がお手元にないときは、サポート窓口へお電話ください。</Phrase>
          <Phrase>お支払い済みの方は、行き違いですのでご容赦ください。</Phrase>
        </p>
        <Stack direction="row" sx={{ flexWrap: 'wrap', gap: '4px 28px', mt: 1 }}>
          <Button variant="text" href={payment} sx={{ fontWeight: 700 }}>
            お支払い方法を確かめる
          </Button>
          <Button variant="text" href={`tel:${brand.support.phone}`}>
            <span>
              サポート窓口に電話する<Nowrap>({brand.support.phone})</Nowrap>
            </span>
          </Button>
        </Stack>
      </Alert>
      <Box sx={{ mt: 5 }}>
        <AmountTable
          caption="お支払いが必要なご請求"
          rows={bills.map(({ month, status, unpaid_total, payment_due_on, payment_method }) => ({
            key: month,
            name: (
              <Button
                variant="text"
                href={pathOf(month)}
                aria-label={`${formatFullMonth(month)}のご請求`}
                sx={{ color: 'text.primary' }}
              >
                {formatFullMonth(month)}
              </Button>
            ),
            note: (
              <>
                <KeepTogether>{dueNote(status, payment_due_on)}</KeepTogether>
                {waysToPay.size > 1 && <div>{toPay(payment_method)}</div>}
              </>
            ),
            amount: unpaid_total,
          }))}
          subtotal={bills.length > 1 ? { label: 'お支払いの合計', amount: total } : undefined}
        />
      </Box>
    </Section>
  );
}

const toPay = ({ code }: UnpaidBill['payment_method']): string => paymentMethod(code).toPay;

function dueNote(status: string, day: string | null): string {
  const state = status === '2' ? '残りの金額' : billStatus(status).label;
  if (day === null) return state;
  return `${state}・${formatDay(day)}${isOverdue(day) ? 'の期限を過ぎています' : 'まで'}`;
}
