import fc from 'fast-check';
import { expect, test } from 'vitest';
import type * as Schema from '@/api/generated/schemas';
import { choiceProblem, deliveryProblem, type DeviceValues } from './deviceValues';

const today = new Date('2026-11-30T23:59:59+09:00');
const bands = ['09:00-11:00', '15:00-17:00'] as const;
const days: Schema.DeviceDelivery['days'] = Array.from({ length: 8 }, (_, index) => ({
  date: `2026-12-0${index + 1}`,
  is_holiday: false,
  can_choose: index !== 4,
  bands: bands.map((band) => ({ band, can_choose: band !== '09:00-11:00' || index > 3 })),
}));

test('Day and band go together, from the third day on', () => {
  const day = fc.constantFrom('', ...days.map(({ date }) => date), '2027-01-01');
  const band = fc.constantFrom('', ...bands);
  fc.assert(
    fc.property(day, band, (delivery_on, delivery_band) => {
      const found = deliveryProblem(days, { delivery_on, delivery_band }, today);
      const isFine = Object.keys(found).length === 0;
      if (delivery_on === '' && delivery_band === '') expect(isFine).toBe(true);
      if ((delivery_on === '') !== (delivery_band === '')) expect(isFine).toBe(false);
      if (isFine && delivery_on !== '') {
        expect(delivery_on >= '2026-12-03').toBe(true);
        expect(delivery_on).not.toBe('2026-12-05');
      }
    }),
  );
});

test('The rules speak in the given words', () => {
  const one = { delivery_on: '', delivery_band: '15:00-17:00' };
  expect(deliveryProblem(days, one, today)).toEqual({
    delivery_on: '配送希望時間帯を指定する場合、配送希望日を指定してください。',
  });
  const other = { delivery_on: '2026-12-03', delivery_band: '' };
  expect(deliveryProblem(days, other, today)).toEqual({
    delivery_band: '配送希望日を指定する場合、「指定なし」以外を指定してください。',
  });
});

const device: Schema.Device = {
  device_code: 'DV2551',
  name: 'みなもルーター 5G',
  maker: 'みなも',
  price: 26400,
  instalment_amount: null,
  instalment_count: null,
  is_esim_only: true,
  colours: [
    { colour_code: 'C01', name: '墨', in_stock: false },
    { colour_code: 'C02', name: '白練', in_stock: true },
  ],
};
const chosen: DeviceValues = {
  device_code: 'DV2551',
  colour_code: 'C02',
  payment: 'once',
  delivery_on: '',
  delivery_band: '',
};

test('A device, a colour that is in stock, and a payment that the device has', () => {
  expect(choiceProblem([device], chosen)).toEqual({});
  expect(choiceProblem([device], { ...chosen, colour_code: 'C01' })).toEqual({
    colour_code: '機種の色を選択してください',
  });
  expect(choiceProblem([device], { ...chosen, device_code: '', colour_code: '' })).toEqual({
    device_code: '機種を選択してください。',
    colour_code: '機種の色を選択してください',
  });
  expect(choiceProblem([device], { ...chosen, payment: 'instalment' })).toHaveProperty('payment');
});
