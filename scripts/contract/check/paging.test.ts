import { expect, test } from 'vitest';
import type { Case } from './cases/case.ts';
import { isPaged, pagingFaults } from './paging.ts';
import { line, queryOf, reported, testCase, testOperation } from './testCase.ts';

const operation = testOperation({ parameters: [queryOf('from'), queryOf('cursor')] });
const call = testCase({ operation, query: { from: '202601' } });

test('a valid read with a cursor has pages', () => {
  expect(isPaged(call)).toBe(true);
  expect(isPaged(testCase())).toBe(false);
  expect(isPaged({ ...call, query: { cursor: 'b' } })).toBe(false);
  expect(isPaged({ ...call, intent: { kind: 'foreign' } })).toBe(false);
});

/** Reads pages one after the other, and notes the calls that it took. */
async function read(pages: unknown[]) {
  const calls: Case[] = [];
  const faults = await pagingFaults(call, pages[0], (next) => {
    calls.push(next);
    return Promise.resolve(pages[calls.length]);
  });
  return { calls, reported: reported(faults) };
}

const page = (ids: unknown[], next_cursor: string | null, more = {}) => ({
  items: ids.map((mail_id) => ({ seen: true, mail_id })),
  next_cursor,
  ...more,
});

test('each page is asked for by the cursor of the one before', async () => {
  const { calls, reported } = await read([
    page(['1', '2'], 'b', { total_count: 3 }),
    page(['3'], null, { total_count: 3 }),
  ]);
  expect(reported).toEqual([]);
  expect(calls).toEqual([
    {
      ...call,
      path: { service_id: line },
      query: { from: '202601', cursor: 'b' },
      description: 'page 2',
    },
  ]);
});

test('an item that is on two pages is reported', async () => {
  const { reported } = await read([page(['1', '2'], 'b'), page(['3', '2'], 'c'), page([], null)]);
  expect(reported).toEqual(['page-overlap getUsage: each item once | 2 twice']);
});

test('items without an id are distinguished by all that they say', async () => {
  const days = (...list: unknown[]) => ({ days: list });
  expect((await read([days({ day: 1, mb: 2 }, { day: 1, mb: 3 })])).reported).toEqual([]);
  expect((await read([days({ mail_id: 1, a: 1 }, { mail_id: 1, a: 2 })])).reported).toEqual([]);
  expect((await read([days({ id_type: 'a', mb: 1 }, { id_type: 'a', mb: 2 })])).reported).toEqual(
    [],
  );
  expect((await read([days({ day: 1 }, { day: 1 })])).reported).toEqual([
    'page-overlap getUsage: each item once | {"day":1} twice',
  ]);
  expect((await read([days('a', 'b', 'a')])).reported).toHaveLength(1);
});

test('there are as many items as the server counts', async () => {
  const counted = (total_count: unknown) => page(['3'], null, { total_count });
  const pages = [page(['1', '2'], 'b'), counted(4)];
  expect((await read(pages)).reported).toEqual(['page-missing getUsage: 4 items | 3 on 2 pages']);
  expect((await read([counted(0)])).reported).toHaveLength(1);
  expect((await read([counted(1)])).reported).toEqual([]);
  expect((await read([counted('4')])).reported).toEqual([]);
  expect((await read([{ total_count: 1, next_cursor: null }])).reported).toEqual([
    'page-missing getUsage: 1 items | 0 on 1 pages',
  ]);
});

test('of what a filter names there are as many as are counted of it', async () => {
  const query = { filter: 'unread' };
  const of = async (unread_count: number) =>
    reported(
      await pagingFaults(
        { ...call, query },
        page(['1', '2'], null, { total_count: 9, unread_count }),
        () => Promise.resolve(undefined),
      ),
    );
  expect(await of(2)).toEqual([]);
  expect(await of(3)).toEqual(['page-missing getUsage: 3 items | 2 on 1 pages']);
});

test('pages that do not end are reported after fifty', async () => {
  const endless = Array.from({ length: 60 }, (_, index) => page([`${index}`], 'next'));
  const { calls, reported } = await read(endless);
  expect(reported).toEqual(['page-endless getUsage: a last page | 50 pages']);
  expect(calls).toHaveLength(49);
  const long = [...endless.slice(0, 49), page(['last'], null)];
  expect((await read(long)).reported).toEqual([]);
});

test('a page that is no object ends the reading', async () => {
  expect((await read([page(['1'], 'b'), undefined])).reported).toEqual([]);
  expect((await read([undefined])).calls).toEqual([]);
});
