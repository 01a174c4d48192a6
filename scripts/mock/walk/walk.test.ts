import { expect, test } from 'vitest';
import { projectContract } from '../contract/contract.ts';
import { demoCustomers } from '../customers/demoCustomers.ts';
import { testMock } from '../testMock.ts';
import { readAccount, type ReadAccount } from './account.ts';
import { dataRules } from './data.ts';
import { dayRules } from './days.ts';
import { factsOfOthers, ownValues } from './identity.ts';
import { moneyRules } from './money.ts';

const mock = await testMock();
const contract = await projectContract();
const people = demoCustomers.map(({ userId }) => userId);
const rules = { ...moneyRules, ...dataRules, ...dayRules };

/** What disagrees in everything that a customer is told at the mock's moment. */
function findingsIn(account: ReadAccount): string[] {
  const broken = Object.entries(rules).flatMap(([name, rule]) =>
    rule(account).map((finding) => `${name}: ${finding}`),
  );
  return [...broken, ...factsOfOthers(account, demoCustomers).map((fact) => `other: ${fact}`)];
}

const moments = {
  today: '2026-11-21T10:40:00+09:00',
  'the last minute of November': '2026-11-30T23:59:00+09:00',
  'the first of December': '2026-12-01T09:00:00+09:00',
  'the 17th, when December’s bill is fixed': '2026-12-17T09:00:00+09:00',
  'a new year': '2027-01-20T09:00:00+09:00',
};

for (const [name, at] of Object.entries(moments))
  test.for(people)(`All that %s is told agrees: ${name}`, async (userId) => {
    mock.clock.set(at);
    expect(findingsIn(await readAccount(mock, contract, userId))).toEqual([]);
  });

test('What only one customer can have is told to one customer', async () => {
  const owners = new Map<string, string[]>();
  for (const userId of people)
    for (const [value] of ownValues(await readAccount(mock, contract, userId)))
      owners.set(value, [...(owners.get(value) ?? []), userId]);
  const shared = [...owners].filter(([, who]) => who.length > 1);
  expect(shared.map(([value, who]) => `${value}: ${who.join(', ')}`)).toEqual([]);
});
