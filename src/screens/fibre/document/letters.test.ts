import { expect, test } from 'vitest';
import type * as Schema from '@/api/generated/schemas';
import { isAskedFor, wc24Obstacle, webDetailObstacle } from './letters';

const phone = { status: 'SRVC', phone_number: '0300001234' } as const;
const today = '2026-11-30';
const shipment = (matter_type: Schema.Shipment['matter_type'], state: string): Schema.Shipment => ({
  shipment_id: 's2611300001',
  matter_type,
  state,
  requested_on: today,
  shipped_on: null,
});

test('The form is asked for once a day, unless that request was taken back', () => {
  expect(wc24Obstacle(phone, [], today)).toBeUndefined();
  expect(wc24Obstacle(phone, [shipment('2106', '20101')], today)?.opens).toBe('2026-12-01');
  expect(wc24Obstacle(phone, [shipment('2106', '20301')], today)).toBeUndefined();
  expect(wc24Obstacle(phone, [shipment('2106', '20101')], '2026-12-01')).toBeUndefined();
});

test('a letter whose answer never came is found by its day, not by one that was taken back', () => {
  const cancelled = shipment('2106', '20301');
  expect(isAskedFor('2106', [cancelled], today)).toBe(false);
  expect(isAskedFor('2106', [cancelled, shipment('2106', '20101')], today)).toBe(true);
  expect(isAskedFor('2108', [shipment('2106', '20101')], today)).toBe(false);
});

test('Id and password are issued again when the letter before has gone', () => {
  expect(webDetailObstacle(phone, [shipment('2108', '20401')])).toBeUndefined();
  expect(webDetailObstacle(phone, [shipment('2108', '20201')])).toBeDefined();
  expect(webDetailObstacle({ ...phone, phone_number: null }, [])).toBeDefined();
});

test('A home phone that is to end is in use until then', () => {
  for (const status of ['QTWT', 'QTRQ'] as const) {
    expect(wc24Obstacle({ ...phone, status }, [], today)).toBeUndefined();
    expect(webDetailObstacle({ ...phone, status }, [])).toBeUndefined();
  }
});

test('Neither without a home phone in use', () => {
  for (const status of ['NONE', 'ENTR', 'CNCL', 'QUIT'] as const) {
    expect(wc24Obstacle({ ...phone, status }, [], today)).toBeDefined();
    expect(webDetailObstacle({ ...phone, status }, [])).toBeDefined();
  }
});

test('a home phone in an unknown state may be in use, so it isn’t said to be the reason', () => {
  const newer = { ...phone, status: '?NEWER' as const };
  for (const obstacle of [wc24Obstacle(newer, [], today), webDetailObstacle(newer, [])])
    expect(obstacle?.reason).toContain('ご利用の状況を読み込めません');
  expect(wc24Obstacle({ ...phone, status: 'QUIT' }, [], today)?.reason).toContain(
    'ご利用中の方だけ',
  );
});
