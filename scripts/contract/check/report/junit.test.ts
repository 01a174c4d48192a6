import { expect, test } from 'vitest';
import type { CoverageItem } from '../coverage.ts';
import { testOperation } from '../testCase.ts';
import { junitReport } from './junit.ts';
import { testFinding, testResult } from './testResult.ts';

const called = (operationId: string, change: Partial<CoverageItem> = {}): CoverageItem => ({
  kind: 'operation',
  operationId,
  name: '',
  seen: 'seen',
  ...change,
});
const operation = (operationId: string, document: 'auth' | 'read-mobile' = 'read-mobile') =>
  testOperation({ operationId, document });

test('Documents are suites, operations cases, and those that were not called are skipped', () => {
  const result = testResult({
    operations: [operation('getA'), operation('postLogin', 'auth'), operation('getB')],
    coverage: [
      called('getA'),
      called('postLogin', { seen: 'not reachable' }),
      called('getB', { kind: 'response' }),
    ],
  });
  const properties =
    '<properties><property name="target" value="https://api.example"/><property name="user" value="mizuno.keiko"/><property name="startedAt" value="2026-11-21T01:40:00.000Z"/><property name="revision" value="abc1234"/></properties>';
  expect(junitReport(result).split('\n')).toEqual([
    '<?xml version="1.0" encoding="UTF-8"?>',
    '<testsuites name="contract" time="3.142">',
    '<testsuite name="read-mobile" tests="2" failures="0" skipped="1" timestamp="2026-11-21T01:40:00">',
    properties,
    '<testcase classname="read-mobile" name="getA"></testcase>',
    '<testcase classname="read-mobile" name="getB"><skipped/></testcase>',
    '</testsuite>',
    '<testsuite name="auth" tests="1" failures="0" skipped="1" timestamp="2026-11-21T01:40:00">',
    properties,
    '<testcase classname="auth" name="postLogin"><skipped/></testcase>',
    '</testsuite>',
    '</testsuites>',
    '',
  ]);
});

test('A new finding fails each of its operations, called or not, and a known one none', () => {
  const report = junitReport(
    testResult({
      operations: [operation('getA'), operation('getB'), operation('getC')],
      coverage: [called('getA')],
      findings: [
        testFinding({ operations: ['getA', 'getB'] }),
        testFinding({ operations: ['getA'], rule: 'slow' }),
        testFinding({ operations: ['getC'], isKnown: true }),
      ],
    }),
  );
  expect(report).toContain('tests="3" failures="2" skipped="1"');
  const text = `valid, page 2
expected a text
got 12
openapi/read/mobile.yaml:7
curl -si 'https://api.example'
200
date: now</failure>`;
  const wrong = `<failure type="body-type" message="A value has another type.">${text}`;
  const slow = `<failure type="slow" message="The answer came later than the latency budget allows, twice.">${text}`;
  expect(report).toContain(`name="getA">${wrong}${slow}</testcase>`);
  expect(report).toContain(`name="getB">${wrong}</testcase>`);
  expect(report).toContain('name="getC"><skipped/></testcase>');
});

test('What XML has not is escaped or left out', () => {
  const { about } = testResult();
  const report = junitReport(
    testResult({
      about: { ...about, user: 'a&"b"' },
      findings: [testFinding({ got: '<b>\u0000\u001b\t\r\u0085水' })],
    }),
  );
  expect(report).toContain('got &#60;b&#62;\t\r水\n');
  expect(report).toContain('value="a&#38;&#34;b&#34;"');
});
