// @vitest-environment jsdom
import { beforeEach, expect, test, vi } from 'vitest';
import { backupKey, createBackup } from '@/session/draftBackup';
import { amendDraft, readDraft, withoutSecrets, writeDraft } from './draft';

beforeEach(() => sessionStorage.clear());

const kept = { values: { amount: '2.0' }, reached: 1 };

test('a draft is read again for its procedure and its service alone', () => {
  writeDraft('gift', 'm1', kept);
  expect(readDraft('gift', 'm1')).toEqual(kept);
  expect(readDraft('gift', 'm2')).toEqual({});
  expect(readDraft('charge', 'm1')).toEqual({});
});

test.each(['{"values":', 'null', '7', '"text"'])('a stored %s is no draft', (stored) => {
  writeDraft('gift', 'm1', kept);
  sessionStorage.setItem('procedure:gift:m1', stored);
  expect(readDraft('gift', 'm1')).toEqual({});
});

test.each([
  ['an earlier build', {}],
  ['a later build', { version: 6 }],
])('a draft of %s is dropped, since it would be misread', (_, version) => {
  sessionStorage.setItem('procedure:gift:m1', JSON.stringify({ ...kept, ...version }));
  expect(readDraft('gift', 'm1')).toEqual({});
});

test('without room a procedure goes on without a draft', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => writeDraft('gift', 'm1', kept)).not.toThrow();
  expect(() => amendDraft('gift', 'm1', kept)).not.toThrow();
});

test('what became of a draft after the session had ended takes its place', () => {
  writeDraft('gift', 'm1', kept);
  sessionStorage.setItem(backupKey, createBackup(sessionStorage, 'mizuno.keiko', null, 0));
  amendDraft('gift', 'm1', { receipt: { number: 'PG2611210483' } });
  amendDraft('gift', 'm2', { receipt: { number: 'PG2611210484' } });
  const { drafts } = JSON.parse(sessionStorage.getItem(backupKey) ?? '') as { drafts: object };
  expect(drafts).toEqual({
    'procedure:gift:m1': '{"version":5,"receipt":{"number":"PG2611210483"}}',
  });
});

test('secret fields are left out of what is kept', () => {
  expect(
    withoutSecrets({ amount: '2.0', code: '1', password: 'sesame' }, ['password', 'code']),
  ).toEqual({ amount: '2.0' });
});
