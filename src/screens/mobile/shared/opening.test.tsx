// @vitest-environment jsdom
import type { QueryClient } from '@tanstack/react-query';
import { screen } from '@testing-library/react';
import { expect, test } from 'vitest';
import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import { createQueryClient } from '@/api/queryClient';
import { logInForEach, show } from '@/procedure/testProcedure';
import { waitingIn } from '@/screens/shared/opening';
import { CurrentSim } from './CurrentSim';

logInForEach();

const restriction = (reason: string) => ({
  setting: 'charge' as const,
  reason: reason as 'not_activated',
  text: '',
  available_from: '2026-11-24',
});

test('only a SIM that was never open waits for its opening', () => {
  expect(waitingIn([restriction('unpaid'), restriction('not_activated')])?.available_from).toBe(
    '2026-11-24',
  );
  expect(waitingIn([restriction('quitting'), restriction('suspended')])).toBeUndefined();
  expect(waitingIn([])).toBeUndefined();
});

function client(reason: string): QueryClient {
  const made = createQueryClient();
  const plan = { current: { planName: 'NEO 10GB' }, call_flat: null, monthly_amount: 2068 };
  made.setQueryData(read(api.getPricePlan).queryKey, plan as never);
  made.setQueryData(read(api.getDataTrafficUsage).queryKey, { left_mb: 0, used_mb: 0 } as never);
  made.setQueryData(read(api.getSettingsRestriction).queryKey, {
    restrictions: [restriction(reason)],
  });
  return made;
}

test('a SIM that is open is shown with the data that it has left, one that isn’t without', () => {
  show(<CurrentSim />, '/', client('unpaid'));
  expect(screen.getByText('0.0GB')).toBeTruthy();
});

test('a SIM that isn’t open yet has no data that could be used up', () => {
  show(<CurrentSim />, '/', client('not_activated'));
  expect(screen.getByText('2,068円')).toBeTruthy();
  expect(screen.queryByText('0.0GB')).toBeNull();
});
