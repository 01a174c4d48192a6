import { isObject } from '../operations.ts';
import type { Case } from './cases/case.ts';
import { withheld } from './cases/effects.ts';
import { type Difference, differences, isFleeting } from './differences.ts';
import { type Fault, fault } from './finding.ts';
import type { Reply } from './http.ts';
import { objectOf } from './json.ts';
import { excerpt } from './mask.ts';
import { valuesAt } from './schemaRules.ts';

/** What reads show at one moment, by read; those of the customer's other line beside them. */
export type Shown = Map<string, unknown>;

/** The end of the names of reads that are about the customer's other line. */
export const other = ' (another line)';

/** What changed between two moments in the reads of the line itself, or of the other one. */
export function changes(
  before: Shown,
  after: Shown,
  ofOther: boolean,
): (Difference & { read: string })[] {
  return [...after]
    .filter(([read]) => read.endsWith(other) === ofOther)
    .flatMap(([read, now]) =>
      differences(before.get(read), now)
        .filter((each) => !isTicking(each))
        .map((each) => ({ read, ...each })),
    );
}

/** Whether a value only follows the clock, as the moment that an answer is of does. */
function isTicking({ before, after }: Difference): boolean {
  const [was, is] = [before, after].map((each) =>
    typeof each === 'string' && /^\d{4}-\d{2}-\d{2}T/.test(each) ? Date.parse(each) : NaN,
  );
  return Math.abs((is ?? NaN) - (was ?? NaN)) < 60_000;
}

/** What a write that was answered with success did wrong, by what its reads said before and say now. */
export function effectFaults(call: Case, reply: Reply, before: Shown, after: Shown): Fault[] {
  const id = call.operation.operationId;
  if (!after.size || withheld.has(id)) return [];
  const own = changes(before, after, false);
  const asked = objectOf(call.body);
  const said = objectOf(reply.body.toString('utf8'));
  const [elsewhere] = changes(before, after, true);
  const wrong = [...after]
    .filter(([read]) => !read.endsWith(other))
    .flatMap(([read, now]) => unlike(asked, now).map((name) => ({ read, name, now })))
    // A read may have a field of this name that means something else: one that changed, or was put, doesn't.
    .filter(
      ({ read, name }) =>
        call.operation.method === 'put' ||
        own.some((each) => each.read === read && `${each.at}/`.startsWith(`/${name}/`)),
    );
  const [first] = wrong;
  const saysNothing = !own.length && !isSaid(asked, after);
  return [
    ...(saysNothing || (first && !own.length)
      ? [fault('write-no-effect', id, `a change in ${[...after.keys()].join(', ')}`, 'none')]
      : []),
    ...(first && own.length
      ? [
          fault(
            'write-wrong',
            `${id} ${first.name}`,
            `${first.read} ${first.name} ${excerpt(first.name, asked[first.name])}`,
            excerpt(first.name, (first.now as Record<string, unknown>)[first.name]),
          ),
        ]
      : []),
    ...answerFaults(id, asked, said),
    ...receiptFaults(id, { ...said, ...asked }, after),
    ...offerFaults(id, asked, said, before),
    ...amountFaults(call.operation, { ...said, ...asked }, before, after),
    ...own
      .filter(hasSeveralMore)
      .map(({ read, at }) => fault('write-twice', id, `one item more in ${read}${at}`, 'several')),
    ...(elsewhere
      ? [
          fault(
            'write-other-line',
            id,
            `${elsewhere.read}${elsewhere.at} ${excerpt(elsewhere.at, elsewhere.before)}, as before`,
            excerpt(elsewhere.at, elsewhere.after),
          ),
        ]
      : []),
  ];
}

/** What is wrong with a write that some of its reads show, and others don't. */
export function partFaults(call: Case, before: Shown, after: Shown): Fault[] {
  const { operationId, shownBy } = call.operation;
  const showing = new Set(changes(before, after, false).map(({ read }) => read));
  return shownBy
    .filter((read) => showing.size > 0 && !showing.has(read))
    .map((read) =>
      fault('write-no-effect', `${operationId} ${read}`, `a change in ${read} too`, 'none'),
    );
}

/** The answer repeats what was asked for; a receipt is one of its own, and null is what doesn't apply. */
function answerFaults(
  id: string,
  asked: Record<string, unknown>,
  said: Record<string, unknown>,
): Fault[] {
  const name = unlike(asked, said).find((each) => each !== 'receipt_number' && said[each] !== null);
  if (name === undefined) return [];
  const expected = `${name} ${excerpt(name, asked[name])} in the answer`;
  return [fault('write-wrong', `${id} ${name}`, expected, excerpt(name, said[name]))];
}

/** What reads say of the write that a receipt is of is what was asked for and answered. */
function receiptFaults(id: string, said: Record<string, unknown>, after: Shown): Fault[] {
  const { receipt_number: receipt } = said;
  if (typeof receipt !== 'string') return [];
  return [...after]
    .filter(([read]) => !read.endsWith(other))
    .flatMap(([read, body]) => objectsIn(body).map((one) => ({ read, one })))
    .filter(({ one }) => one['receipt_number'] === receipt)
    .flatMap(({ read, one }) =>
      unlike(said, one).map((name) => {
        const expected = `${read} ${name} ${excerpt(name, said[name])} of ${receipt}`;
        return fault('write-wrong', `${id} ${name}`, expected, excerpt(name, one[name]));
      }),
    )
    .slice(0, 1);
}

