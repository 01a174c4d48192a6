// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { saveFile } from './saveFile';

const pdf = new Blob(['%PDF'], { type: 'application/pdf' });
const revoke = vi.fn();
let pressed: { href: string; name: string }[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  pressed = [];
  revoke.mockReset();
  URL.createObjectURL = (content) => (content === pdf ? 'blob:the-pdf' : 'blob:another');
  URL.revokeObjectURL = revoke;
  vi.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(function (
    this: HTMLAnchorElement,
  ) {
    pressed.push({ href: this.href, name: this.download });
  });
});
afterEach(() => void vi.useRealTimers());

test('a file is saved under its name', () => {
  saveFile(pdf, 'minamo-202611.pdf');
  expect(pressed).toEqual([{ href: 'blob:the-pdf', name: 'minamo-202611.pdf' }]);
});

test('what was saved is let go, but not before a slow browser has read it', () => {
  saveFile(pdf, 'minamo-202611.pdf');
  vi.advanceTimersByTime(9_000);
  expect(revoke).not.toHaveBeenCalled();
  vi.advanceTimersByTime(2_000);
  expect(revoke).toHaveBeenCalledWith('blob:the-pdf');
});
