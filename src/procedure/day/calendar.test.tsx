// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test } from 'vitest';
import { dayRange } from '@/lib/date';
import { Calendar } from './Calendar';

afterEach(cleanup);

function LastDay({ from = '' }: { from?: string }) {
  const [day, setDay] = useState(from);
  return (
    <>
      <Calendar
        name="quit_on"
        label="解約を希望する日"
        days={dayRange('2026-11-21', '2027-01-10')}
        value={day}
        onChange={setDay}
      />
      <output>{day}</output>
    </>
  );
}

const chosen = () => screen.getByRole('status').textContent;
const day = (name: string) => screen.getByRole<HTMLInputElement>('radio', { name });

test('it shows the month of the first day, says what is a holiday and what can’t be chosen', async () => {
  render(<LastDay />, { wrapper: MemoryRouter });
  expect(screen.getByRole('radiogroup').getAttribute('aria-label')).toContain('2026年11月');
  expect(day('11月20日(金)').disabled).toBe(true);
  expect(day('11月23日(月)・祝').disabled).toBe(false);
  expect(screen.queryByRole('button', { name: '10月を表示する' })).toBeNull();
  await userEvent.click(screen.getByRole('button', { name: '12月を表示する' }));
  await userEvent.click(day('12月31日(木)'));
  expect(chosen()).toBe('2026-12-31');
  await userEvent.click(screen.getByRole('button', { name: '1月を表示する' }));
  expect(day('1月11日(月)・祝').disabled).toBe(true);
  expect(screen.queryByRole('button', { name: '2月を表示する' })).toBeNull();
});

test('the keys go by day and by week, over the end of a month, and not out of what is offered', async () => {
  render(<LastDay from="2026-11-28" />, { wrapper: MemoryRouter });
  day('11月28日(土)').focus();
  await userEvent.keyboard('{ArrowRight}');
  expect(chosen()).toBe('2026-11-29');
  await userEvent.keyboard('{ArrowDown}');
  expect(chosen()).toBe('2026-12-06');
  expect(document.activeElement).toBe(day('12月6日(日)'));
  await userEvent.keyboard('{ArrowUp}{ArrowUp}{ArrowUp}');
  expect(chosen()).toBe('2026-11-22');
  expect(document.activeElement).toBe(day('11月22日(日)'));
});
