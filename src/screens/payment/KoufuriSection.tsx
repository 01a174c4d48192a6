import Box from '@mui/material/Box';
import Button from '@mui/material/Button';
import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import type * as Schema from '@/api/generated/schemas';
import { read } from '@/api/query';
import { brand } from '@/catalogue/brand';
import type * as Code from '@/catalogue/codes';
import { labelOf } from '@/catalogue/labelOf';
import { accountKinds } from '@/catalogue/payment';
import { formatFullDay, formatFullMonth } from '@/lib/date';
import { shapeOf } from '@/screens/shared/statuses';
import { Verbatim } from '@/ui/page/Page';
import { Section } from '@/ui/page/Section';
import { type DescriptionItem, DescriptionList } from '@/ui/row/DescriptionList';
import { Status, type StatusShape } from '@/ui/status/Status';
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
export function KoufuriSection() {
  const { data } = useSuspenseQuery(read(api.getKoufuri));
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
}: Schema.Koufuri): DescriptionItem[] {
  const { holder_kana, applied_on, starts_month } = koufuri;
  const account = [bank_name, branch_name].filter((part) => part !== null).join(' ');
  return [
    ...(account
      ? [
          {
            term: '口座',
            value: account,
            note: [kind && labelOf(accountKinds, kind), last4 && `•••• ${last4}`]
              .filter(Boolean)
              .join(' '),
          },
        ]
      : []),
    ...(holder_kana ? [{ term: '名義', value: <Verbatim>{holder_kana}</Verbatim> }] : []),
    ...(applied_on ? [{ term: 'お申し込み', value: formatFullDay(applied_on) }] : []),
    ...(starts_month
      ? [{ term: '最初のご請求', value: `${formatFullMonth(starts_month)}のご請求` }]
      : []),
  ];
}
