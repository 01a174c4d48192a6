import type { Case } from './cases/case.ts';
import type { CheckedOperation } from './contract.ts';
import { contradictions } from './differences.ts';
import { type Fault, fault } from './finding.ts';
import type { Reply } from './http.ts';
import { parsed } from './json.ts';
import { excerpt } from './mask.ts';

/** A first answer, to hold later ones to. */
interface First {
  status: number;
  bytes: Buffer;
  body: unknown;
}

interface Dated {
  operationId: string;
  offsetMs: number;
}

/** How far the clocks of two answers may be apart: a balancer's servers have one each. */
const sameClockMs = 60_000;

/** What only several answers show: failures now and then, answers that contradict each other, slow ones. */
export class Repeats {
  private readonly firsts = new Map<string, First>();
  private readonly slow = new Map<string, number[]>();
  private readonly dates: Dated[] = [];
  /** Operations whose answers differ by themselves, so that nothing else can be seen in a difference. */
  private readonly shaky = new Set<string>();

  /** The read of an operation that was repeated last, of whichever line. */
  private readonly repeated = new Map<CheckedOperation, Case>();

  constructor(private readonly latencyMs: number) {}

  /** How a read is repeated: once more, then again, at once with that of another line where there was one. */
  rounds(call: Case): Case[][] {
    const other = this.repeated.get(call.operation);
    this.repeated.set(call.operation, call);
    const description = other ? 'valid, at once with another line' : 'valid, time 3';
    const atOnce = (other ? [call, other] : [call]).map((each) => ({ ...each, description }));
    return [[{ ...call, description: 'valid, time 2' }], atOnce];
  }

  /** Remembers the first answer to a read. */
  first(call: Case, reply: Reply, body: unknown): void {
    this.time(call, reply);
    const key = keyOf(call);
    if (!this.firsts.has(key))
      this.firsts.set(key, { status: reply.failure ? 0 : reply.status, bytes: reply.body, body });
  }

  /** Holds a later answer to the same read to the first. */
  again(call: Case, reply: Reply): Fault[] {
    this.time(call, reply);
    const id = call.operation.operationId;
    const first = this.firsts.get(keyOf(call));
    // A failure that comes each time has been reported.
    if (!first?.status || first.status >= 500) return [];
    if (reply.failure ?? reply.status !== first.status) {
      const got = reply.failure ?? String(reply.status);
      this.shaky.add(id);
      return [fault('repeat-failed', id, `${first.status}, as before`, got)];
    }
    const faults = this.differing('repeat-differs', call, reply);
    if (faults.length) this.shaky.add(id);
    return faults;
  }

  /** Whether the valid call succeeds each time, so that others can be compared with it. */
  isSteady(call: Case): boolean {
    const first = this.firsts.get(keyOf({ ...call, query: declaredQuery(call) }));
    return first?.status === 200 && !this.shaky.has(call.operation.operationId);
  }

  /** Whether a refusal carries what the valid call is answered with. */
  carries(call: Case, reply: Reply): boolean {
    const first = this.firsts.get(keyOf(call));
    return reply.status >= 400 && first?.status === 200 && first.bytes.equals(reply.body);
  }

  /** Holds the answer to a call with something more, or less, to that of the valid call. */
  compared(call: Case, reply: Reply, body: unknown): Fault[] {
    const { operation, intent } = call;
    const first = this.firsts.get(keyOf({ ...call, query: declaredQuery(call) }));
    if (reply.status !== 200 || first?.status !== 200) return [];
    if (intent.kind === 'undeclared-query')
      return this.differing('query-undeclared', { ...call, query: declaredQuery(call) }, reply);
    // Without its cookie a host may answer, but not with what it says of the customer.
    const isTold = contradictions(first.body, body).length === 0;
    const isPersonal = /"[^"]+":"[^"]+"/.test(reply.body.toString('utf8'));
    return operation.cookie === 'optional' && isTold && isPersonal
      ? [fault('cookie-unchecked', '', 'an answer about nobody', 'the customer’s answer')]
      : [];
  }

  /** Remembers the server's clock. */
  date({ operation, intent }: Case, { headers }: Reply, offset: number): void {
    const at = Date.parse(headers.get('date') ?? '');
    if (Number.isNaN(at) || intent.kind === 'preflight' || intent.kind === 'other-origin') return;
    this.dates.push({ operationId: operation.operationId, offsetMs: at - Date.now() - offset });
  }

  /** What the answers of the whole run show. */
  faults(): { operationId: string; fault: Fault }[] {
    const usual = this.usualOffset();
    const wrong = this.dates.filter(({ offsetMs }) => Math.abs(offsetMs - usual) > sameClockMs);
    return [
      ...wrong.map(({ operationId, offsetMs }) => {
        const seconds = Math.round((offsetMs - usual) / 1000);
        const got = `${Math.abs(seconds)} s ${seconds < 0 ? 'behind' : 'ahead of'} them`;
        return {
          operationId,
          fault: fault('date-wrong', '', 'the time of the other answers', got),
        };
      }),
      ...[...this.slow]
        .filter(([, times]) => times.length > 1)
        .map(([operationId, times]) => {
          const got = times.map((ms) => `${Math.round(ms)} ms`).join(', ');
          return {
            operationId,
            fault: fault('slow', operationId, `${this.latencyMs} ms at most`, got),
          };
        }),
    ];
  }

  /** What most operations say of the clock; where as many say otherwise, what the first answer said. */
  private usualOffset(): number {
    const byOperation = new Map<string, number[]>();
    for (const { operationId, offsetMs } of this.dates)
      byOperation.set(operationId, [...(byOperation.get(operationId) ?? []), offsetMs]);
    // The first answer, that of the login, is the zero of all offsets.
    const votes = [0, ...[...byOperation.values()].map(median)].sort((a, b) => a - b);
    const [low = 0, high = 0] = [
      votes[Math.floor((votes.length - 1) / 2)],
      votes[Math.floor(votes.length / 2)],
    ];
    return Math.abs(low) < Math.abs(high) ? low : high;
  }

  private time({ operation }: Case, { ms, failure }: Reply): void {
    if (failure || ms <= this.latencyMs) return;
    const { operationId } = operation;
    this.slow.set(operationId, [...(this.slow.get(operationId) ?? []), ms]);
  }

  /** Holds an answer to the first one, which has the same status. */
  private differing(
    rule: 'repeat-differs' | 'query-undeclared',
    call: Case,
    reply: Reply,
  ): Fault[] {
    const first = this.firsts.get(keyOf(call));
    if (first?.body === undefined || first.bytes.equals(reply.body)) return [];
    const id = call.operation.operationId;
    const body = parsed(reply.body.toString('utf8'));
    if (body === undefined) return [fault(rule, id, 'the same JSON', 'no JSON')];
    const [one] = contradictions(first.body, body);
    if (!one) return [];
    const { at, before, after } = one;
    return [fault(rule, id, `${at} ${excerpt(at, before)}, as before`, excerpt(at, after))];
  }
}

const median = (values: number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length / 2)] ?? 0;

const keyOf = ({ operation, host, path, query }: Case): string =>
  JSON.stringify([operation.operationId, host, path, query]);

const declaredQuery = ({ query, operation }: Case): Record<string, string> =>
  Object.fromEntries(
    Object.entries(query).filter(([name]) => operation.parameters.some((p) => p.name === name)),
  );
