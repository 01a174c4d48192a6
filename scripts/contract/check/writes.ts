import { randomUUID } from 'node:crypto';
import { isObject } from '../operations.ts';
import type { Case } from './cases/case.ts';
import { type CheckedContract, type CheckedOperation, hasKey, type HostName } from './contract.ts';
import { differences } from './differences.ts';
import { type Fault, fault } from './finding.ts';
import type { Reply } from './http.ts';
import { objectOf, parsed } from './json.ts';
import { excerpt } from './mask.ts';
import { isOver } from './timeRules.ts';
import type { ValuePool } from './valuePool.ts';
import { changes, effectFaults, moreFaults, other, type Shown } from './writeEffects.ts';

/** How long before its answer a write may have been accepted. */
const acceptedWithinMs = 600_000;

/** Names of a receipt that say what is still to come. */
const comes =
  /^(?:billing_month|starts_month|starts_on|expires_on|cancel_until|usable_until|arrives_by|paid_on)$/;

/** How calls are sent and reported. */
export interface WriteTools {
  contract: CheckedContract;
  valuePool: ValuePool;
  send: (call: Case) => Promise<Reply | undefined>;
  report: (call: Case, faults: Fault[], reply: Reply) => void;
}

/** A press that was sent again: the call, and its answer where one came. */
interface Again {
  again: Case;
  later?: Reply;
  faults: Fault[];
}

/**
 * Looks at what writes do: each has its effect, once, in the right amount, on its own line, and a key is one
 * press (openapi/README.md).
 */
export class Writes {
  /** What the reads of an operation showed before its first write. */
  private readonly firsts = new Map<string, { call: Case; shown: Shown }>();

  /** Orders whose effect was seen, by line: the same one once more may leave all as it is. */
  private readonly effective = new Set<string>();

  /** Receipt numbers of successes, with the operation that gave them. */
  private readonly receipts = new Map<string, string>();

  /** Reads that show later what was written: a refusal that came meanwhile has no part in it. */
  readonly shownLater = new Set<string>();

  constructor(private readonly tools: WriteTools) {}

  /** What the reads that show a write say before it. */
  async before(call: Case): Promise<Shown> {
    const shown = await this.shown(call);
    const key = lineKey(call);
    if (!this.firsts.has(key)) this.firsts.set(key, { call, shown });
    return shown;
  }

  /**
   * Holds a write that was answered to what its reads say now, and sends it again under its key.
   * @param byOther sends a read by another login of the customer, where it is to be held to that too
   * @returns whether it was answered in the same way again, and what its reads said after it
   */
  async after(
    call: Case,
    reply: Reply,
    before: Shown,
    byOther?: WriteTools['send'],
  ): Promise<{ isSame: boolean; after: Shown }> {
    const { report } = this.tools;
    const isDone = reply.status === 200;
    const shown = isDone ? await this.shown(call) : before;
    if (isDone) {
      report(call, this.effectFaults(call, reply, before, shown), reply);
      report(call, this.receiptFaults(call, reply), reply);
      if (byOther) report(call, await this.seenBy(call, shown, byOther), reply);
    }
    if (!hasKey(call.operation) || !call.key) return { isSame: true, after: shown };
    const { again, later, faults } = await this.again(call, reply);
    if (later) {
      const now = isDone ? await this.shown(call) : shown;
      report(again, [...faults, ...moreFaults(call.operation.operationId, shown, now)], later);
    }
    if (byOther && isDone && !faults.length) await this.againBy(byOther, call, reply, shown);
    const body = anotherBody(this.tools.contract, call);
    if (body !== undefined)
      await this.reused(call, { body, description: 'changed' }, shown, isDone);
    const line = this.otherLineOf(call);
    if (line !== undefined && isDone)
      await this.reused(call, { ...line, description: 'for another line' }, shown, isDone);
    return { isSame: !faults.length, after: shown };
  }

  /** Holds what the reads say after refusals to what they said before. */
  async untouched(call: Case, before: Shown): Promise<Fault[]> {
    const now = await this.shown(call);
    const [one] = [...changes(before, now, false), ...changes(before, now, true)].filter(
      ({ read }) => ![...this.shownLater].some((id) => read.startsWith(id)),
    );
    if (!one) return [];
    const id = call.operation.operationId;
    const expected = `${one.read}${one.at} ${excerpt(one.at, one.before)}, as before`;
    return [fault('write-refused', id, expected, excerpt(one.at, one.after))];
  }

