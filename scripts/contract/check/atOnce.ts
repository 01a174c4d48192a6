import { isObject } from '../operations.ts';
import type { Case } from './cases/case.ts';
import { differences } from './differences.ts';
import { type Fault, fault } from './finding.ts';
import type { Reply } from './http.ts';
import { objectOf } from './json.ts';
import { excerpt } from './mask.ts';
import { changes, other, type Shown } from './writeEffects.ts';

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

/**
 * What the reads say after an order and what takes it back were sent at once: all as before the order, or all as
 * after it.
 */
export function mixedFaults(order: Case, before: Shown, after: Shown, now: Shown): Fault[] {
  const id = order.operation.operationId;
  // What a number or a code of a set says; numbers of receipts and moments are new each time.
  const telling = changes(before, after, false).filter((each) =>
    [each.before, each.after].every(
      (value) => ['boolean', 'number'].includes(typeof value) || /^[a-z_]+$/.test(String(value)),
    ),
  );
  const left = changes(after, now, false);
  const [undoneOnes, doneOnes] = [true, false].map((isUndone) =>
    telling.filter(
      ({ read, at, before: was }) =>
        isUndone ===
        left.some((each) => each.read === read && each.at === at && each.after === was),
    ),
  );
  const [one, another] = [undoneOnes?.[0], doneOnes?.[0]];
  if (!one || !another) return [];
  const expected = `${one.read} all as before the order, or all as after it`;
  const got = `${one.at} ${excerpt(one.at, one.before)}, ${another.at} ${excerpt(another.at, another.after)}`;
  return [fault('write-mixed', id, expected, got)];
}

/** What two writes at once moved, held to what each moved by itself. */
export function lostFaults(
  [one, other]: Case[],
  moved: Map<string, number>[],
  now: Map<string, number>,
): Fault[] {
  const [first, second] = moved;
  const [id, otherId] = [one, other].map((call) => call?.operation.operationId ?? '');
  for (const [at, by] of first ?? []) {
    const more = second?.get(at);
    const got = now.get(at) ?? 0;
    if (more === undefined || got === by + more) continue;
    const expected = `${at} moved by ${by + more}, with ${otherId} at once`;
    return [fault('write-lost', `${id} ${otherId}`, expected, `by ${got}`)];
  }
  return [];
}
