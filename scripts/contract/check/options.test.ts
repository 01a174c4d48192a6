import { expect, test, vi } from 'vitest';
import { parseCommandLine } from '../../commandLine.ts';
import { checkOptions, command } from './options.ts';

const options = (args: string[]) => checkOptions(parseCommandLine(command, args)!.values);

test('Without a target the demo customer logs in to the mock, which shows its scenarios', () => {
  expect(options([])).toMatchObject({
    target: undefined,
    credentials: { kind: 'login', user: 'mizuno.keiko' },
    scenarios: true,
    writes: false,
    timeoutMs: 10_000,
  });
});

test('With a target nobody is guessed, and the password may come from the environment', () => {
  const target = ['--target', 'https://api.example', '--user', 'a'];
  expect(() => options(target)).toThrow('A login needs --user');
  vi.stubEnv('MINAMO_PASSWORD', 'p');
  expect(options(target)).toMatchObject({
    credentials: { kind: 'login', user: 'a', password: 'p' },
    scenarios: false,
  });
  vi.unstubAllEnvs();
  expect(options([...target, '--credentials', 'c.json']).credentials).toEqual({
    kind: 'file',
    file: 'c.json',
  });
});

test('The calls come from the target unless a portal is named', () => {
  const target = ['--target', 'https://api.example/base', '--user', 'a', '--password', 'p'];
  expect(options(target).origin).toBe('https://api.example');
  expect(options([...target, '--origin', 'https://portal.example/my']).origin).toBe(
    'https://portal.example',
  );
});

test('Services of other customers are told apart by their kind', () => {
  const others = ['--other-service', 'f10482175', '--other-service', 'm09000001234'];
  expect(options(others).foreign).toEqual({ fixed: ['f10482175'], mobile: ['m09000001234'] });
});

test('Operations are named one by one or with commas', () => {
  expect(options(['--only', 'getUser,support', '--only', 'getService']).only).toEqual([
    'getUser',
    'support',
    'getService',
  ]);
});

test.each([
  [['--rate', '0'], '--rate 0 is no number above 0.'],
  [['--timeout', 'x'], '--timeout x is no number above 0.'],
  [['--bogus'], 'npm run contract has no option --bogus; it has --target, '],
  [['--parallel', '1.5'], '--parallel 1.5 is no whole number.'],
  [['--origin', 'portal'], '--origin portal is no address of a portal.'],
  [['--other-service', '090'], '--other-service 090 is no id of a service.'],
])('%j is refused in one line', (args, message) => {
  expect(() => options(args)).toThrow(message);
});
