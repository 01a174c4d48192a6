import { expect, test } from 'vitest';
import { reserved } from './callService.procedure';

const call = (next_call_flat: string | null, ...can_change: boolean[]) =>
  ({
    next_call_flat,
    next_starts_on: next_call_flat && '2026-12-01',
    services: can_change.map((can) => ({ can_change: can })),
  }) as never;

test('the options are closed once neither the flat rate nor a service can be changed', () => {
  expect(reserved(call('ten_minutes', false, false))).toMatchObject({ opens: '2026-12-01' });
  expect(reserved(call('ten_minutes', false, true))).toBeUndefined();
  expect(reserved(call(null, false))).toBeUndefined();
});
