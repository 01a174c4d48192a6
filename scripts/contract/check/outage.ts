import type { Case } from './cases/case.ts';
import type { CheckedContract, CheckedOperation, HostName } from './contract.ts';
import { type Fault, fault } from './finding.ts';
import type { Reply } from './http.ts';
import { type CredentialSource, logIn } from './login.ts';
import type { Sender } from './send.ts';
import type { ValuePool } from './valuePool.ts';

/** What a failed call comes from: the call itself, or something that all calls have in common. */
export type Diagnosis =
  | { kind: 'own' }
  /** The session had ended, or the clock was wrong; there is a new one. */
  | { kind: 'again'; fault?: Fault }
  /** No call to this host can succeed any more. */
  | { kind: 'host'; fault: Fault }
  /** No call can succeed any more. */
  | { kind: 'over'; fault: Fault };

/** Reads that every customer has: while they are answered, a failure is the other call's own. */
const everywhere = ['getUser', 'getService'];

const hour = 3_600_000;

/** How far a Date may be off: a day, or a time zone. */
const offsets = [24, -24, 9, -9, 1, -1].map((hours) => hours * hour);

/** Finds out whether a failure is the operation's own, so that what concerns all calls is reported once. */
export class Outage {
  constructor(
    private readonly contract: CheckedContract,
    private readonly sender: Sender,
    private readonly source: CredentialSource,
    private readonly valuePool: ValuePool,
  ) {}

  /** Looks at an answer that no server should give to this call. */
  async diagnose(call: Case, reply: Reply): Promise<Diagnosis> {
    if (!isSuspect(call, reply)) return { kind: 'own' };
    const got = reply.failure ?? String(reply.status);
    const reported = (rule: 'rate-limited' | 'session-ended' | 'server-down' | 'maintenance') =>
      ({ kind: 'over', fault: fault(rule, '', 'answers to all calls', got) }) as const;
    if (reply.status === 429) return reported('rate-limited');
    const probe = await this.probe(call);
    if (reply.status === 403) return this.refused(call, probe, reported('session-ended'));
    if (probe.status === 503 && reply.status === 503) return reported('maintenance');
    if (probe.failure || [502, 503, 504].includes(probe.status)) return reported('server-down');
    return (await this.isHostAlike(call, reply)) ? this.ofHost(call.host, got) : { kind: 'own' };
  }

  /** What a signed call that was refused comes from, by what the read that every customer has is answered with. */
  private async refused(call: Case, probe: Reply, ended: Diagnosis): Promise<Diagnosis> {
    if (probe.status !== 403)
      return (await this.isHostAlike(call, { status: 403 }))
        ? this.ofHost(call.host, '403 to all signed calls')
        : { kind: 'own' };
    const clock = await this.anotherClock(call);
    if (clock) return { kind: 'again', fault: clock };
    const { clock: known } = this.sender;
    const noClock: Diagnosis = {
      kind: 'over',
      fault: fault(
        'clock-unknown',
        '',
        'a Date header in the answers, for the time of signatures',
        'none, and signatures with this machine’s clock are refused (403)',
      ),
    };
    if (this.source.kind !== 'login') return known === undefined ? noClock : ended;
    const renewed = await logIn(this.sender, this.source);
    if (!renewed) return ended;
    this.sender.credentials = renewed;
    if ((await this.probe(call)).status !== 403) return { kind: 'again' };
    return this.sender.clock === undefined ? noClock : ended;
  }

  /** Signs with other clocks than that of the Date header: the fault of the header where one is taken. */
  private async anotherClock(call: Case): Promise<Fault | undefined> {
    const said = this.sender.clock;
    if (said === undefined) return undefined;
    for (const clock of [0, ...offsets.map((offset) => said + offset)]) {
      if (Math.abs(clock - said) < 5 * 60_000) continue;
      this.sender.clock = clock;
      if ((await this.probe(call)).status === 403) continue;
      const hours = Math.round((said - clock) / hour);
      const got = `${Math.abs(hours)} hours ${hours < 0 ? 'behind' : 'ahead of'} it`;
      return fault('date-wrong', '', 'the time by which signatures are checked', got);
    }
    this.sender.clock = said;
    return undefined;
  }

  /** Whether other operations of the same host are answered in the same way. */
  private async isHostAlike(
    call: Case,
    reply: Pick<Reply, 'status' | 'failure'>,
  ): Promise<boolean> {
    const others = this.readsOf(call.host, call.operation);
    if (others.length < 2) return false;
    for (const other of others) {
      const { status, failure } = await this.sender.send(other);
      const isAlike = reply.failure ? Boolean(failure) : !failure && status === reply.status;
      if (!isAlike) return false;
    }
    return true;
  }

  private ofHost(host: HostName, got: string): Diagnosis {
    const expected = `answers of the ${host} host, as of the others`;
    return { kind: 'host', fault: fault('host-down', host, expected, got) };
  }

  /** Two reads of a host that need nothing but the customer's service. */
  private readsOf(host: HostName, but: CheckedOperation): Case[] {
    const [serviceId] = host === 'mobile' ? this.valuePool.services('mobile') : [];
    const path: Record<string, string> = serviceId === undefined ? {} : { service_id: serviceId };
    return this.contract.operations
      .filter(
        (o) =>
          o.method === 'get' &&
          o.operationId !== but.operationId &&
          o.isSigned &&
          o.hosts.includes(host) &&
          !['getRenew', 'getLogout'].includes(o.operationId) &&
          o.parameters.every((p) => !p.isRequired || p.name in path),
      )
      .slice(0, 2)
      .map((operation) => caseOf(operation, host, path));
  }

  private probe(call: Case): Promise<Reply> {
    const id = everywhere.find((each) => each !== call.operation.operationId);
    const operation = this.contract.operations.find((o) => o.operationId === id) ?? call.operation;
    const [host = call.host] = operation.hosts;
    return this.sender.send(caseOf(operation, host, {}));
  }
}

function caseOf(operation: CheckedOperation, host: HostName, path: Record<string, string>): Case {
  const used = operation.parameters.some(({ name }) => name === 'service_id') ? path : {};
  const intent = { kind: 'valid' } as const;
  return { operation, host, path: used, query: {}, intent, description: 'valid' };
}

function isSuspect({ intent, operation, description }: Case, { status, failure }: Reply): boolean {
  if (failure || [429, 502, 503, 504].includes(status)) return intent.kind !== 'scenario';
  if (status === 500) return intent.kind === 'valid' && description === 'valid';
  const isMeantToBeRefused = ['tampered', 'scenario', 'undeclared-method', 'other-origin'].includes(
    intent.kind,
  );
  return status === 403 && operation.isSigned && !isMeantToBeRefused;
}
