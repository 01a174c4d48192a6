import { expect, test } from 'vitest';
import { demoServices } from './demoServices.ts';

test('the services of the demo customers are distinguished by kind', () => {
  expect(demoServices.fixed.length).toBeGreaterThan(5);
  expect(demoServices.fixed.filter((id) => !id.startsWith('f'))).toEqual([]);
  expect(demoServices.mobile.length).toBeGreaterThan(5);
  expect(demoServices.mobile.filter((id) => !id.startsWith('m'))).toEqual([]);
});
