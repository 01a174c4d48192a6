import { mkdtemp, readdir, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { runPlaywright } from '../../test/playwright.ts';
import { commandLine } from '../../tools/commandLine.ts';
import { readCheckedContract } from '../check/contract.ts';
import { CannotRun } from '../check/login.ts';
import { type AppReport, checkCalls } from './calls.ts';
import { type Har, readHar } from './har.ts';

/** The calls that the browser tests make; the fault matrix repeats them and is left out. */
async function callsOfTests(): Promise<Har> {
  const folder = await mkdtemp(path.join(tmpdir(), 'minamo-calls-'));
  try {
    process.env['HAR_DIR'] = folder;
    runPlaywright(['--grep-invert', '@matrix']);
    const files = (await readdir(folder)).map((name) => path.join(folder, name));
    const hars = await Promise.all(files.map(readHar));
    return {
      calls: hars.flatMap(({ calls }) => calls),
      passedOver: hars.flatMap(({ passedOver }) => passedOver),
    };
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

function print({ calls, called, findings, never }: AppReport, passedOver: string[]): void {
  console.log(`\n${calls} calls of ${called.size} operations`);
  if (passedOver.length) console.log(`\nPassed over:\n  ${passedOver.join('\n  ')}`);
  if (never.length) {
    console.log(`\nNo screen calls ${never.length} of ${called.size + never.length} operations:`);
    for (const { operationId, method, path: at } of never)
      console.log(`  ${operationId}  ${method.toUpperCase()} ${at}`);
  }
  console.log(findings.size ? `\n${findings.size} findings:` : '\nNo findings.');
  for (const [what, count] of findings) console.log(`  ${what} (${count}×)`);
}

const { values } = commandLine({
  name: 'npm run contract:app',
  does: 'holds the calls that the portal makes to the contract. Ends with 0, with 1 when there are findings, with 2 when it could not run or there was no call.',
  options: {
    har: {
      value: 'FILE',
      does: 'the calls of a HAR file, requests and answers; without it the browser tests are run and their requests are taken (their answers are the mock’s, faults among them)',
    },
  },
});
try {
  const contract = await readCheckedContract();
  const { calls, passedOver } = values.har ? await readHar(values.har) : await callsOfTests();
  const report = checkCalls(contract, calls, { answers: Boolean(values.har) });
  if (report.calls === 0)
    throw new CannotRun(
      [
        `Nothing was checked: none of ${calls.length} calls goes to a host of the contract.`,
        ...passedOver,
      ].join('\n  '),
    );
  print(report, passedOver);
  process.exitCode = report.findings.size ? 1 : 0;
} catch (error) {
  console.error(error instanceof CannotRun ? error.message : (error as Error).message);
  process.exitCode = 2;
}
