import { expect, test } from 'vitest';
import { fault, Findings } from './finding.ts';

const wrong = (cause: string, expected = 'a') => fault('body-type', cause, expected, 'b');

const seen = (operationId: string, file = 'a.yaml', at = 1) => ({
  operationId,
  place: { file, line: at },
  description: `call of ${operationId}`,
  curl: () => `curl ${operationId}`,
  answer: () => `answer of ${operationId}`,
});

test('a cause is reported once, with the first call that showed it, and counted', () => {
  const findings = new Findings();
  findings.add(wrong('x', 'first'), seen('getA'));
  findings.add(wrong('x', 'second'), seen('getB'));
  findings.add(wrong('x'), seen('getB', 'b.yaml', 2));
  expect(findings.all).toEqual([
    {
      ...wrong('x', 'first'),
      fingerprint: '473164d489aad593',
      place: { file: 'a.yaml', line: 1 },
      operations: ['getA', 'getB'],
      count: 3,
      description: 'call of getA',
      curl: 'curl getA',
      answer: 'answer of getA',
      isKnown: false,
    },
  ]);
});

test('another rule or cause is another finding', () => {
  const findings = new Findings();
  findings.add(wrong('x'), seen('getA'));
  findings.add(wrong('y'), seen('getA'));
  findings.add(fault('body-null', 'x', 'a', 'b'), seen('getA'));
  expect(new Set(findings.all.map(({ fingerprint }) => fingerprint)).size).toBe(3);
});

test('errors come first, then they are sorted by place', () => {
  const findings = new Findings();
  findings.add(fault('slow', '', '', ''), seen('getA', 'a.yaml', 1));
  findings.add(wrong('b10'), seen('getA', 'b.yaml', 10));
  findings.add(wrong('b9'), seen('getA', 'b.yaml', 9));
  findings.add(wrong('a'), seen('getA', 'a.yaml', 20));
  findings.add(wrong('c'), seen('getA', 'c.yaml', 1));
  expect(findings.all.map(({ rule, cause }) => cause || rule)).toEqual([
    'a',
    'b9',
    'b10',
    'c',
    'slow',
  ]);
});

test.each([
  ['body-undeclared', 'warning'],
  ['cors-max-age', 'warning'],
  ['cors-vary', 'warning'],
  ['date-missing', 'warning'],
  ['header-missing', 'warning'],
  ['leak-version', 'warning'],
  ['slow', 'warning'],
  ['body-type', 'error'],
  ['header-value', 'error'],
  ['date-wrong', 'error'],
] as const)('a client can live with %s: %s', (rule, severity) => {
  expect(fault(rule, 'a', 'b', 'c')).toEqual({
    rule,
    severity,
    cause: 'a',
    expected: 'b',
    got: 'c',
  });
});
