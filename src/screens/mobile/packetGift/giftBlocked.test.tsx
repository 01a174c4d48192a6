// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { BusinessError } from '@/api/errors';
import { api } from '@/api/generated/operations';
import { queryOrRejection, read } from '@/api/query';
import { blockedPage, type ClosedSetting, closedText } from '@/screens/mobile/shared/testBlocked';
import { useClaimBlocked, useGiftBlocked } from './giftBlocked';

vi.mock('@/api/sessionPort', () => ({ sessionPort: () => ({ serviceId: () => 'm09000001234' }) }));

/** The page of giving or receiving that is closed, for a SIM that isn't activated or can be used. */
const page = (useBlocked: typeof useGiftBlocked, code: string, isIdle: boolean) =>
  pageOf(
    useBlocked,
    code,
    isIdle
      ? [
          ['packet_gift', 'not_activated'],
          ['giga_plus', 'not_activated'],
        ]
      : [],
  );

function pageOf(useBlocked: typeof useGiftBlocked, code: string, closed: readonly ClosedSetting[]) {
  const receiving_closed = { code, message: '受け取れません。', available_from: null };
  const body = { code, message: '12月1日(火)から贈れます。', sent: [], receiving_closed };
  return blockedPage(useBlocked, closed, (client) =>
    client.setQueryData(queryOrRejection(read(api.getPacketGift)).queryKey, {
      refusal: new BusinessError(409, body),
    } as never),
  );
}

test('a SIM that is not activated says so, and not that it has too little data', () => {
  expect(page(useGiftBlocked, 'capacity_shortage', false)).toContain('12月1日(火)から');
  for (const useBlocked of [useGiftBlocked, useClaimBlocked]) {
    const idle = page(useBlocked, 'capacity_shortage', true);
    expect(idle).toContain(closedText);
    expect(idle).toContain('手続きの状況を見る');
    expect(idle).not.toContain('12月1日');
  }
});

test('a plan that can’t give says so whatever else closes the SIM', () => {
  expect(page(useGiftBlocked, 'packet_gift_code_not_neo_plan', true)).toContain('NEOプランに変更');
});

test.each([useGiftBlocked, useClaimBlocked])(
  'no page suggests another plan while the plan can’t be changed',
  (useBlocked) => {
    const code = 'packet_gift_code_not_neo_plan';
    expect(pageOf(useBlocked, code, [])).toContain('プランを変更する');
    const closed = pageOf(useBlocked, code, [['price_plan_exchange', 'change_reserved']]);
    expect(closed).not.toContain('プランを変更');
    expect(closed).toContain('トップに戻る');
  },
);

test('who has no other number is sent to none', () => {
  const giving = page(useGiftBlocked, 'packet_gift_none_contract', false);
  const receiving = page(useClaimBlocked, 'packet_gift_code_not_neo_plan', false);
  for (const said of [giving, receiving]) expect(said).not.toContain('番号を選ぶ');
  expect(giving).toContain('トップに戻る');
});
