// @vitest-environment jsdom
import { expect, test, vi } from 'vitest';
import { tabStorage } from '@/session/storage';
import { closedMessages, closeMessage, hiddenPopups, hidePopup } from './dismissed';

test('what was closed stays closed in its place', () => {
  closeMessage(3);
  closeMessage(3);
  hidePopup(7);
  expect([closedMessages(), hiddenPopups()]).toEqual([[3], [7]]);
});

test('a browser that refuses storage still shows the news', () => {
  const refuse = () => {
    throw new DOMException('denied', 'SecurityError');
  };
  vi.spyOn(Object.getPrototypeOf(tabStorage) as Storage, 'getItem').mockImplementation(refuse);
  vi.spyOn(Object.getPrototypeOf(tabStorage) as Storage, 'setItem').mockImplementation(refuse);
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(refuse);
  closeMessage(3);
  hidePopup(7);
  expect([closedMessages(), hiddenPopups()]).toEqual([[], []]);
});
