// @vitest-environment jsdom
import { act, render, screen } from '@testing-library/react';
import { beforeEach, expect, test, vi } from 'vitest';
import { lineName, LineNickname, nameLineOnDevice } from './lineNames';

const line = 'm09000001234';
const key = 'minamo.line_names';

beforeEach(() => localStorage.clear());

test('a line has the name that it was given, another line has none, and it can be taken away', () => {
  expect(nameLineOnDevice(line, '母のスマホ')).toBe(true);
  expect([lineName(line), lineName('m09000005678')]).toEqual(['母のスマホ', undefined]);
  nameLineOnDevice(line, '');
  expect(lineName(line)).toBeUndefined();
  expect(localStorage.getItem(key)).toBe('{}');
});

test('neither number nor id of a line is kept', () => {
  nameLineOnDevice(line, '母');
  expect(localStorage.getItem(key)).not.toMatch(/0000|1234/);
});

test('what was changed by hand is no name, or a short one', () => {
  for (const kept of ['', 'null', '[', '5', '["x"]']) {
    localStorage.setItem(key, kept);
    expect(lineName(line)).toBeUndefined();
  }
  nameLineOnDevice(line, 'あ');
  localStorage.setItem(key, (localStorage.getItem(key) ?? '').replace('あ', '🌊'.repeat(99)));
  expect(lineName(line)).toBe('🌊'.repeat(20));
});

test('a browser that refuses storage says that nothing is kept', () => {
  vi.spyOn(window, 'localStorage', 'get').mockImplementation(() => {
    throw new DOMException('denied', 'SecurityError');
  });
  expect(nameLineOnDevice(line, '母')).toBe(false);
});

test('a storage that is full says that nothing is kept', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementationOnce(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(nameLineOnDevice(line, '母')).toBe(false);
});

test('it is gone when another tab deletes all, and asks no more when it is no longer shown', () => {
  nameLineOnDevice(line, '母');
  const { container, unmount } = render(<LineNickname serviceId={line} />);
  const both = render(<LineNickname serviceId={line} />);
  both.unmount();
  act(() => {
    localStorage.clear();
    dispatchEvent(new StorageEvent('storage', { key: null }));
  });
  expect(container.textContent).toBe('');
  unmount();
  const read = vi.spyOn(Storage.prototype, 'getItem');
  dispatchEvent(new StorageEvent('storage', { key }));
  expect(read).not.toHaveBeenCalled();
  read.mockRestore();
});

test('it is shown as text, and changes with another tab', () => {
  nameLineOnDevice(line, '<b>母</b>');
  const { container } = render(<LineNickname serviceId={line} />);
  expect(screen.getByText('<b>母</b>')).toBeTruthy();
  act(() => {
    localStorage.setItem(key, (localStorage.getItem(key) ?? '').replace('<b>母</b>', '父'));
    dispatchEvent(new StorageEvent('storage', { key }));
  });
  expect(container.textContent).toBe('父');
  act(() => void nameLineOnDevice(line, ''));
  expect(container.textContent).toBe('');
});
