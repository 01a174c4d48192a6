import Link from '@mui/material/Link';
import type * as Schema from '@/api/generated/schemas';
import { contractTypes } from '@/catalogue/contract';
import { labelOf } from '@/catalogue/labelOf';
import { formatPhone, formatPostalCode } from '@/lib/numbers';
import { paths } from '@/paths';
import { AddressParts } from '@/procedure/address/AddressInputs';
import { emailRow, personRows } from '@/screens/shared/customerRows';
import { Verbatim } from '@/ui/page/Page';
import { Section } from '@/ui/page/Section';
import { Phone } from '@/ui/Phone';
import { DescriptionList } from '@/ui/row/DescriptionList';
import { WordWrap } from '@/ui/WordWrap';

interface ContractorSectionProps {
  contract: Schema.Contract;
  /** On the page for paper, which has no links to other screens. */
  detail?: boolean;
}

/** The number and the customer of the contract. */
export function ContractorSection({ contract, detail }: ContractorSectionProps) {
  const { customer, is_verified_email, phone_number, contract_type } = contract;
  const { tel, tel_daytime, email, address_optional } = customer;
  return (
    <Section label="ご契約者">
      <DescriptionList
        narrow
        items={[
          {
            term: '電話番号',
            value: phone_number ? <Phone digits={phone_number} /> : '-',
            note: contract_type && labelOf(contractTypes, contract_type),
          },
          ...personRows(customer),
          {
            term: 'ご住所',
            value: (
              <>
                〒{formatPostalCode(customer.zip_code)}
                <br />
                <AddressParts address={customer} />
              </>
            ),
            note: address_optional && <WordWrap>{address_optional}</WordWrap>,
          },
          {
            term: '連絡先',
            value: <Verbatim>{formatPhone(tel)}</Verbatim>,
            note: tel_daytime && (
              <>
                日中の連絡先 <Verbatim>{formatPhone(tel_daytime)}</Verbatim>
              </>
            ),
            action: !detail && (
              <Link href={paths.mobileContractor()} aria-label="変更(連絡先)">
                変更
              </Link>
            ),
          },
          emailRow(email, is_verified_email, detail ? undefined : paths.mobileMail()),
        ]}
      />
    </Section>
  );
}
