import { expect, test } from 'vitest';
import { objectOf } from './json.ts';
import { reported, testCase, testReply, testWrite } from './testCase.ts';
import { changes, effectFaults, moreFaults, other } from './writeEffects.ts';

const shown = (body: unknown, more: Record<string, unknown> = {}) =>
  new Map(Object.entries({ getUsage: body, ...more }));

interface Given {
  before: unknown;
  after: unknown;
  /** The other line's reads, before and after. */
  others?: [unknown, unknown];
  asked?: unknown;
  said?: unknown;
  method?: 'put' | 'post';
  moves?: string[];
}

/** What is reported of a write, by what its read said before and says after. */
function faults({
  before,
  after,
  others,
  asked = { speed: 'high' },
  said = {},
  method = 'put',
  moves = [],
}: Given) {
  const operation = testWrite({ method, moves });
  const call = testCase({ operation, body: JSON.stringify(asked) });
  const [was, is] = (others ?? []).map((each) => ({ [`getUsage${other}`]: each }));
  return reported(
    effectFaults(call, testReply({ body: said }), shown(before, was), shown(after, is)),
  );
}

test('a write that its read shows has no fault', () => {
  expect(faults({ before: { speed: 'low' }, after: { speed: 'high' } })).toEqual([]);
  expect(faults({ before: { speed: 'high' }, after: { speed: 'high' } })).toEqual([]);
  expect(faults({ before: ['low'], after: ['high'] })).toEqual([]);
});

test('a write changes nothing where one of its reads said one of its fields before', () => {
  const call = testCase({ operation: testWrite(), body: '{"speed":"high","note":"x"}' });
  const both = shown({ speed: 'high' }, { getB: { mb: 1 } });
  expect(effectFaults(call, testReply(), both, both)).toEqual([]);
});

test('a write that no read shows is reported', () => {
  const none = ['write-no-effect putSpeed: a change in getUsage | none'];
  expect(faults({ before: { speed: 'low' }, after: { speed: 'low' } })).toEqual(none);
  expect(faults({ before: { mb: 1 }, after: { mb: 1 } })).toEqual(none);
  expect(faults({ before: null, after: null })).toEqual(none);
  const ticked = { before: { at: '2026-11-21T10:40:00Z' }, after: { at: '2026-11-21T10:40:59Z' } };
  expect(faults(ticked)).toEqual(none);
});

test('all reads are named where none shows it', () => {
  const both = shown({}, { getB: {} });
  const call = testCase({ operation: testWrite(), body: '{"a":1}' });
  expect(reported(effectFaults(call, testReply(), both, both))).toEqual([
    'write-no-effect putSpeed: a change in getUsage, getB | none',
  ]);
});

test('what is chosen by its code costs what it was offered for', () => {
  const packs = [
    { pack_code: 'A', price: 275 },
    { pack_code: 'B', price: 550 },
  ];
  const charge = (said: unknown, options: unknown = packs) =>
    faults({
      before: { options, mb: 1 },
      after: { options, mb: 2 },
      asked: { pack_code: 'B' },
      said,
      method: 'post',
    });
  expect(charge({ price: 550 })).toEqual([]);
  expect(charge({ price: 560 })).toEqual([
    'write-wrong putSpeed price: price 550, as getUsage offers it | 560',
  ]);
  // Another list may have another meaning of the same name.
  expect(charge({ price: 560 }, [...packs, { pack_code: 'B', price: 560 }])).toEqual([]);
  expect(charge({ price: 560 }, [{ pack_code: 'A', price: 1 }])).toEqual([]);
});

test('where nothing was read, or the write is never sent, nothing is reported', () => {
  const call = testCase({ operation: testWrite(), body: '{"speed":"high"}' });
  expect(effectFaults(call, testReply(), new Map(), new Map())).toEqual([]);
  const operation = testWrite({ operationId: 'putUserIdPassword' });
  const low = shown({ speed: 'low' });
  expect(effectFaults({ ...call, operation }, testReply(), low, low)).toEqual([]);
});

