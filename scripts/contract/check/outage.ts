import type { Case } from './cases/case.ts';
import type { CheckedContract } from './contract.ts';
import { type Fault, fault } from './finding.ts';
import type { Reply } from './http.ts';
import { type CredentialSource, logIn } from './login.ts';
import type { Sender } from './send.ts';

/** What a failed call comes from: the call itself, or something that all calls have in common. */
export type Diagnosis =
  | { kind: 'own' }
  /** The session had ended; there is a new one. */
  | { kind: 'again' }
  /** No call can succeed any more. */
  | { kind: 'over'; fault: Fault };

/** Reads that every customer has: while they are answered, a failure is the other call's own. */
const probes = ['getUser', 'getService'];

/** Finds out whether a failure is the operation's own, so that what concerns all calls is told once. */
export class Outage {
  constructor(
    private readonly contract: CheckedContract,
    private readonly sender: Sender,
    private readonly source: CredentialSource,
  ) {}

  /** Looks at an answer that no server should give to this call. */
  async diagnose(call: Case, reply: Reply): Promise<Diagnosis> {
    if (!isSuspect(call, reply)) return { kind: 'own' };
    const told = (rule: 'rate-limited' | 'session-ended' | 'server-down' | 'maintenance') => {
      const got = reply.failure ?? String(reply.status);
      return { kind: 'over', fault: fault(rule, '', 'answers to all calls', got) } as const;
    };
    if (reply.status === 429) return told('rate-limited');
    const probe = await this.probe(call);
    if (reply.status === 403) {
      if (probe.status !== 403) return { kind: 'own' };
      if (this.source.kind !== 'login') return told('session-ended');
      const renewed = await logIn(this.sender, this.source);
      if (!renewed) return told('session-ended');
      this.sender.credentials = renewed;
      return (await this.probe(call)).status === 403 ? told('session-ended') : { kind: 'again' };
    }
    if (probe.status === 503 && reply.status === 503) return told('maintenance');
    const isDown = Boolean(probe.failure) || [502, 503, 504].includes(probe.status);
    return isDown ? told('server-down') : { kind: 'own' };
  }

  private probe(call: Case): Promise<Reply> {
    const id = probes.find((each) => each !== call.operation.operationId);
    const operation = this.contract.operations.find((o) => o.operationId === id) ?? call.operation;
    const [host = call.host] = operation.hosts;
    const intent = { kind: 'valid' } as const;
    return this.sender.send({ operation, host, path: {}, query: {}, intent, description: 'valid' });
  }
}

function isSuspect({ intent, operation }: Case, { status, failure }: Reply): boolean {
  if (failure || [429, 502, 503, 504].includes(status)) return intent.kind !== 'scenario';
  const isMeantToBeRefused =
    intent.kind === 'tampered' || intent.kind === 'scenario' || intent.kind === 'undeclared-method';
  return status === 403 && operation.isSigned && !isMeantToBeRefused;
}
