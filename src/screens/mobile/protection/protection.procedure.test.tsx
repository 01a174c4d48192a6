// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { api } from '@/api/generated/operations';
import { queryOrRejection, read } from '@/api/query';
import { blockedPage, type ClosedSetting } from '@/screens/mobile/shared/testBlocked';
import { useProtectionBlocked } from './protection.procedure';

vi.mock('@/api/sessionPort', () => ({ sessionPort: () => ({ serviceId: () => 'm09000001234' }) }));

/** The page of a protection that was never bought. */
const page = (closed: readonly ClosedSetting[]) =>
  blockedPage(useProtectionBlocked, closed, (client) =>
    client.setQueryData(queryOrRejection(read(api.getDeviceCompensation)).queryKey, {
      option: { reason: '機種のご購入時だけお申し込みいただけます', pending: null },
      operations: [],
    } as never),
  );

test('the purchase of a device is named only where one can be bought', () => {
  const purchase = '機種をご購入いただくときに';
  expect(page([])).toContain(purchase);
  const ordered = page([['device_entry', 'shipping']]);
  expect(ordered).toContain('機種のご購入時だけお申し込みいただけます。いまはできません。');
  const idle = page([
    ['option', 'not_activated'],
    ['device_entry', 'not_activated'],
  ]);
  for (const closed of [ordered, idle]) {
    expect(closed).not.toContain(purchase);
    expect(closed).toContain('手続きの状況を見る');
  }
});
