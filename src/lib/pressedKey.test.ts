import { expect, test } from 'vitest';
import { pressedKey } from './pressedKey';

const enter = { key: 'Enter', keyCode: 13, isComposing: false };

test.each([
  ['a key', enter, 'Enter'],
  ['a key while words are composed', { ...enter, keyCode: 229, isComposing: true }, undefined],
  ['the Enter of a conversion in Firefox', { ...enter, isComposing: true }, undefined],
  ['the Enter of a conversion in Safari', { ...enter, keyCode: 229 }, undefined],
])('%s', (_, event, key) => {
  expect(pressedKey(event)).toBe(key);
  expect(pressedKey({ nativeEvent: event })).toBe(key);
});
