import { isObject } from '../operations.ts';
import type { Case } from './cases/case.ts';
import { ending, inOrder, isWrite, withheld } from './cases/effects.ts';
import { casesOf, type Scope } from './cases/makeCases.ts';
import type { CheckedContract, CheckedOperation } from './contract.ts';
import { Coverage, type CoverageItem } from './coverage.ts';
import { curlOf } from './curl.ts';
import { type Fault, type Finding, Findings } from './finding.ts';
import { CannotRun, type CredentialSource, isCredentials, obtainCredentials } from './login.ts';
import { isPaged, pagingFaults } from './paging.ts';
import { type Hosts, type Reply, Sender } from './send.ts';
import { sourcesOf } from './sources.ts';
import { validateResponse } from './validateResponse.ts';
import { ValuePool } from './valuePool.ts';

export interface RunOptions extends Scope {
  hosts: Hosts;
  credentials: CredentialSource;
  /** Operation ids or documents; all when empty. */
  only: string[];
  /** Reports undeclared fields, and statuses that a gateway in front may give. */
  isStrict: boolean;
  timeoutMs: number;
  budgetSeconds?: number | undefined;
  /** Calls a second at most. */
  rate?: number | undefined;
  signal?: AbortSignal | undefined;
  /** Told after each operation. */
  onProgress?: (done: number, total: number) => void;
}

export interface Result {
  findings: Finding[];
  coverage: CoverageItem[];
  operations: CheckedOperation[];
  calls: number;
  seconds: number;
  /** Why not all operations were checked. */
  stopped?: string;
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
  const operations = selected(contract, options.only);
  const check = new Check(contract, options);
  await check.prepare(operations);
  let done = 0;
  let stopped: string | undefined;
  for (const operation of operations) {
    stopped = check.mustStop(started);
    if (stopped) break;
    await check.operation(operation);
    options.onProgress?.((done += 1), operations.length);
  }
  stopped ??= check.mustStop(started);
  return {
    findings: check.findings.all,
    coverage: check.coverage.items(operations, (o) => check.unreachable(o)),
    operations,
    calls: check.sender.sent,
    seconds: (performance.now() - started) / 1000,
    ...(stopped && done < operations.length
      ? { stopped: `${stopped} after ${done} of ${operations.length} operations` }
      : {}),
  };
}

/** One run: what it has seen so far. */
class Check {
  readonly findings = new Findings();
  readonly coverage = new Coverage();
  readonly sender: Sender;
  private readonly valuePool: ValuePool;

  constructor(
    private readonly contract: CheckedContract,
    private readonly options: RunOptions,
  ) {
    this.sender = new Sender(options);
    this.valuePool = new ValuePool(contract);
  }

  /** Logs in and reads what the calls are filled with. */
  async prepare(operations: CheckedOperation[]): Promise<void> {
    await obtainCredentials(this.sender, this.options.credentials);
    const find = (id: string) => this.contract.operations.filter((o) => o.operationId === id);
    for (const source of sourcesOf(operations).flatMap(find)) {
      for (const call of this.cases(source).filter((c) => c.description === 'valid')) {
        const reply = await this.sender.send(call);
        if (reply.failure) throw new CannotRun(`${reply.url}: ${reply.failure}`);
        this.collectValues(call, validateResponse(this.contract, call, reply, false).body);
      }
    }
  }

  mustStop(started: number): string | undefined {
    const { signal, budgetSeconds } = this.options;
    if (signal?.aborted) return 'Stopped by hand';
    const isOver = budgetSeconds && performance.now() - started > budgetSeconds * 1000;
    return isOver ? `Stopped by the budget of ${budgetSeconds} s` : undefined;
  }

  async operation(operation: CheckedOperation): Promise<void> {
    if (!this.isAllowed(operation)) return;
    for (const call of this.cases(operation)) {
      if (this.options.signal?.aborted) return;
      const body = await this.make(call);
      if (!isPaged(call) || body === undefined) continue;
      const faults = await pagingFaults(call, body, (next) => this.make(next));
      this.report(call, faults, this.options.hosts[call.host] + operation.path);
    }
  }

  /** Why an operation is not called with valid requests. */
  unreachable(operation: CheckedOperation): string | undefined {
    if (!this.isAllowed(operation))
      return isWrite(operation)
        ? 'a write, and --writes is not given'
        : 'it would end the credentials that were given';
    if (withheld.has(operation.operationId) && operation.operationId !== 'postLogin')
      return 'a valid request would lock the tester out';
    return this.cases(operation).length ? undefined : 'the customer has no such service';
  }

  private isAllowed(operation: CheckedOperation): boolean {
    if (isWrite(operation)) return this.options.writes;
    const endsLogin = ending.includes(operation.operationId);
    return !endsLogin || this.options.credentials.kind === 'login';
  }

  private cases(operation: CheckedOperation): Case[] {
    const cases = casesOf(this.contract, operation, this.valuePool, this.options);
    const { credentials } = this.options;
    if (operation.operationId === 'postLogin' && credentials.kind === 'login') {
      const body = JSON.stringify({ id: credentials.user, password: credentials.password });
      const own = { operation, host: 'auth', path: {}, query: {}, body } as const;
      return [{ ...own, intent: { kind: 'valid' }, description: 'valid' }, ...cases];
    }
    // After the valid logout every call is refused, so the calls that must be refused anyway come first.
    return operation.operationId === 'getLogout' ? cases.reverse() : cases;
  }

  private async make(call: Case): Promise<unknown> {
    const reply = await this.sender.send(call);
    if (this.options.signal?.aborted) return undefined;
    const { faults, body } = validateResponse(this.contract, call, reply, this.options.isStrict);
    this.coverage.take(call, reply.status, body);
    this.report(call, faults, reply.url, reply);
    if (reply.status !== 200) return undefined;
    if (call.intent.kind === 'valid') this.collectValues(call, body);
    if (call.operation.operationId === 'getRenew' && isCredentials(body))
      this.sender.credentials = body;
    return body;
  }

  private collectValues(call: Case, body: unknown): void {
    if (isObject(body)) this.valuePool.take(body, call.path['service_id']);
  }

  private report(call: Case, faults: Fault[], url: string, reply?: Reply): void {
    const { operationId } = call.operation;
    for (const fault of faults)
      this.findings.add(fault, {
        operationId,
        place: this.contract.places.of(operationId, reply?.status),
        description: call.description,
        curl: () => curlOf(call, url, this.sender.clockOffset),
      });
  }
}
