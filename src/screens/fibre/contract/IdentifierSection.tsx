import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import { groupDigits } from '@/lib/numbers';
import { RevealRows } from '@/screens/shared/RevealRows';
import { Verbatim } from '@/ui/page/Page';
import { Section } from '@/ui/page/Section';

/** The identifiers of the contract: the customer's, which the menu shows too, and two that are masked until asked for. */
export function IdentifierSection() {
  const { customer_number, contract_number, connection_id } = useSuspenseQuery(
    read(api.getCustomerKey),
  ).data;
  return (
    <Section
      label="識別番号"
      caption={<span data-print="none">「表示」を押すと30秒だけ見られます</span>}
    >
      <RevealRows
        open={[
          { term: 'お客さま番号', value: <Verbatim>{groupDigits(customer_number, '-')}</Verbatim> },
        ]}
        items={[
          numbered('契約番号', contract_number),
          {
            term: '接続用ID',
            value: connection_id,
            dots: '••••',
            tail: connection_id?.replace(/^[^@]*/, '') ?? '',
            note: connection_id === null ? 'ご利用が始まると表示します' : undefined,
          },
        ]}
      />
    </Section>
  );
}

const numbered = (term: string, digits: string) => ({
  term,
  value: groupDigits(digits, '-'),
  dots: '••••-••••-',
  tail: digits.slice(-4),
});
