import { expect, test } from 'vitest';
import { holds, isMet, valueOf } from './conditions.ts';

const known = {
  statusCode: 200,
  response: { body: { receipt: 'PG1', left_mb: 500, sent: [{ id: 'a' }], none: null, isOn: true } },
  steps: { give: { outputs: { receipt: 'pg1', left: 2500 } } },
};

test.each([
  ['$statusCode == 200', true],
  ['$statusCode != 200', false],
  ['$response.body#/left_mb < $steps.give.outputs.left', true],
  ['$response.body#/left_mb >= 501', false],
  ['$response.body#/left_mb <= 500', true],
  ['$response.body#/left_mb > 499', true],
  ["$response.body#/receipt == 'PG1'", true],
  ['$response.body#/receipt == $steps.give.outputs.receipt', true],
  ["$response.body#/receipt == 'it''s'", false],
  ['$response.body#/sent/0/id != null', true],
  ['$response.body#/sent/1/id != null', true],
  ['$response.body#/none == null', true],
  ['$response.body#/isOn', true],
  ['!$response.body#/isOn', false],
  ['$response.body#/receipt > 1', false],
  ['$statusCode == 200 && $response.body#/left_mb == 1', false],
  ['$statusCode == 409 || $statusCode == 200', true],
  ['!($statusCode == 409 || $statusCode == 200) || $response.body#/isOn == true', true],
])('%s is %s', (condition, expected) => {
  expect(holds(condition, known)).toBe(expected);
});

test.each(['', '$statusCode ==', '($statusCode == 200', '$statusCode == 200 200', '== 200'])(
  '%j is no condition',
  (condition) => {
    expect(() => holds(condition, known)).toThrow('is no condition');
  },
);

test('A pattern is held to the text of its context', () => {
  const of = (condition: string, context: string) =>
    isMet({ condition, context, type: 'regex' }, known);
  expect(of('^PG[0-9]+$', '$response.body#/receipt')).toBe(true);
  expect(of('^CH', '$response.body#/receipt')).toBe(false);
  expect(of('5', '$response.body#/left_mb')).toBe(false);
});

test('An expression that names nothing stands for nothing', () => {
  expect(valueOf('$steps.take.outputs.receipt', known)).toBeUndefined();
  expect(valueOf('$response.body#/toString', known)).toBeUndefined();
});
