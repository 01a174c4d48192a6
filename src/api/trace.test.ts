import { expect, test, vi } from 'vitest';
import { addTrace, traceCalls, traceOf } from './trace';

test('a call has a trace of 32 digits once that is asked for, zeros in front included', () => {
  vi.spyOn(crypto, 'getRandomValues').mockImplementation(<T>(bytes: T) => {
    (bytes as Uint8Array).fill(10);
    return bytes;
  });
  const call = new Request('https://api.minamo.example/billing');
  addTrace(call);
  expect(traceOf(call)).toBeUndefined();
  traceCalls();
  addTrace(call);
  expect(call.headers.get('traceparent')).toBe(`00-${'0a'.repeat(16)}-${'0a'.repeat(8)}-01`);
  expect(traceOf(call)).toBe('0a'.repeat(16));
});
