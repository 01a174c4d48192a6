// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { ConstructionProgress } from './ConstructionProgress';

beforeEach(() => void vi.useFakeTimers({ now: new Date('2026-11-21T10:40:00+09:00') }));
afterEach(() => {
  vi.useRealTimers();
  cleanup();
});

const step = {
  code: 'construction',
  date: '2026-12-05',
  part_of_day: 'morning',
  note: '立ち会いが必要です(約1時間)',
} as const;

test.each([
  ['next', true],
  ['waiting', true],
  ['done', false],
] as const)('what to see to at a step that is %s is shown: %s', (state, isShown) => {
  render(<ConstructionProgress title="開通工事" steps={[{ ...step, state }]} />);
  expect(screen.getByRole('listitem').textContent).toContain('12月5日(土)午前');
  expect(document.body.textContent.includes('立ち会い')).toBe(isShown);
});

test('a step whose half of the day is over asks for nothing any more', () => {
  vi.useFakeTimers({ now: new Date('2026-12-05T12:00:00+09:00') });
  render(<ConstructionProgress title="開通工事" steps={[{ ...step, state: 'next' }]} />);
  expect(document.body.textContent).toContain('今日の午前の予定でした');
  expect(document.body.textContent).not.toContain('立ち会い');
});
