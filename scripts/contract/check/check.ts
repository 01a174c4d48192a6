import { randomUUID } from 'node:crypto';
import { isObject } from '../operations.ts';
import type { Case, Tampering } from './cases/case.ts';
import { ending, endsAll, isWrite, withheld } from './cases/effects.ts';
import { casesOf, foreignService, ofAnother } from './cases/makeCases.ts';
import type { CheckedContract, CheckedOperation, HostName } from './contract.ts';
import { Facts } from './facts.ts';
import { Files } from './files.ts';
import { type Fault, fault, type Finding } from './finding.ts';
import { foreignFaults } from './foreign.ts';
import type { Reply } from './http.ts';
import { CannotRun, isCredentials, obtainCredentials } from './login.ts';
import { loginTimeFaults } from './loginTimes.ts';
import { isOpenMock } from './otherOrigins.ts';
import { Outage } from './outage.ts';
import { OwnValues } from './ownValues.ts';
import { isPaged, pagingFaults } from './paging.ts';
import { Repeats } from './repeats.ts';
import { Reporter } from './reporter.ts';
import { rightRefused } from './rightRefused.ts';
import type { RunOptions } from './runOptions.ts';
import { noService, Seen } from './seen.ts';
import { Sender } from './send.ts';
import { endCredentials, endedCookie, endOther, wrongLogins } from './sessionLife.ts';
import { sourcesOf } from './sources.ts';
import { isTelling } from './tampering.ts';
import { type Against, validateResponse } from './validateResponse.ts';
import { samplesOf, ValuePool } from './valuePool.ts';
import { WriteCheck } from './writeCheck.ts';
import type { Shown } from './writeEffects.ts';
import { Writes } from './writes.ts';

/** Whether a list of services can be read, be it empty. */
const namesServices = (body: unknown): boolean => isObject(body) && Array.isArray(body['services']);

/** Whether a call is to be refused, so that it does nothing. */
const mustBeRefused = ({ intent }: Case): boolean =>
  !['valid', 'scenario', 'preflight', 'other-origin', 'undeclared-query'].includes(intent.kind);

const dateOf = ({ headers }: Reply): number => Date.parse(headers.get('date') ?? '');

const isMade = ({ intent }: Case): boolean => intent.kind === 'valid' && intent.isMade === true;

/** One run: what it has seen so far. */
export class Check {
  readonly seen = new Seen((operation) => this.unreachable(operation));
  readonly sender: Sender;
  private readonly missing: string[] = [];
  private readonly reporter: Reporter;
  private readonly valuePool: ValuePool;
  private readonly outage: Outage;
  private readonly repeats: Repeats;
  private readonly writes: Writes;
  private readonly writeCheck: WriteCheck;
  private readonly facts = new Facts();
  private readonly files = new Files();
  private readonly own: OwnValues;
  /** Hosts that answer no call any more, and how. */
  private readonly down = new Map<HostName, string>();
  /** Operations that accepted what they should have refused. */
  private readonly accepted = new Set<string>();
  /** Whether the server is a mock that serves pages of every origin. */
  private isOpenToAll = false;
  /** Whether answers to the portal let every page in, which is reported as that. */
  private isStarred = false;
  /** Whether what all calls build on could not be read. */
  isBlind = false;
  /** Why no further call makes sense. */
  private over: string | undefined;

  constructor(
    private readonly contract: CheckedContract,
    private readonly options: RunOptions,
  ) {
    this.sender = new Sender(options);
    this.reporter = new Reporter(contract.places, this.sender, options.credentials);
    this.valuePool = new ValuePool(contract);
    this.outage = new Outage(contract, this.sender, options.credentials, this.valuePool);
    this.writes = new Writes({
      contract,
      valuePool: this.valuePool,
      send: (call) => this.send(call),
      report: (call, faults, reply) => this.reporter.report(call, faults, reply.url, reply),
    });
    this.writeCheck = new WriteCheck({
      contract,
      sender: this.sender,
      writes: this.writes,
      cases: (operation) => this.cases(operation),
      ask: (call) => this.ask(call),
      takeValid: (call, reply) => this.takeValid(call, reply),
      report: (call, faults, reply) =>
        this.reporter.report(call, faults, reply?.url ?? this.urlOf(call), reply),
      isStopped: () => this.isStopped,
    });
    this.own = new OwnValues(contract, this.valuePool, async (call) => {
      const reply = await this.send(call);
      if (reply && !reply.failure)
        this.collectValues(call, validateResponse(this.against(), call, reply).body);
    });
    this.repeats = new Repeats(options.latencyMs ?? 1000);
  }

