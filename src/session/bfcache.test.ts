// @vitest-environment jsdom
import { afterEach, beforeAll, expect, test, vi } from 'vitest';
import { testLogin } from '@/api/testSession';
import { store } from './current';
import { watchBackForwardCache } from './start';

const replace = vi.fn();

beforeAll(() => {
  vi.stubGlobal('location', { replace });
  watchBackForwardCache();
});
afterEach(() => {
  replace.mockReset();
  store.clear('none');
});

function logIn(userId: string) {
  store.begin({ ...testLogin, userId }, new Date());
  store.complete({ services: [], is_single_service: false });
}

/** Leaves a page with customer data and comes back to it as it was. */
function backTo(between: () => void, persisted = true) {
  document.body.innerHTML = '<p>10,430円</p>';
  window.dispatchEvent(new PageTransitionEvent('pagehide', { persisted }));
  between();
  window.dispatchEvent(new PageTransitionEvent('pageshow', { persisted }));
}

test('a page of a session that is over comes back blank and leads to /login', () => {
  logIn('mizuno.keiko');
  backTo(() => store.clear('logout'));
  expect(document.body.textContent).toBe('');
  expect(replace).toHaveBeenCalledExactlyOnceWith('/login');
});

test('so does a page of the customer before', () => {
  logIn('mizuno.keiko');
  backTo(() => logIn('kawase.ryo'));
  expect(document.body.textContent).toBe('');
});

test('a page of the present session comes back as it was', () => {
  logIn('mizuno.keiko');
  backTo(() => undefined);
  expect(document.body.textContent).toBe('10,430円');
  expect(replace).not.toHaveBeenCalled();
});

test('/login comes back as it was', () => {
  backTo(() => undefined);
  expect(document.body.textContent).toBe('10,430円');
});

test('/login comes back as it was after a login in another page, and so does a page that is loaded anew', () => {
  backTo(() => logIn('mizuno.keiko'));
  expect(document.body.textContent).toBe('10,430円');
  backTo(() => store.clear('logout'), false);
  expect(document.body.textContent).toBe('10,430円');
  expect(replace).not.toHaveBeenCalled();
});
