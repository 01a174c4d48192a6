// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { DayTable } from './DayTable';

afterEach(cleanup);

const days = ['2026-11-28', '2026-11-29', '2026-11-30', '2026-12-01'].map((day) => ({ day }));

function Delivery() {
  const [day, setDay] = useState('2026-11-28');
  return <DayTable label="お届け希望日" days={days} value={day} onChange={setDay} />;
}

const press = (day: string) => screen.getByRole('button', { name: `この日にする(${day})` });

test('by keyboard the focus stays on the day that was chosen, and goes on from there', async () => {
  render(<Delivery />);
  expect(document.activeElement).toBe(document.body);
  press('11月29日(日)').focus();
  await userEvent.keyboard('{Enter}');
  const chosen = document.activeElement;
  expect(chosen?.textContent).toBe('選択中');
  expect(chosen?.closest('li')?.getAttribute('aria-current')).toBe('date');
  await userEvent.tab();
  expect(document.activeElement).toBe(press('11月30日(月)'));
  await userEvent.tab({ shift: true });
  expect(document.activeElement).toBe(press('11月28日(土)'));
  await userEvent.keyboard(' ');
  expect(document.activeElement?.closest('li')?.textContent).toContain('28');
});
