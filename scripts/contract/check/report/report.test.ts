import { mkdtemp, readFile, rm } from 'node:fs/promises';
import os from 'node:os';
import path from 'node:path';
import { afterAll, afterEach, beforeAll, expect, test } from 'vitest';
import { demoPassword } from '../../../mock/customers/customer.ts';
import { acceptKnown, readBaseline } from '../baseline.ts';
import type { Result } from '../run.ts';
import { startTamperedServer, type TamperedServer } from '../seededFaults/tamperedServer.ts';
import { terminalReport } from './terminal.ts';
import { writeReport } from './write.ts';

let server: TamperedServer;
let folder: string;
let result: Result;

beforeAll(async () => {
  server = await startTamperedServer();
  folder = await mkdtemp(path.join(os.tmpdir(), 'minamo-report-'));
  // In two operations a text replaces a code; it contains characters that are special in HTML and XML.
  server.proxy.tamper = (call, answer) =>
    answer.status === 200 && /traffic-control|\/v1\/user$|login$/.test(call.url)
      ? { ...answer, body: Buffer.from(answer.body.toString().replace('"high"', '"<b>&fast"')) }
      : answer;
  result = await server.check(['postLogin', 'getTrafficControl']);
}, 60_000);

afterEach(() => {
  server.proxy.tamper = (_call, answer) => answer;
});
afterAll(async () => {
  await server.close();
  await rm(folder, { recursive: true });
});

/** The tags of an XML text that are left open, and what is outside of any as `text`. */
function unclosed(xml: string): string[] {
  const open: string[] = [];
  for (const [, end, name = '', own] of xml.matchAll(/<(\/?)([a-z]+)[^<>]*?(\/?)>/g)) {
    if (!end && !own) open.push(name);
    else if (end && open.pop() !== name) return ['out of order', name];
  }
  return xml.replace(/<[?/a-z][^<>]*>/g, '').includes('<') ? ['text'] : open;
}

test('All files of a report name the finding, its place and a command, and are whole', async () => {
  await writeReport(result, folder);
  const read = (name: string) => readFile(path.join(folder, name), 'utf8');
  const [finding] = result.findings;
  const junit = await read('junit.xml');
  expect(unclosed(junit)).toEqual([]);
  expect(junit).toContain('<failure type="body-enum"');
  const sarif = JSON.parse(await read('report.sarif')) as {
    runs: { results: { ruleId: string; locations: unknown[] }[] }[];
  };
  expect(sarif.runs[0]?.results[0]).toMatchObject({
    ruleId: 'body-enum',
    locations: [
      {
        physicalLocation: {
          artifactLocation: { uri: finding?.place.file },
          region: { startLine: finding?.place.line },
        },
      },
    ],
  });
  const html = await read('report.html');
  expect(html).toContain('&#60;b&#62;&#38;fast');
  expect(html).not.toContain('<b>&fast');
  const { file, line } = finding!.place;
  const lines = (await readFile(path.join(import.meta.dirname, '../../../..', file), 'utf8')).split(
    '\n',
  );
  // The place is the property that is wrong, in the schema of the answer.
  expect(lines[line - 1]?.trim()).toMatch(/^speed:/);
  expect(terminalReport(result)).toContain(`${file}:${line}`);
});

test('All files and the terminal say what was checked, as whom, when, and what was answered', async () => {
  const files = ['findings.json', 'junit.xml', 'report.html', 'report.sarif'];
  const texts = await Promise.all(files.map((name) => readFile(path.join(folder, name), 'utf8')));
  const { startedAt, revision } = result.about;
  expect(revision).toMatch(/^([0-9a-f]{7,}(, changed)?|unknown)$/);
  for (const text of [...texts, terminalReport(result)])
    for (const said of [server.proxy.url, 'mizuno.keiko', startedAt.slice(0, 19), revision])
      expect(text).toContain(said);
  for (const text of texts) expect(text).toMatch(/low_speed_kbps/);
});

test('What could not be tested is said', async () => {
  const none = { fixed: [], mobile: ['m09000001234'] };
  const untested = await server.check(['getContract'], { foreign: none });
  // The only SIM that is known is the customer's own.
  expect(untested.notTested).toEqual(
    ['fixed', 'mobile'].map(
      (kind) => `a ${kind} service of another customer: needs one that exists (--other-service)`,
    ),
  );
  expect(terminalReport(untested)).toContain(`Not tested:\n  ${untested.notTested[0]}`);
});

test('No secret is in a report', async () => {
  server.proxy.tamper = (call, answer) =>
    call.body.includes('minamo-demo') && call.url.endsWith('login') && answer.status === 200
      ? { ...answer, headers: { ...answer.headers, date: 'never' } }
      : answer;
  const tampered = await server.check(['postLogin']);
  expect(tampered.findings.map((f) => f.rule)).toEqual(['date-missing']);
  const text = JSON.stringify([result, tampered].map((r) => r.findings));
  expect(text).toContain('$MINAMO_PASSWORD');
  expect(text).not.toContain(demoPassword);
  expect(text).not.toMatch(/ASIA[0-9A-F]{16}/);
});

test('A baseline accepts what it has for the operations that it has, and nothing else', async () => {
  const baseline = await readBaseline(path.join(folder, 'findings.json'));
  acceptKnown(result.findings, baseline);
  expect(result.findings.map((f) => f.isKnown)).toEqual([true]);
  expect(terminalReport(result)).toContain('0 findings, 1 known');
  acceptKnown(
    result.findings,
    baseline.map((a) => ({ ...a, operations: ['getUser'] })),
  );
  expect(result.findings.map((f) => f.isKnown)).toEqual([false]);
});

test('A run that is stopped says so and still has its coverage', async () => {
  const stop = new AbortController();
  const stopped = await server.check(['getUser', 'getTrafficControl', 'getService'], {
    signal: stop.signal,
    onProgress: () => stop.abort(),
  });
  expect(stopped.stopped).toBe('Stopped by hand after 1 of 3 operations');
  expect(stopped.coverage.filter((c) => c.kind === 'operation').map((c) => c.seen)).toEqual([
    'seen',
    'not seen',
    'not seen',
  ]);
});

test('Writes are not made unless reported, and what is not reachable says why', async () => {
  const { calls, coverage } = await server.check(['putTrafficControl']);
  // The login and the list of services are all that was asked.
  expect(calls).toBe(2);
  expect(coverage.find((c) => c.kind === 'operation')).toMatchObject({
    operationId: 'putTrafficControl',
    seen: 'not reachable',
    why: 'a write, and --writes is not given',
  });
});
