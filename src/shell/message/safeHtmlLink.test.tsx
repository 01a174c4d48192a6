// @vitest-environment jsdom
import { cleanup, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { MemoryRouter, useLocation } from 'react-router-dom';
import { afterEach, expect, test, vi } from 'vitest';
import SafeHtml from './SafeHtml';

afterEach(cleanup);

function Where() {
  const { pathname, search, hash } = useLocation();
  return <output>{pathname + search + hash}</output>;
}

test('a link of the portal moves within it, whole, and what it is in makes way', async () => {
  const leave = vi.fn();
  render(
    <MemoryRouter>
      <SafeHtml html='<a href="/notification_history?filter=all#n1">お知らせ</a>' onLeave={leave} />
      <Where />
    </MemoryRouter>,
  );
  await userEvent.click(screen.getByRole('link'));
  expect(screen.getByRole('status').textContent).toBe('/notification_history?filter=all#n1');
  expect(leave).toHaveBeenCalledOnce();
});
