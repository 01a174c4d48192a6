import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import type * as Code from '@/catalogue/codes';
import { labelOf } from '@/catalogue/labelOf';
import { formatYen } from '@/lib/yen';
import { Section } from '@/ui/page/Section';
import { DescriptionList } from '@/ui/row/DescriptionList';
const payers: Record<Code.Payer, string> = {
  contractor: 'ご契約者',
  other: 'ご契約者以外の方',
};

/** Who pays, and whether the invoice comes on paper and what that costs. */
export function SlipSection() {
  const { payer, paper_invoice, paper_invoice_fee } = useSuspenseQuery(
    read(api.getFixedPayment),
  ).data;
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
