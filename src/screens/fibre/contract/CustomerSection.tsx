import { genders } from '@/catalogue/contract';
import { formatPhone } from '@/lib/phone';
import { formatPlainDay } from '@/lib/plainDay';
import { paths } from '@/paths';
import { Link } from '@/ui/link/Link';
import { useKnownPaths } from '@/ui/link/knownPaths';
import { EmailAddress } from '@/ui/EmailAddress';
import { Section } from '@/ui/page/Section';
import { Definitions } from '@/ui/row/Definitions';
import type { Contract } from './queries';

/** Who the contract is with (specification 1, section 3, customer info). */
export function CustomerSection({ contract }: { contract: Contract }) {
  const isKnown = useKnownPaths();
  const { customer, is_verified_email } = contract;
  const { tel, tel_daytime, email } = customer;
  return (
    <Section
      label="お客さま情報"
      aside={
        isKnown(paths.customer()) && (
          <span data-print="none">
            <Link standalone to={paths.customer()}>
              登録情報を変更する
            </Link>
          </span>
        )
      }
    >
      <Definitions
        narrow
        items={[
          {
            term: 'お名前',
            value: (
              <b>
                {customer.last_name} {customer.first_name}
              </b>
            ),
            note: `${customer.last_name_kana} ${customer.first_name_kana}`,
          },
          { term: '生年月日', value: formatPlainDay(customer.birthday) },
          { term: '性別', value: genders[customer.gender] },
          {
            term: '電話番号',
            value: formatPhone(tel),
            note: tel_daytime && `日中の連絡先 ${formatPhone(tel_daytime)}`,
          },
          {
            term: 'メール',
            value: email ? <EmailAddress address={email} /> : '登録がありません',
            note: email && (is_verified_email ? '確認済み' : 'まだ確認できていません'),
            action: isKnown(paths.mail()) && (
              <Link to={paths.mail()} label={`${email ? '変更' : '登録'}(メールアドレス)`}>
                {email ? '変更' : '登録'}
              </Link>
            ),
          },
        ]}
      />
    </Section>
  );
}
