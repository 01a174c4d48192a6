import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { api } from '@/api/generated/operations';
import { ofService, useRead } from '@/api/query';
import { brand } from '@/catalogue/brand';
import { genders } from '@/catalogue/contract';
import { labelOf } from '@/catalogue/labelOf';
import { formatDayWithoutWeekday } from '@/lib/date';
import { formatPhone } from '@/lib/numbers';
import { paths } from '@/paths';
import { AddressLines } from '@/procedure/address/AddressInputs';
import { BlockedState } from '@/procedure/BlockedState';
import { EmailAddress, kanaOf } from '@/screens/shared/customerRows';
import { Verbatim } from '@/ui/page/Page';
import { PageHead } from '@/ui/page/PageHead';
import { Section } from '@/ui/page/Section';
import { type DescriptionItem, DescriptionList } from '@/ui/row/DescriptionList';
import { useBillingAddress, useCustomerBlocked } from './customerData';

/** /contract/customer: what is registered, each with a link to change it. */
export default function CustomerScreen() {
  const blocked = useCustomerBlocked();
  const back = { to: paths.contract(), label: 'ご契約情報' };
  if (blocked)
    return (
      <Container>
        <PageHead title="登録情報の変更" back={back} />
        <BlockedState title="いまはお手続きいただけません" {...blocked} />
      </Container>
    );
  return (
    <Container>
      <PageHead
        title="登録情報の変更"
        lead="変更するものをお選びください。選んだものだけを変更します。"
        back={back}
      />
      <Registered />
      <Section label="お電話での変更">
        <p>
          生年月日・性別の変更と、ご契約の引き継ぎは、お電話で承ります。
          <br />
          <Button variant="text" href={`tel:${brand.support.phone}`}>
            {brand.support.phone}
          </Button>{' '}
          ({brand.support.hours})
        </p>
      </Section>
    </Container>
  );
}

function Registered() {
  const { customer, renaming_since } = useRead(api.getContract, ofService('fixed'));
  const letters = useBillingAddress();
  const change = (to: string, term: string, verb = '変更') => (
    <Button variant="text" href={to} aria-label={`${verb}(${term})`}>
      {verb}
    </Button>
  );
  const rows: DescriptionItem[] = [
    {
      term: 'お名前',
      value: <Verbatim>{`${customer.last_name} ${customer.first_name}`}</Verbatim>,
      note: (
        <>
          <Verbatim>{kanaOf(customer)}</Verbatim>
          {renaming_since && (
            <>
              <br />
              変更の手続き中
            </>
          )}
        </>
      ),
      action: renaming_since ? undefined : change(paths.customerName(), 'お名前'),
    },
    {
      term: '住所',
      value: <AddressLines address={customer} />,
      action: change(paths.customerAddress(), '住所'),
    },
    {
      term: '電話番号',
      value: <Verbatim>{formatPhone(customer.tel)}</Verbatim>,
      note: customer.tel_daytime && (
        <>
          日中の連絡先 <Verbatim>{formatPhone(customer.tel_daytime)}</Verbatim>
        </>
      ),
      action: change(paths.customerPhone(), '電話番号'),
    },
    {
      term: '請求書の送付先',
      value: (
        <>
          {letters.name} 様
          <br />
          <AddressLines address={letters.address} />
        </>
      ),
      note: letters.same_as_installation && 'ご利用場所と同じです',
      action: change(paths.billingAddress(), '請求書の送付先'),
    },
    {
      term: 'メール',
      value: customer.email ? <EmailAddress address={customer.email} /> : '登録がありません',
      action: change(paths.mail(), 'メール', customer.email ? '変更' : '登録'),
    },
    { term: '生年月日', value: formatDayWithoutWeekday(customer.birthday) },
    { term: '性別', value: labelOf(genders, customer.gender) },
  ];
  return (
    <Section label="いまの登録情報">
      <DescriptionList items={rows} stacked />
    </Section>
  );
}
