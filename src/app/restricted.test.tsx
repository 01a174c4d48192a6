// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { renderHook } from '@testing-library/react';
import type { ReactNode } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { expect, test, vi } from 'vitest';
import { api } from '@/api/generated/operations';
import { queryOrRejection, read } from '@/api/query';
import { createQueryClient } from '@/api/queryClient';
import type { RestrictedSetting } from '@/catalogue/generated/codes';
import { useDeviceBlocked } from '@/screens/mobile/deviceEntry/deviceEntry.procedure';
import { useEsimBlocked } from '@/screens/mobile/esim/esim.procedure';
import { useOptionBlocked } from '@/screens/mobile/option/detail/option.procedure';
import { usePlanBlocked } from '@/screens/mobile/plan/plan.procedure';
import { useProtectionBlocked } from '@/screens/mobile/protection/protection.procedure';
import { useStopRestartBlocked } from '@/screens/mobile/stopRestart/stopRestart.procedure';
vi.mock('@/api/sessionPort', () => ({ sessionPort: () => ({ serviceId: () => 'm09000001234' }) }));

const open: [object, readonly unknown[]][] = [
  [
    { devices: [{ colours: [{ in_stock: true }] }] },
    queryOrRejection(read(api.getDeviceEntry)).queryKey,
  ],
  [{ operations: [{ operation: 'reissue' }] }, queryOrRejection(read(api.getEsim)).queryKey],
  [
    {
      current_plan: { planCode: 'VB1982' },
      call_flats: [],
      special_callings: [],
      current_premium_option: null,
    },
    queryOrRejection(read(api.getPricePlanExchange)).queryKey,
  ],
  [{ can_stop: true, can_restart: false }, read(api.getStopRestartInfo).queryKey],
  [{ option: { operations: ['add'] } }, queryOrRejection(read(api.getVirusBusterMobile)).queryKey],
  [{ operations: ['quit'] }, queryOrRejection(read(api.getDeviceCompensation)).queryKey],
];

/** What the SIM's own answer says where its state closes the stop too. */
const cannotStop = { can_stop: false, can_restart: false, state: 'using', note: null };

function underWork(setting: RestrictedSetting, useBlocked: () => unknown, stop?: object) {
  const client = createQueryClient();
  for (const [data, key] of open) client.setQueryData(key, data);
  if (stop) client.setQueryData(read(api.getStopRestartInfo).queryKey, stop as never);
  client.setQueryData(read(api.getSettingsRestriction).queryKey, {
    restrictions: [
      {
        setting,
        reason: 'system_work',
        text: 'システムの作業のため、11月22日(日)までお手続きいただけません。',
        available_from: '2026-11-23',
      },
    ],
  });
  const wrapper = ({ children }: { children: ReactNode }) => (
    <MemoryRouter>
      <QueryClientProvider client={client}>{children}</QueryClientProvider>
    </MemoryRouter>
  );
  return renderHook(useBlocked, { wrapper }).result.current;
}

test.each<[RestrictedSetting, () => unknown]>([
  ['price_plan_exchange', usePlanBlocked],
  ['esim', useEsimBlocked],
  ['device_entry', useDeviceBlocked],
  ['option', () => useOptionBlocked('VirusBusterMobile')],
  ['option', useProtectionBlocked],
  ['stop_restart', useStopRestartBlocked],
])('work on %s closes its form until the day it ends, and other work does not', (setting, hook) => {
  expect(underWork(setting, hook)).toMatchObject({ opens: '2026-11-23' });
  expect(underWork('charge', hook)).toBeUndefined();
});

test('a SIM that can’t be stopped says what closes it, and not that it is in use', () => {
  expect(underWork('stop_restart', useStopRestartBlocked, cannotStop)).toMatchObject({
    opens: '2026-11-23',
  });
});
