// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { afterEach, expect, test, vi } from 'vitest';
import { TimeBands } from './TimeBands';

afterEach(cleanup);

const bands = [
  { value: 'none', label: '指定なし', wide: true },
  { value: '9', label: '9:00〜11:00', note: '空きがあります' },
  { value: '11', label: '11:00〜13:00', closed: true },
  { value: '13', label: '13:00〜15:00', note: '満席です', closed: true },
];
const choose = vi.fn();
const show = (parts: { value?: string; large?: boolean } = {}) =>
  render(<TimeBands label="時間帯" name="band" bands={bands} onChange={choose} {...parts} />);
const cells = () => screen.getAllByRole('radio').map((one) => one.closest('label'));
const said = () => cells().map((cell) => cell?.textContent);
const radio = (name: RegExp) => screen.getByRole<HTMLInputElement>('radio', { name });

test('each band says its state, in the order of the day', () => {
  show();
  expect(screen.getByRole('group', { name: '時間帯' })).toBeTruthy();
  expect(said()).toEqual([
    '指定なし',
    '9:00〜11:00空きがあります',
    '11:00〜13:00選択できません',
    '13:00〜15:00満席です',
  ]);
  expect(screen.getAllByRole<HTMLInputElement>('radio').some(({ checked }) => checked)).toBe(false);
});

test('the chosen band alone is checked and says so, in place of its note', () => {
  show({ value: '9' });
  expect(said().slice(0, 3)).toEqual([
    '指定なし',
    '9:00〜11:00選択中',
    '11:00〜13:00選択できません',
  ]);
  expect(screen.getAllByRole<HTMLInputElement>('radio').map(({ checked }) => checked)).toEqual([
    false,
    true,
    false,
    false,
  ]);
});

test('a band is chosen by a press, and one that is closed is not', async () => {
  show({ value: 'none' });
  expect(radio(/^11:00/).disabled).toBe(true);
  await userEvent.click(screen.getByText('9:00〜11:00'));
  expect(choose).toHaveBeenCalledExactlyOnceWith('9');
  expect(radio(/^9:00/).name).toBe('band');
});

test('what is no band has a row of its own, and moments are set large', () => {
  const marked = (name: string) => cells().map((cell) => cell?.hasAttribute(name));
  show();
  expect(marked('data-wide')).toEqual([true, false, false, false]);
  expect(marked('data-large')).toEqual([false, false, false, false]);
  cleanup();
  show({ large: true });
  expect(marked('data-large')).toEqual([true, true, true, true]);
});
