import { expect, test } from 'vitest';
import type { Case } from './cases/case.ts';
import { foreignFaults } from './foreign.ts';
import { reported, testCase, testReply } from './testCase.ts';

const refused = (ms: number) => testReply({ status: 404, body: { code: 'not_found' }, ms });
const call = testCase({ description: 'of another customer' });
const nobody = testCase({ description: 'of nobody' });

/** What is reported where the calls take this long. */
async function faults(msOf: (asked: Case, time: number) => number): Promise<string[]> {
  let time = 0;
  const send = (asked: Case) => Promise.resolve(refused(msOf(asked, (time += 1))));
  return reported(await foreignFaults(call, refused(200), nobody, send));
}

test('A refusal that takes longer each time tells that the service exists', async () => {
  expect(await faults((asked) => (asked === call ? 200 : 5))).toEqual([
    'foreign-tells getUsage time: 5 ms, as for one of nobody | 200 ms',
  ]);
});

test('On a busy machine every second call may wait, whatever it asks for', async () => {
  expect(await faults((_, time) => (time % 2 ? 90 : 5))).toEqual([]);
  expect(await faults((_, time) => (time % 2 ? 5 : 90))).toEqual([]);
});
