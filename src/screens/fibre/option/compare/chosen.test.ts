import fc from 'fast-check';
import { expect, test } from 'vitest';
import { chosenOf, mostCompared, toggled } from './chosen';

const read = (codes: string) => chosenOf(new URLSearchParams({ codes }));

test('The address names three options at most, each once', () => {
  expect(read('MO320N,mo361n,MO320N,VOIP,MO310N')).toEqual(['MO320N', 'MO361N', 'VOIP']);
  expect(read('')).toEqual([]);
});

test('Whatever stands in the address, only codes come out of it', () => {
  fc.assert(
    fc.property(fc.string(), (text) => {
      const codes = read(text);
      expect(codes.length).toBeLessThanOrEqual(mostCompared);
      expect(codes.every((code) => /^[A-Z0-9]{4,8}$/.test(code))).toBe(true);
    }),
  );
});

test('What is chosen twice is taken away again', () => {
  expect(toggled(['VOIP'], 'MO320N')).toEqual(['VOIP', 'MO320N']);
  expect(toggled(['VOIP', 'MO320N'], 'VOIP')).toEqual(['MO320N']);
});