  /**
   * Puts back what was read before the first write, where a write can say it (PUT).
   * @returns whether all of it was taken
   */
  async restore(operationId: string): Promise<boolean> {
    const taken: boolean[] = [];
    for (const [key, { call, shown }] of this.firsts) {
      if (call.operation.operationId !== operationId) continue;
      this.firsts.delete(key);
      const body = bodyBefore(call, shown);
      // A press of its own, so it gets a key of its own.
      if (!body) continue;
      const back = { ...call, body, key: randomUUID(), description: 'put back' };
      taken.push((await this.tools.send(back))?.status === 200);
    }
    return taken.length > 0 && taken.every(Boolean);
  }

  private effectFaults(call: Case, reply: Reply, before: Shown, after: Shown): Fault[] {
    const faults = effectFaults(call, reply, before, after);
    const hasNone = ({ rule }: Fault) => rule === 'write-no-effect';
    if (call.operation.method === 'put') return faults;
    if (this.effective.has(lineKey(call))) return faults.filter((one) => !hasNone(one));
    if (!faults.some(hasNone)) this.effective.add(lineKey(call));
    return faults;
  }

  private receiptFaults(
    { operation: { operationId }, body: sent }: Case,
    { body, headers }: Reply,
  ): Fault[] {
    // What names something by its id may ask about a write that was made before.
    const isAsking = Object.entries(objectOf(sent)).some(
      ([name, value]) => name.endsWith('_id') && typeof value === 'string',
    );
    const now = Date.parse(headers.get('date') ?? '');
    return Object.entries(objectOf(body.toString('utf8'))).flatMap(([name, value]) => {
      if (comes.test(name) && typeof value === 'string' && !isAsking && isOver(value, now))
        return [fault('write-past', operationId, `${name} of what was ordered now`, value)];
      if (name === 'accepted_at' && !isAsking && now - Date.parse(String(value)) > acceptedWithinMs)
        return [fault('write-time', operationId, 'accepted_at of this request', String(value))];
      if (name !== 'receipt_number' || typeof value !== 'string') return [];
      const before = this.receipts.get(value);
      this.receipts.set(value, operationId);
      return before === undefined || isAsking
        ? []
        : [fault('write-receipt', operationId, 'a number of its own', `${value}, as of ${before}`)];
    });
  }

  /** The same press again: the first answer. */
  async again(
    call: Case,
    first: Reply,
    how = 'sent again with its key',
    send = this.tools.send,
  ): Promise<Again> {
    const again = { ...call, description: `${call.description}, ${how}` };
    const later = await send(again);
    if (!later || later.failure) return { again, faults: [] };
    const isSame = later.status === first.status && later.body.equals(first.body);
    const id = call.operation.operationId;
    const expected = `${first.status}, the first answer`;
    const faults = isSame ? [] : [fault('key-repeated', id, expected, saying(later))];
    return { again, later, faults };
  }

  /** The same press by another login of the customer: the first answer, and nothing more done. */
  private async againBy(
    send: WriteTools['send'],
    call: Case,
    first: Reply,
    shown: Shown,
  ): Promise<void> {
    const how = 'sent again with its key by another login';
    const { again, later, faults } = await this.again(call, first, how, send);
    if (!later) return;
    const id = call.operation.operationId;
    const [other] = faults;
    const found = other
      ? [fault('key-by-login', id, other.expected, other.got)]
      : moreFaults(id, shown, await this.shown(call));
    this.tools.report(again, found, later);
  }

  /** Another request under a key that was used: refused, and nothing done. */
  private async reused(
    call: Case,
    change: Partial<Case>,
    shown: Shown,
    isDone: boolean,
  ): Promise<void> {
    const description = `${call.description}, ${change.description} under its key`;
    const changed = { ...call, ...change, description };
    const reply = await this.tools.send(changed);
    if (!reply || reply.failure) return;
    const id = call.operation.operationId;
    const isRefused = reply.status === 422 && reply.body.includes('idempotency_key_reused');
    const faults = isRefused
      ? []
      : [fault('key-reused', id, '422 idempotency_key_reused', saying(reply))];
    const now = isDone && isRefused ? await this.shown(call) : shown;
    this.tools.report(changed, [...faults, ...moreFaults(id, shown, now)], reply);
  }

