import { expect, test } from 'vitest';
import { agendaOf, type PendingApplication } from './pendingApplication';

function undertaking(key: string, service: PendingApplication['service'], date: string | null) {
  const next = { title: key, date, details: [], action: undefined };
  return {
    key,
    title: key,
    service,
    serviceId: undefined,
    phoneNumber: null,
    acceptedOn: null,
    steps: [],
    next,
    asks: undefined,
  };
}

test('by day, fibre first within one, what has no day at the end', () => {
  const days = agendaOf([
    undertaking('open', 'fixed', null),
    undertaking('plan', 'mobile', '2026-12-01'),
    undertaking('option', 'fixed', '2026-12-01'),
    undertaking('device', 'mobile', '2026-11-25'),
  ]);
  expect(days.map(({ date, items }) => [date, items.map(({ key }) => key)])).toEqual([
    ['2026-11-25', ['device']],
    ['2026-12-01', ['option', 'plan']],
    [null, ['open']],
  ]);
});
