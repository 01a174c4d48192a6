// @vitest-environment jsdom
import { QueryClientProvider } from '@tanstack/react-query';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '@/api/queryClient';
import { Messages } from './Messages';
import { messageQueries, type LoginMessage } from './queries';

vi.mock('@/api/sessionPort', () => ({ sessionPort: () => ({ serviceId: () => 'm09000001234' }) }));

afterEach(cleanup);

const popup = (title: string): LoginMessage['popups'][number] => ({
  index: 1,
  title,
  body: { kind: 'text', text: '12月31日(木)から1月3日(日)までお休みです。' },
  is_hideable: true,
});
const banner = (text: string): LoginMessage['banners'][number] => ({
  index: 1,
  text,
  link: null,
  is_close_icon: true,
});

/** The page as the server's messages make it. */
function visit(answer: LoginMessage, path = '/top') {
  cleanup();
  const client = createQueryClient();
  client.setDefaultOptions({ queries: { staleTime: Infinity } });
  client.setQueryData(messageQueries.loginMessage().queryKey, answer);
  render(
    <MemoryRouter initialEntries={[path]}>
      <QueryClientProvider client={client}>
        <Messages />
      </QueryClientProvider>
    </MemoryRouter>,
  );
}

test('a popup that shall not come again stays away, and a new one at its place comes', async () => {
  const old = { banners: [], popups: [popup('年末年始のサポート窓口')] };
  visit(old);
  await userEvent.click(await screen.findByLabelText('次から表示しない'));
  await userEvent.click(screen.getByRole('button', { name: '閉じる' }));
  visit(old);
  expect(screen.queryByRole('dialog')).toBeNull();
  visit({ banners: [], popups: [popup('夏休みのサポート窓口')] });
  expect((await screen.findByRole('dialog')).textContent).toContain('夏休みのサポート窓口');
  expect(JSON.stringify({ ...localStorage })).not.toMatch(/サポート|お休み/);
});

test('a closed banner stays closed until the tab ends, and a new one at its place comes', async () => {
  const old = { banners: [banner('請求書のダウンロードを休止します。')], popups: [] };
  visit(old);
  await userEvent.click(screen.getByRole('button', { name: /閉じる/ }));
  visit(old);
  expect(screen.queryByText(/請求書/)).toBeNull();
  visit({ banners: [banner('工事日が決まりました')], popups: [] });
  expect(screen.getByText('工事日が決まりました')).toBeTruthy();
  expect(JSON.stringify({ ...sessionStorage })).not.toContain('請求書');
});

test('banners stand by their index, and those after the third are reached by a button', async () => {
  const banners = [4, 2, 1, 3].map((index) => ({ ...banner(`お知らせ${index}番`), index }));
  visit({ banners, popups: [] });
  const shown = () => screen.getAllByText(/^お知らせ\d番$/).map((one) => one.textContent.trim());
  expect(shown()).toEqual(['お知らせ1番', 'お知らせ2番', 'お知らせ3番']);
  await userEvent.click(screen.getByRole('button', { name: 'ほか1件' }));
  expect(shown()).toEqual(['お知らせ1番', 'お知らせ2番', 'お知らせ3番', 'お知らせ4番']);
  await userEvent.click(screen.getByRole('button', { name: 'お知らせを減らす' }));
  expect(shown()).toHaveLength(3);
});

test('news stands on tops and bills, and not within a procedure', () => {
  const news = { banners: [banner('工事日が決まりました')], popups: [popup('年始の窓口')] };
  for (const path of ['/top', '/mobile/top/', '/billing', '/mobile/billing/202611']) {
    visit(news, path);
    expect(screen.getByText('工事日が決まりました')).toBeTruthy();
  }
  for (const path of ['/contract', '/mobile/top/charge', '/mobile/contract/plan']) {
    visit(news, path);
    expect(screen.queryByText(/工事日|年始の窓口/)).toBeNull();
  }
});
