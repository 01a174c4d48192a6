// @vitest-environment jsdom
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { api } from '@/api/generated/operations';
import { queryOrRejection, read } from '@/api/query';
import { createQueryClient } from '@/api/queryClient';
import { logInForEach, show } from '@/procedure/testProcedure';
import { store } from '@/session/current';
import LostScreen from './LostScreen';

logInForEach();

test('a SIM that isn’t open yet is not offered a stop that would be refused', async () => {
  const [sim] = (store.current()?.services ?? []).filter((one) => one.service_type === 'mobile');
  const service_id = sim?.service_id;
  const client = createQueryClient();
  const set = (query: { queryKey: readonly unknown[] }, data: object) =>
    client.setQueryData(query.queryKey, data);
  set(read(api.getStopRestartInfo, { service_id }), {
    state: 'using',
    stopped_at: null,
    can_stop: true,
    can_restart: false,
  });
  set(read(api.getSettingsRestriction, { service_id }), {
    restrictions: [
      {
        setting: 'stop_restart',
        reason: 'not_activated',
        text: 'SIMが開通するまで、お手続きいただけません。',
        available_from: '2026-11-24',
      },
    ],
  });
  set(queryOrRejection(read(api.getEsim, { service_id })), { operations: [] });
  set(read(api.getDeviceInfo, { service_id }), { devices: [] });
  show(<LostScreen />, '/mobile/lost', client);
  expect(await screen.findByText('開通前')).toBeTruthy();
  expect(document.body.textContent).toContain('11月24日(火)に開通します。');
  expect(screen.queryByText('利用中')).toBeNull();
  expect(screen.queryByText('この回線を止める')).toBeNull();
});
