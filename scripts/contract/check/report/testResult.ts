import { type Fault, fault, type Finding } from '../finding.ts';
import type { Result } from '../run.ts';
import { testOperation } from '../testCase.ts';

/** A new finding at one operation. */
export const testFinding = ({
  rule = 'body-type',
  ...change
}: Partial<Finding> & Partial<Pick<Fault, 'rule'>> = {}): Finding => ({
  ...fault(rule, 'speed', 'a text', '12'),
  fingerprint: 'f1',
  place: { file: 'openapi/read/mobile.yaml', line: 7 },
  operations: ['getUsage'],
  count: 3,
  description: 'valid, page 2',
  curl: "curl -si 'https://api.example'",
  answer: '200\ndate: now',
  isKnown: false,
  ...change,
});

/** A run of one operation that found nothing, unless said otherwise. */
export const testResult = (change: Partial<Result> = {}): Result => ({
  about: {
    target: 'https://api.example',
    user: 'mizuno.keiko',
    startedAt: '2026-11-21T01:40:00.000Z',
    revision: 'abc1234',
  },
  findings: [],
  coverage: [],
  operations: [testOperation()],
  notTested: [],
  untested: [],
  isBlind: false,
  calls: 12,
  seconds: 3.14159,
  ...change,
});
