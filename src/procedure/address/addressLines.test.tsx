// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { AddressLines, AddressText } from './AddressInputs';

afterEach(cleanup);

const address = {
  zip_code: '2310001',
  prefecture: '神奈川県',
  city: '横浜市中区',
  town: '新港1-1',
};
/** The lines as they are written, with a bar where one may break. */
const linesOf = (address_optional: string | null) =>
  render(<AddressLines address={{ ...address, address_optional }} />)
    .container.innerHTML.replaceAll('<wbr>', '|')
    .split('<br>')
    .map((line) => line.replace(/<[^>]*>/g, ''));

test('an address has its code, its place and its building on lines of their own', () => {
  expect(linesOf('港ビル 3階')).toEqual([
    '〒231-0001',
    '神奈川県|横浜市中区|新港1-1',
    '港ビル 3階',
  ]);
});

test.each([null, ''])('without a building (%j) there is no line for it', (building) => {
  expect(linesOf(building)).toEqual(['〒231-0001', '神奈川県|横浜市中区|新港1-1']);
});

test('a long building may break between its words', () => {
  expect(linesOf('みなもシーサイドレジデンスウエスト棟 B4512号室')[2]).toBe(
    'みなも|シーサイド|レジデンスウエスト棟 |B4512号室',
  );
});

test.each([
  ['港ビル 3階', '神奈川県横浜市中区新港1-1 港ビル 3階'],
  [null, '神奈川県横浜市中区新港1-1'],
])('in running text the building (%j) follows after a space', (address_optional, text) => {
  const { container } = render(<AddressText address={{ ...address, address_optional }} />);
  expect(container.textContent).toBe(text);
});
