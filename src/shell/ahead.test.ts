// @vitest-environment jsdom
import { RouterContextProvider } from 'react-router-dom';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { isForScreen, queryClient } from '@/api/queryClient';
import type { Service } from '@/api/services';
import { connectSession } from '@/api/sessionPort';
import { testLogin } from '@/api/testSession';
import { store } from '@/session/current';
import { sessionPortOf } from '@/session/start';
import { ahead, isForLink } from './ahead';

const [fibre, first, second] = ['f10482175', 'm09000001234', 'm09000005678'];
/** What was asked for, in its order. */
let asked: string[];
let answer: (name: string) => Promise<unknown>;

const readOf = (name: string) => ({
  queryKey: [name],
  retry: false,
  queryFn: () => {
    asked.push(name);
    return answer(name);
  },
});

beforeEach(() => {
  asked = [];
  answer = (name) => Promise.resolve(name);
  connectSession(sessionPortOf());
  store.begin(testLogin, new Date());
  const services = [fibre, first, second].map(
    (service_id) =>
      ({ service_id, service_type: service_id?.startsWith('m') ? 'mobile' : 'fixed' }) as Service,
  );
  store.complete({ services, is_single_service: false });
});
afterEach(() => {
  store.clear('none');
  queryClient.clear();
});

const loader = ahead(
  () => [readOf('sum')],
  () => [readOf('below')],
);
function open(address: string, isOfLink = false) {
  const url = new URL(address, 'https://portal.example');
  const context = new RouterContextProvider(new Map([[isForLink, isOfLink]]));
  const given = { params: {}, url, request: new Request(url), pattern: url.pathname, context };
  return loader(given);
}

test('waits for the first screenful alone, and asks for what is below it last', async () => {
  answer = (name) => (name === 'below' ? new Promise(() => undefined) : Promise.resolve(name));
  await open('/top');
  expect(asked).toEqual(['sum', 'below']);
  expect(queryClient.getQueryData(['sum'])).toBe('sum');
});

test('what is known is shown at once, though it is read again where it is old', async () => {
  queryClient.setQueryData(['sum'], 'known', { updatedAt: 0 });
  answer = () => new Promise(() => undefined);
  await open('/top');
  expect(asked).toEqual(['sum', 'below']);
  expect(queryClient.getQueryData(['sum'])).toBe('known');
});

test('a read that fails is left to the screen', async () => {
  answer = () => Promise.reject(new Error('down'));
  await open('/top');
  expect(queryClient.getQueryState(['sum'])).toBeUndefined();
});

test('what is under way for a link is the screen’s once the link is pressed', async () => {
  answer = () => new Promise(() => undefined);
  void open('/top', true);
  await Promise.resolve();
  void open('/top');
  await Promise.resolve();
  expect(asked).toEqual(['sum', 'below']);
  const meta = queryClient.getQueryCache().find({ queryKey: ['sum'] })?.meta;
  expect(isForScreen({ meta })).toBe(true);
});

test('nothing waits for a read that is tried again', async () => {
  answer = () => Promise.reject(new Error('down'));
  const again = { ...readOf('sum'), retry: 2, retryDelay: 60_000 };
  const url = new URL('https://portal.example/top');
  const context = new RouterContextProvider();
  const given = { params: {}, url, request: new Request(url), pattern: '/top', context };
  await ahead(() => [again])(given);
  expect(queryClient.getQueryState(['sum'])?.fetchStatus).toBe('fetching');
});

test.each([
  ['another line', '/mobile/top/?line=5678'],
  ['a line that nobody has', '/mobile/top/?line=9999'],
])('nothing is read for %s, which is not selected yet', async (_, address) => {
  await open(address);
  expect(asked).toEqual([]);
});

test('nothing is read without a session', async () => {
  store.clear('none');
  await open('/top');
  expect(asked).toEqual([]);
});

test('for a link that may be pressed it reports no failure, and leaves alone what the screen reads', async () => {
  answer = (name) => (name === 'below' ? new Promise(() => undefined) : Promise.resolve(name));
  await open('/top');
  queryClient.removeQueries({ queryKey: ['sum'] });
  const find = (name: string) => queryClient.getQueryCache().find({ queryKey: [name] });
  await open('/top', true);
  expect(asked).toEqual(['sum', 'below', 'sum']);
  expect(isForScreen({ meta: find('sum')?.meta })).toBe(false);
  expect(isForScreen({ meta: find('below')?.meta })).toBe(true);
});
