import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { acceptKnown, readBaseline } from './baseline.ts';
import { fault, Findings } from './finding.ts';

let folder: string;

beforeAll(async () => {
  folder = await mkdtemp(path.join(os.tmpdir(), 'minamo-baseline-'));
});
afterAll(() => rm(folder, { recursive: true }));

/** A finding that these operations show. */
function finding(...operations: string[]) {
  const findings = new Findings();
  for (const operationId of operations)
    findings.add(fault('slow', '', '', ''), {
      operationId,
      place: { file: 'a.yaml', line: 1 },
      description: '',
      curl: () => '',
      answer: () => '',
    });
  return findings.all[0]!;
}

test.each<[found: string[], accepted: string[], isKnown: boolean]>([
  [['getA'], ['getA'], true],
  [['getA'], ['getB', 'getA'], true],
  [['getA', 'getB'], ['getA'], false],
  [['getA'], [], false],
])(
  'a finding of %j is compared with a baseline that accepts it for %j: known is %j',
  (found, accepted, isKnown) => {
    const one = finding(...found);
    acceptKnown([one], [{ fingerprint: one.fingerprint, operations: accepted }]);
    expect(one.isKnown).toBe(isKnown);
  },
);

test('a finding that a baseline does not have is not known', () => {
  const one = { ...finding('getA'), isKnown: true };
  acceptKnown([one], [{ fingerprint: 'other', operations: ['getA'] }]);
  expect(one.isKnown).toBe(false);
});

async function written(text: string): Promise<string> {
  const file = path.join(folder, 'findings.json');
  await writeFile(file, text);
  return file;
}

test('a baseline is the findings of an earlier report', async () => {
  const findings = [{ fingerprint: 'a', operations: ['getA'], rule: 'slow' }];
  expect(await readBaseline(await written(JSON.stringify({ findings, about: {} })))).toEqual(
    findings,
  );
  expect(await readBaseline(await written('{"findings":[]}'))).toEqual([]);
});

test.each([
  'no JSON',
  '{}',
  '{"findings":[{"fingerprint":"a","operations":[]},{"fingerprint":"a"}]}',
  '{"findings":[{"fingerprint":1,"operations":[]}]}',
])('%s is no baseline', async (text) => {
  const file = await written(text);
  await expect(readBaseline(file)).rejects.toThrow(
    `--baseline ${file} is no findings.json of a report.`,
  );
});

test('a file that is not there is no baseline', async () => {
  await expect(readBaseline(path.join(folder, 'none.json'))).rejects.toThrow('is no findings.json');
});
