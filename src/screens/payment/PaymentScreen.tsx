import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import List from '@mui/material/List';
import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { ofService, read, useRead } from '@/api/query';
import { paymentMethod } from '@/catalogue/billing';
import { brand } from '@/catalogue/brand';
import type * as Code from '@/catalogue/generated/codes';
import { labelOf } from '@/catalogue/labelOf';
import { accountKinds } from '@/catalogue/payment';
import type { ServiceType } from '@/config/runtimeConfig';
import { formatFullDay, formatFullMonth } from '@/lib/date';
import type { Absent } from '@/lib/present';
import { formatYen } from '@/lib/yen';
import { topOf } from '@/paths';
import { shapeOf } from '@/screens/shared/statuses';
import { StatusRow } from '@/screens/shared/StatusRow';
import { useServiceType } from '@/session/selectedService';
import { SectionBoundary } from '@/shell/error/SectionBoundary';
import { Verbatim } from '@/ui/page/Page';
import { PageHead } from '@/ui/page/PageHead';
import { Section } from '@/ui/page/Section';
import { type DescriptionItem, DescriptionList } from '@/ui/row/DescriptionList';
import { Status, type StatusShape } from '@/ui/status/Status';
import { ChangeSection, MethodSection } from './MethodSections';

/**
 * How the bill is paid, which methods can be chosen instead and what they need, and why others can't be
 * chosen.
 */
export default function PaymentScreen() {
  const type = useServiceType() ?? 'fixed';
  const {
    data: payment,
    refetch,
    isFetching,
  } = useSuspenseQuery(read(api.getPayment, ofService(type)));
  return (
    <Container>
      <PageHead title="お支払い方法" back={{ to: topOf(type), label: '料金・お知らせ' }} />
      <MethodSection
        payment={payment}
        type={type}
        onRetry={() => void refetch()}
        retrying={isFetching}
      />
      <SectionBoundary label="変更できるお支払い方法">
        <ChangeSection payment={payment} type={type} />
      </SectionBoundary>
      {type === 'fixed' && (
        <>
          <SectionBoundary label="口座振替の登録">
            <KoufuriSection />
          </SectionBoundary>
          <SectionBoundary label="ご請求書">
            <SlipSection />
          </SectionBoundary>
        </>
      )}
      <SectionBoundary label="申し込めないオプション">
        <RestrictedOptions type={type} />
      </SectionBoundary>
    </Container>
  );
}

/**
 * Options that can't be ordered with this payment method, and the methods that allow them; nothing if all
 * can be ordered.
 */
function RestrictedOptions({ type }: { type: ServiceType }) {
  const { can_apply_option, options } = useRead(api.getPaymentRestrictionOption, ofService(type));
  if (can_apply_option && options.length === 0) return null;
  return (
    <Section
      label="申し込めないオプション"
      caption={options.length > 0 ? `${options.length}件` : undefined}
    >
      {!can_apply_option && (
        <p>お支払いが確認できていないため、いまはオプションをお申し込みいただけません。</p>
      )}
      {options.length > 0 && (
        <List>
          {options.map(({ code, name, reason, available_codes }) => (
            <StatusRow
              key={code}
              title={name}
              help={
                <>
                  <div>{reason}</div>
                  {available_codes.length > 0 && (
                    <div>
                      申し込めるお支払い方法：
                      {available_codes.map((each) => paymentMethod(each).label).join('、')}
                    </div>
                  )}
                </>
              }
            />
          ))}
        </List>
      )}
    </Section>
  );
}

const payers: Record<Code.Payer, string> = {
  contractor: 'ご契約者',
  other: 'ご契約者以外の方',
};

/** Who pays, and whether the invoice comes on paper and what that costs. */
function SlipSection() {
  const { payer, paper_invoice, paper_invoice_fee } = useRead(api.getFixedPayment);
  return (
    <Section label="ご請求書">
      <DescriptionList
        items={[
          {
            term: 'お支払いになる方',
            value: labelOf(payers, payer),
            note: payer === 'other' && '変更できるのは、お支払いになる方ご本人です。',
          },
          {
            term: '紙のご請求書',
            value: paper_invoice ? 'お送りしています' : 'お送りしていません',
            note: paper_invoice
              ? paper_invoice_fee > 0 && `1通 ${formatYen(paper_invoice_fee)}`
              : 'この画面で、いつでもご覧いただけます。',
          },
        ]}
      />
    </Section>
  );
}

const statuses: Record<Code.KoufuriStatus, StatusShape> = {
  none: { mark: 'circle', label: 'お申し込みなし', ended: true },
  form_sent: { mark: 'triangle', label: '申込書の返送待ち', box: 'caution' },
  applying: { mark: 'half', label: '登録の手続き中' },
  registered: { mark: 'filled', label: '登録済み' },
  failed: { mark: 'triangle', label: '登録できませんでした', box: 'caution' },
};

/**
 * The direct debit from a bank account: the account, the state of its registration, what the customer
 * must do.
 */
function KoufuriSection() {
  const data = useRead(api.getKoufuri);
  const again = data.status === 'none' || data.status === 'failed';
  return (
    <Section label="口座振替の登録" caption={<Status {...shapeOf(statuses, data.status)} />}>
      <p>{sentence(data)}</p>
      {data.status !== 'none' && (
        <Box sx={{ mt: 5 }}>
          <DescriptionList narrow items={definitions(data)} />
        </Box>
      )}
      {again && (
        <Button variant="text" sx={{ fontWeight: 700 }} href={`tel:${brand.support.phone}`}>
          電話で口座振替の申込書を取り寄せる
        </Button>
      )}
    </Section>
  );
}

function sentence({ status, starts_month, reason }: Schema.Koufuri): string {
  switch (status) {
    case 'none':
      return '口座振替は、お申し込みいただいていません。';
    case 'form_sent':
      return '申込書をお送りしています。ご記入のうえ、お届け印を押してご返送ください。';
    case 'applying':
      return starts_month
        ? `金融機関で手続き中です。${formatFullMonth(starts_month)}のご請求から始まる予定です。`
        : '金融機関で手続き中です。始まる月が決まりしだい、お知らせします。';
    case 'registered':
      return 'この口座が登録されています。';
    case 'failed':
      return `${reason ?? '金融機関で登録できませんでした。'}もう一度、お申し込みください。お支払い方法は変わっていません。`;
    default:
      return '口座振替の状態を読み込めません。お手数ですが、サポート窓口へお電話ください。';
  }
}

function definitions({
  bank_name,
  branch_name,
  kind,
  last4,
  ...koufuri
}: Schema.Koufuri): (DescriptionItem | Absent)[] {
  const { holder_kana, applied_on, starts_month } = koufuri;
  const account = [bank_name, branch_name].filter((part) => part !== null).join(' ');
  return [
    account && {
      term: '口座',
      value: account,
      note: [kind && labelOf(accountKinds, kind), last4 && `•••• ${last4}`]
        .filter(Boolean)
        .join(' '),
    },
    holder_kana && { term: '名義', value: <Verbatim>{holder_kana}</Verbatim> },
    applied_on && { term: 'お申し込み', value: formatFullDay(applied_on) },
    starts_month && { term: '最初のご請求', value: `${formatFullMonth(starts_month)}のご請求` },
  ];
}
