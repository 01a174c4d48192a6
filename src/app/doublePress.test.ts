// @vitest-environment jsdom
import { fireEvent } from '@testing-library/dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { followDoublePress } from './doublePress';

const page = `
  <button id="on">確認へ進む</button>
  <button id="send"><span>1.0GBを追加する</span></button>
  <label id="row"><input type="checkbox" id="box" /></label>
  <p>文章</p>`;

let unfollow: () => void;
const pressed = vi.fn<(id: string) => void>();
const note = ({ target }: Event) => pressed((target as Element).id || (target as Element).tagName);

beforeEach(() => {
  document.body.innerHTML = page;
  document.body.addEventListener('click', note);
  unfollow = followDoublePress(document);
});
afterEach(() => {
  unfollow();
  document.body.removeEventListener('click', note);
  pressed.mockClear();
});

/** Presses what a selector finds, as the press of that number in quick succession. */
function press(selector: string, detail = 1): void {
  const target = document.querySelector(selector)!;
  fireEvent.mouseDown(target, { detail });
  fireEvent.click(target, { detail });
}

/** Taps what a selector finds, as an iPhone tells of it: with the number of a first press, or with none. */
function tap(
  selector: string,
  { x, y, at }: { x: number; y: number; at: number },
  detail = 1,
): void {
  const target = document.querySelector(selector)!;
  const press = { clientX: x, clientY: y, detail, bubbles: true, cancelable: true };
  const down = new MouseEvent('mousedown', press);
  Object.defineProperty(down, 'timeStamp', { value: at });
  fireEvent(target, new MouseEvent('pointerdown', { bubbles: true }));
  fireEvent(target, down);
  fireEvent.click(target, press);
}

const seen = () => pressed.mock.calls.flat();

test('the rest of a double press does nothing to what has come under the pointer', () => {
  press('#on');
  press('#send span', 2);
  press('p', 3);
  expect(seen()).toEqual(['on']);
  press('#send span');
  expect(seen()).toEqual(['on', 'SPAN']);
});

test('what is under the pointer both times is pressed both times, a label’s box too', () => {
  press('#on');
  press('#on', 2);
  expect(seen()).toEqual(['on', 'on']);
  press('#row');
  press('#row', 2);
  expect(document.querySelector<HTMLInputElement>('#box')!.checked).toBe(false);
});

test('a key is no second press', () => {
  press('#on');
  fireEvent.click(document.querySelector('#send')!, { detail: 0 });
  expect(seen()).toEqual(['on', 'send']);
});

test.each([1, 0])(
  'the rest of a double tap is known by time and place, counted as %i',
  (detail) => {
    tap('#on', { x: 10, y: 10, at: 1000 }, detail);
    tap('#send', { x: 14, y: 22, at: 1300 }, detail);
    expect(seen()).toEqual(['on']);
    tap('#send', { x: 14, y: 22, at: 2100 }, detail);
    expect(seen()).toEqual(['on', 'send']);
  },
);

test('a tap elsewhere is a press of its own, however soon', () => {
  tap('#on', { x: 10, y: 10, at: 1000 });
  tap('#send', { x: 10, y: 60, at: 1100 });
  expect(seen()).toEqual(['on', 'send']);
});
