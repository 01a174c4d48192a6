import { expect, test } from 'vitest';
import type { CoverageItem } from '../coverage.ts';
import { noService } from '../seen.ts';
import { terminalReport, whyUntested } from './terminal.ts';
import { testFinding, testResult } from './testResult.ts';

const item = (kind: CoverageItem['kind'], seen: CoverageItem['seen']): CoverageItem => ({
  kind,
  operationId: 'getUsage',
  name: '',
  seen,
});

const lastLine = (change: Parameters<typeof testResult>[0]) =>
  terminalReport(testResult(change)).split('\n').at(-1);

test('A run that found nothing says what it was about, and its numbers', () => {
  const coverage = [
    item('operation', 'seen'),
    item('response', 'seen'),
    item('response', 'seen'),
    item('response', 'not seen'),
    item('parameter', 'not reachable'),
    ...Array.from({ length: 10 }, () => item('code', 'not seen')),
  ];
  expect(terminalReport(testResult({ coverage })).split('\n')).toEqual([
    'https://api.example as mizuno.keiko, 2026-11-21T01:40:00.000Z, contract abc1234',
    '',
    '                seen not seen unreach.   total',
    'operations         1       0       0       1',
    'responses          2       1       0       3',
    'parameters         0       0       1       1',
    'codes              0      10       0      10',
    '',
    '0 findings; 12 calls in 3.1 s',
  ]);
});

test('A new finding says its rule, place, operations, what was tried and the command', () => {
  const findings = [
    testFinding({ operations: ['getUsage', 'getUser', 'getService'] }),
    testFinding({ isKnown: true, rule: 'body-enum' }),
    testFinding({ rule: 'slow' }),
  ];
  const lines = terminalReport(testResult({ findings })).split('\n');
  expect(lines.slice(1, 16)).toEqual([
    '',
    'error body-type  openapi/read/mobile.yaml:7',
    '  A value has another type.',
    '  getUsage and 2 more, valid, page 2; 3×',
    '  expected  a text',
    '  got       12',
    "  curl -si 'https://api.example'",
    '',
    'warning slow  openapi/read/mobile.yaml:7',
    '  The answer came later than the latency budget allows, twice.',
    '  getUsage, valid, page 2; 3×',
    '  expected  a text',
    '  got       12',
    "  curl -si 'https://api.example'",
    '',
  ]);
  expect(lines.join()).not.toContain('body-enum');
});

test('New and known findings are counted', () => {
  const known = testFinding({ isKnown: true });
  expect(lastLine({ findings: [testFinding()] })).toBe('1 finding; 12 calls in 3.1 s');
  expect(lastLine({ findings: [testFinding(), known, testFinding(), known, known] })).toBe(
    '2 findings, 3 known; 12 calls in 3.1 s',
  );
});

test('What was not tested and why the run stopped is said', () => {
  const report = terminalReport(testResult({ notTested: ['one', 'two'], stopped: 'Stopped' }));
  expect(report.split('\n').slice(-6)).toEqual([
    'Not tested:',
    '  one',
    '  two',
    '',
    '0 findings; 12 calls in 3.1 s',
    'Stopped.',
  ]);
});

test.each<[whys: string[], expected: string]>([
  [
    [noService, noService],
    'Not tested, which ends with 1: 2 operations of a service that the customer does not have. Name a --user who has it (mizuno.keiko of the mock has both), or by --only what to test.',
  ],
  [
    ['its valid call was answered with 409'],
    'Not tested, which ends with 1: 1 operation that never succeeded. Name a --user for whom they succeed, or by --only what to test.',
  ],
])('A run that did not test all it had to says why, and what to do: %j', (whys, expected) => {
  const untested = whys.map((why, index) => ({ operationId: `get${index}`, why }));
  expect(whyUntested(testResult({ untested }))).toBe(expected);
});
