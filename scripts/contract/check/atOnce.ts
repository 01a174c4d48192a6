import { isObject } from '../operations.ts';
import type { Case } from './cases/case.ts';
import { differences } from './differences.ts';
import { type Fault, fault } from './finding.ts';
import type { Reply } from './http.ts';
import { excerpt } from './mask.ts';
import { objectOf, other, type Shown } from './writeEffects.ts';

/** What is wrong with the answers to one press that was sent twice at once: both get the first. */
export function atOnceFaults({ operation }: Case, one: Reply, twin: Reply): Fault[] {
  const id = operation.operationId;
  if (one.failure ?? twin.failure) return [];
  const [first, second] = [one, twin].map(saidBy);
  const isSame = !differences(first, second).length;
  return isSame
    ? []
    : [fault('key-at-once', id, `${excerpt('', first)} for both`, excerpt('', second))];
}

const saidBy = ({ status, body }: Reply): unknown => ({
  status,
  ...objectOf(body.toString('utf8')),
});

/** What the reads say after two orders at once that were both taken: the fields of the one or of the other. */
export function oppositeFaults(orders: Case[], before: Shown, after: Shown): Fault[] {
  const id = orders[0]?.operation.operationId ?? '';
  const asked = orders.map(({ body }) => objectOf(body));
  for (const [read, now] of after) {
    if (read.endsWith(other) || !isObject(now)) continue;
    const names = Object.keys(asked[0] ?? {}).filter((name) => name in now);
    const isUntouched = !differences(before.get(read), now).length;
    const isOfOne = asked.some((order) =>
      names.every((name) => !differences(order[name], now[name]).length),
    );
    if (!names.length || isUntouched || isOfOne) continue;
    const got = excerpt('', Object.fromEntries(names.map((name) => [name, now[name]])));
    return [fault('write-mixed', id, `${read} as one of the two orders has it`, got)];
  }
  return [];
}
