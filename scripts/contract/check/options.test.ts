import { expect, test, vi } from 'vitest';
import { parseCommandLine } from '../../tools/commandLine.ts';
import { checkOptions, command } from './options.ts';

const options = (args: string[]) => checkOptions(parseCommandLine(command, args)!.values);

test('Without a target the demo customer logs in to the mock, which shows its scenarios', () => {
  expect(options([])).toMatchObject({
    target: undefined,
    credentials: { kind: 'login', user: 'mizuno.keiko' },
    scenarios: true,
    requireSuccess: true,
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
    requireSuccess: false,
    statesBy: undefined,
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

test.each([
  [[], undefined],
  [['--target', 'config.json'], undefined],
  [['--target', 'file:///config.json'], undefined],
  [['--target', 'https://portal.example/my/config.json'], 'https://portal.example'],
  [['--target', 'c.json', '--origin', 'http://localhost:4010/'], 'http://localhost:4010'],
])('%j call from the portal %s', (args, origin) => {
  expect(options([...args, '--credentials', 'env']).origin).toBe(origin);
});

test.each([
  [['--credentials', 'env'], { kind: 'env' }],
  [['--credentials', 'c.json'], { kind: 'file', file: 'c.json' }],
  [['--user', 'a'], { kind: 'login', user: 'a', password: 'minamo-demo' }],
  [['--password', 'p'], { kind: 'login', user: 'mizuno.keiko', password: 'p' }],
  [
    ['--credentials', 'login', '--user', 'a', '--password', 'p'],
    { kind: 'login', user: 'a', password: 'p' },
  ],
])('%j say who signs', (args, credentials) => {
  expect(options(args).credentials).toEqual(credentials);
});

test('A password alone is no login to a target', () => {
  expect(() => options(['--target', 'https://api.example', '--password', 'p'])).toThrow(
    'A login needs --user, and --password or MINAMO_PASSWORD.',
  );
});

test('What is not asked for is off, and what is asked for is on', () => {
  expect(options([])).toMatchObject({
    only: [],
    isStrict: false,
    foreign: { fixed: [], mobile: [] },
    report: undefined,
    baseline: undefined,
    yes: false,
    dryRun: false,
    latencyMs: 1000,
    parallel: 1,
    budgetSeconds: undefined,
    rate: undefined,
  });
  const switches = ['--writes', '--strict', '--yes', '--dry-run', '--scenarios'];
  const files = ['--target', 'c.json', '--report', 'r', '--baseline', 'b'];
  const numbers = ['--latency', '2.5', '--parallel', '4', '--timeout', '7'];
  const limits = ['--budget', '60', '--rate', '0.5'];
  const login = ['--user', 'a', '--password', 'p'];
  expect(options([...switches, ...files, ...numbers, ...limits, ...login])).toMatchObject({
    target: 'c.json',
    writes: true,
    isStrict: true,
    yes: true,
    dryRun: true,
    scenarios: true,
    report: 'r',
    baseline: 'b',
    latencyMs: 2.5,
    parallel: 4,
    timeoutMs: 7,
    budgetSeconds: 60,
    rate: 0.5,
  });
});

test('Services of other customers are distinguished by their kind', () => {
  const ids = ['f10482175', 'm09000001234', 'f12345678901'];
  const others = ids.flatMap((id) => ['--other-service', id]);
  expect(options(others).foreign).toEqual({
    fixed: ['f10482175', 'f12345678901'],
    mobile: ['m09000001234'],
  });
});

test('Operations are named one by one or with commas', () => {
  expect(options(['--only', 'getUser,,support', '--only', 'getService']).only).toEqual([
    'getUser',
    'support',
    'getService',
  ]);
});

test.each([
  [['--rate', '0'], '--rate 0 is no number above 0.'],
  [['--latency=-1'], '--latency -1 is no number above 0.'],
  [['--budget', 'Infinity'], '--budget Infinity is no number above 0.'],
  [['--parallel', '0'], '--parallel 0 is no number above 0.'],
  [['--timeout', 'x'], '--timeout x is no number above 0.'],
  [['--bogus'], 'npm run contract has no option --bogus; it has --target, '],
  [['--parallel', '1.5'], '--parallel 1.5 is no whole number.'],
  [['--origin', 'portal'], '--origin portal is no address of a portal.'],
  [['--origin', 'file:///portal'], '--origin file:///portal is no address of a portal.'],
  [['--other-service', 'f10482175', '--other-service', '090'], '--other-service 090 is no id'],
  [['--other-service', 'f1234567'], '--other-service f1234567 is no id of a service.'],
  [['--other-service', 'f123456789012'], '--other-service f123456789012 is no id'],
  [['--other-service', 'xm09000001234'], '--other-service xm09000001234 is no id'],
  [['--other-service', 'm09000001234x'], '--other-service m09000001234x is no id'],
])('%j is refused in one line', (args, message) => {
  expect(() => options(args)).toThrow(message);
});

test('States come from a mock or from a hook', () => {
  const target = ['--target', 'https://api.example', '--credentials', 'env', '--states'];
  expect(options([...target, 'mock']).statesBy).toBe('mock');
  expect(options([...target, 'http://localhost:9/states']).statesBy).toBe(
    'http://localhost:9/states',
  );
  expect(() => options([...target, 'pins'])).toThrow(
    '--states pins is neither mock nor an http(s) address.',
  );
});
