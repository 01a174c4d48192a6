// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import fc from 'fast-check';
import { FormProvider, useForm } from 'react-hook-form';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { CollectionFields, inchesProblem, wishedDays } from './partners';

vi.mock('@/lib/clock', () => ({ now: () => new Date('2026-11-21T10:40:00+09:00') }));
afterEach(cleanup);

/** The fields with a day from a draft, and a button that validates them. */
function Form({ pickup_on, onHeld }: { pickup_on: string; onHeld: () => void }) {
  const form = useForm<Record<string, string>>({
    defaultValues: { inches: '55', pickup_on, pickup_time: 'none' },
  });
  return (
    <FormProvider {...form}>
      <form onSubmit={(event) => void form.handleSubmit(onHeld)(event)}>
        <CollectionFields />
        <button type="submit">進む</button>
      </form>
    </FormProvider>
  );
}

test.each([
  ['2026-11-25', true],
  // Kept since yesterday, when this day was four days away.
  ['2026-11-24', false],
])('%s in a draft can be wished for: %s', async (day, holds) => {
  const onHeld = vi.fn();
  render(<Form pickup_on={day} onHeld={onHeld} />, { wrapper: MemoryRouter });
  await userEvent.click(screen.getByRole('button', { name: '進む' }));
  expect(onHeld).toHaveBeenCalledTimes(holds ? 1 : 0);
  expect(screen.queryByText('選択してください') !== null).toBe(!holds);
});

test('A television has 20 to 120 inches', () => {
  fc.assert(
    fc.property(fc.integer({ min: 0, max: 999 }), (inches) => {
      expect(inchesProblem(String(inches)) === undefined).toBe(inches >= 20 && inches <= 120);
    }),
  );
  expect(inchesProblem('55.5')).toBeDefined();
});

test('Days are counted in Japan, three weeks of them', () => {
  const days = wishedDays(new Date('2026-11-20T23:00:00Z'), 4);
  expect([days[0], days[1], days.at(-1), days.length]).toEqual([
    '2026-11-25',
    '2026-11-26',
    '2026-12-15',
    21,
  ]);
});
