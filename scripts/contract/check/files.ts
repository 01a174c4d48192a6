import { createHash } from 'node:crypto';
import { type Case, targetOf } from './cases/case.ts';
import { type Fault, fault } from './finding.ts';
import type { Reply } from './http.ts';

/** The files that calls were answered with: each month, line and id has one of its own. */
export class Files {
  private readonly targets = new Map<string, string>();

  /** Takes the answer to a valid call; gives a fault when another target got the same file before. */
  take(call: Case, { status, headers, body }: Reply): Fault[] {
    if (status !== 200 || !headers.get('content-type')?.startsWith('application/pdf')) return [];
    const id = call.operation.operationId;
    const key = `${id} ${createHash('sha256').update(body).digest('hex')}`;
    const target = targetOf(call);
    const before = this.targets.get(key) ?? target;
    this.targets.set(key, before);
    return before === target
      ? []
      : [fault('file-same', id, `another file than that of ${before}`, `the same for ${target}`)];
  }
}
