// @vitest-environment jsdom
import Link from '@mui/material/Link';
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import { PortalTheme } from '@/theme/PortalTheme';
import { CopyButton } from './CopyButton';
import { SubmitButton } from './SubmitButton';

afterEach(cleanup);

test('a button that can’t be used stays reachable and reads out why', async () => {
  const press = vi.fn();
  render(
    <SubmitButton disabledReason="オフラインのため、いまは進めません。" onClick={press}>
      確認へ進む
    </SubmitButton>,
  );
  await userEvent.tab();
  const button = screen.getByRole('button', { name: '確認へ進む' });
  expect(document.activeElement).toBe(button);
  await userEvent.keyboard('{Enter}');
  expect(press).not.toHaveBeenCalled();
  const reason = document.getElementById(button.getAttribute('aria-describedby') ?? '');
  expect(reason?.textContent).toBe('オフラインのため、いまは進めません。');
});

test('a form under way is not sent again, and says so', async () => {
  const submit = vi.fn((event: React.FormEvent) => event.preventDefault());
  const form = (busy: string | false) => (
    <form onSubmit={submit}>
      <SubmitButton busy={busy} type="submit">
        2.0GBを贈る
      </SubmitButton>
    </form>
  );
  const { rerender } = render(form(false));
  await userEvent.click(screen.getByRole('button'));
  rerender(form('送信中'));
  await userEvent.click(screen.getByRole('button'));
  expect(submit).toHaveBeenCalledTimes(1);
  expect(screen.getByRole('status').textContent).toBe('送信中');
});

test('a button with a name of its own is named by what it shows while it is busy', () => {
  const button = (busy: string | false) => (
    <SubmitButton busy={busy} aria-label="PDF(11月の請求書)">
      PDF
    </SubmitButton>
  );
  const { rerender } = render(button(false));
  expect(screen.getByRole('button', { name: 'PDF(11月の請求書)' })).toBeTruthy();
  rerender(button('準備中'));
  expect(screen.getByRole('button', { name: /^準備中/ })).toBeTruthy();
});

test('what leaves the portal opens a window that can’t reach back', () => {
  render(
    <MemoryRouter>
      <PortalTheme>
        <Link href="https://support.minamo.example/">サポート</Link>
        <Link href="tel:0120000000">0120-000-000</Link>
        <Link href="/billing">ご請求</Link>
      </PortalTheme>
    </MemoryRouter>,
  );
  const [outside, phone, inside] = screen.getAllByRole<HTMLAnchorElement>('link');
  expect([outside?.target, outside?.rel]).toEqual(['_blank', 'noopener noreferrer']);
  expect(outside?.textContent).toContain('新しいウィンドウで開きます');
  expect([phone?.target, inside?.target]).toEqual(['', '']);
});

test('a copied code is confirmed, a refused one is not', async () => {
  const user = userEvent.setup();
  render(<CopyButton text="8K4M-22QP" what="ギフトコード" />);
  await user.click(screen.getByRole('button', { name: 'コピー(ギフトコード)' }));
  expect(await navigator.clipboard.readText()).toBe('8K4M-22QP');
  expect(screen.getByRole('status').textContent).toBe('コピーしました');
  vi.spyOn(navigator.clipboard, 'writeText').mockRejectedValue(new Error('denied'));
  await user.click(screen.getByRole('button'));
  expect(screen.getByRole('status').textContent).toBe('コピーできません');
});

test('↗ stays on the line of the last word, and is no part of the name', () => {
  render(
    <PortalTheme>
      <Link href="https://support.minamo.example/">契約書面(PDF)</Link>
    </PortalTheme>,
  );
  const link = screen.getByRole('link', { name: '契約書面(PDF)(新しいウィンドウで開きます)' });
  expect(link.querySelector('svg')?.parentElement?.textContent?.trim()).toBe('F)');
});

test('where the browser has no clipboard, it says that it can’t', async () => {
  const user = userEvent.setup();
  vi.spyOn(navigator, 'clipboard', 'get').mockReturnValue(undefined as never);
  render(<CopyButton text="8K4M-22QP" what="ギフトコード" />);
  await user.click(screen.getByRole('button'));
  expect(screen.getByRole('status').textContent).toBe('コピーできません');
});
