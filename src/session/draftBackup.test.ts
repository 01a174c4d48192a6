import { beforeEach, expect, test } from 'vitest';
import { amendBackup, backupKey, createBackup, readBackup, removeFromBackup } from './draftBackup';
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
  const backup = createBackup(storage, 'mizuno.keiko', 'm1', at);
  storage.clear();
  storage.setItem(backupKey, backup);
});

const backupNow = (userId = 'mizuno.keiko', later = 0) => readBackup(storage, userId, at + later);

test('drafts, presses and the service that was open outlive a session, and nothing else', () => {
  expect(backupNow()).toMatchObject({
    selected: 'm1',
    drafts: { [gift]: 'draft', [charge]: 'press' },
  });
  expect(Object.keys(backupNow()?.drafts ?? {})).toHaveLength(2);
});

test('they are the same login’s, for a day', () => {
  expect(backupNow('irie.fumi')).toBeUndefined();
  expect(backupNow('mizuno.keiko', day - 1)).toBeDefined();
  expect(backupNow('mizuno.keiko', day)).toBeUndefined();
});

test('an answer takes its press away, or the place of its draft, and leaves the others', () => {
  removeFromBackup(storage, charge);
  amendBackup(storage, gift, 'receipt');
  expect(backupNow()).toMatchObject({ selected: 'm1', drafts: { [gift]: 'receipt' } });
  expect(Object.keys(backupNow()?.drafts ?? {})).toEqual([gift]);
});

test('an answer to nothing changes nothing', () => {
  const before = storage.getItem(backupKey);
  removeFromBackup(storage, 'unanswered:POST /gift');
  amendBackup(storage, 'procedure:charge:m1', 'receipt');
  expect(storage.getItem(backupKey)).toBe(before);
  storage.clear();
  removeFromBackup(storage, charge);
  amendBackup(storage, gift, 'receipt');
  expect(storage.length).toBe(0);
});

test('what somebody broke is nothing', () => {
  storage.setItem(backupKey, '{"userId":');
  expect(backupNow()).toBeUndefined();
  expect(() => removeFromBackup(storage, charge)).not.toThrow();
});
