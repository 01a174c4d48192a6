import styled from '@emotion/styled';
import Typography from '@mui/material/Typography';
import { fieldMessages } from '@/catalogue/messages';
import { formatPostalCode } from '@/lib/numbers';
import { textKinds, typedAs } from '@/procedure/field/textKinds';
import { useField } from '@/procedure/field/useField';
import { SelectField } from '@/ui/fields/SelectField';
import { TextField } from '@/ui/fields/TextField';
import { WordWrap } from '@/ui/WordWrap';
import type { AddressValues, PostalAddress } from './addressValues';
import { type PostalFill, usePostalFill } from './usePostalFill';

const said: Record<PostalFill, string> = {
  none: '',
  filled: '郵便番号から住所を入れました。番地まで入力してください。',
  unknown: 'この郵便番号の住所は見つかりませんでした。住所をそのまま入力してください。',
  unread: '郵便番号から住所を調べられませんでした。住所をそのまま入力してください。',
};

interface AddressInputsProps {
  /** Addresses of the customer, whose codes need no look-up. */
  known: readonly PostalAddress[];
  /** True where something differs from what is registered, else the error. */
  isNew?: () => string | true;
}

/**
 * The fields of an address, filled from the postal code as far as possible, in a form of `AddressValues`.
 */
export function AddressInputs({ known, isNew }: AddressInputsProps) {
  const field = useField<AddressValues>();
  const { fill, state } = usePostalFill(known);
  return (
    <>
      <TextField
        label="郵便番号"
        hint="7桁の数字。ハイフンは不要です"
        short
        inputMode="numeric"
        autoComplete="postal-code"
        below={
          <Typography
            variant="help"
            role="status"
            // Free of the field's focus ring.
            sx={{ '&:not(:empty)': { mt: 2 } }}
          >
            {said[state]}
          </Typography>
        }
        {...field('zip_code', {
          ...typedAs(textKinds.postalCode),
          onChange: ({ target }: { target: { value: string } }) => void fill(target.value),
        })}
      />
      <SelectField
        label="都道府県"
        empty="選んでください"
        autoComplete="address-level1"
        options={prefectures.map((name) => ({ value: name, label: name }))}
        {...field('prefecture', {
          validate: (chosen) => chosen !== '' || fieldMessages.mustSelect,
        })}
      />
      <TextField
        label="市区町村"
        autoComplete="address-level2"
        {...field('city', typedAs(textKinds.city))}
      />
      <TextField
        label="町名・番地"
        hint="例：波止場1-2-3"
        autoComplete="address-line1"
        {...field('town', typedAs(textKinds.addressLine, { also: isNew }))}
      />
      <TextField
        label="建物名・部屋番号"
        hint="一戸建てのときは、入力は不要です"
        optional
        autoComplete="address-line2"
        {...field('address_optional', typedAs(textKinds.addressLine, { optional: true }))}
      />
    </>
  );
}

/** All prefectures, in the order of their codes. */
const prefectures = [
  ...['北海道', '青森県', '岩手県', '宮城県', '秋田県', '山形県', '福島県', '茨城県', '栃木県'],
  ...['群馬県', '埼玉県', '千葉県', '東京都', '神奈川県', '新潟県', '富山県', '石川県', '福井県'],
  ...['山梨県', '長野県', '岐阜県', '静岡県', '愛知県', '三重県', '滋賀県', '京都府', '大阪府'],
  ...['兵庫県', '奈良県', '和歌山県', '鳥取県', '島根県', '岡山県', '広島県', '山口県', '徳島県'],
  ...['香川県', '愛媛県', '高知県', '福岡県', '佐賀県', '長崎県', '熊本県', '大分県', '宮崎県'],
  ...['鹿児島県', '沖縄県'],
] as const;

const Whole = styled.span`
  word-break: keep-all;
  --phrases: own;
  overflow-wrap: anywhere;
`;

/** Longer parts may have no room on one line of a phone. */
const longestWhole = 16;

/** A part of an address. It stays on one line; a long one may break between its words. */
function AddressPart({ children }: { children: string }) {
  return children.length > longestWhole ? <WordWrap>{children}</WordWrap> : children;
}

/** Prefecture, city and town. Lines break between them. */
export function AddressParts({
  address: { prefecture, city, town },
}: {
  address: Pick<PostalAddress, 'prefecture' | 'city' | 'town'>;
}) {
  return (
    <Whole>
      {prefecture}
      <wbr />
      <AddressPart>{city}</AddressPart>
      <wbr />
      <AddressPart>{town}</AddressPart>
    </Whole>
  );
}

/** An address without its code, in running text. */
export function AddressText({ address }: { address: Omit<PostalAddress, 'zip_code'> }) {
  const { address_optional } = address;
  return (
    <>
      <AddressParts address={address} />
      {address_optional && (
        <>
          {' '}
          <AddressPart>{address_optional}</AddressPart>
        </>
      )}
    </>
  );
}

/** An address on its lines, as on an envelope. */
export function AddressLines({ address }: { address: PostalAddress }) {
  const { zip_code, address_optional } = address;
  return (
    <>
      〒{formatPostalCode(zip_code)}
      <br />
      <AddressParts address={address} />
      {address_optional && (
        <>
          <br />
          <AddressPart>{address_optional}</AddressPart>
        </>
      )}
    </>
  );
}
