// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { BusinessError } from '@/api/errors';
import { api } from '@/api/generated/operations';
import { queryOrRejection, read } from '@/api/query';
import { blockedPage, closedText } from '@/screens/mobile/shared/testBlocked';
import { useDeviceBlocked } from './deviceEntry.procedure';

vi.mock('@/api/sessionPort', () => ({ sessionPort: () => ({ serviceId: () => 'm09000001234' }) }));

test('a SIM that is not activated is led to its progress, and not to another plan', () => {
  const refusal = new BusinessError(409, { code: 'not_eligible', message: '対象外です。' });
  const page = (isIdle: boolean) =>
    blockedPage(useDeviceBlocked, isIdle ? [['device_entry', 'not_activated']] : [], (client) =>
      client.setQueryData(queryOrRejection(read(api.getDeviceEntry)).queryKey, {
        refusal,
      } as never),
    );
  expect(page(false)).toContain('プランを変更する');
  expect(page(true)).toContain(`${closedText}手続きの進み具合は`);
  expect(page(true)).not.toContain('プランを変更する');
});
