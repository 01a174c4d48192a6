import { execFile } from 'node:child_process';
import { promisify } from 'node:util';
import { expect, test } from 'vitest';
import { parseCommandLine } from '../../tools/commandLine.ts';
import { logIn } from '../testing.ts';
import { testMock } from '../testMock.ts';
import { call, callCommand } from './call.ts';

const mock = await testMock();
const run = promisify(execFile);

/** Runs `npm run mock -- call` with this line against the test's mock. */
function calling(...line: string[]): Promise<string> {
  const typed = parseCommandLine(callCommand, [...line, '--url', mock.url]);
  return typed ? call(typed) : Promise.reject(new Error('help'));
}

test('The printed curl is accepted unchanged', async () => {
  const { stdout } = await run('sh', ['-c', `${await calling('getBilling')} -s`]);
  expect(stdout).toMatch(/^HTTP\/1.1 200/);
  expect(mock.requests.at(-1)).toMatchObject({ signature: 'valid', userId: 'mizuno.keiko' });
});

test('A write is sent with the fields that were given, and a quote in one stays one', async () => {
  const said = await calling('postPacketGiftCode', 'amount_mb=1500', "message=It's you", '--send');
  expect(said).toMatch(/\n200 OK\n/);
  expect(said).toMatch('"amount_mb": 1500');
  const curl = await calling('postPacketGiftCode', "message=It's you");
  await run('sh', ['-c', `${curl} -s`]);
  expect(mock.requests.at(-1)).toMatchObject({ status: 200, violations: [] });
});

test('The call belongs to the login that a browser has', async () => {
  const caller = await logIn(mock, 'kawase.ryo');
  await calling('getBilling', '--user', 'kawase.ryo', '--send');
  await caller.call('/hosts/fixed/api/read/v1/user');
  const [sent, own] = mock.requests.slice(-2);
  expect(sent).toMatchObject({ status: 200, login: own?.login });
  expect(sent?.url).toMatch('/hosts/mobile/');
});

test('A line is chosen, and a month is this month unless one is named', async () => {
  await calling('getBillingMonth', '--line', 'm09000005678', '--send');
  expect(mock.requests.at(-1)?.url).toMatch(/m09000005678.*202611/);
  await calling('getBillingMonth', 'target_month=202610', '--send');
  expect(mock.requests.at(-1)?.url).toMatch(/f10482175.*202610/);
});

test.for([
  [['getBiling'], 'no operation getBiling. Did you mean getBilling?'],
  [['postPacketGiftCode', 'amount=500'], 'it takes service_id, to_phone, amount_mb'],
  [['getBilling', 'extra'], 'extra is no name=value.'],
  [['getBilling', '--user', 'kawase.rio'], 'Did you mean kawase.ryo?'],
  [['postPacketGiftCode', '--user', 'irie.fumi'], "which this customer hasn't"],
  [[], 'Say which operation'],
] as const)('What cannot be called is said in a line: %o', async ([line, message]) => {
  await expect(calling(...line)).rejects.toThrow(message);
});

test('An unsigned call is answered with how to sign, and how to do without', async () => {
  const answer = await fetch(`${mock.url}/hosts/fixed/api/read/v1/user`);
  expect(answer.status).toBe(403);
  expect(await answer.text()).toMatch(/npm run mock -- call getUser.*--signatures off/);
});

test('Without a mock it says how to start one', async () => {
  const typed = parseCommandLine(callCommand, ['getUser', '--url', 'http://localhost:1']);
  await expect(call(typed!)).rejects.toThrow('start one with npm run mock');
});
