// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import { createQueryClient } from '@/api/queryClient';
import { logInForEach, show } from '@/procedure/testProcedure';
import { store } from '@/session/current';
import { AccountApplications } from './MobileTopSections';

logInForEach();

const application = (title: string, url: string) => ({
  application_id: title,
  service_id: store.current()?.selected?.service_id,
  next: { title, date: '2026-11-30', detail: null, action: { kind: 'guide', label: '', url } },
});

function open(others: object[]) {
  const client = createQueryClient();
  const applications = [application('利用終了', '/mobile/contract/quit'), ...others];
  client.setQueryData(read(api.getContractProcedure).queryKey, { applications } as never);
  show(<AccountApplications isLeaving />, '/mobile/top/', client);
}

test('a line that is left shows what else is under way', () => {
  open([application('SIMの利用停止', '/mobile/contract/stop_restart')]);
  expect(screen.getByText('SIMの利用停止')).toBeTruthy();
  expect(screen.queryByText('利用終了')).toBeNull();
});

test('without anything else it says so', () => {
  open([]);
  expect(screen.getByText('解約のほかに、進んでいる手続きはありません。')).toBeTruthy();
});
