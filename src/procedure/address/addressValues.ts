/** An address as it is typed; `address_optional` empty for a detached house. */
export interface AddressValues {
  zip_code: string;
  prefecture: string;
  city: string;
  town: string;
  address_optional: string;
}

/** An address as the contract has it. */
export type PostalAddress = Omit<AddressValues, 'address_optional'> & {
  address_optional: string | null;
};

export const emptyAddress: AddressValues = {
  zip_code: '',
  prefecture: '',
  city: '',
  town: '',
  address_optional: '',
};

interface AddressField {
  name: keyof AddressValues;
  label: string;
  requestField: string;
  secret: true;
}

/**
 * The fields of an address for an input step. They are secret, since personal data is never kept outside the page.
 * @param sentIn prefix of their names in the request: `address.`
 */
export const addressFields = (sentIn = ''): readonly AddressField[] =>
  (
    [
      ['zip_code', '郵便番号'],
      ['prefecture', '都道府県'],
      ['city', '市区町村'],
      ['town', '町名・番地'],
      ['address_optional', '建物名・部屋番号'],
    ] as const
  ).map(([name, label]) => ({ name, label, requestField: sentIn + name, secret: true }));

/** The address as the contract wants it. */
export const addressOf = ({
  zip_code,
  prefecture,
  city,
  town,
  address_optional,
}: AddressValues): PostalAddress => ({
  zip_code,
  prefecture,
  city,
  town,
  address_optional: address_optional === '' ? null : address_optional,
});

/** Whether two addresses are the same in all parts. */
export const isSameAddress = (one: PostalAddress, other: PostalAddress): boolean =>
  one.zip_code === other.zip_code &&
  one.prefecture === other.prefecture &&
  one.city === other.city &&
  one.town === other.town &&
  one.address_optional === other.address_optional;
