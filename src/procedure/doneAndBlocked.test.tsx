// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { paths } from '@/paths';
import { store } from '@/session/current';
import type { Blocked } from './BlockedPage';
import { giftOf, heading, lineOf, logIn, open, pressButton, reviewOf } from './testProcedure';

beforeEach(() => logIn());
afterEach(() => {
  cleanup();
  store.clear('logout');
});

const href = (name: string) => screen.getByRole('link', { name }).getAttribute('href');
const blockedBy = (blocked: Blocked) => open(giftOf({ useBlocked: () => blocked }));
const sections = () => screen.getAllByRole('region').map((one) => one.textContent);

test.each([
  ['/mobile/gift', paths.mobileNotificationHistory()],
  ['/gift', paths.notificationHistory()],
])('the receipt of %s is printed, leads out and says where it stays', async (path, history) => {
  logIn([lineOf('m09000001234', '09000001234'), lineOf('f10482175', '05000009876')]);
  const print = vi.spyOn(window, 'print').mockReturnValue();
  open(reviewOf({ path }), path);
  await pressButton('2GBを贈る');
  await screen.findByText('コードは4071');
  expect(heading()).toBe('贈りました。PG1');
  const main = document.body.textContent;
  expect(main).toContain(path === '/gift' ? '050-0000-9876' : '090-0000-1234');
  expect(href('トップに戻る')).toBe('/mobile/top/');
  expect(href('お知らせ履歴')).toBe(history);
  await pressButton('控えを印刷する');
  expect(print).toHaveBeenCalledTimes(1);
});

test('a closed procedure says from when, why and what is possible, and asks nothing', () => {
  blockedBy({
    opens: '2026-12-01',
    reason: '今月はもう贈りました。',
    possible: '受け取りはできます。',
    actions: <a href="/x">受け取る</a>,
    more: <p>これまでの贈り物</p>,
  });
  expect(heading()).toBe('データの贈り物');
  expect(sections()).toEqual([
    'いまの状態いまはお手続きいただけませんお手続きできるのは12月1日(火)から',
    'できない理由今月はもう贈りました。',
    'いまできること受け取りはできます。受け取る',
  ]);
  expect(screen.getByText('これまでの贈り物')).toBeTruthy();
  expect(screen.queryByLabelText('量')).toBeNull();
});

test('where nobody knows a day or a way, none is named', () => {
  blockedBy({ reason: '理由' });
  expect(sections()).toEqual(['いまの状態いまはお手続きいただけません', 'できない理由理由']);
  blockedBy({ reason: '理由', actions: <a href="/x">受け取る</a> });
  expect(sections()[2]).toBe('いまできること受け取る');
});

test('a procedure that is done already shows its state, below its tabs', () => {
  open(
    giftOf({
      useBlocked: () => ({ state: '手続き中です' }),
      tabs: <p>贈る・受け取る</p>,
    }),
  );
  expect(screen.getByText('手続き中です')).toBeTruthy();
  expect(screen.getByText('贈る・受け取る')).toBeTruthy();
  expect(screen.queryByRole('region')).toBeNull();
});

test('the band names the line only where there are several with a number', () => {
  open(giftOf());
  expect(screen.queryByText(/この番号の手続き/)).toBeNull();
  logIn([lineOf('m09000001234', '09000001234'), lineOf('f10482175', null)]);
  open(giftOf());
  expect(screen.queryByText(/この番号の手続き/)).toBeNull();
  logIn([lineOf('m09000001234', '09000001234'), lineOf('m09000005678', '09000005678')]);
  open(giftOf());
  expect(screen.getByText('この番号の手続き(全2回線)')).toBeTruthy();
  expect(screen.getByText('1234').parentElement?.textContent).toBe('090-0000-1234');
});

test('the same procedure is offered for the other lines, and for no other', async () => {
  logIn([lineOf('m09000001234', '09000001234'), lineOf('m09000005678', '09000005678', '4GB')]);
  open(giftOf());
  await pressButton('番号を切り替える');
  const dialog = await screen.findByRole('dialog', { name: '番号を切り替える' });
  const link = dialog.querySelector('a');
  expect(link?.textContent).toContain('090-0000-5678');
  expect(link?.textContent).toContain('4GB');
  expect(link?.getAttribute('href')).toBe('/mobile/gift?line=5678');
  expect(dialog.querySelectorAll('a')).toHaveLength(1);
});
