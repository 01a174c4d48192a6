// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { closeBanner, closedBanners, hiddenPopups, hidePopup } from './dismissed';

test('what was closed stays closed in its place', () => {
  closeBanner(3);
  closeBanner(3);
  hidePopup(7);
  expect([closedBanners(), hiddenPopups()]).toEqual([[3], [7]]);
});

test('a browser that refuses storage still shows the news', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.spyOn(window, 'sessionStorage', 'get').mockImplementation(refuse);
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
  closeBanner(3);
  hidePopup(7);
  expect([closedBanners(), hiddenPopups()]).toEqual([[], []]);
});
