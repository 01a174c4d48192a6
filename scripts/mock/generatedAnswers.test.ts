import { describe, expect, test } from 'vitest';
import { projectContract } from './contract/contract.ts';
import { answerViolations } from './contract/prism.ts';
import { generatedAnswer } from './generatedAnswers.ts';

const contract = await projectContract();
const reads = contract.operations.filter(({ document }) => document.startsWith('read-'));

/** Without the fields of a newer server, which today's contract doesn't have. */
const ofToday = (body: unknown): unknown =>
  JSON.parse(
    JSON.stringify(body, (key, value: unknown) => (key === 'x_newer' ? undefined : value)),
  );

describe('an answer made from the schema', () => {
  test.each(reads.map((read) => [read.operationId, read] as const))(
    'of %s keeps the contract',
    (_, read) => {
      for (let seed = 0; seed < 4; seed += 1) {
        const answer = generatedAnswer(read, seed);
        if (answer)
          expect(answerViolations(read, { ...answer, body: ofToday(answer.body) })).toEqual([]);
      }
    },
  );

  test('is the same for the same seed, and another for another', () => {
    const [read] = reads;
    const made = (seed: number) => JSON.stringify(read && generatedAnswer(read, seed)?.body);
    expect(made(1)).toBe(made(1));
    expect(new Set([1, 2, 3, 4, 5].map(made)).size).toBeGreaterThan(1);
  });

  test('has both ends: empty and full lists, null, absent fields, fields that a newer server adds', () => {
    const bills = reads.find(({ operationId }) => operationId === 'getBilling');
    const texts = Array.from({ length: 40 }, (_, seed) =>
      JSON.stringify(bills && generatedAnswer(bills, seed)?.body),
    ).join();
    for (const end of ['null', '[]', 'x_newer', '9999-12-31']) expect(texts).toContain(end);
  });
});
