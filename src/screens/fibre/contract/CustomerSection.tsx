import Button from '@mui/material/Button';
import type * as Schema from '@/api/generated/schemas';
import { formatPhone } from '@/lib/phone';
import { paths } from '@/paths';
import { emailRow, personRows } from '@/screens/shared/customerRows';
import { Verbatim } from '@/ui/page/Page';
import { Section } from '@/ui/page/Section';
import { DescriptionList } from '@/ui/row/DescriptionList';

/** The customer of the contract (docs/product.md §1.4). */
export function CustomerSection({
  contract,
  canChange,
}: {
  contract: Schema.Contract;
  canChange: boolean;
}) {
  const { customer, is_verified_email } = contract;
  const { tel, tel_daytime, email } = customer;
  return (
    <Section
      label="お客さま情報"
      aside={
        canChange && (
          <span data-print="none">
            <Button variant="text" href={paths.customer()}>
              登録情報を変更する
            </Button>
          </span>
        )
      }
    >
      <DescriptionList
        narrow
        items={[
          ...personRows(customer),
          {
            term: '電話番号',
            value: <Verbatim>{formatPhone(tel)}</Verbatim>,
            note: tel_daytime && (
              <>
                日中の連絡先 <Verbatim>{formatPhone(tel_daytime)}</Verbatim>
              </>
            ),
          },
          emailRow(email, is_verified_email, paths.mail()),
        ]}
      />
    </Section>
  );
}
