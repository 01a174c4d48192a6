import { isObject } from '../operations.ts';
import type { Case } from './cases/case.ts';
import type { CheckedOperation } from './contract.ts';
import { Coverage, type CoverageItem } from './coverage.ts';
import type { Reply } from './http.ts';
import { Successes, type Untested } from './successes.ts';

/** Why an operation has no valid call. */
export const noService = 'the customer has no such service';

/** What of the contract a run has seen, and what not, with the reason. */
export class Seen {
  private readonly coverage = new Coverage();
  private readonly successes = new Successes();
  private readonly taken = new Set<string>();

  /** @param unreachable why an operation is not called with valid requests, or undefined */
  constructor(private readonly unreachable: (operation: CheckedOperation) => string | undefined) {}

  /** Takes an answer, and its body where it is JSON. */
  take(call: Case, { status }: Reply, body: unknown): void {
    this.coverage.take(call, status, body);
  }

  /** Takes the answer to a valid call. */
  takeValid(call: Case, reply: Reply): void {
    const { intent, operation } = call;
    const isMade = intent.kind === 'valid' && intent.isMade;
    if (!isMade && !reply.failure && reply.status !== 400) this.taken.add(operation.operationId);
    this.successes.take(call, reply);
  }

  /** Whether an example of the operation was taken, or refused for the customer’s state alone. */
  isTaken({ operation }: Case): boolean {
    return this.taken.has(operation.operationId);
  }

  /** The answers of an operation that were not seen, each with the example that shows it. */
  unseen(operation: CheckedOperation): { status: string; example: string }[] {
    return operation.responses.flatMap(({ status, examples }) => {
      const [first] = examples;
      const isMissing =
        status === '200'
          ? !this.successes.has(operation)
          : !this.coverage.has('response', operation, status);
      const ofCodes = examples.filter(({ value }) => {
        const code = isObject(value) ? value['code'] : undefined;
        const name = `${status} ${String(code)}`;
        return Number(status) >= 400 && code && !this.coverage.has('code', operation, name);
      });
      const wanted = ofCodes.length || !isMissing || !first ? ofCodes : [first];
      return wanted.map(({ name }) => ({ status, example: name }));
    });
  }

  /** What of the operations was seen. */
  coverageOf(operations: CheckedOperation[]): CoverageItem[] {
    return this.coverage.items(
      operations,
      (o) => this.unreachable(o),
      (o) => this.successes.refused(o),
    );
  }

  /**
   * The operations that were to succeed, of those checked, and never did.
   * @param down what hosts that answer no call any more are left out for, or undefined
   */
  untested(
    operations: CheckedOperation[],
    down: (operation: CheckedOperation) => string | undefined,
  ): Untested[] {
    return operations.flatMap((operation) => {
      const { operationId } = operation;
      if (this.successes.has(operation)) return [];
      const unreachable = this.unreachable(operation);
      const why = unreachable ?? this.successes.refused(operation) ?? down(operation);
      if (why === undefined) return [{ operationId, why: 'the run did not come to it' }];
      return why === noService || !unreachable ? [{ operationId, why }] : [];
    });
  }
}
