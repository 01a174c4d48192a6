// @vitest-environment jsdom
import { act, cleanup, render, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { TwinSection } from '@/ui/chart/TwinSection';
import { BillChart, BillTable } from './BillChart';

const bills = [
  { month: '202609', amount: 8081 },
  { month: '202610' },
  { month: '202611', amount: 10_430 },
];

beforeEach(() => {
  vi.stubGlobal(
    'ResizeObserver',
    class {
      observe() {}
      disconnect() {}
    },
  );
  // jsdom has no layout: a small screen, where only the chosen month shows its amount.
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(100);
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const shown = (container: HTMLElement) => container.querySelector('svg')?.textContent ?? '';

test('the arrow keys choose the month whose amount shows', async () => {
  const { container } = render(<BillChart bills={bills} />, { wrapper: MemoryRouter });
  expect(shown(container)).toContain('10,430円');
  await userEvent.tab();
  expect(document.activeElement?.getAttribute('aria-label')).toBe('2026年11月 10,430円');
  await userEvent.keyboard('{Home}');
  expect(shown(container)).toContain('8,081円');
  expect(shown(container)).not.toContain('10,430円');
  await userEvent.keyboard('{ArrowRight}');
  const chosen = screen.getByRole('button', { pressed: true });
  expect(chosen.getAttribute('aria-label')).toBe('2026年10月 読み込めません');
});

test('on paper it is no wider than the sheet, and afterwards as before', () => {
  vi.spyOn(HTMLElement.prototype, 'clientWidth', 'get').mockReturnValue(880);
  const { container } = render(<BillChart bills={bills} />, { wrapper: MemoryRouter });
  const width = () => container.querySelector('svg')?.getAttribute('width');
  expect(width()).toBe('880');
  act(() => void window.dispatchEvent(new Event('beforeprint')));
  expect(width()).toBe('506');
  act(() => void window.dispatchEvent(new Event('afterprint')));
  expect(width()).toBe('880');
});

test('its table says the same, with no difference where a month is missing', async () => {
  render(
    <TwinSection
      label="12か月のご請求"
      chart={<BillChart bills={bills} />}
      table={<BillTable bills={bills} />}
    />,
    { wrapper: MemoryRouter },
  );
  await userEvent.click(screen.getByRole('button', { name: '表で見る(12か月のご請求)' }));
  const rows = within(screen.getByRole('table')).getAllByRole('row').slice(1);
  expect(rows.map((row) => row.textContent)).toEqual([
    '2026年11月-10,430円',
    '2026年10月--',
    '2026年9月-8,081円',
  ]);
  await userEvent.click(screen.getByRole('button', { name: '図で見る(12か月のご請求)' }));
  expect(screen.queryByRole('table')).toBeNull();
});
