// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { BusinessError } from '@/api/errors';
import { api } from '@/api/generated/operations';
import { queryOrRejection, read } from '@/api/query';
import { blockedPage, type ClosedSetting } from '@/screens/mobile/shared/testBlocked';
import { useCancelBlocked } from './planCancel.procedure';

vi.mock('@/api/sessionPort', () => ({ sessionPort: () => ({ serviceId: () => 'm09000001234' }) }));

const refused = (status: number, code: string, message: string) => ({
  refusal: new BusinessError(status, { code, message }),
});
const none = refused(404, 'not_found', 'プランの変更はありません。');
const late = refused(409, 'cancel_error', '取り消しの期限を過ぎています。');

/** The page where no change can be taken back. */
const page = (closed: readonly ClosedSetting[], plan = none) =>
  blockedPage(useCancelBlocked, closed, (client) => {
    client.setQueryData(queryOrRejection(read(api.getCancelExchangePricePlan)).queryKey, plan);
    client.setQueryData(
      queryOrRejection(read(api.getCancelExchangeVoiceCallFixedOption)).queryKey,
      refused(404, 'not_found', 'かけ放題の変更はありません。'),
    );
  });

test('a change of plan is offered only where it is open', () => {
  expect(page([])).toContain('プランを変更する');
  const leaving = page([['price_plan_exchange', 'quitting']]);
  expect(leaving).toContain('解約の状況を見る');
  expect(leaving).not.toContain('いつでも');
  expect(leaving).not.toContain('プランを変更する');
});

test('after a change that comes anyhow another one is possible, but not on a line that ends', () => {
  expect(page([['price_plan_exchange', 'change_reserved']], late)).toContain('変更のあとで');
  expect(page([['price_plan_exchange', 'quitting']], late)).not.toContain('変更のあとで');
});
