// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { BusinessError } from '@/api/errors';
import { api } from '@/api/generated/operations';
import { queryOrRejection, read } from '@/api/query';
import { blockedPage, type ClosedSetting } from '@/screens/mobile/shared/testBlocked';
import { useOptionBlocked } from './option.procedure';

vi.mock('@/api/sessionPort', () => ({ sessionPort: () => ({ serviceId: () => 'm09000001234' }) }));

const option = { operations: [], reason: 'いまはできません', pending: null };

/** The page of an option that is closed. */
const page = (closed: readonly ClosedSetting[], answer: object = { option }) =>
  blockedPage(
    () => useOptionBlocked('PremiumBand'),
    closed,
    (client) =>
      client.setQueryData(queryOrRejection(read(api.getPremiumBand)).queryKey, answer as never),
  );

const others = 'ほかのオプションは、お申し込みいただけます。';

test('no other option is promised while all are closed', () => {
  expect(page([])).toContain(others);
  for (const [reason, action] of [
    ['quitting', '解約の状況を見る'],
    ['not_activated', '手続きの状況を見る'],
  ] as const) {
    const closed = page([['option', reason]]);
    expect(closed).toContain(action);
    expect(closed).not.toContain(others);
  }
});

test('an option that the SIM can never have says so, and what can be done now', () => {
  const refusal = new BusinessError(404, { code: 'not_eligible', message: 'データ専用です。' });
  expect(page([], { refusal })).toContain(others);
  const closed = page([['option', 'not_activated']], { refusal });
  expect(closed).toContain('データ専用です。');
  expect(closed).toContain('手続きの状況を見る');
  expect(closed).not.toContain(others);
});

test('a change that is under way is shown also while all are closed', () => {
  const pending = {
    operation: 'add',
    accepted_at: '2026-11-20T10:00:00+09:00',
    receipt_number: 'OP2611200001',
    starts_on: '2026-12-01',
  };
  const shown = page([['option', 'suspended']], { option: { ...option, pending } });
  expect(shown).toContain('12月1日(火)から、お使いいただけます。');
});

test('an option without a price is ordered by phone alone', () => {
  const none = { operations: ['add'], reason: null, pending: null, code: 'VO3132' };
  const unpriced = page([], { option: { ...none, monthly_fee: null } });
  expect(unpriced).toContain('お申し込みは、お電話で承ります');
  expect(unpriced).toContain('0120-000-000');
  expect(page([], { option: { ...none, monthly_fee: 330 } })).toBe('');
  expect(
    page([], { option: { ...none, operations: ['remove', 'update'], monthly_fee: null } }),
  ).toBe('');
});
