import fc from 'fast-check';
import { expect, test } from 'vitest';
import { ungrouped } from '@/lib/characters';
import { eidProblem, formatEid } from './esimValues';

const digits = (minLength: number, maxLength: number) =>
  fc
    .array(fc.constantFrom(...'0123456789'), { minLength, maxLength })
    .map((found) => found.join(''));

test('32 digits are an EID however they are grouped or typed, and nothing else is', () => {
  fc.assert(
    fc.property(digits(32, 32), (eid) => {
      expect(eidProblem(ungrouped(formatEid(eid)))).toBeUndefined();
      const wide = eid.replace(/\d/g, (c) => String.fromCharCode(c.charCodeAt(0) + 0xfee0));
      expect(ungrouped(wide.slice(0, 16) + '-' + wide.slice(16))).toBe(eid);
    }),
  );
  fc.assert(
    fc.property(digits(1, 40), (eid) => {
      fc.pre(eid.length !== 32);
      expect(eidProblem(eid)).toContain(`${eid.length}桁です。`);
    }),
  );
  expect(eidProblem('')).toBe('必須項目が未入力です');
  expect(eidProblem('8900000000000000000000000000123X')).toBe(
    '「X」は使えません。EIDは、半角数字で入力してください。',
  );
});
