// @vitest-environment jsdom
import { onlineManager, QueryClientProvider } from '@tanstack/react-query';
import { act, cleanup, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createQueryClient } from '@/api/queryClient';
import { ScreenBoundary } from './ScreenBoundary';

const reload = vi.fn();
beforeEach(() => {
  vi.stubGlobal('location', { reload });
});
afterEach(() => {
  cleanup();
  onlineManager.setOnline(true);
  sessionStorage.clear();
  reload.mockReset();
  vi.unstubAllGlobals();
});

function Unfetched(): never {
  throw new TypeError('Failed to fetch dynamically imported module: /assets/Plan-1.js');
}

function show() {
  // React logs what a boundary catches.
  const said = vi.spyOn(console, 'error').mockImplementation(() => undefined);
  render(
    <MemoryRouter initialEntries={['/mobile/contract/plan']}>
      <QueryClientProvider client={createQueryClient()}>
        <ScreenBoundary>
          <Unfetched />
        </ScreenBoundary>
      </QueryClientProvider>
    </MemoryRouter>,
  );
  said.mockClear();
}

test('after a deploy the page is loaded anew once, then it says what can be done', () => {
  show();
  expect(reload).toHaveBeenCalledOnce();
  cleanup();
  show();
  expect(reload).toHaveBeenCalledOnce();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('通信できませんでした');
});

test('without a line the page stays, and is loaded anew when the line is back', () => {
  onlineManager.setOnline(false);
  show();
  expect(reload).not.toHaveBeenCalled();
  expect(screen.getByRole('heading', { level: 1 }).textContent).toBe('通信できませんでした');
  act(() => onlineManager.setOnline(true));
  expect(reload).toHaveBeenCalledOnce();
});
