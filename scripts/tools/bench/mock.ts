import { fork } from 'node:child_process';
import path from 'node:path';
import { type Caller, logIn, type MockAddress } from '../../mock/testing.ts';
import { commandLine } from '../commandLine.ts';
import type { Usage } from './mockServer.ts';

const readings = 400;
const parallel = 8;
const throughput = 2_000;
const logins = 1_000;

const reads = [
  '/hosts/fixed/api/read/v1/user',
  '/hosts/fixed/api/read/v2/services/f10482175/billing',
  '/hosts/fixed/api/read/v1/caution',
  '/hosts/mobile/api/read/v1/services/m09000001234/contract/data-traffic-usage',
];

interface Row {
  name: string;
  measured: number;
  budget: number;
  unit: string;
  isMost: boolean;
}

commandLine({
  name: 'npm run bench:mock',
  does: 'start, answers, requests a second and memory of the mock, against their budgets',
  options: {},
});

/** The mock in a process of its own, which reports its processor time and memory when asked. */
const server = fork(path.resolve(import.meta.dirname, 'mockServer.ts'), { stdio: 'inherit' });

function ask(question: string): Promise<Usage> {
  return new Promise((resolve, reject) => {
    server.once('message', (answer) => resolve(answer as Usage));
    server.once('exit', () => reject(new Error('The mock ended.')));
    if (question) server.send(question);
  });
}

const urlOf = (index: number) => reads[index % reads.length] ?? '';

/** Requests signed in advance, so that the caller's own work is not measured. */
const signed = (caller: Caller, count: number) =>
  Promise.all(Array.from({ length: count }, (_, index) => caller.signed(urlOf(index))));

async function answerTimes(caller: Caller): Promise<number[]> {
  const times: number[] = [];
  for (const request of await signed(caller, readings)) {
    const before = performance.now();
    await (await fetch(request)).arrayBuffer();
    times.push(performance.now() - before);
  }
  return times.sort((a, b) => a - b);
}

/** Requests for each second of the server's processor time, which is what one core could answer. */
async function requestsPerSecond(caller: Caller): Promise<number> {
  const requests = await signed(caller, throughput);
  const before = await ask('usage');
  const work = async () => {
    for (let next = requests.pop(); next; next = requests.pop())
      await (await fetch(next)).arrayBuffer();
  };
  await Promise.all(Array.from({ length: parallel }, work));
  const after = await ask('usage');
  return throughput / ((after.cpuMs - before.cpuMs) / 1_000);
}

async function memoryOfLogins(mock: MockAddress): Promise<number> {
  for (let index = 0; index < logins; index++) {
    const caller = await logIn(mock);
    await (await caller.call(urlOf(3))).arrayBuffer();
  }
  return (await ask('usage')).rssMb;
}

function print(rows: Row[]): void {
  console.log('\n| Figure | Measured | Budget | |\n|---|---:|---:|---|');
  for (const { name, measured, budget, unit, isMost } of rows) {
    const isKept = isMost ? measured <= budget : measured >= budget;
    const figure = measured < 100 ? Math.round(measured * 10) / 10 : Math.round(measured);
    console.log(
      `| ${name} | ${figure} ${unit} | ${isMost ? '≤' : '≥'} ${budget} ${unit} | ${isKept ? 'kept' : 'missed'} |`,
    );
    if (!isKept) process.exitCode = 1;
  }
}

try {
  const { url, startMs } = await ask('');
  // The mock's clock runs on while the bench runs, so each request is signed with the clock's current time.
  const mock = { url, clock: { now: () => new Date(demoStart + performance.now() - begun) } };
  const begun = performance.now();
  const demoStart = Date.parse((await ask('clock')).now);
  const caller = await logIn(mock);
  await answerTimes(caller);
  const times = await answerTimes(caller);
  const rate = await requestsPerSecond(caller);
  const memory = await memoryOfLogins(mock);
  const row = (name: string, measured: number, budget: number, unit: string, isMost = true) => ({
    name,
    measured,
    budget,
    unit,
    isMost,
  });
  print([
    row('start to first answer', startMs, 3_000, 'ms'),
    row('answer, median', times[Math.floor(times.length / 2)] ?? Infinity, 10, 'ms'),
    row('signed requests a second of one core', rate, 500, '/s', false),
    row(`memory with ${logins} logins`, memory, 300, 'MB'),
  ]);
} catch (error) {
  console.error((error as Error).message);
  process.exitCode = 1;
} finally {
  server.kill();
}
