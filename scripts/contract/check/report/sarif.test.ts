import { expect, test } from 'vitest';
import type { Result } from '../run.ts';
import { sarifReport } from './sarif.ts';
import { testFinding, testResult } from './testResult.ts';

interface Log {
  $schema: string;
  version: string;
  runs: Record<string, unknown>[];
}

const log = (change: Partial<Result>) => JSON.parse(sarifReport(testResult(change))) as Log;

test('A finding is at its line of the contract, with what shows it', () => {
  const { $schema, version, runs } = log({
    findings: [
      testFinding({ operations: ['getUsage', 'getUser'], at: '/speed' }),
      testFinding({ rule: 'slow', isKnown: true, fingerprint: 'f2' }),
      testFinding({ fingerprint: 'f3' }),
    ],
    notTested: ['cookies'],
  });
  expect([$schema, version, runs.length]).toEqual([
    'https://json.schemastore.org/sarif-2.1.0.json',
    '2.1.0',
    1,
  ]);
  expect(runs[0]).toMatchObject({
    tool: {
      driver: {
        name: 'minamo-contract',
        rules: [
          { id: 'body-type', shortDescription: { text: 'A value has another type.' } },
          { id: 'slow' },
        ],
      },
    },
    invocations: [{ executionSuccessful: true, startTimeUtc: '2026-11-21T01:40:00.000Z' }],
    properties: { target: 'https://api.example', user: 'mizuno.keiko', notTested: ['cookies'] },
    results: [
      {
        ruleId: 'body-type',
        level: 'error',
        baselineState: 'new',
        message: {
          text: 'getUsage, getUser: A value has another type. Expected a text; got 12 (valid, page 2).',
        },
        partialFingerprints: { cause: 'f1' },
        locations: [
          {
            physicalLocation: {
              artifactLocation: { uri: 'openapi/read/mobile.yaml' },
              region: { startLine: 7 },
            },
            logicalLocations: [{ name: 'getUsage', fullyQualifiedName: 'getUsage/speed' }],
          },
        ],
        properties: { curl: "curl -si 'https://api.example'", count: 3, answer: '200\ndate: now' },
      },
      { ruleId: 'slow', level: 'warning', baselineState: 'unchanged' },
      {
        ruleId: 'body-type',
        partialFingerprints: { cause: 'f3' },
        locations: [{ logicalLocations: [{ fullyQualifiedName: 'getUsage' }] }],
      },
    ],
  });
});

test('A run that stopped was not successful', () => {
  expect(log({ stopped: 'Stopped by hand' }).runs[0]).toMatchObject({
    invocations: [{ executionSuccessful: false }],
    results: [],
  });
});

test('The file is written in lines, the last of them whole', () => {
  const text = sarifReport(testResult());
  expect(text.split('\n').slice(0, 2)).toEqual([
    '{',
    '  "$schema": "https://json.schemastore.org/sarif-2.1.0.json",',
  ]);
  expect(text.endsWith('\n}\n')).toBe(true);
});
