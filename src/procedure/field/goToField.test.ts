// @vitest-environment jsdom
import { afterEach, expect, test, vi } from 'vitest';
import { goToField } from './FormErrorSummary';

const scrollIntoView = vi.fn();
Element.prototype.scrollIntoView = scrollIntoView;
afterEach(() => scrollIntoView.mockReset());

test.each([
  { height: 56, block: 'center' },
  { height: 5000, block: 'start' },
])('a field $height high comes to the $block of the screen and has the focus', (of) => {
  document.body.innerHTML = '<div id="codes" tabindex="-1"></div>';
  const field = document.getElementById('codes');
  vi.spyOn(field as HTMLElement, 'getBoundingClientRect').mockReturnValue({
    height: of.height,
  } as DOMRect);
  goToField('codes');
  expect(document.activeElement).toBe(field);
  expect(scrollIntoView).toHaveBeenCalledWith({ block: of.block });
});

test('a field that is not on the page any more is passed over', () => {
  document.body.innerHTML = '';
  goToField('codes');
  expect(scrollIntoView).not.toHaveBeenCalled();
});

test.each([
  ['the first that can be chosen', '', 'afternoon'],
  ['the chosen one', 'checked', 'none'],
])('of radios %s has the focus', (_, checked, focused) => {
  document.body.innerHTML = `
    <input type="radio" name="half" id="half" value="morning" disabled>
    <input type="radio" name="half" value="afternoon">
    <input type="radio" name="half" value="none" ${checked}>`;
  goToField('half');
  expect(document.activeElement?.getAttribute('value')).toBe(focused);
});
