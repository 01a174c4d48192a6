import { expect, test } from 'vitest';
import { testOperation, testWrite } from '../testCase.ts';
import { firstBody } from './part.ts';

test('A body is the first example of the request, where there is a request', () => {
  const examples = ['high', 'low'].map((speed) => ({ name: speed, value: { speed } }));
  expect(firstBody(testWrite({ request: { schema: {}, examples } }))).toEqual({
    body: '{"speed":"high"}',
  });
  expect(firstBody(testOperation())).toEqual({});
  expect(firstBody(testWrite({ request: { schema: {}, examples: [] } })).body).toBeUndefined();
});
