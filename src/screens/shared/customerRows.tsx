import Link from '@mui/material/Link';
import { genders } from '@/catalogue/contract';
import type * as Code from '@/catalogue/generated/codes';
import { labelOf, type Open } from '@/catalogue/labelOf';
import { formatDayWithoutWeekday } from '@/lib/date';
import { Verbatim } from '@/ui/page/Page';
import type { DescriptionItem } from '@/ui/row/DescriptionList';

interface KanaName {
  last_name_kana: string;
  first_name_kana: string;
}

interface Person extends KanaName {
  last_name: string;
  first_name: string;
  /** ISO day. */
  birthday: string;
  gender: Open<Code.Gender>;
}

/** A name in kana with single blanks: a browser lets a row of wide ones run out of the page. */
export const kanaOf = ({ last_name_kana, first_name_kana }: KanaName): string =>
  `${last_name_kana} ${first_name_kana}`.replace(/\s+/g, ' ').trim();

export const personRows = (person: Person): DescriptionItem[] => [
  {
    term: 'お名前',
    value: (
      <b translate="no">
        {person.last_name} {person.first_name}
      </b>
    ),
    note: <Verbatim>{kanaOf(person)}</Verbatim>,
  },
  { term: '生年月日', value: formatDayWithoutWeekday(person.birthday) },
  { term: '性別', value: labelOf(genders, person.gender) },
];

/**
 * The e-mail address of a customer, and whether it is confirmed.
 * @param to where it is changed; nothing on paper
 */
export const emailRow = (
  email: string | null,
  isVerified: boolean,
  to: string | undefined,
): DescriptionItem => ({
  term: 'メール',
  value: email ? <EmailAddress address={email} /> : '登録がありません',
  note: email && (isVerified ? '確認済み' : 'まだ確認できていません'),
  action: to && (
    <Link href={to} aria-label={`${email ? '変更' : '登録'}(メールアドレス)`}>
      {email ? '変更' : '登録'}
    </Link>
  ),
});

/** An e-mail address that breaks before its @ first, where it has to break at all. */
export function EmailAddress({ address }: { address: string }) {
  const at = address.indexOf('@');
  return (
    <Verbatim>
      {address.slice(0, at)}
      <wbr />
      {address.slice(at)}
    </Verbatim>
  );
}
