// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react';
import { Suspense, use } from 'react';
import { Link, Route, Routes } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { PortalRouter, setReadiness } from './PortalRouter';

const never = new Promise<never>(() => undefined);
const Waits = () => use(never);

const here = { isLoaded: () => true, preload: () => Promise.resolve() };

const show = (portal = here) =>
  render(
    <PortalRouter portal={portal}>
      <Suspense fallback="読み込んでいます">
        <Routes>
          <Route path="/" element={<Link to="/bills">請求</Link>} />
          <Route path="/bills" element={<Link to="/paid">支払い</Link>} />
          <Route path="/paid" element={<p>支払い済み</p>} />
          <Route path="/waits" element={<Waits />} />
        </Routes>
      </Suspense>
    </PortalRouter>,
  );

const go = (to: string) =>
  act(async () => {
    history.pushState({}, '', to);
    dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    await new Promise((resolve) => setTimeout(resolve));
  });

beforeEach(() => history.replaceState({}, '', '/'));
afterEach(cleanup);

test('leaves what stands there while the next screen waits', async () => {
  setReadiness(() => false);
  show();
  await go('/waits');
  expect(screen.queryAllByRole('link', { name: '請求' })).toHaveLength(1);
});

test('asks about where it comes from and where it goes, and draws what is ready', async () => {
  const asked: string[] = [];
  setReadiness((from, to) => asked.push(`${from} ${to}`) > 0);
  show();
  await act(async () => {
    screen.getByRole('link', { name: '請求' }).click();
    await new Promise((resolve) => setTimeout(resolve));
  });
  await go('/paid');
  expect(screen.queryAllByText('支払い済み')).toHaveLength(1);
  expect(asked).toEqual(['/ /bills', '/bills /paid']);
});

test('draws the newest of two changes, whichever is drawn last', async () => {
  setReadiness((_, to) => to === '/bills');
  show();
  await act(async () => {
    for (const to of ['/bills', '/paid']) {
      history.pushState({}, '', to);
      dispatchEvent(new PopStateEvent('popstate', { state: {} }));
    }
    await new Promise((resolve) => setTimeout(resolve));
  });
  expect(screen.queryAllByText('支払い済み')).toHaveLength(1);
});

test('leaves /login where it is until the portal’s code has come', async () => {
  setReadiness(() => false);
  let come = () => {};
  const coming = new Promise<void>((resolve) => (come = resolve));
  show({ isLoaded: () => false, preload: () => coming });
  await go('/bills');
  expect(screen.queryAllByRole('link', { name: '請求' })).toHaveLength(1);
  await act(async () => {
    come();
    await coming;
  });
  expect(screen.queryAllByRole('link', { name: '支払い' })).toHaveLength(1);
});
