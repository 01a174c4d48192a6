// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { BusinessError } from '@/api/errors';
import { api } from '@/api/generated/operations';
import { queryOrRejection, read } from '@/api/query';
import { blockedPage, closedText } from '@/screens/mobile/shared/testBlocked';
import { usePlanBlocked } from './plan.procedure';

vi.mock('@/api/sessionPort', () => ({ sessionPort: () => ({ serviceId: () => 'm09000001234' }) }));

test('a SIM that is not activated is not told to use its plan', () => {
  const refusal = new BusinessError(409, { code: 'not_eligible', message: '対象外です。' });
  const page = (isIdle: boolean) =>
    blockedPage(
      usePlanBlocked,
      isIdle ? [['price_plan_exchange', 'not_activated']] : [],
      (client) => {
        client.setQueryData(queryOrRejection(read(api.getMobileQuitInfo)).queryKey, {} as never);
        client.setQueryData(queryOrRejection(read(api.getPricePlanExchange)).queryKey, {
          refusal,
        } as never);
      },
    );
  expect(page(false)).toContain('いまのプランは、そのままお使いいただけます。');
  expect(page(true)).toContain(`${closedText}手続きの進み具合は`);
});