  get isOver(): boolean {
    return this.over !== undefined;
  }

  close(): void {
    this.sender.close();
  }

  /** Logs in, reads what the calls are filled with, and gets credentials that have ended. */
  async prepare(operations: CheckedOperation[]): Promise<void> {
    const { credentials, isPlain } = this.options;
    await obtainCredentials(this.sender, credentials);
    // An e-mail address and the customer number log in as well.
    if (credentials.kind === 'login' && !/@|^\d{8}$/.test(credentials.user)) {
      const said = { operationId: 'postLogin', at: '/id', value: credentials.user };
      this.facts.sayOfCustomer('customer_user_id', said);
    }
    if (!this.sender.cookie && credentials.kind === 'login')
      this.reporter.reportFault(
        'postLogin',
        fault('header-missing', '200 Set-Cookie', 'Set-Cookie', 'none'),
      );
    const find = (id: string) => this.contract.operations.filter((o) => o.operationId === id);
    for (const source of sourcesOf(operations).flatMap(find)) {
      for (const call of this.cases(source).filter((c) => c.description === 'valid')) {
        const reply = await this.send(call);
        if (!reply) return;
        if (reply.failure) throw new CannotRun(`${reply.url}: ${reply.failure}`);
        const { body, faults } = validateResponse(this.against(), call, reply);
        this.collectValues(call, body);
        if (source.operationId !== 'getService') continue;
        this.facts.take(call, body, dateOf(reply));
        if (reply.status === 200 && namesServices(body)) continue;
        this.reporter.report(call, faults, reply.url, reply);
        this.isBlind = true;
        this.over = `Stopped: the list of services, on which all calls build, can’t be read (getService: ${reply.status})`;
        return;
      }
    }
    if (isPlain) return;
    this.missing.push(...this.untestable(operations));
    this.isOpenToAll =
      operations.some((o) => this.isAllowed(o)) && (await isOpenMock(this.contract, this.sender));
    if (this.isOpenToAll)
      this.missing.push(
        'pages of other origins: a mock on one port lets them all in (npm start -- --hosts split does not)',
      );
    const isSigning = operations.some((o) => o.isSigned && this.isAllowed(o));
    if (this.options.expired) this.sender.ended.expired = this.options.expired;
    else if (isSigning) this.missing.push('credentials that have run out: need some (--expired)');
    if (credentials.kind !== 'login' || !isSigning) return;
    const report = (id: string, fault: Fault) => this.reporter.reportFault(id, fault);
    if (!(await endCredentials(this.contract, this.sender, credentials, report)))
      this.missing.push('credentials after renewal and logout: one of the two was refused');
  }

  /** What of the operations can't be tested with what was given. */
  private untestable(operations: CheckedOperation[]): string[] {
    const isOf = (kind: 'fixed' | 'mobile') =>
      operations.some(
        (o) => o.hosts.includes(kind) && o.parameters.some((p) => p.name === 'service_id'),
      );
    const kinds = (['fixed', 'mobile'] as const).filter(
      (kind) => isOf(kind) && !foreignService(kind, this.valuePool, this.options),
    );
    const isLogin = this.options.credentials.kind === 'login';
    return [
      ...kinds.map(
        (kind) => `a ${kind} service of another customer: needs one that exists (--other-service)`,
      ),
      ...(isLogin
        ? []
        : ['sessions that were renewed or ended, and cookies: need a login (--user)']),
    ];
  }

  mustStop(started: number): string | undefined {
    const { signal, budgetSeconds } = this.options;
    if (signal?.aborted) return 'Stopped by hand';
    if (this.over) return this.over;
    const isOver = budgetSeconds && performance.now() - started > budgetSeconds * 1000;
    return isOver ? `Stopped by the budget of ${budgetSeconds} s` : undefined;
  }

