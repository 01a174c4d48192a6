import fc from 'fast-check';
import { expect, test } from 'vitest';
import { watchOverCost } from './watchOver';

test('The given prices: 28,824 yen in 36 months, whichever way it is paid', () => {
  const { lumpSum, instalments } = watchOverCost({
    monthly_fee: 599,
    entry_fee: 3300,
    device_price: 3960,
    device_instalment: 110,
    device_instalment_count: 36,
  });
  expect(lumpSum).toEqual({ first: 7859, during: 599, after: 599, total: 28_824 });
  expect(instalments).toEqual({ first: 4009, during: 709, after: 599, total: 28_824 });
});

test('The totals differ by what the instalments cost more than the device', () => {
  const yen = fc.integer({ min: 0, max: 99_999 });
  fc.assert(
    fc.property(
      yen,
      yen,
      yen,
      yen,
      fc.integer({ min: 1, max: 60 }),
      (fee, entry, price, part, n) => {
        const { lumpSum, instalments } = watchOverCost({
          monthly_fee: fee,
          entry_fee: entry,
          device_price: price,
          device_instalment: part,
          device_instalment_count: n,
        });
        expect(instalments.total - lumpSum.total).toBe(part * n - price);
      },
    ),
  );
});
