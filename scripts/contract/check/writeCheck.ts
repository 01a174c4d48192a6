import { randomUUID } from 'node:crypto';
import { isObject } from '../operations.ts';
import { atOnceFaults, lostFaults, mixedFaults, oppositeFaults } from './atOnce.ts';
import type { Case } from './cases/case.ts';
import { undone } from './cases/effects.ts';
import { termsFaults, tryOtherTerms } from './confirmed.ts';
import { type CheckedContract, type CheckedOperation, hasKey } from './contract.ts';
import { type Fault, fault } from './finding.ts';
import type { Reply } from './http.ts';
import { objectOf } from './json.ts';
import { excerpt } from './mask.ts';
import type { Sender } from './send.ts';
import { lastingChanges, movedBy, partFaults, type Shown } from './writeEffects.ts';
import type { Writes } from './writes.ts';

/** How writes are sent, held to the contract and reported. */
interface Tools {
  contract: CheckedContract;
  sender: Sender;
  writes: Writes;
  /** All calls of an operation. */
  cases: (operation: CheckedOperation) => Case[];
  /** Sends a call and holds its answer to the contract; undefined where the run is over. */
  ask: (call: Case) => Promise<Reply | undefined>;
  /** Takes the answer to a valid call. */
  takeValid: (call: Case, reply: Reply) => Promise<void>;
  report: (call: Case, faults: Fault[], reply?: Reply) => void;
  isStopped: () => boolean;
}

/** A write that had its effect, by itself. */
interface Done {
  call: Case;
  reply: Reply;
  before: Shown;
  after: Shown;
}

/** Makes writes, and looks at what they did: by themselves, sent twice, and at once with others. */
export class WriteCheck {
  /** The first write of each operation that had its effect. */
  private readonly done = new Map<string, Done>();
  /** What all reads showed before the first write of an operation. */
  private readonly all = new Map<string, { call: Case; shown: Shown }>();
  /** Reads that show a write that was made: what it began may end while another write is looked at. */
  private readonly moving = new Set<string>();
  /** Operations that were sent with a wrong signature under the key of a right one. */
  private readonly refused = new Set<string>();

  constructor(private readonly tools: Tools) {}

  /** Makes a write, and looks at what it did. */
  async make(plain: Case): Promise<void> {
    const { contract, sender, writes, ask, report, isStopped } = this.tools;
    const call = { ...plain, key: plain.key ?? randomUUID() };
    await this.rememberAll(call);
    const shown = await writes.before(call);
    const tried = await tryOtherTerms(call, { contract, ask, report });
    if (isStopped()) return;
    const before = tried?.isTaken ? await writes.shown(call) : shown;
    if (tried && !tried.isTaken) report(call, await writes.untouched(call, before));
    const order = tried?.order ?? call;
    await this.refuseFirst(order);
    // Browsers send a press twice by themselves, the second before the first is answered.
    const [reply, twin] = hasKey(order.operation)
      ? await Promise.all([ask(order), sender.send(order)])
      : [await ask(order)];
    if (!reply) return;
    await this.tools.takeValid(order, reply);
    if (reply.failure) return;
    if (tried) report(order, termsFaults(tried, reply), reply);
    const { operationId, shownBy, shownLaterBy } = order.operation;
    const { other } = sender;
    const byOther =
      other && !this.done.has(operationId) ? (read: Case) => sender.send(read, other) : undefined;
    const { isSame, after } = await writes.after(order, reply, before, byOther);
    if (reply.status === 200) {
      if (!this.done.has(operationId)) {
        this.done.set(operationId, { call: order, reply, before, after });
        report(order, partFaults(order, before, after), reply);
      }
      for (const read of [...shownBy, ...shownLaterBy]) this.moving.add(read);
      for (const read of shownLaterBy) writes.shownLater.add(read);
    }
    // What is answered otherwise one after the other is so at once as well.
    if (twin && (reply.status >= 500 || isSame))
      report(order, atOnceFaults(order, reply, twin), twin);
  }

  /** Sends two orders that exclude each other at once: what the reads say then is all of one of them. */
  async opposites(operation: CheckedOperation): Promise<void> {
    const { cases, writes, report } = this.tools;
    const valid = cases(operation).filter(({ intent }) => intent.kind === 'valid');
    const orders = valid.filter(
      ({ path, description }) =>
        description.startsWith('valid, request') &&
        path['service_id'] === valid[0]?.path['service_id'],
    );
    const [one, other] = [orders[0], orders.at(-1)];
    if (!one || !other || one === other) return;
    const before = await writes.shown(one);
    // What no read says of an order can't be mixed.
    const asked = Object.keys(objectOf(one.body));
    const isShown = [...before.values()].some(
      (now) => isObject(now) && asked.some((name) => name in now),
    );
    if (!isShown) return;
    const { pair, replies } = await this.atOnce([one, other]);
    if (replies.some(({ status }) => status !== 200)) return;
    report(one, oppositeFaults(pair, before, await writes.shown(one)), replies[0]);
  }

