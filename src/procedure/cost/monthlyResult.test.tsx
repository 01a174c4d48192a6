// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test, vi } from 'vitest';
import { PortalTheme } from '@/theme/PortalTheme';
import { ChangeTable } from './ChangeTable';
import { MonthlyResult } from './MonthlyResult';
import { NextBills } from './NextBills';

afterEach(() => {
  cleanup();
  vi.useRealTimers();
});

const resultOf = (after: number, error?: string) => (
  <PortalTheme>
    <MonthlyResult
      id="result"
      startsOn="2026-12-01"
      rows={[
        { key: 'plan', label: 'プラン', before: 1000, after },
        { key: 'call', label: '通話', before: 550, after: 550 },
      ]}
      error={error}
    />
  </PortalTheme>
);

test('the fee after the change is with its first day, both sums and their difference', () => {
  const { container } = render(resultOf(2000));
  expect(container.textContent).toContain('変更後の料金12月1日(火)から');
  expect(screen.getByRole('table', { name: '毎月の料金の、いまと変更後' })).toBeTruthy();
  expect(screen.getAllByRole('row').at(-1)?.textContent).toBe('毎月1,550円2,550円');
  expect(container.textContent).toContain('毎月の差+1,000円');
});

test('that nothing was changed is shown at the heading, to which the summary leads', () => {
  render(resultOf(1000, 'プランを変更してください'));
  const heading = screen.getByRole('heading', { name: '変更後の料金' });
  expect(heading.id).toBe('result');
  heading.focus();
  expect(document.activeElement).toBe(heading);
  expect(document.getElementById('result-error')?.textContent).toBe('プランを変更してください');
  cleanup();
  render(resultOf(2000));
  expect(document.getElementById('result-error')).toBeNull();
});

test.each([
  [2000, '変更後の料金は、毎月2,550円です。いまより1,000円高くなります。'],
  [400, '変更後の料金は、毎月950円です。いまより600円安くなります。'],
  [1000, '変更後の料金は、毎月1,550円です。いまと変わりません。'],
])('a screen reader hears what a plan of %i comes to', (after, said) => {
  vi.useFakeTimers();
  const { rerender } = render(resultOf(999));
  rerender(resultOf(after));
  act(() => void vi.advanceTimersByTime(1000));
  expect(screen.getByRole('status').textContent).toBe(said);
});

test('an item without names of its own has its amounts alone', () => {
  const rows = [{ key: 'call', label: '通話', before: 550, after: 0, afterName: 'なし' }];
  render(<ChangeTable caption="通話" rows={rows} total="合計" />);
  const [, before, after] = screen.getAllByRole('row')[1]?.children ?? [];
  expect(before?.children).toHaveLength(1);
  expect(before?.textContent).toBe('550円');
  expect(after?.textContent).toBe('0円なし');
});

test('below the next bills is what else holds, under a heading', () => {
  render(
    <PortalTheme>
      <NextBills what="プラン" before={1000} after={2000} startsOn="2026-12-15">
        手数料は別です。
      </NextBills>
    </PortalTheme>,
  );
  expect(screen.getByRole('heading').textContent).toBe('今後のご請求');
  expect(document.body.textContent).toContain('12月から毎月2,000円です。手数料は別です。');
});
