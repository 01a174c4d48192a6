import { startMock } from '../../mock/startMock.ts';
import { acceptKnown, readBaseline } from './baseline.ts';
import { announced } from './cases/effects.ts';
import { readCheckedContract } from './contract.ts';
import { demoServices } from './demoServices.ts';
import { CannotRun } from './login.ts';
import { type CheckOptions, checkOptions, usage } from './options.ts';
import { progressOn } from './progress.ts';
import { terminalReport } from './report/terminal.ts';
import { writeReport } from './report/write.ts';
import { checkServer, type Result, selected } from './run.ts';
import { hostsBelow, hostsOf } from './target.ts';

/** Checks the target that was named, or the mock. */
async function check(options: CheckOptions): Promise<Result> {
  const { target, writes, only } = options;
  const contract = await readCheckedContract();
  const effects = writes ? announced(selected(contract, only)) : [];
  if (effects.length) console.log(`These writes will be made:\n  ${effects.join('\n  ')}\n`);
  const stop = new AbortController();
  process.once('SIGINT', () => stop.abort());
  process.once('SIGTERM', () => stop.abort());
  const run = { ...options, signal: stop.signal, onProgress: progressOn(process.stderr) };
  if (target) return checkServer(contract, { ...run, hosts: await hostsOf(target) });
  const mock = await startMock({ seed: 1 });
  try {
    return await checkServer(contract, {
      ...run,
      foreign: demoServices,
      hosts: hostsBelow(mock.url),
    });
  } finally {
    await mock.close();
  }
}

/**
 * Runs the command.
 * @returns 0, 1 for new findings, 2 when it could not run or not to its end
 */
async function main(args: string[]): Promise<number> {
  if (args.includes('--help')) {
    console.log(usage);
    return 0;
  }
  const options = checkOptions(args);
  const baseline = options.baseline ? await readBaseline(options.baseline) : [];
  const result = await check(options);
  acceptKnown(result.findings, baseline);
  console.log(terminalReport(result));
  if (options.report) await writeReport(result, options.report);
  if (result.findings.some((f) => !f.isKnown)) return 1;
  return result.stopped ? 2 : 0;
}

try {
  process.exitCode = await main(process.argv.slice(2));
} catch (error) {
  console.error(error instanceof CannotRun ? error.message : `Could not run: ${String(error)}`);
  process.exitCode = 2;
}
