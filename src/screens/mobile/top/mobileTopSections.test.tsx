// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { api } from '@/api/generated/operations';
import { ofService, read } from '@/api/query';
import { createQueryClient } from '@/api/queryClient';
import { logInForEach, show } from '@/procedure/testProcedure';
import { store } from '@/session/current';
import MobileTopSections, { ApplicationSection } from './MobileTopSections';

logInForEach();

const application = (title: string, url: string) => ({
  application_id: title,
  service_id: store.current()?.selected?.service_id,
  accepted_on: '2026-11-21',
  steps: [],
  next: { title, date: '2026-11-30', detail: null, action: { kind: 'guide', label: '', url } },
});

const order = {
  receipt_number: 'PC2611200212',
  title: 'プランの変更',
  status: 'option_update_processing',
  accepted_at: '2026-11-20T10:40:00+09:00',
  steps: [],
  next: null,
};

function open(others: object[], orders: object[] = []) {
  const client = createQueryClient();
  const applications = [application('利用終了', '/mobile/contract/quit'), ...others];
  client.setQueryData(read(api.getContractProcedure).queryKey, { applications } as never);
  client.setQueryData(read(api.getOrderApplication).queryKey, { applications: orders } as never);
  client.setQueryData(read(api.getSettingsRestriction).queryKey, { restrictions: [] });
  show(<ApplicationSection isLeaving />, '/mobile/top/', client);
}

test('beside an order of the SIM stands what the account’s list alone has', () => {
  open([application('SIMの利用停止', '/mobile/contract/stop_restart')], [order]);
  expect(screen.getByText('プランの変更')).toBeTruthy();
  expect(screen.getByText('SIMの利用停止')).toBeTruthy();
  expect(screen.getByText('2件')).toBeTruthy();
});

test('a line that is left shows what else is under way', () => {
  open([application('SIMの利用停止', '/mobile/contract/stop_restart')]);
  expect(screen.getByText('SIMの利用停止')).toBeTruthy();
  expect(screen.queryByText('利用終了')).toBeNull();
});

test('without anything else it says so', () => {
  open([]);
  expect(screen.getByText('解約のほかに、進んでいる手続きはありません。')).toBeTruthy();
});

test('before a SIM is open there is nothing about its use, and what can be done now', async () => {
  const client = createQueryClient();
  const set = (query: { queryKey: readonly unknown[] }, data: object) =>
    client.setQueryData(query.queryKey, data);
  const waiting = { setting: 'charge', reason: 'not_activated', text: '', available_from: null };
  set(read(api.getSettingsRestriction), { restrictions: [waiting] });
  set(read(api.getOrderApplication), { applications: [] });
  set(read(api.getContractProcedure), { applications: [] });
  set(read(api.getBilling, ofService('mobile')), { current: null, months: [], forecast: null });
  set(read(api.getNotification, ofService('mobile')), {
    notifications: [],
    unread_count: 0,
    required_actions: [],
  });
  show(<MobileTopSections />, '/mobile/top/', client);
  expect(await screen.findByText(/次は、SIMの開通です/)).toBeTruthy();
  expect(screen.getByText('お支払い方法')).toBeTruthy();
  for (const gone of ['高速通信', '日ごとの使用量', '今月の通話・SMS', /いまはできない/])
    expect(screen.queryByText(gone)).toBeNull();
});
