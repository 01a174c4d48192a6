import Link from '@mui/material/Link';
import { useSuspenseQueries } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import { houseTypes } from '@/catalogue/contract';
import { labelOf } from '@/catalogue/labelOf';
import { formatFullDay } from '@/lib/date';
import { formatPhone } from '@/lib/phone';
import { paths } from '@/paths';
import { AddressLines } from '@/procedure/address/AddressLines';
import { Nowrap, Phrase, Verbatim } from '@/ui/page/Page';
import { Section } from '@/ui/page/Section';
import { DescriptionList } from '@/ui/row/DescriptionList';

/** Where the line is, and where letters go. */
export function AddressSection({ canMove, canChange }: { canMove: boolean; canChange: boolean }) {
  const [{ data: installed }, { data: letters }] = useSuspenseQueries({
    queries: [read(api.getInstallationAddressInfo), read(api.getBillingAddressInfo)],
  });
  return (
    <Section label="住所">
      <DescriptionList
        narrow
        items={[
          {
            term: 'ご利用場所',
            value: <AddressLines address={installed.address} />,
            note: (
              <>
                {labelOf(houseTypes, installed.house_type)}・
                <Phrase>
                  工事日 <Nowrap>{formatFullDay(installed.installed_on)}</Nowrap>
                </Phrase>
              </>
            ),
            action: canMove && <Link href={paths.move()}>お引っ越し</Link>,
          },
          {
            term: '送付先',
            value: letters.same_as_installation ? (
              '請求書はご利用場所へ'
            ) : (
              <>
                <Verbatim>{`${letters.name} 様`}</Verbatim>
                <br />
                <AddressLines address={letters.address} />
              </>
            ),
            note: !letters.same_as_installation && formatPhone(letters.tel),
            action: canChange && (
              <Link href={paths.billingAddress()} aria-label="変更(送付先)">
                変更
              </Link>
            ),
          },
        ]}
      />
    </Section>
  );
}
