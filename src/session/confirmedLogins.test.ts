// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import { confirmedLogins, confirmLogin } from './confirmedLogins';

beforeEach(() => sessionStorage.clear());

test('none is confirmed before the customer says so', () => {
  expect(confirmedLogins()).toEqual([]);
});

test('each is kept once, for this session', () => {
  confirmLogin('l1');
  confirmLogin('l2');
  expect(confirmLogin('l1')).toEqual(['l1', 'l2']);
  expect(confirmedLogins()).toEqual(['l1', 'l2']);
  sessionStorage.clear();
  expect(confirmedLogins()).toEqual([]);
});

test('what somebody broke in storage is no login', () => {
  confirmLogin('l1');
  const [name = ''] = Object.keys(sessionStorage);
  sessionStorage.setItem(name, '  l3 ');
  expect(confirmedLogins()).toEqual(['l3']);
});
