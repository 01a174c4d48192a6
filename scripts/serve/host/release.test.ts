/** @module-tag long */
import { spawnSync } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { beforeEach, expect, onTestFinished, test } from 'vitest';

const script = path.resolve(import.meta.dirname, '../../../deploy/release.sh');
let folder: string;
let dir: string;

beforeEach(() => {
  folder = mkdtempSync(path.join(tmpdir(), 'minamo-release-'));
  dir = path.join(folder, 'served');
  onTestFinished(() => rmSync(folder, { recursive: true }));
});

/** A build in small: a page that names its asset, one asset that all builds have, and the rules of its host. */
function makeBuild(name: string, base = ''): string {
  const from = path.join(folder, name);
  const write = (file: string, text: string) => {
    mkdirSync(path.dirname(path.join(from, file)), { recursive: true });
    writeFileSync(path.join(from, file), text);
  };
  write(`dist/${base}index.html`, `code-${name}.js`);
  write(`dist/${base}banks/all.json`, name);
  write(`dist/${base}assets/code-${name}.js`, name);
  write(`dist/${base}assets/same.js`, 'same');
  write('dist-host/nginx/rules.conf', `# ${name}`);
  write('dist-host/nginx/root.conf', 'root /srv/mypage/dist;');
  return from;
}

function run(args: string[], env: Record<string, string> = {}) {
  return spawnSync(script, args, {
    encoding: 'utf8',
    env: { ...process.env, ...env },
    // A group of its own, which a test may end whole.
    detached: true,
  } as Parameters<typeof spawnSync>[2]) as {
    status: number | null;
    stdout: string;
    stderr: string;
  };
}

const release = (name: string, env: Record<string, string> = {}) =>
  run([dir], { FROM: path.join(folder, name), ...env });

const read = (file: string) => readFileSync(path.join(dir, 'current', file), 'utf8');
/** The build that is served: its page, its asset, its data and its rules are all there. */
function servedBuild(base = ''): string {
  const name = read(`dist/${base}banks/all.json`);
  expect(read(`dist/${base}index.html`)).toBe(`code-${name}.js`);
  expect(read(`dist/${base}assets/code-${name}.js`)).toBe(name);
  expect(read('host/nginx/rules.conf')).toBe(`# ${name}`);
  const [, root = ''] = /^root (.+);$/m.exec(read('host/nginx/root.conf')) ?? [];
  expect(readFileSync(path.join(root, base, 'banks/all.json'), 'utf8')).toBe(name);
  return name;
}
const assets = () => readdirSync(path.join(dir, 'assets')).sort();

test('a release is served whole, and tabs of the one before find their code', () => {
  for (const name of ['one', 'two']) makeBuild(name);
  expect(release('one')).toMatchObject({ status: 0, stderr: '' });
  expect(servedBuild()).toBe('one');
  expect(release('two').status).toBe(0);
  expect(servedBuild()).toBe('two');
  expect(read('dist/assets/code-one.js')).toBe('one');
});

test('one goes back, also twice, and tabs of the later one find their code', () => {
  for (const name of ['one', 'two', 'three']) {
    makeBuild(name);
    release(name);
  }
  expect(run([dir, '--back']).status).toBe(0);
  expect(servedBuild()).toBe('two');
  expect(read('dist/assets/code-three.js')).toBe('three');
  run([dir, '--back']);
  expect(servedBuild()).toBe('one');
  expect(run([dir, '--back'])).toMatchObject({
    status: 1,
    stderr: `release.sh: no release before 000001 is kept in ${dir}\n`,
  });
  expect(servedBuild()).toBe('one');
  makeBuild('four');
  release('four');
  expect(servedBuild()).toBe('four');
});

test('assets are kept for as many releases as is said, and not for ever', () => {
  for (const name of ['one', 'two', 'three', 'four']) {
    makeBuild(name);
    expect(release(name, { KEEP: '2' }).status).toBe(0);
  }
  expect(assets()).toEqual(['code-four.js', 'code-three.js', 'same.js']);
  expect(readdirSync(path.join(dir, 'releases'))).toEqual(['000003', '000004']);
});

test('what a host served is kept, though newer ones are released and refused', () => {
  for (const name of ['one', 'two', 'three']) makeBuild(name);
  release('one');
  for (const name of ['two', 'three'])
    expect(release(name, { KEEP: '1', RELOAD: 'false' })).toMatchObject({
      status: 1,
      stderr: expect.stringContaining('so 000001 is served as before') as string,
    });
  expect(servedBuild()).toBe('one');
});

test('below a path of its origin', () => {
  makeBuild('one', 'mypage/');
  release('one');
  expect(servedBuild('mypage/')).toBe('one');
});

test('the host is notified once, when the release is complete', () => {
  makeBuild('one');
  const said = path.join(folder, 'said');
  release('one', { RELOAD: `cat ${dir}/current/host/nginx/rules.conf >>${said}` });
  expect(readFileSync(said, 'utf8')).toBe('# one');
});

test('interrupted after any of its commands, it leaves a whole release, and the next one repairs the rest', () => {
  for (const name of ['one', 'two', 'three']) makeBuild(name);
  const commands = path.join(folder, 'commands');
  const left = path.join(folder, 'left');
  mkdirSync(commands);
  for (const name of ['cp', 'mv', 'ln', 'rm', 'mkdir']) {
    const file = path.join(commands, name);
    writeFileSync(
      file,
      `#!/bin/sh
left=$(($(cat ${left}) - 1))
echo $left >${left}
[ $left -ne 0 ] || kill -9 0
exec /bin/${name} "$@"
`,
    );
    chmodSync(file, 0o755);
  }
  const PATH = `${commands}:${process.env['PATH'] ?? ''}`;
  let interruptions = 0;
  for (let after = 1; ; after += 1) {
    rmSync(dir, { recursive: true, force: true });
    release('one');
    writeFileSync(left, String(after));
    const { status } = release('two', { PATH });
    if (status === 0) break;
    interruptions += 1;
    expect(['one', 'two']).toContain(servedBuild());
    expect(read('dist/assets/code-one.js')).toBe('one');
    expect(release('three')).toMatchObject({ status: 0, stderr: '' });
    expect(servedBuild()).toBe('three');
    expect(read('dist/assets/code-one.js')).toBe('one');
    expect(readdirSync(dir).sort()).toEqual(['.lock', 'assets', 'current', 'releases']);
    expect(readdirSync(path.join(dir, 'releases')).filter((id) => id.startsWith('.'))).toEqual([]);
  }
  expect(interruptions).toBeGreaterThan(10);
});

test.each([
  [[], {}, 'name the folder to release into: deploy/release.sh DIR [--back]'],
  [['DIR', '--bak'], {}, '--bak is unknown: deploy/release.sh DIR [--back]'],
  [['DIR'], { KEEP: 'x' }, 'KEEP=x is no number from 1 on'],
  [['DIR', '--back'], {}, 'nothing has been released into DIR'],
  [['DIR'], {}, 'FROM has no dist/ and dist-host/: run npm run build first'],
] as [string[], Record<string, string>, string][])('%j %j: %s', (args, env, message) => {
  const from = path.join(folder, 'empty');
  mkdirSync(from);
  const given = args.map((arg) => (arg === 'DIR' ? dir : arg));
  expect(run(given, { FROM: from, ...env })).toMatchObject({
    status: 1,
    stderr: `release.sh: ${message.replace('DIR', message.startsWith('nothing') ? dir : 'DIR').replace('FROM', from)}\n`,
  });
  expect(existsSync(path.join(dir, 'current'))).toBe(false);
});