test('a write does what was asked for', () => {
  expect(faults({ before: { speed: 'low', mb: 1 }, after: { speed: 'limited', mb: 1 } })).toEqual([
    'write-wrong putSpeed speed: getUsage speed "high" | "limited"',
  ]);
  expect(faults({ before: { speed: 'low', mb: 1 }, after: { speed: 'low', mb: 2 } })).toHaveLength(
    1,
  );
  const asked = { speed: null, mb: 2 };
  expect(
    faults({ asked, before: { speed: 'low', mb: 1 }, after: { speed: 'low', mb: 2 } }),
  ).toEqual([]);
});

test.each<[string, unknown, unknown, number]>([
  ['is as it was', { plan: 'b', mb: 1 }, { plan: 'b', mb: 2 }, 0],
  ['became something else', { plan: 'b' }, { plan: 'c' }, 1],
  ['became something else beside another', { plan: 'b', mb: 1 }, { plan: 'c', mb: 2 }, 1],
  ['became it', { plan: 'b' }, { plan: 'a' }, 0],
  ['became something else further in', { plan: { code: 'b' } }, { plan: { code: 'c' } }, 1],
  ['is as it was beside one of a longer name', { plan: 'b', plans: 1 }, { plan: 'b', plans: 2 }, 0],
])(
  'a field of what is posted may mean something else in a read: it %s',
  (_name, before, after, count) => {
    const found = faults({ method: 'post', asked: { plan: 'a' }, before, after });
    expect(found.filter((each) => each.startsWith('write-wrong putSpeed plan'))).toHaveLength(
      count,
    );
  },
);

test('a field that changed in one read may mean something else in another', () => {
  const operation = testWrite({ method: 'post' });
  const call = testCase({ operation, body: '{"plan":"a"}' });
  const [before, after] = ['b', 'a'].map((plan) => shown({ plan }, { getB: { plan: 'x' } }));
  expect(effectFaults(call, testReply(), before!, after!)).toEqual([]);
});

test('the answer repeats what was asked for, except for a receipt and what does not apply', () => {
  const done = { before: { speed: 'low' }, after: { speed: 'high' } };
  const asked = { speed: 'high', receipt_number: '1', colour: 'red' };
  expect(faults({ ...done, asked, said: { ...asked, receipt_number: '2', colour: null } })).toEqual(
    [],
  );
  expect(faults({ ...done, said: { speed: 'low' } })).toEqual([
    'write-wrong putSpeed speed: speed "high" in the answer | "low"',
  ]);
  expect(faults({ ...done, asked, said: { receipt_number: '2', speed: 'low' } })).toHaveLength(1);
  expect(faults({ ...done, said: 'done' })).toEqual([]);
});

const asked = { amount_mb: 500 };

test.each<[string, Partial<Given>, string | undefined]>([
  ['as asked', { asked, before: { left_mb: 900 }, after: { left_mb: 400 } }, undefined],
  ['less', { asked, before: { left_mb: 900 }, after: { left_mb: 500 } }, '400, - amount_mb | 500'],
  [
    'not at all beside what is',
    { asked, before: { left_mb: 900, speed: 1 }, after: { left_mb: 900, speed: 2 } },
    '400, - amount_mb | 900',
  ],
  [
    'the other way',
    { asked, before: { left_mb: 400 }, after: { left_mb: 900 } },
    '-100, - amount_mb | 900',
  ],
  ['to no limit', { asked, before: { left_mb: 9 }, after: { left_mb: null } }, undefined],
  ['from no limit', { asked, before: { left_mb: null }, after: { left_mb: 9 } }, undefined],
  ['of a read that has none', { asked, before: { speed: 1 }, after: { speed: 2 } }, undefined],
  [
    'as answered',
    { asked: {}, said: { amount_mb: 1 }, before: { left_mb: 2 }, after: { left_mb: 1 } },
    undefined,
  ],
  [
    'less than answered',
    { asked: {}, said: { amount_mb: 2 }, before: { left_mb: 2 }, after: { left_mb: 1 } },
    '0, - amount_mb | 1',
  ],
  [
    'as asked, not as answered',
    { asked, said: { amount_mb: 2 }, before: { left_mb: 900 }, after: { left_mb: 400 } },
    undefined,
  ],
  [
    'of no number',
    { asked: { amount_mb: '2' }, before: { left_mb: 2 }, after: { left_mb: 1 } },
    undefined,
  ],
])('an amount is moved %s', (_name, given, found) => {
  const moves = ['getUsage/left_mb - amount_mb'];
  const all = faults({ before: {}, after: {}, ...given, moves });
  expect(all.filter((each) => each.startsWith('write-amount'))).toEqual(
    found ? [`write-amount putSpeed: getUsage/left_mb ${found}`] : [],
  );
});

