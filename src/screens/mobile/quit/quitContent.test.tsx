// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { api } from '@/api/generated/operations';
import { queryOrRejection, read } from '@/api/query';
import { createQueryClient } from '@/api/queryClient';
import { logInForEach, show } from '@/procedure/testProcedure';
import { QuitContent } from './quit.procedure';

logInForEach();

test.each([
  [[], /「ワンストップ」をお選びください/],
  [[{ setting: 'charge', reason: 'suspended' }], /利用を再開してから、移る先の会社で/],
])('a number can leave by one step unless its SIM is stopped: %o', (restrictions, text) => {
  const client = createQueryClient();
  client.setQueryData(queryOrRejection(read(api.getMobileQuitInfo)).queryKey, {
    status: null,
    quit_on: '2026-11-30',
    losses: [],
    can_mnp: true,
    mnp_quit_on: '2026-12-31',
    fees: [],
    fee_total: 0,
    fee_month: null,
  } as never);
  client.setQueryData(read(api.getSettingsRestriction).queryKey, { restrictions } as never);
  client.setQueryData(read(api.getStopRestartInfo).queryKey, { state: 'stopped' } as never);
  show(<QuitContent />, '/mobile/contract/quit', client);
  expect(screen.getByText(text)).toBeTruthy();
});
