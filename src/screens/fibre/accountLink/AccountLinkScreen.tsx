import Button from '@mui/material/Button';
import Container from '@mui/material/Container';
import { useSuspenseQuery } from '@tanstack/react-query';
import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import { brand } from '@/catalogue/brand';
import { formatFullDay } from '@/lib/date';
import { paths } from '@/paths';
import { Icon } from '@/theme/icon/Icon';
import { Nowrap, Prose, Verbatim } from '@/ui/page/Page';
import { PageHead } from '@/ui/page/PageHead';
import { Section } from '@/ui/page/Section';
import { DescriptionList } from '@/ui/row/DescriptionList';
import { Status } from '@/ui/status/Status';
import { LinkStart } from './LinkStart';
import { linkState } from './linkStates';

/** /contract/account_link: the account of a partner, what linking means, and the way to link. */
export default function AccountLinkScreen() {
  const { status, account_name, linked_on } = useSuspenseQuery(read(api.getSonyAccount)).data;
  const { state, lead, action } = linkState(status);
  return (
    <Container>
      <PageHead
        title="連携IDの設定"
        lead={lead}
        back={
          <Button variant="text" startIcon={<Icon name="back" />} href={paths.contract()}>
            ご契約情報
          </Button>
        }
      />
      <Section label="いまの連携">
        <DescriptionList
          items={[
            { term: '状態', value: <Status {...state} /> },
            ...(account_name === null
              ? []
              : [{ term: '連携ID', value: <Verbatim>{account_name}</Verbatim> }]),
            ...(linked_on === null
              ? []
              : [{ term: '連携した日', value: formatFullDay(linked_on) }]),
          ]}
        />
      </Section>
      <Section label="連携すると">
        <Prose>
          <p>ログイン画面の「連携IDでログイン」から、マイページに入れるようになります。</p>
          <p>
            お客さまIDでのログインも、<Nowrap>これまでどおり</Nowrap>お使いいただけます。
          </p>
          <p>
            ご契約の内容、料金、<Nowrap>お支払い方法は</Nowrap>変わりません。
          </p>
        </Prose>
        {action && <LinkStart action={action} />}
      </Section>
      {(status === 'linked' || status === 'expired') && <UnlinkSection />}
    </Container>
  );
}

/** How the customer can remove the link. */
function UnlinkSection() {
  const { phone, hours } = brand.support;
  return (
    <Section label="連携の解除">
      <p>
        連携の解除は、お電話で承ります。解除しても、ご契約は変わりません。
        <br />
        <Button variant="text" href={`tel:${phone}`}>
          {phone}
        </Button>{' '}
        <Nowrap>({hours})</Nowrap>
      </p>
    </Section>
  );
}
