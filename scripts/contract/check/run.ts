import { type About, aboutRun } from './about.ts';
import { ending, endsAll, inOrder } from './cases/effects.ts';
import { Check } from './check.ts';
import type { CheckedContract, CheckedOperation } from './contract.ts';
import type { CoverageItem } from './coverage.ts';
import type { Finding } from './finding.ts';
import { CannotRun } from './login.ts';
import type { RunOptions } from './runOptions.ts';
import type { Untested } from './successes.ts';

export interface Result {
  about: About;
  findings: Finding[];
  coverage: CoverageItem[];
  operations: CheckedOperation[];
  /** What could not be tested, and what it would need. */
  notTested: string[];
  /** Operations that were to give their success, and never did. */
  untested: Untested[];
  /** Whether the run could not read what it builds on, so that it shows nothing. */
  isBlind: boolean;
  calls: number;
  seconds: number;
  /** Why not all operations were checked. */
  stopped?: string;
}

/** All that was not tested, one reason a line, with the operations that it holds for. */
export function allNotTested({ notTested, untested }: Result): string[] {
  const byReason = new Map<string, string[]>();
  for (const { operationId, why } of untested)
    byReason.set(why, [...(byReason.get(why) ?? []), operationId]);
  return [...notTested, ...[...byReason].map(([why, ids]) => `${ids.join(', ')}: ${why}`)];
}

/**
 * Picks the operations that a run is about.
 * @throws CannotRun for a name that is no operation and no document
 */
export function selected({ operations }: CheckedContract, only: string[]): CheckedOperation[] {
  const unknown = only.find(
    (name) => !operations.some((o) => o.operationId === name || o.document === name),
  );
  if (unknown) throw new CannotRun(`--only ${unknown} is no operation and no document.`);
  const isMeant = (o: CheckedOperation) =>
    !only.length || only.includes(o.operationId) || only.includes(o.document);
  return inOrder(operations.filter(isMeant));
}

/**
 * Holds a server to the contract.
 * @throws CannotRun when there is no login, no connection, or no such operation
 */
export async function checkServer(contract: CheckedContract, options: RunOptions): Promise<Result> {
  const started = performance.now();
  const about = aboutRun(options);
  const operations = selected(contract, options.only);
  const check = new Check(contract, options);
  let done = 0;
  let stopped: string | undefined;
  try {
    await check.prepare(operations);
    // What writes, logs in or ends a session changes what the others see: it goes one after the other.
    const isAlone = (o: CheckedOperation) => o.method !== 'get' || ending.includes(o.operationId);
    const together = operations.filter((o) => !isAlone(o));
    const queue = [...together];
    const work = async (list: CheckedOperation[]) => {
      for (let next = list.shift(); next; next = list.shift()) {
        stopped ??= check.mustStop(started);
        if (stopped) return;
        await check.operation(next);
        done += 1;
        options.onProgress?.(done, operations.length);
      }
    };
    const workers = Array.from({ length: options.parallel ?? 1 }, () => work(queue));
    await Promise.all(workers);
    const alone = operations.filter(isAlone);
    await work(alone.filter((o) => !endsAll(o)));
    if (!stopped) await check.moreWrites(alone);
    for (const operation of operations) if (!stopped) await check.statesOf(operation);
    await work(alone.filter(endsAll));
    stopped ??= check.mustStop(started);
    await check.finish();
  } finally {
    check.close();
  }
  return {
    about,
    findings: check.result(),
    coverage: check.seen.coverageOf(operations),
    operations,
    notTested: check.notTested,
    untested: check.seen.untested(operations, (operation) => check.downOf(operation)),
    isBlind: check.isBlind,
    calls: check.sender.sent,
    seconds: (performance.now() - started) / 1000,
    ...(stopped && (done < operations.length || check.isOver)
      ? { stopped: `${stopped} after ${done} of ${operations.length} operations` }
      : {}),
  };
}
