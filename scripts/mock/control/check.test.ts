import { expect, test } from 'vitest';
import { testMock } from '../testMock.ts';

const mock = await testMock();
const wrong = async (query: string) =>
  (await (await fetch(`${mock.url}/__mock/check?${query}`)).json()) as string[];

test('An address that names what the mock has gives no warning', async () => {
  const good =
    'pin=getBilling:status_5&pin=getPayment:503&fault=reads:delay:3000&scenario=bill_overdue';
  expect(await wrong(good)).toEqual([]);
});

test.for([
  ['pin=getBilling:status5', 'Did you mean status_5?'],
  ['pin=getBiling:status_5', 'Did you mean getBilling?'],
  ['fault=reads:htm', 'Did you mean html?'],
  ['fault=getBiling:html', 'Did you mean getBilling?'],
  ['scenario=bill_overdu', 'Did you mean bill_overdue?'],
] as const)('%s is named with what may have been meant', async ([query, meant]) => {
  expect(await wrong(`pin=getUser:normal&${query}`)).toEqual([expect.stringContaining(meant)]);
});

test('A call that asks for a fault or example which is none says so too', async () => {
  const login = (prefer: string) =>
    fetch(`${mock.url}/hosts/auth/api/v2/authn/mypage/login`, {
      method: 'POST',
      headers: {
        'content-type': 'application/json',
        'idempotency-key': 'a-first-login-press',
        prefer,
      },
      body: JSON.stringify({ id: 'mizuno.keiko', password: 'minamo-demo' }),
    });
  await login('fault=htm');
  expect(mock.violations().join()).toMatch('Did you mean html?');
  const answer = await login('example=normul');
  expect(await answer.text()).toMatch('Did you mean normal?');
  mock.violations();
});