  /**
   * Sends writes of different operations at once: an order and what takes it back leave all of the one or of the
   * other, and of two that move the same amount each moves its own.
   */
  async together(): Promise<void> {
    const { isStopped } = this.tools;
    for (const [change, undo] of undone) {
      const [one, other] = [this.done.get(change), this.done.get(undo)];
      if (one && other && !isStopped()) await this.orderAndUndo(one, other);
    }
    const done = [...this.done.values()];
    for (const [index, one] of done.entries())
      for (const other of done.slice(index + 1))
        if (movesTheSame(one, other) && !isStopped()) await this.bothMove(one, other);
  }

  /** Sends what was done at first once more: its key counts for a day, whatever was done since. */
  async muchLater(): Promise<void> {
    const { writes, report, isStopped } = this.tools;
    for (const { call, reply } of this.done.values()) {
      if (isStopped()) return;
      if (!hasKey(call.operation)) continue;
      const { faults, again, later } = await writes.again(call, reply, 'sent again much later');
      if (later) report(again, faults, later);
    }
  }

  /** Puts back what was read before, where a write can say it; nothing else is changed then. */
  async restore(operation: CheckedOperation): Promise<void> {
    const { writes, report } = this.tools;
    const isBack = await writes.restore(operation.operationId);
    const remembered = this.all.get(operation.operationId);
    this.all.delete(operation.operationId);
    if (!isBack || !remembered) return;
    const { call, shown } = remembered;
    const one = lastingChanges(shown, await this.allShown(call)).find(
      ({ read }) => !this.moving.has(read),
    );
    if (!one) return;
    const expected = `${one.read}${one.at} ${excerpt(one.at, one.before)}, as before`;
    const id = operation.operationId;
    report(call, [fault('write-elsewhere', id, expected, excerpt(one.at, one.after))]);
  }

  private async orderAndUndo(one: Done, other: Done): Promise<void> {
    const { writes, report } = this.tools;
    const { replies } = await this.atOnce([one.call, other.call]);
    if (!replies.some(({ status }) => status === 200)) return;
    const faults = mixedFaults(one.call, one.before, one.after, await writes.shown(one.call));
    report(one.call, faults, replies[0]);
    // The undo that came first had nothing to take back.
    await this.tools.sender.send({ ...other.call, key: randomUUID() });
  }

  private async bothMove(one: Done, other: Done): Promise<void> {
    const { writes, report } = this.tools;
    const before = await writes.shown(one.call);
    const { replies } = await this.atOnce([one.call, other.call]);
    if (replies.some(({ status }) => status !== 200)) return;
    const moved = [one, other].map((each) => movedBy(each.before, each.after));
    const now = movedBy(before, await writes.shown(one.call));
    report(one.call, lostFaults([one.call, other.call], moved, now), replies[0]);
  }

  /** Sends calls at once, each as a press of its own that confirms nothing. */
  private async atOnce(calls: Case[]): Promise<{ pair: Case[]; replies: Reply[] }> {
    const pair = calls.map((call) => {
      const body = JSON.stringify({ ...objectOf(call.body), confirmed: undefined });
      return { ...call, body, key: randomUUID(), description: 'at once' };
    });
    const replies = await Promise.all(pair.map((call) => this.tools.sender.send(call)));
    return { pair, replies };
  }

  /** Sends an order with a wrong signature first, once for each operation: its key is as unused as before. */
  private async refuseFirst(order: Case): Promise<void> {
    const { operationId, isSigned } = order.operation;
    if (!hasKey(order.operation) || !isSigned || this.refused.has(operationId)) return;
    this.refused.add(operationId);
    await this.tools.sender.send({ ...order, intent: { kind: 'tampered', how: 'secret' } });
  }

  private async rememberAll(call: Case): Promise<void> {
    const { method, operationId, shownBy } = call.operation;
    if (method !== 'put' || !shownBy.length || this.all.has(operationId)) return;
    this.all.set(operationId, { call, shown: await this.allShown(call) });
  }

  /** What every other read says that needs nothing but the service of a call. */
  private allShown({ host, path, operation: { hosts, shownBy } }: Case): Promise<Shown> {
    const reads = this.tools.contract.operations.filter(
      (o) =>
        o.method === 'get' &&
        o.document.startsWith('read') &&
        !shownBy.includes(o.operationId) &&
        o.hosts.some((each) => hosts.includes(each)) &&
        o.parameters.every(({ name, isRequired }) => !isRequired || name in path),
    );
    return this.tools.writes.shownBy(reads, host, path);
  }
}

const movesTheSame = (one: Done, other: Done): boolean => {
  const [first, second] = [one, other].map(({ before, after }) => movedBy(before, after));
  const isSameLine = one.call.path['service_id'] === other.call.path['service_id'];
  return isSameLine && [...(first?.keys() ?? [])].some((at) => second?.has(at));
};