test('a number is moved by one, in its own read alone', () => {
  const moves = ['getUsage/times/left - 1', 'getOther/times/left - 1'];
  const [before, after] = [3, 2].map((left) => ({ times: { left } }));
  expect(faults({ asked: {}, before, after, moves })).toEqual([]);
  expect(faults({ asked: {}, before: after, after: before, moves })).toEqual([
    'write-amount putSpeed: getUsage/times/left 1, - 1 | 3',
  ]);
});

test.each<[unknown, unknown, number]>([
  [['a'], ['a', 'b'], 0],
  [[], ['a', 'b'], 1],
  [['a'], ['a', 'b', 'c'], 1],
  [['a', 'b', 'c'], ['a'], 0],
  [null, ['a', 'b'], 0],
  [['a', 'b'], null, 0],
])('one press adds one item: %j, then %j', (before, after, count) => {
  const found = faults({ before: { orders: before }, after: { orders: after } });
  expect(found).toEqual(
    Array.from(
      { length: count },
      () => 'write-twice putSpeed: one item more in getUsage/orders | several',
    ),
  );
});

test('the customer’s other line stays as it is', () => {
  const own = { before: { speed: 'low' }, after: { speed: 'high' } };
  expect(faults({ ...own, others: [{ speed: 'low' }, { speed: 'low' }] })).toEqual([]);
  expect(faults({ ...own, others: [{ speed: 'low' }, { speed: 'high' }] })).toEqual([
    `write-other-line putSpeed: getUsage${other}/speed "low", as before | "high"`,
  ]);
});

test('what only follows the clock is no change', () => {
  const at = (time: string) => shown({ at: time });
  const between = (a: string, b: string) => changes(at(a), at(b), false).length;
  expect(between('2026-11-21T10:40:00Z', '2026-11-21T10:40:59Z')).toBe(0);
  expect(between('2026-11-21T10:40:59Z', '2026-11-21T10:40:00Z')).toBe(0);
  expect(between('2026-11-21T10:40:00Z', '2026-11-21T10:41:00Z')).toBe(1);
  expect(between('2026-11-21', '2026-11-22')).toBe(1);
  expect(between('', '2026-11-21T10:41:00Z')).toBe(1);
  expect(between('on 2026-11-21T10:40:00Z', 'of 2026-11-21T10:40:00Z')).toBe(1);
  expect(between('Plan 1', 'Option 1')).toBe(1);
});

test('a used key changes nothing, on neither line', () => {
  const before = shown({ mb: 1 }, { [`getUsage${other}`]: { mb: 5 } });
  const more = (mine: number, others: number) =>
    reported(
      moreFaults('putSpeed', before, shown({ mb: mine }, { [`getUsage${other}`]: { mb: others } })),
    );
  expect(more(1, 5)).toEqual([]);
  expect(more(2, 5)).toEqual(['write-twice putSpeed: getUsage/mb 1, as after the first | 2']);
  expect(more(1, 6)).toEqual([
    `write-twice putSpeed: getUsage${other}/mb 5, as after the first | 6`,
  ]);
});

test.each([
  ['{"a":1}', { a: 1 }],
  ['[1]', {}],
  ['<h1>', {}],
  [undefined, {}],
])('the object that %s is', (text, object) => {
  expect(objectOf(text)).toEqual(object);
});
