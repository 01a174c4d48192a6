import { expect, test, vi } from 'vitest';
import { checkOptions } from './options.ts';

test('Without a target the demo customer logs in to the mock, which shows its scenarios', () => {
  expect(checkOptions([])).toMatchObject({
    target: undefined,
    credentials: { kind: 'login', user: 'mizuno.keiko' },
    scenarios: true,
    writes: false,
    timeoutMs: 10_000,
  });
});

test('With a target nobody is guessed, and the password may come from the environment', () => {
  const target = ['--target', 'https://api.example', '--user', 'a'];
  expect(() => checkOptions(target)).toThrow('A login needs --user');
  vi.stubEnv('MINAMO_PASSWORD', 'p');
  expect(checkOptions(target)).toMatchObject({
    credentials: { kind: 'login', user: 'a', password: 'p' },
    scenarios: false,
  });
  vi.unstubAllEnvs();
  expect(checkOptions([...target, '--credentials', 'c.json']).credentials).toEqual({
    kind: 'file',
    file: 'c.json',
  });
});

test('Operations are named one by one or with commas', () => {
  expect(checkOptions(['--only', 'getUser,support', '--only', 'getService']).only).toEqual([
    'getUser',
    'support',
    'getService',
  ]);
});

test.each([
  [['--rate', '0'], '--rate 0 is no number above 0.'],
  [['--timeout', 'x'], '--timeout x is no number above 0.'],
  [['--bogus'], "Unknown option '--bogus'. See --help."],
  [['--other-service', '090'], '--other-service 090 is no id of a service.'],
])('%j is refused in one line', (args, message) => {
  expect(() => checkOptions(args)).toThrow(message);
});
