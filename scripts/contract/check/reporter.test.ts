import { beforeEach, expect, test } from 'vitest';
import { type Fault, fault } from './finding.ts';
import type { CredentialSource } from './login.ts';
import type { Places } from './places.ts';
import { Reporter } from './reporter.ts';
import type { Sender } from './send.ts';
import { portal, testCase, testReply } from './testCase.ts';
import { credentialsOf, testSender } from './testSender.ts';

const places = {
  of: (...wanted: unknown[]) => ({ file: wanted.map(String).join(' '), line: 1 }),
} as unknown as Places;
const login = { kind: 'login', user: 'a', password: 'the-password' } as const;
const url = 'https://mobile.example/usage';
let sender: Sender;

beforeEach(() => {
  sender = testSender('https://api.example');
});

const wrong = (change: Partial<Fault> = {}): Fault => ({
  ...fault('body-type', 'speed', 'a text', '12'),
  ...change,
});

/** The finding that a reporter makes of one fault. */
function reported(source: CredentialSource, change: Partial<Fault>, body?: unknown) {
  const reporter = new Reporter(places, sender, source);
  const reply = body === undefined ? undefined : testReply({ status: 404, body });
  reporter.report(testCase({ description: 'page 2' }), [wrong(change)], url, reply);
  return reporter.all[0];
}

test('A fault is found at its place, with the call and the answer that showed it', () => {
  const finding = reported(login, { at: '/speed' }, { code: 'not_found' });
  expect(finding).toMatchObject({
    rule: 'body-type',
    expected: 'a text',
    got: '12',
    operations: ['getUsage'],
    place: { file: 'getUsage 404 /speed' },
    description: 'page 2',
    answer: expect.stringMatching(/^404\n[^]*\{"code":"not_found"\}$/) as string,
  });
  expect(finding?.curl).toMatch(`curl -si -X GET '${url}'`);
  expect(finding?.curl).not.toContain('#');
});

test('The command knows the server’s clock and the portal', () => {
  sender.clock = 600_000;
  expect(reported(login, {}, {})?.curl).toContain("# the server's clock differs by 10 minutes");
  const reporter = new Reporter(places, sender, login);
  reporter.report(testCase({ intent: { kind: 'preflight' } }), [wrong()], url);
  expect(reporter.all[0]?.curl).toContain(`-H 'origin: ${portal}'`);
});

test('A fault without an answer has none', () => {
  expect(reported(login, {})).toMatchObject({
    answer: '',
    place: { file: 'getUsage undefined undefined' },
  });
});

test('All faults of a call are taken, and those of one cause once', () => {
  const reporter = new Reporter(places, sender, login);
  const faults = [wrong(), wrong({ cause: 'other' }), wrong()];
  reporter.report(testCase(), faults, url);
  expect(reporter.all.map(({ cause, count }) => [cause, count])).toEqual([
    ['speed', 2],
    ['other', 1],
  ]);
});

test.each([
  [{ at: '/speed' }, 'getUser 200 /speed'],
  [{}, 'getUser undefined undefined'],
])('What several answers show is reported for an operation: %j', (change, file) => {
  const reporter = new Reporter(places, sender, login);
  reporter.reportFault('getUser', wrong(change));
  expect(reporter.all).toMatchObject([
    { operations: ['getUser'], place: { file }, description: 'a text', curl: '', answer: '' },
  ]);
});

test('No secret of any login is in what was got or answered', () => {
  sender.credentials = credentialsOf('own');
  sender.other = credentialsOf('other');
  sender.ended = { renewed: credentialsOf('renewed'), 'logged-out': credentialsOf('ended') };
  const names = ['own', 'other', 'renewed', 'ended'];
  const secrets = [
    login.password,
    ...names.flatMap((name) => [`secret-${name}`, `token-${name}`]),
  ].join(' ');
  const masked = Array.from({ length: 9 }, () => '(masked)').join(' ');
  const finding = reported(login, { got: `${secrets} ${secrets}` }, `said ${secrets}`);
  expect(finding?.got).toBe(`${masked} ${masked}`);
  expect(finding?.answer).toContain(`\nsaid ${masked}`);
});

test('Without a login there is no password, and an empty one masks nothing', () => {
  sender.credentials = { ...credentialsOf('own'), session_token: '' };
  const got = 'the-password secret-own';
  for (const source of [{ kind: 'env' }, { ...login, password: '' }] as const)
    expect(reported(source, { got })?.got).toBe('the-password (masked)');
});
