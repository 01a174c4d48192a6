import { expect, test } from 'vitest';
import { preferences } from './prefer.ts';

test.each([
  ['example=status_5', { example: 'status_5' }],
  ['Example = "status_5"', { example: 'status_5' }],
  ['respond-async, CODE=503; example=status_5', { code: '503', example: 'status_5' }],
  ['example=a, example=b', { example: 'a' }],
  ['fault="reads=delay:2000,getUser=html"', { fault: 'reads=delay:2000,getUser=html' }],
  ['world="a \\"b\\""', { world: 'a "b"' }],
  ['', {}],
])('%j asks for %o', (header, asked) => {
  expect(Object.fromEntries(preferences(header))).toEqual(asked);
});
