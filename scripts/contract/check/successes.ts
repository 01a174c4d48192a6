import type { Case } from './cases/case.ts';
import type { CheckedOperation } from './contract.ts';
import type { Reply } from './http.ts';
import { objectOf } from './json.ts';

/** An operation whose success no valid call got, and why. */
export interface Untested {
  operationId: string;
  why: string;
}

/** Which operations gave their success to a valid call, and what the others were answered with. */
export class Successes {
  private readonly succeeded = new Set<string>();
  private readonly refusals = new Map<string, string[]>();

  /** Takes the answer to a valid call. */
  take({ operation: { operationId } }: Case, { status, body, failure }: Reply): void {
    if (status === 200 && !failure) {
      this.succeeded.add(operationId);
      return;
    }
    const { code } = objectOf(body.toString('utf8'));
    const said = failure ?? [status, code].filter(Boolean).join(' ');
    this.refusals.set(operationId, [...(this.refusals.get(operationId) ?? []), said]);
  }

  has({ operationId }: CheckedOperation): boolean {
    return this.succeeded.has(operationId);
  }

  /** What an operation's valid calls were answered with instead; undefined where it succeeded or wasn't called. */
  refused({ operationId }: CheckedOperation): string | undefined {
    const refusals = this.refusals.get(operationId);
    if (!refusals || this.succeeded.has(operationId)) return undefined;
    const kinds = [...new Set(refusals)].join(', ');
    return refusals.length === 1
      ? `its valid call was answered with ${kinds}`
      : `its ${refusals.length} valid calls were answered with ${kinds}`;
  }
}
