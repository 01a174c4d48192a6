import fc from 'fast-check';
import { expect, test } from 'vitest';
import { offersOf } from '../offers';
import { chosenOf, mostCompared, toggled } from './OptionCompareScreen';

const offers = offersOf([], undefined);
const read = (codes: string) =>
  chosenOf(new URLSearchParams({ codes }), offers).map(({ code }) => code);

test('The address names three options at most, each once', () => {
  expect(read('MO320N,mo361n,MO320N,VOIP,MO310N')).toEqual(['MO320N', 'MO361N', 'VOIP']);
  expect(read('')).toEqual([]);
});

test('What is no option takes nobody’s place', () => {
  expect(read('MO997N,MO998N,MO999N,VOIP')).toEqual(['VOIP']);
});

test('whatever is in the address, only options come out of it', () => {
  const known = offers.map(({ code }) => code);
  fc.assert(
    fc.property(fc.string(), (text) => {
      const codes = read(text);
      expect(codes.length).toBeLessThanOrEqual(mostCompared);
      expect(codes.every((code) => known.includes(code))).toBe(true);
    }),
  );
});

test('What is chosen twice is taken away again', () => {
  expect(toggled(['VOIP'], 'MO320N')).toEqual(['VOIP', 'MO320N']);
  expect(toggled(['VOIP', 'MO320N'], 'VOIP')).toEqual(['MO320N']);
});
