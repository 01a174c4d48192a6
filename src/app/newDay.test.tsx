// @vitest-environment jsdom
import { QueryClientProvider, useQuery } from '@tanstack/react-query';
import { act, cleanup, fireEvent, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '@/api/queryClient';
import { now } from '@/lib/clock';
import { formatDeadline } from '@/lib/date';
import { dated } from './newDay';

const read = vi.fn(() => Promise.resolve('2026-11-30'));

const Page = dated(() => {
  const { data } = useQuery({ queryKey: ['until'], queryFn: read });
  const [typed, setTyped] = useState('');
  return (
    <>
      <p>{data && formatDeadline(data, now())}</p>
      <input value={typed} onChange={({ target }) => setTyped(target.value)} />
    </>
  );
});

async function openAt(time: string): Promise<void> {
  vi.setSystemTime(time);
  render(
    <QueryClientProvider client={createQueryClient()}>
      <Page />
    </QueryClientProvider>,
  );
  await pass(0);
}

const pass = (seconds: number) => act(() => vi.advanceTimersByTimeAsync(seconds * 1_000));
const show = (state: DocumentVisibilityState) => {
  vi.spyOn(document, 'visibilityState', 'get').mockReturnValue(state);
  act(() => void document.dispatchEvent(new Event('visibilitychange')));
};
const text = () => screen.getByRole('paragraph').textContent;

beforeEach(() => {
  vi.useFakeTimers();
  return () => vi.useRealTimers();
});
afterEach(() => {
  cleanup();
  read.mockClear();
});

test('an open page tells the new day, reads again and keeps what was typed', async () => {
  await openAt('2026-11-29T23:58:00+09:00');
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '2.0' } });
  expect(text()).toBe('11月30日(月)まで・あと1日');
  await pass(2 * 60);
  expect(read).toHaveBeenCalledTimes(1);
  await pass(30);
  expect(text()).toBe('11月30日(月)まで・今日が最後の日です');
  expect(read).toHaveBeenCalledTimes(2);
  expect(screen.getByRole<HTMLInputElement>('textbox').value).toBe('2.0');
});

test('a page that nobody sees tells it once it is seen', async () => {
  await openAt('2026-11-29T23:58:00+09:00');
  show('hidden');
  await pass(60 * 60);
  expect(read).toHaveBeenCalledTimes(1);
  show('visible');
  expect(text()).toBe('11月30日(月)まで・今日が最後の日です');
  await pass(0);
  expect(read).toHaveBeenCalledTimes(2);
});

test.each([11, 16, 19])('it reads again at the end of the hour from %s:00', async (hour) => {
  await openAt(`2026-11-30T${hour}:00:00+09:00`);
  await pass(60 * 60);
  expect(read).toHaveBeenCalledTimes(1);
  await pass(30);
  expect(read).toHaveBeenCalledTimes(2);
});