  /** Another line of the customer on the same host, as the path of a call; undefined where there is none. */
  private otherLineOf({ host, path }: Case): Pick<Case, 'path'> | undefined {
    const own = path['service_id'];
    const [id] = this.tools.valuePool
      .services(host === 'fixed' ? 'fixed' : 'mobile')
      .filter((each) => each !== own);
    return own === undefined || id === undefined
      ? undefined
      : { path: { ...path, service_id: id } };
  }

  /** What another login reads of a write is what the run's own did. */
  private async seenBy(call: Case, own: Shown, send: WriteTools['send']): Promise<Fault[]> {
    const [one] = changes(
      own,
      await this.shownBy(this.readsOf(call), call.host, call.path, send),
      false,
    );
    if (!one) return [];
    const id = call.operation.operationId;
    const expected = `${one.read}${one.at} ${excerpt(one.at, one.before)}, as after the write`;
    return [fault('write-unseen', id, expected, excerpt(one.at, one.after))];
  }

  private readsOf({ operation: { shownBy } }: Case): CheckedOperation[] {
    const { operations } = this.tools.contract;
    return shownBy.flatMap((id) => operations.find(({ operationId }) => operationId === id) ?? []);
  }

  /** What the reads that show a write say now, of its line and of another one. */
  async shown(call: Case): Promise<Shown> {
    const reads = this.readsOf(call);
    const own = await this.shownBy(reads, call.host, call.path);
    const line = this.otherLineOf(call);
    const ofLine = reads.filter(isOfService);
    const others = line ? await this.shownBy(ofLine, call.host, line.path) : [];
    return new Map([...own, ...[...others].map(([id, said]) => [id + other, said] as const)]);
  }

  /** What reads say now of a line, or of the customer. */
  async shownBy(
    reads: CheckedOperation[],
    on: HostName,
    path: Case['path'],
    send = this.tools.send,
  ): Promise<Shown> {
    const shown: Shown = new Map();
    const service_id = path['service_id'];
    for (const operation of reads) {
      if (isOfService(operation) && service_id === undefined) continue;
      const host = operation.hosts.includes(on) ? on : (operation.hosts[0] as HostName);
      const reply = await send({
        operation,
        host,
        path: isOfService(operation) && service_id !== undefined ? { service_id } : {},
        query: {},
        intent: { kind: 'valid' },
        description: 'read back',
      });
      shown.set(operation.operationId, reply && jsonOf(reply));
    }
    return shown;
  }
}

/** An operation and the line that it is called for. */
const lineKey = ({ operation, path }: Case): string =>
  `${operation.operationId} ${path['service_id'] ?? ''}`;

const isOfService = ({ parameters }: CheckedOperation): boolean =>
  parameters.some(({ name }) => name === 'service_id');

const saying = ({ status, body }: Reply): string =>
  `${status} ${excerpt('', body.toString('utf8', 0, 80))}`;

/** A status, where it is no success, else the body: what can be compared. */
const jsonOf = ({ status, body }: Reply): unknown =>
  status === 200 ? parsed(body.toString('utf8')) : { status };

/** Another valid body: a later example, else one field with another of its values. */
function anotherBody({ schemas }: CheckedContract, { operation, body }: Case): string | undefined {
  const { request, spec } = operation;
  const own = objectOf(body);
  const example = request?.examples.find(({ value }) => differences(own, value).length > 0);
  if (example) return JSON.stringify(example.value);
  const values = Object.entries(own).flatMap(([name, value]) => {
    const others =
      typeof value === 'boolean'
        ? [!value]
        : typeof value === 'number'
          ? [value + 1, value * 2, value + 500]
          : [null, String(value).replace(/\d(?=\D*$)/, (d) => String((Number(d) + 1) % 10))];
    return others.filter((each) => each !== value).map((each) => ({ ...own, [name]: each }));
  });
  const valid = values.find((each) => request && schemas.isValid(spec, request.schema, each));
  return valid && JSON.stringify(valid);
}

/** The body that says what was before: each of its fields as the reads had it. */
function bodyBefore({ operation, body }: Case, shown: Shown): string | undefined {
  if (operation.method !== 'put') return undefined;
  const asked = objectOf(body);
  const had = [...shown].find(
    ([read, was]) =>
      !read.endsWith(other) && isObject(was) && Object.keys(asked).every((name) => name in was),
  )?.[1];
  if (!isObject(had)) return undefined;
  return JSON.stringify(Object.fromEntries(Object.keys(asked).map((name) => [name, had[name]])));
}
