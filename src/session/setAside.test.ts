import { beforeEach, expect, test } from 'vitest';
import { amendAside, asideKey, asideOf, forgetAside, gatherAside } from './setAside';
import { MemoryStorage } from './storage';

const at = Date.parse('2026-11-21T10:40:00+09:00');
const day = 24 * 3_600_000;
const gift = 'procedure:packet_gift:m1';
const charge = 'unanswered:POST /charge';

let storage: MemoryStorage;

beforeEach(() => {
  storage = new MemoryStorage();
  storage.setItem(gift, 'draft');
  storage.setItem(charge, 'press');
  storage.setItem('minamo.credentials', 'secret');
  storage.setItem('a procedure:of another kind', 'x');
  const aside = gatherAside(storage, 'mizuno.keiko', 'm1', at);
  storage.clear();
  storage.setItem(asideKey, aside);
});

const asideNow = (userId = 'mizuno.keiko', later = 0) => asideOf(storage, userId, at + later);

test('drafts, presses and the service that was open outlive a session, and nothing else', () => {
  expect(asideNow()).toMatchObject({
    selected: 'm1',
    drafts: { [gift]: 'draft', [charge]: 'press' },
  });
  expect(Object.keys(asideNow()?.drafts ?? {})).toHaveLength(2);
});

test('they are the same login’s, for a day', () => {
  expect(asideNow('irie.fumi')).toBeUndefined();
  expect(asideNow('mizuno.keiko', day - 1)).toBeDefined();
  expect(asideNow('mizuno.keiko', day)).toBeUndefined();
});

test('an answer takes its press away, or the place of its draft, and leaves the others', () => {
  forgetAside(storage, charge);
  amendAside(storage, gift, 'receipt');
  expect(asideNow()).toMatchObject({ selected: 'm1', drafts: { [gift]: 'receipt' } });
  expect(Object.keys(asideNow()?.drafts ?? {})).toEqual([gift]);
});

test('an answer to nothing changes nothing', () => {
  const before = storage.getItem(asideKey);
  forgetAside(storage, 'unanswered:POST /gift');
  amendAside(storage, 'procedure:charge:m1', 'receipt');
  expect(storage.getItem(asideKey)).toBe(before);
  storage.clear();
  forgetAside(storage, charge);
  amendAside(storage, gift, 'receipt');
  expect(storage.length).toBe(0);
});

test('what somebody broke is nothing', () => {
  storage.setItem(asideKey, '{"userId":');
  expect(asideNow()).toBeUndefined();
  expect(() => forgetAside(storage, charge)).not.toThrow();
});