  /** Makes all calls of an operation. */
  async operation(operation: CheckedOperation): Promise<void> {
    if (!this.isAllowed(operation)) return;
    if (operation.operationId === 'postLogin' && !this.options.isPlain)
      await wrongLogins(this.sender, this.options.credentials, (id, f) =>
        this.reporter.reportFault(id, f),
      );
    const served = new Set<Tampering>();
    const cookie = operation.operationId === 'postSupportLogout' && this.sender.cookie;
    let before: { call: Case; shown: Shown } | undefined;
    for (const call of this.cases(operation).filter((each) => !isMade(each))) {
      if (this.isStopped) return;
      if (this.isUntestable(call, served)) continue;
      if (isWrite(operation) && mustBeRefused(call) && !this.options.isPlain)
        before ??= { call, shown: await this.writes.shown(call) };
      const isDoing = isWrite(operation) && call.intent.kind === 'valid' && !this.options.isPlain;
      if (call.description === ofAnother && !this.options.isPlain) {
        await this.alike(call);
        continue;
      }
      if (isDoing) {
        await this.writeCheck.make(call);
        continue;
      }
      const body = await this.make(call, served);
      if (!isPaged(call) || body === undefined) continue;
      const faults = await pagingFaults(call, body, (next) => this.make(next));
      this.reporter.report(call, faults, this.urlOf(call));
    }
    if (before && !this.isStopped && !this.accepted.has(operation.operationId)) {
      const call = { ...before.call, description: 'all that was refused' };
      this.reporter.report(call, await this.writes.untouched(call, before.shown), this.urlOf(call));
    }
    if (isWrite(operation) && !this.options.isPlain) {
      if (!this.isStopped) await this.writeCheck.opposites(operation);
      await this.writeCheck.restore(operation);
    }
    if (cookie && !this.isStopped && !this.options.isPlain)
      await endedCookie(this.contract, this.sender, cookie, (id, f) =>
        this.reporter.reportFault(id, f),
      );
  }

  /** Asks for a service of another customer, and holds the refusal to that of one that doesn't exist. */
  private async alike(call: Case): Promise<void> {
    const nobody = this.cases(call.operation).find(
      ({ intent, host, description }) =>
        intent.kind === 'foreign' && host === call.host && description !== ofAnother,
    );
    const reply = await this.send(call);
    if (!reply) return;
    if (reply.status < 400) this.accepted.add(call.operation.operationId);
    this.take(call, reply);
    if (!nobody || reply.failure || reply.status !== 404) return;
    const faults = await foreignFaults(call, reply, nobody, (one) => this.send(one));
    this.reporter.report(call, faults, reply.url, reply);
  }

  private urlOf({ host, operation }: Case): string {
    return this.options.hosts[host] + operation.path;
  }

  /** Takes the answer to a valid call: its success, or a refusal that nothing explains. */
  private async takeValid(call: Case, reply: Reply): Promise<void> {
    this.seen.takeValid(call, reply);
    if (reply.failure || reply.status < 400 || reply.status >= 500) return;
    const { own, facts } = this;
    const isExampleTaken = this.seen.isTaken(call);
    const faults = await rightRefused(call, reply, { own, facts, isExampleTaken });
    this.reporter.report(call, faults, reply.url, reply);
  }

  /** Sends a call and holds its answer to the contract; undefined where the run is over. */
  private async ask(call: Case): Promise<Reply | undefined> {
    const reply = await this.send(call);
    if (reply) this.take(call, reply);
    return reply;
  }

  /**
   * Brings the states about in which an operation gives the answers that were not seen, where the server has a
   * way to, and calls it in each.
   */
  async statesOf(operation: CheckedOperation): Promise<void> {
    const { states } = this.options;
    if (!states || !this.isAllowed(operation) || withheld.has(operation.operationId)) return;
    const call = this.cases(operation).find(({ intent }) => intent.kind === 'valid');
    if (!call || ending.includes(operation.operationId)) return;
    for (const { status, example } of this.seen.unseen(operation)) {
      if (this.isStopped) break;
      const serviceId = call.path['service_id'];
      if (!(await states.bring({ operation, status, example, serviceId }))) continue;
      const intent = { kind: 'scenario', example, status, isBrought: true } as const;
      const asked = { ...call, key: randomUUID(), intent, description: `in the state ${example}` };
      const reply = await this.ask(asked);
      if (reply?.status === 200) this.seen.takeValid(asked, reply);
    }
    await states.end();
  }

