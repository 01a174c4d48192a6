import { createInterface } from 'node:readline/promises';
import { startMock } from '../../mock/startMock.ts';
import { commandLine } from '../../tools/commandLine.ts';
import {
  flowReport,
  type FlowResult,
  operationIdOf,
  readFlows,
  walkersOf,
  walkFlows,
} from '../flows/flows.ts';
import { acceptKnown, readBaseline } from './baseline.ts';
import { announced, isWrite } from './cases/effects.ts';
import { type CheckedOperation, readCheckedContract } from './contract.ts';
import { demoServices } from './demoServices.ts';
import { expiredLogin } from './expiredLogin.ts';
import { CannotRun, credentialsIn } from './login.ts';
import { type CheckOptions, checkOptions, command } from './options.ts';
import { progressOn } from './progress.ts';
import { terminalReport, whyUntested } from './report/terminal.ts';
import { writeReport } from './report/write.ts';
import { checkServer, type Result, selected } from './run.ts';
import { type States, statesOfHook, statesOfMock } from './states.ts';
import { hostsBelow, hostsOf } from './target.ts';

/**
 * Says which writes a run makes, and asks. Nobody has to be asked about the mock that the run starts itself.
 * @throws CannotRun when nobody can answer, or the answer is no
 */
async function agree(writes: string[], { target, yes }: CheckOptions): Promise<void> {
  if (!writes.length) return;
  console.log(`These writes will be made:\n  ${writes.join('\n  ')}\n`);
  if (!target || yes) return;
  if (!process.stdin.isTTY)
    throw new CannotRun('--writes changes this account: say --yes with it.');
  const asking = createInterface({ input: process.stdin, output: process.stdout });
  const answer = await asking.question(`Write to ${target}? [y/N] `);
  asking.close();
  if (!/^y(es)?$/i.test(answer.trim())) throw new CannotRun('Nothing was sent.');
}

/** How a target brings states about; not at all unless that is wanted. */
function statesOf({ statesBy, credentials }: CheckOptions, target: string): States | undefined {
  if (statesBy === undefined) return undefined;
  if (statesBy === 'mock') return statesOfMock(new URL(target).origin);
  return statesOfHook(statesBy, credentials.kind === 'login' ? credentials.user : '');
}

/** Says what a run would call. */
function list(operations: CheckedOperation[], { writes }: CheckOptions): void {
  const reads = operations.filter((o) => !isWrite(o));
  const lines = reads.map((o) => `${o.operationId} (${o.method.toUpperCase()} ${o.path})`);
  console.log(`Reads, each valid, invalid and wrongly signed:\n  ${lines.join('\n  ')}`);
  const made = announced(operations);
  if (!made.length) return;
  console.log(`\n${writes ? 'Writes' : 'Writes, with --writes only'}:\n  ${made.join('\n  ')}`);
}

/** Checks the target that was named, or the mock; undefined where nothing was to be called. */
async function check(options: CheckOptions): Promise<Result | undefined> {
  const { target, writes, only } = options;
  const contract = await readCheckedContract();
  const operations = selected(contract, only);
  if (options.dryRun) {
    list(operations, options);
    return undefined;
  }
  await agree(writes ? announced(operations) : [], options);
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  process.once('SIGTERM', () => stop.abort());
  const { expiredIn } = options;
  const expired = expiredIn === undefined ? undefined : await credentialsIn(expiredIn, '--expired');
  const run = { ...options, expired, signal: stop.signal, onProgress: progressOn(process.stderr) };
  if (target) {
    const hosts = await hostsOf(target);
    return checkServer(contract, { ...run, hosts, states: statesOf(options, target) });
  }
  const mock = await startMock({ seed: 1 });
  try {
    return await checkServer(contract, {
      ...run,
      foreign: demoServices,
      expired: expired ?? (await expiredLogin(mock, options.credentials)),
      hosts: hostsBelow(mock.url),
      states: statesOfMock(mock.url),
    });
  } finally {
    await mock.close();
  }
}

/**
 * Walks the flows on the target that was named, or on the mock. Those of other demo customers are the mock's.
 * @returns 0, or 1 where a flow broke
 */
async function walk(options: CheckOptions): Promise<number> {
  const contract = await readCheckedContract();
  const all = await readFlows();
  const flows = options.target ? all.filter((flow) => !flow['x-customer']) : all;
  const ids = new Set(flows.flatMap(({ steps }) => steps.map(operationIdOf)));
  const writes = contract.operations.filter((o) => isWrite(o) && ids.has(o.operationId));
  if (options.dryRun) {
    console.log(flows.map(({ workflowId, summary }) => `${workflowId}  ${summary}`).join('\n'));
    return 0;
  }
  if (options.target) await agree(announced(writes), options);
  const mock = options.target ? undefined : await startMock({ seed: 1 });
  try {
    const hosts = mock ? hostsBelow(mock.url) : await hostsOf(options.target ?? '');
    const results: FlowResult[] = [];
    for (const walker of walkersOf(flows, options.credentials))
      results.push(...(await walkFlows(walker.flows, contract, { ...options, ...walker, hosts })));
    console.log(flowReport(results));
    if (flows.length < all.length)
      console.log(
        `${all.length - flows.length} flows of other demo customers are walked on the mock alone.`,
      );
    return results.every(({ isDone }) => isDone) ? 0 : 1;
  } finally {
    await mock?.close();
  }
}

/**
 * Runs the command.
 * @returns 0, 1 for new findings and for what was not tested though it had to be, 2 when it could not run or not
 * to its end
 */
async function main(): Promise<number> {
  const options = checkOptions(commandLine(command).values);
  if (options.flows) return walk(options);
  const baseline = options.baseline ? await readBaseline(options.baseline) : [];
  const result = await check(options);
  if (!result) return 0;
  acceptKnown(result.findings, baseline);
  console.log(terminalReport(result));
  if (options.report) await writeReport(result, options.report);
  if (result.isBlind) return 2;
  if (result.findings.some((f) => !f.isKnown)) return 1;
  if (result.stopped) return 2;
  if (!options.requireSuccess || !result.untested.length) return 0;
  console.log(whyUntested(result));
  return 1;
}

try {
  process.exitCode = await main();
} catch (error) {
  console.error(error instanceof CannotRun ? error.message : `Could not run: ${String(error)}`);
  process.exitCode = 2;
}
