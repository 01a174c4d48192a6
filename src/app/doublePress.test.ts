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
