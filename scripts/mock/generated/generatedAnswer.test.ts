import { describe, expect, test } from 'vitest';
import type { Case } from '../../contract/check/cases/case.ts';
import { ruleOddities } from '../../contract/check/schemaRules.ts';
import { timeOddities } from '../../contract/check/timeRules.ts';
import type { Json } from '../../contract/operations.ts';
import { demoMoment } from '../clock.ts';
import { projectContract } from '../contract/contract.ts';
import type { Operation } from '../contract/operation.ts';
import { answerViolations } from '../contract/prism.ts';
import { generatedAnswer } from './generatedAnswer.ts';

const contract = await projectContract();
const reads = contract.operations.filter(({ document }) => document.startsWith('read-'));
const asked = { service_id: 'm09000001234', target_month: '202610' };

/** Without the fields of a newer server, which today's contract doesn't have. */
const ofToday = (body: unknown): unknown =>
  JSON.parse(
    JSON.stringify(body, (key, value: unknown) => (key === 'x_newer' ? undefined : value)),
  );

/** Rules that answers made for screens don't keep: their lists have gaps, days of any month, and tokens of any day. */
const undrawn: ReadonlySet<string> = new Set(['body-gap', 'body-month', 'body-expired']);

/** What a body breaks of the rules beside its schema, and of those of names. */
function oddities({ prism }: Operation, body: unknown) {
  const schema = prism.responses.find(({ code }) => code === '200')?.contents?.[0]?.schema as Json;
  const call = { path: asked, query: {}, intent: { kind: 'valid' } } as unknown as Case;
  return [
    ...ruleOddities({}, schema, body, { call, now: NaN }),
    ...timeOddities(body, Date.parse(demoMoment)),
  ].filter(({ rule }) => !undrawn.has(rule));
}

describe('an answer made from the schema', () => {
  test.each(reads.map((read) => [read.operationId, read] as const))(
    'of %s keeps the contract, and the rules beside its schemas',
    async (_, read) => {
      for (let seed = 0; seed < 3; seed += 1) {
        const answer = generatedAnswer(read, seed, asked);
        if (!answer) continue;
        const body = ofToday(answer.body);
        expect([seed, await answerViolations(read, { ...answer, body })]).toEqual([seed, []]);
        expect([seed, oddities(read, body)]).toEqual([seed, []]);
      }
    },
  );

  const textOf = (id: string, seed: number, by = asked) =>
    JSON.stringify(generatedAnswer(contract.find(id)!, seed, by)?.body);

  test('is the same for the same seed, and another for another seed or line', () => {
    expect(textOf('getContract', 2)).toBe(textOf('getContract', 2));
    const seeds = [2, 3, 4, 5].map((seed) => textOf('getContract', seed));
    const other = textOf('getContract', 2, { ...asked, service_id: 'm09000005678' });
    expect(new Set([...seeds, other]).size).toBe(5);
  });

  // The answers are long: what they lack is named, not they.
  const lacking = (text: string, ends: readonly string[]) =>
    ends.filter((end) => !text.includes(end));

  test('has both ends, alone and mixed', () => {
    const least = JSON.parse(textOf('getBilling', 0)) as unknown;
    expect(least).toMatchObject({ current: null, months: [] });
    const most = textOf('getContract', 1);
    expect(lacking(most, ['9999-12-31', 'x_newer', 'W'.repeat(40), '9999999'])).toEqual([]);
    expect(lacking(most, [':null', ':[]'])).toEqual([':null', ':[]']);
    const mixed = Array.from({ length: 40 }, (_, seed) => textOf('getContract', seed + 2)).join();
    expect(lacking(mixed, ['null', '[]', 'x_newer', '9999-12-31'])).toEqual([]);
  });

  test('leaves the list of services alone, without which no address leads anywhere', () => {
    expect(generatedAnswer(contract.find('getService')!, 2)).toBeUndefined();
  });
});
