import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addressOfError, errorIn, errorOf, type OnestopError, onestopTexts } from './onestopError';

const codes = Object.keys(onestopTexts) as OnestopError['code'][];
const search = (address: string) => new URLSearchParams(address.split('?')[1]);

test('An address holds what the refusal said', () => {
  for (const code of codes) {
    const error = { code, expiresOn: '2026-11-27', availableFrom: '2026-11-28' };
    expect(errorIn(search(addressOfError(error)))).toEqual(error);
  }
  const details = { code: 'not_found', message: '' };
  expect(errorOf({ code: 'not_found', details }).code).toBe('onestop_no_target_contract');
});

test('Whatever is in the address, only known words and days come out', () => {
  fc.assert(
    fc.property(fc.string(), fc.string(), (code, expires) => {
      const found = errorIn(new URLSearchParams({ code, expires_on: expires }));
      expect(codes).toContain(found.code);
      if (found.expiresOn) expect(found.expiresOn).toMatch(/^\d{4}-\d{2}-\d{2}$/);
    }),
  );
});

test('A day that no calendar has is left out', () => {
  for (const expires_on of ['2026-02-31', '2026-13-01', '2026-00-10'])
    expect(errorIn(new URLSearchParams({ expires_on })).expiresOn).toBeUndefined();
  expect(errorIn(new URLSearchParams({ expires_on: '2028-02-29' })).expiresOn).toBe('2028-02-29');
});
