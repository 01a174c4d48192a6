import { expect, test } from 'vitest';
import { taxTexts } from './taxText';

const ten = { rate: 10, taxable: 9482, tax: 948 };
const eight = { rate: 8, taxable: 1000, tax: 80 };

test('one rate is said by the bill, several by the invoice', () => {
  expect(taxTexts({ rate: 10, amount: 948 }, [ten])).toEqual(['うち消費税(10%) 948円']);
  expect(taxTexts({ rate: 10, amount: 948 }, [])).toEqual(['うち消費税(10%) 948円']);
  expect(taxTexts({ rate: 10, amount: 1028 }, [ten, eight])).toEqual([
    '10%対象 税抜9,482円・消費税948円',
    '8%対象 税抜1,000円・消費税80円',
  ]);
  expect(taxTexts(null, [])).toEqual([]);
});
