// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { ConstructionProgress } from './ConstructionProgress';

afterEach(cleanup);

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