  /**
   * What uses up what there is to order: writes at once that were made by themselves before, and those that are
   * made from the schema.
   */
  async moreWrites(operations: CheckedOperation[]): Promise<void> {
    const writes = operations.filter((o) => isWrite(o) && this.isAllowed(o) && !endsAll(o));
    if (this.options.isPlain) return;
    await this.writeCheck.together();
    for (const operation of writes) {
      for (const call of this.cases(operation).filter(isMade))
        if (!this.isStopped) await this.writeCheck.make(call);
      await this.writeCheck.restore(operation);
    }
    await this.writeCheck.muchLater();
  }

  /** Why calls of an operation’s hosts are not made any more; undefined while they are. */
  downOf({ hosts }: CheckedOperation): string | undefined {
    return hosts.map((host) => this.down.get(host)).find(Boolean);
  }

  /** Ends what was begun for the run alone. */
  async finish(): Promise<void> {
    if (!this.isStopped) await endOther(this.contract, this.sender);
  }

  /** Why an operation is not called with valid requests. */
  private unreachable(operation: CheckedOperation): string | undefined {
    if (!this.isAllowed(operation))
      return isWrite(operation)
        ? 'a write, and --writes is not given'
        : 'it would end the credentials that were given';
    if (withheld.has(operation.operationId) && operation.operationId !== 'postLogin')
      return 'a valid request would lock the tester out';
    const isCalled = this.cases(operation).some(({ intent }) => intent.kind === 'valid');
    return isCalled ? undefined : noService;
  }

  /** What could not be tested, and what it would need. */
  get notTested(): string[] {
    return [...this.missing, ...samplesOf(this.valuePool)];
  }

  /** All findings, those that only the whole run shows among them. */
  result(): Finding[] {
    if (this.sender.isLoginSame)
      this.reporter.reportFault(
        'postLogin',
        fault('login-same', '', 'a cookie and a token of its own', 'those there were'),
      );
    if (this.sender.isWaitUnknown && !this.isOver)
      this.reporter.reportFault('getUser', fault('wait-unknown', '', 'Retry-After', 'none'));
    for (const reported of [...this.repeats.faults(), ...this.facts.faults()])
      this.reporter.reportFault(reported.operationId, reported.fault);
    return this.reporter.all;
  }

  private get isStopped(): boolean {
    return this.isOver || Boolean(this.options.signal?.aborted);
  }

  private isAllowed(operation: CheckedOperation): boolean {
    if (isWrite(operation)) return this.options.writes;
    const endsLogin = ending.includes(operation.operationId);
    return !endsLogin || this.options.credentials.kind === 'login';
  }

  /** Whether a call shows nothing: without credentials that ended, or after a call with a graver fault was served. */
  private isUntestable(call: Case, served: ReadonlySet<Tampering>): boolean {
    const { intent } = call;
    if (intent.kind === 'other-origin') return this.isOpenToAll;
    if (intent.kind === 'undeclared-query') return !this.repeats.isSteady(call);
    return intent.kind === 'tampered' && !isTelling(intent.how, call.host, this.sender, served);
  }

  private cases(operation: CheckedOperation): Case[] {
    const scope = { ...this.options, portal: this.sender.origin };
    const cases = casesOf(this.contract, operation, this.valuePool, scope);
    const { credentials } = this.options;
    if (operation.operationId === 'postLogin' && credentials.kind === 'login') {
      const body = JSON.stringify({ id: credentials.user, password: credentials.password });
      const own = { operation, host: 'auth', path: {}, query: {}, body } as const;
      return [{ ...own, intent: { kind: 'valid' }, description: 'valid' }, ...cases];
    }
    // After the valid logout every call is refused, so the calls that must be refused anyway come first.
    return operation.operationId === 'getLogout' ? cases.reverse() : cases;
  }

