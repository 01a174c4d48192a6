import { expect, test } from 'vitest';
import { dataParts } from './mobile';

test('data that was received, from another number or as ギガプラス, isn’t called a gift of somebody', () => {
  expect(dataParts.gift).toBe('受け取ったデータ');
});
