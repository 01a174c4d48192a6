// @vitest-environment jsdom
import { NavigationType } from 'react-router-dom';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { browserHistory, type Place } from './browserHistory';

beforeEach(() => history.replaceState(null, '', '/billing?month=202611#sum'));
afterEach(() => vi.unstubAllGlobals());

/** A history to move in, and what its listener was told. */
function listened() {
  const moves = browserHistory();
  const told: Place[] = [];
  return { moves, told, stop: moves.listen((place) => told.push(place)) };
}

test('a page that was loaded was reached by its address', () => {
  expect(browserHistory().place()).toEqual({
    action: NavigationType.Pop,
    location: {
      pathname: '/billing',
      search: '?month=202611',
      hash: '#sum',
      state: null,
      key: 'default',
    },
  });
});

test('tells of its own moves and of the browser’s, until nobody listens', () => {
  const { moves, told, stop } = listened();
  moves.push('/top');
  moves.replace({ pathname: '/payment', search: '?x=1' });
  dispatchEvent(new PopStateEvent('popstate'));
  stop();
  moves.push('/billing');
  dispatchEvent(new PopStateEvent('popstate'));
  expect(told.map(({ action, location }) => [action, location.pathname + location.search])).toEqual(
    [
      ['PUSH', '/top'],
      ['REPLACE', '/payment?x=1'],
      ['POP', '/payment?x=1'],
    ],
  );
});

test('each visit of an address has a key of its own, which a reload keeps', () => {
  const { moves, told } = listened();
  moves.push('/top');
  moves.push('/top');
  const [first, second] = told.map(({ location }) => location.key);
  expect(first).not.toBe(second);
  expect(browserHistory().place().location.key).toBe(second);
});

test('what is chosen within a page is the same visit, and what replaces it another', () => {
  const { moves, told } = listened();
  moves.push('/option');
  moves.replace('?q=tv', null, { preventScrollReset: true });
  moves.replace('?q=tv');
  const [pushed, chosen, replaced] = told.map(({ location }) => location.key);
  expect(chosen).toBe(pushed);
  expect(replaced).not.toBe(pushed);
});

test('says before each move which visit is left', () => {
  const left = vi.fn<(visit: string) => void>();
  const moves = browserHistory((visit) => left(`${visit} ${location.pathname}`));
  const told: Place[] = [];
  moves.listen((place) => told.push(place));
  moves.push('/top');
  moves.push('/payment');
  history.replaceState({ key: 'before' }, '', '/top');
  dispatchEvent(new PopStateEvent('popstate'));
  moves.push('/option');
  const [top, payment] = told.map(({ location }) => location.key);
  expect(left.mock.calls.flat()).toEqual([
    'default /billing',
    `${top} /top`,
    `${payment} /top`,
    'before /top',
  ]);
});

test('what is handed to a page is there when it is opened, and after a reload', () => {
  const { moves, told } = listened();
  moves.push('/payment', { startAgain: true });
  moves.replace('/payment/confirm', { startAgain: false });
  expect(told.map(({ location }) => location.state as unknown)).toEqual([
    { startAgain: true },
    { startAgain: false },
  ]);
  expect(browserHistory().place().location.state).toEqual({ startAgain: false });
});

test.each([
  ['a search', '?month=202610', '/billing?month=202610'],
  ['a place on the page', '#rows', '/billing#rows'],
  ['a search as parts', { search: '?month=202610' }, '/billing?month=202610'],
])('%s alone is of the page that stands', (_, to, address) => {
  browserHistory().push(to);
  expect(location.pathname + location.search + location.hash).toBe(address);
});

test('goes back as many pages as it is told', () => {
  const go = vi.spyOn(history, 'go').mockReturnValue();
  browserHistory().go(-2);
  expect(go).toHaveBeenCalledExactlyOnceWith(-2);
});

test('a move that the browser refuses loads the page, on this site alone', () => {
  const assign = vi.fn();
  vi.stubGlobal('location', { origin: 'https://my.example', pathname: '/billing', assign });
  vi.spyOn(history, 'pushState').mockImplementation(() => {
    throw new DOMException('Too many calls', 'SecurityError');
  });
  const { moves, told } = listened();
  moves.push('//elsewhere.example/top');
  expect(assign).toHaveBeenCalledExactlyOnceWith('https://my.example//elsewhere.example/top');
  expect(told).toEqual([]);
});

test('what can’t stand in the browser’s history is a mistake of ours', () => {
  vi.spyOn(history, 'pushState').mockImplementation(() => {
    throw new DOMException('A function', 'DataCloneError');
  });
  expect(() => browserHistory().push('/top', () => undefined)).toThrow('A function');
});
