import { expect, test } from 'vitest';
import { deadlineStatus, dueText } from './deadline';

const today = new Date('2026-11-21T10:40:00+09:00');

test.each([
  ['cashback', '2026-11-29', { mark: 'circle', label: 'あと8日' }],
  ['cashback', '2026-11-28', { mark: 'triangle', label: 'あと7日', box: 'caution' }],
  ['cashback', '2026-11-21', { mark: 'triangle', label: '今日まで', box: 'caution' }],
  ['unpaid', '2026-11-20', { mark: 'triangle', label: '期限切れ', box: 'caution' }],
  ['unfamiliar_login', null, { mark: 'triangle', label: 'お早めに', box: 'caution' }],
  ['email', null, undefined],
] as const)('%s until %s', (kind, due_on, status) =>
  expect(deadlineStatus({ kind, due_on }, today)).toEqual(status),
);

test.each([
  ['device_return', '2026-11-21', '11月21日(土)まで'],
  ['device_return', '2026-11-20', '11月20日(金)に期限を過ぎました'],
  ['unpaid', '2026-10-31', '10月31日(土)に期限を過ぎた分があります'],
] as const)('%s, due on %s, says it', (kind, day, text) =>
  expect(dueText({ kind }, day, today)).toBe(text),
);
