// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { Link, MemoryRouter } from 'react-router-dom';
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import type * as Schema from '@/api/generated/schemas';
import { createQueryClient } from '@/api/queryClient';
import { SessionStore } from '@/session/store';
import { fetchDialog } from '@/ui/message/Dialog';
import { Messages } from './Messages';
import { loginMessage } from './queries';

vi.mock('@/api/sessionPort', () => ({ sessionPort: () => ({ serviceId: () => 'm09000001234' }) }));

// Loads the dialog's code, so that the tests need not wait for it.
beforeAll(() => fetchDialog());
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
});

const popup = (title: string): Schema.LoginMessage['popups'][number] => ({
  index: 1,
  title,
  body: { kind: 'text', text: '12月31日(木)から1月3日(日)までお休みです。' },
  is_hideable: true,
});
const banner = (text: string): Schema.LoginMessage['banners'][number] => ({
  index: 1,
  text,
  link: null,
  is_close_icon: true,
});

const serviceId = 'm09000001234';

interface Visit {
  path?: string;
  userId?: string;
  hasRoom?: boolean;
}

/** Renders the page with the server's answer; without one it shows what the previous page has kept. */
function visit(
  answer: Schema.LoginMessage | undefined,
  { path = '/top', userId = 'tokita.haru', hasRoom = true }: Visit = {},
) {
  cleanup();
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { staleTime: Infinity, enabled: false } });
  if (answer) client.setQueryData(loginMessage().queryKey, answer);
  render(
    <MemoryRouter initialEntries={[path]}>
      <QueryClientProvider client={client}>
        <Messages userId={userId} serviceId={serviceId} hasRoom={hasRoom} />
        <Link to="/billing">ご請求</Link>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  return client;
}

const close = (name: RegExp | string = /閉じる/) =>
  userEvent.click(screen.getByRole('button', { name }));

test('a popup that shall not come again stays away past the session, and a new one at its index comes', async () => {
  const old = { banners: [], popups: [popup('年末年始のサポート窓口')] };
  visit(old);
  await userEvent.click(await screen.findByLabelText('次から表示しない'));
  await close('閉じる');
  sessionStorage.clear();
  visit(old);
  expect(screen.queryByRole('dialog')).toBeNull();
  visit({ banners: [], popups: [popup('夏休みのサポート窓口')] });
  expect((await screen.findByRole('dialog')).textContent).toContain('夏休みのサポート窓口');
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/サポート|お休み|tokita/);
});

test('what one customer has hidden, another at the same device is shown', async () => {
  const news = { banners: [], popups: [popup('端末の回収')] };
  visit(news);
  await userEvent.click(await screen.findByLabelText('次から表示しない'));
  await close('閉じる');
  sessionStorage.clear();
  visit(news, { userId: 'kawase.ryo' });
  expect((await screen.findByRole('dialog')).textContent).toContain('端末の回収');
});

test('a popup that was only closed stays closed until the session ends', async () => {
  const news = { banners: [], popups: [popup('春の窓口')] };
  visit(news);
  await screen.findByRole('dialog');
  await close('閉じる');
  visit(news);
  expect(screen.queryByRole('dialog')).toBeNull();
  new SessionStore(sessionStorage).clear('refused');
  visit(news);
  await screen.findByRole('dialog');
});

test('a closed banner stays closed until the session ends, and a new one at its index comes', async () => {
  const old = { banners: [banner('請求書のダウンロードを休止します。')], popups: [] };
  visit(old);
  await close();
  visit(old);
  expect(screen.queryByText(/請求書/)).toBeNull();
  visit({ banners: [banner('工事日が決まりました')], popups: [] });
  expect(screen.getByText('工事日が決まりました')).toBeTruthy();
  new SessionStore(sessionStorage).clear('logout');
  visit(old);
  expect(screen.getByText(/請求書/)).toBeTruthy();
});

/** Whether the banner is at the window's lower edge, where it moves nothing. */
const isBelow = (text: string) => {
  const box = screen.getByText(text).closest('section')?.parentElement;
  return box !== null && box !== undefined && getComputedStyle(box).position === 'sticky';
};

test('a banner that comes when the page is read moves nothing, and is in its place on the next', async () => {
  const client = visit(undefined);
  const late = { banners: [banner('工事日が決まりました')], popups: [] };
  client.setQueryData(loginMessage().queryKey, late);
  await screen.findByText('工事日が決まりました');
  expect(isBelow('工事日が決まりました')).toBe(true);
  await userEvent.click(screen.getByRole('link', { name: 'ご請求' }));
  expect(isBelow('工事日が決まりました')).toBe(false);
  visit(late);
  expect(isBelow('工事日が決まりました')).toBe(false);
});

test('of two banners that say the same, closing one leaves the other', async () => {
  const [first, second] = [1, 2].map((index) => ({ ...banner('メンテナンスのお知らせ'), index }));
  visit({ banners: [first!, second!], popups: [] });
  await userEvent.click(screen.getAllByRole('button', { name: /閉じる/ })[0]!);
  expect(screen.getAllByText('メンテナンスのお知らせ')).toHaveLength(1);
});

test('the banners of the page before stay until the answer comes, the popups do not', async () => {
  visit({ banners: [banner('工事日が決まりました')], popups: [popup('冬の窓口')] });
  await screen.findByRole('dialog');
  visit(undefined);
  expect(screen.getByText('工事日が決まりました')).toBeTruthy();
  expect(screen.queryByRole('dialog')).toBeNull();
  new SessionStore(sessionStorage).clear('logout');
  visit(undefined);
  expect(screen.queryByText('工事日が決まりました')).toBeNull();
});

test('banners are in the order of their index, and those after the third are reached by a button', async () => {
  const banners = [4, 2, 1, 3].map((index) => ({ ...banner(`お知らせ${index}番`), index }));
  visit({ banners, popups: [] });
  const shown = () => screen.getAllByText(/^お知らせ\d番$/).map((one) => one.textContent.trim());
  expect(shown()).toEqual(['お知らせ1番', 'お知らせ2番', 'お知らせ3番']);
  await userEvent.click(screen.getByRole('button', { name: 'ほか1件' }));
  expect(shown()).toEqual(['お知らせ1番', 'お知らせ2番', 'お知らせ3番', 'お知らせ4番']);
  await userEvent.click(screen.getByRole('button', { name: 'お知らせを減らす' }));
  expect(shown()).toHaveLength(3);
});

test('news is on tops and bills, and not within a procedure', () => {
  const news = { banners: [banner('工事日が決まりました')], popups: [popup('年始の窓口')] };
  for (const path of ['/top', '/mobile/top/', '/billing', '/mobile/billing/202611']) {
    visit(news, { path });
    expect(screen.getByText('工事日が決まりました')).toBeTruthy();
  }
  for (const path of ['/contract', '/mobile/top/charge', '/mobile/contract/plan']) {
    visit(news, { path });
    expect(screen.queryByText(/工事日|年始の窓口/)).toBeNull();
  }
  visit(news, { hasRoom: false });
  expect(screen.queryByText(/工事日|年始の窓口/)).toBeNull();
});