  private against(): Against {
    const { credentials: source, isStrict } = this.options;
    return {
      contract: this.contract,
      origin: this.sender.origin,
      isStrict,
      secrets: {
        credentials: this.sender.credentials,
        password: source.kind === 'login' ? source.password : undefined,
      },
    };
  }

  /** Sends a call, and reads again where that shows more; the body of a success. */
  private async make(call: Case, served?: Set<Tampering>): Promise<unknown> {
    const reply = await this.send(call);
    if (!reply) return undefined;
    if (call.intent.kind === 'tampered' && reply.status < 400) served?.add(call.intent.how);
    if (mustBeRefused(call) && reply.status < 400) this.accepted.add(call.operation.operationId);
    const body = this.take(call, reply);
    const { operation, intent, description } = call;
    if (intent.kind === 'valid') {
      await this.takeValid(call, reply);
      const faults = this.files.take(call, reply);
      if (operation.operationId === 'getLoginHistory' && reply.status === 200) {
        faults.push(...loginTimeFaults(body, this.sender.loggedInAt, dateOf(reply)));
      }
      this.reporter.report(call, faults, reply.url, reply);
    }
    if (intent.kind === 'tampered' && this.repeats.carries(call, reply)) {
      const got = 'the answer of a good one';
      this.reporter.report(
        call,
        [fault('leak-answer', '', 'a refusal alone', got)],
        reply.url,
        reply,
      );
    }
    if (intent.kind === 'undeclared-query' || intent.kind === 'cookie')
      this.reporter.report(call, this.repeats.compared(call, reply, body), reply.url, reply);
    const isRead = !isWrite(operation) && !ending.includes(operation.operationId);
    if (intent.kind === 'valid' && operation.method === 'get')
      this.repeats.first(call, reply, body);
    if (intent.kind === 'valid' && description === 'valid' && isRead && !this.options.isPlain)
      await this.repeat(call);
    return reply.status === 200 ? body : undefined;
  }

  /** Sends a read twice more: it fails at neither time, and says the same. */
  private async repeat(call: Case): Promise<void> {
    for (const calls of this.repeats.rounds(call))
      await Promise.all(
        calls.map(async (each) => {
          const reply = await this.send(each);
          if (!reply) return;
          this.reporter.report(each, this.repeats.again(each, reply), reply.url, reply);
        }),
      );
  }

  /** Sends a call; undefined where the run is over. A session that ended is begun again. */
  private async send(call: Case): Promise<Reply | undefined> {
    if (this.down.has(call.host)) return undefined;
    const reply = await this.sender.send(call);
    if (this.isStopped) return undefined;
    const diagnosis = await this.outage.diagnose(call, reply);
    if (diagnosis.kind === 'own' || this.isStopped) return reply;
    if (diagnosis.fault) this.reporter.report(call, [diagnosis.fault], reply.url, reply);
    if (diagnosis.kind === 'again') return this.sender.send(call);
    if (diagnosis.kind === 'host') {
      this.down.set(call.host, `the ${call.host} host: ${diagnosis.fault.got}`);
      return undefined;
    }
    this.over = `Stopped: ${diagnosis.fault.rule}`;
    return undefined;
  }

  /** Holds an answer to the contract, and remembers what it says. */
  private take(call: Case, reply: Reply): unknown {
    const isOpen = reply.headers.get('access-control-allow-origin') === '*';
    if (isOpen && call.intent.kind === 'other-origin' && this.isStarred) return undefined;
    this.isStarred ||= isOpen;
    const { faults, body } = validateResponse(this.against(), call, reply);
    this.seen.take(call, reply, body);
    this.repeats.date(call, reply, this.sender.clockOffset);
    this.reporter.report(call, faults, reply.url, reply);
    if (reply.status !== 200) return body;
    if (call.intent.kind === 'valid') this.collectValues(call, body);
    if (call.intent.kind === 'valid' && !isWrite(call.operation) && !faults.length)
      this.facts.take(call, body, dateOf(reply));
    if (call.operation.operationId === 'getRenew' && isCredentials(body))
      this.sender.credentials = body;
    return body;
  }

  private collectValues(call: Case, body: unknown): void {
    this.valuePool.take(body, call.path['service_id']);
  }
}
