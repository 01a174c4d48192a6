// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Service } from '@/api/services';
import { testLogin } from '@/api/testSession';
import { store } from './current';
import { addressFor, namedAddress, nameLine } from './lineAddress';

const service = (service_id: string) =>
  ({ service_id, service_type: service_id.startsWith('m') ? 'mobile' : 'fixed' }) as Service;
const all = ['f10482175', 'm09000001234', 'm09000005678'];

function logIn(ids: string[], selected: string) {
  store.begin(testLogin, new Date());
  store.complete({ services: ids.map(service), is_single_service: false });
  store.select(selected);
}

beforeEach(() => {
  history.replaceState('kept', '', '/service/');
  logIn(all, 'm09000005678');
});
afterEach(() => store.clear('none'));

test('links say the line that is open, and keep what else they say', () => {
  expect(namedAddress('/mobile/top/')).toBe('/mobile/top/?line=5678');
  expect(namedAddress('/mobile/billing?month=202611#sum')).toBe(
    '/mobile/billing?month=202611&line=5678#sum',
  );
  expect(namedAddress('/mobile/top/?line=1234')).toBe('/mobile/top/?line=1234');
  expect(namedAddress('/top')).toBe('/top');
});

test('the address for a line names it, whichever is open', () => {
  expect(addressFor('/mobile/top/', 'm09000001234')).toBe('/mobile/top/?line=1234');
  expect(addressFor('/mobile/billing?month=202611', 'm09000001234')).toBe(
    '/mobile/billing?month=202611&line=1234',
  );
});

test('an address names no line where there is no choice', () => {
  expect(addressFor('/top', 'f10482175')).toBe('/top');
  expect(addressFor('/mobile/top/', 'm08000009999')).toBe('/mobile/top/');
  expect(addressFor('/mobile/top/', undefined)).toBe('/mobile/top/');
  logIn(['f10482175', 'm09000001234'], 'm09000001234');
  expect(addressFor('/mobile/top/', 'm09000001234')).toBe('/mobile/top/');
  store.clear('none');
  expect(addressFor('/mobile/top/', 'm09000001234')).toBe('/mobile/top/');
});

test('an address that was loaded gets its line, and keeps all else', () => {
  history.replaceState('kept', '', '/mobile/billing?month=202611#sum');
  nameLine();
  expect(location.pathname + location.search + location.hash).toBe(
    '/mobile/billing?month=202611&line=5678#sum',
  );
  expect(history.state).toBe('kept');
});

test('an address that needs none is left alone', () => {
  const replace = vi.spyOn(history, 'replaceState');
  history.pushState(null, '', '/top?x=1#y');
  nameLine();
  expect(replace).not.toHaveBeenCalled();
});