/** What was chosen from a list by its code costs and gives what the list said. */
function offerFaults(
  id: string,
  asked: Record<string, unknown>,
  said: Record<string, unknown>,
  before: Shown,
): Fault[] {
  const codes = Object.entries(asked).filter(
    ([name, value]) => /(?:_code|Code)$/.test(name) && typeof value === 'string',
  );
  const offers = [...before]
    .filter(([read]) => !read.endsWith(other))
    .flatMap(([read, body]) => objectsIn(body).map((item) => ({ read, item })))
    .filter(({ item }) => codes.some(([name, value]) => item[name] === value));
  const wrong = Object.entries(said).find(
    ([name, value]) =>
      /(?:^|_)(?:price|fee|amount|mb)$/.test(name) &&
      offers.some(({ item }) => typeof item[name] === 'number') &&
      offers.every(({ item }) => item[name] !== value),
  );
  if (!wrong) return [];
  const [name, value] = wrong;
  const offer = offers.find((one) => name in one.item);
  const expected = `${name} ${excerpt(name, offer?.item[name])}, as ${offer?.read} offers it`;
  return [fault('write-wrong', `${id} ${name}`, expected, excerpt(name, value))];
}

/** All objects of a body, however deep. */
function objectsIn(value: unknown): Record<string, unknown>[] {
  if (Array.isArray(value)) return value.flatMap(objectsIn);
  return isObject(value) ? [value, ...Object.values(value).flatMap(objectsIn)] : [];
}

/** The fields that were asked for and that a read has under the same name with another value. */
const unlike = (asked: Record<string, unknown>, now: unknown): string[] =>
  isObject(now)
    ? Object.keys(asked).filter(
        (name) =>
          asked[name] !== null && name in now && differences(asked[name], now[name]).length > 0,
      )
    : [];

/** Whether a read has a field that was asked for, so that no change means that it was so before. */
const isSaid = (asked: Record<string, unknown>, shown: Shown): boolean =>
  [...shown.values()].some((now) => isObject(now) && Object.keys(asked).some((n) => n in now));

const move = /^(\w+)\/(\S+) ([+-]) (\w+)$/;

/** Numbers of the reads are moved by what was asked for or answered (x-moves); nothing where one isn't known. */
function amountFaults(
  { operationId, moves }: Case['operation'],
  said: Record<string, unknown>,
  before: Shown,
  after: Shown,
): Fault[] {
  const wrong = moves.flatMap((rule) => {
    const [, read = '', place = '', sign, amount = ''] = move.exec(rule) ?? [];
    const by = /^\d+$/.test(amount) ? Number(amount) : said[amount];
    const [was, is] = [before, after].map(
      (shown) => valuesAt(shown.get(read), place.split('/'))[0]?.value,
    );
    if (![by, was, is].every((each) => typeof each === 'number')) return [];
    // A read that shows nothing of the write is reported as that.
    if (!differences(before.get(read), after.get(read)).some((each) => !isTicking(each))) return [];
    const right = Number(was) + (sign === '-' ? -Number(by) : Number(by));
    return is === right ? [] : [{ expected: `${read}/${place} ${right}, ${sign} ${amount}`, is }];
  });
  return wrong
    .slice(0, 1)
    .map(({ expected, is }) => fault('write-amount', operationId, expected, String(is)));
}

/** The fault of a request with a used key, by what its reads said before and say now; none where they say the same. */
export function moreFaults(id: string, before: Shown, now: Shown): Fault[] {
  const [one] = [...changes(before, now, false), ...changes(before, now, true)];
  if (!one) return [];
  const expected = `${one.read}${one.at} ${excerpt(one.at, one.before)}, as after the first`;
  return [fault('write-twice', id, expected, excerpt(one.at, one.after))];
}

/** How much each number of the reads of a line moved, and by how many items each list grew, by its place. */
export function movedBy(before: Shown, after: Shown): Map<string, number> {
  const moved = changes(before, after, false).flatMap(({ read, at, before: was, after: is }) => {
    const by =
      Array.isArray(was) && Array.isArray(is) ? is.length - was.length : Number(is) - Number(was);
    return Number.isNaN(by) || typeof was === 'boolean' ? [] : [[read + at, by] as const];
  });
  return new Map(moved);
}

/**
 * What differs though it was put back: no moment, no token, and nothing that is one more in a list or count, nor
 * where its next page begins.
 */
export function lastingChanges(before: Shown, after: Shown): (Difference & { read: string })[] {
  const all = changes(before, after, false);
  // A list that is as long as it may be drops its last for a new first: its items are others then.
  const shifted = all.flatMap(({ read, at }) => /^(.*\/)\d+\/\w*_id$/.exec(read + at)?.[1] ?? []);
  return all.filter((each) => {
    const isLonger = Array.isArray(each.before) && Array.isArray(each.after);
    const isShifted = shifted.some((list) => (each.read + each.at).startsWith(list));
    return !isLonger && !isShifted && !isFleeting(each) && !/_(count|cursor)$/.test(each.at);
  });
}

const hasSeveralMore = ({ before, after }: Difference): boolean =>
  Array.isArray(before) && Array.isArray(after) && after.length - before.length > 1;
