import { expect, test } from 'vitest';
import { addressFields, addressOf, emptyAddress, isSameAddress } from './addressValues';

const typed = {
  zip_code: '1000001',
  prefecture: '東京都',
  city: '千代田区',
  town: '千代田1-1',
  address_optional: '',
};
const sent = { ...typed, address_optional: null };

test('a detached house has no building', () => {
  expect(addressOf(typed)).toEqual(sent);
  expect(addressOf({ ...typed, address_optional: '101' }).address_optional).toBe('101');
});

test('an address is the same to the letter or another one', () => {
  expect(isSameAddress(sent, { ...sent })).toBe(true);
  for (const name of Object.keys(emptyAddress))
    expect(isSameAddress(sent, { ...sent, [name]: 'x' }), name).toBe(false);
});

test('every part of an address is asked for, and is never kept', () => {
  const fields = addressFields('address.');
  expect(fields.map(({ name }) => name)).toEqual(Object.keys(emptyAddress));
  expect(fields.every(({ secret }) => secret)).toBe(true);
  expect(fields.map(({ requestField }) => requestField)).toEqual(
    Object.keys(emptyAddress).map((name) => `address.${name}`),
  );
  expect(addressFields().map(({ label, requestField }) => [requestField, label])).toEqual([
    ['zip_code', '郵便番号'],
    ['prefecture', '都道府県'],
    ['city', '市区町村'],
    ['town', '町名・番地'],
    ['address_optional', '建物名・部屋番号'],
  ]);
});
