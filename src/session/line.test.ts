import { expect, test } from 'vitest';
import type { Service } from '@/api/services';
import { lineOf, serviceAt, withLine } from './line';
import type { Session } from './store';

const service = (service_id: string) =>
  ({ service_id, service_type: service_id.startsWith('m') ? 'mobile' : 'fixed' }) as Service;
const fibre = service('f10482175');
const first = service('m09000001234');
const second = service('m09000005678');
const session = (services: Service[], selected?: Service) =>
  ({ services, selected }) as unknown as Session;
const two = session([fibre, first, second], second);

test('a line is named by its last four figures, or by as many more as tell it apart', () => {
  expect(lineOf(two, second)).toBe('5678');
  const alike = service('m09011115678');
  expect(lineOf(session([second, alike]), second)).toBe('05678');
  expect(lineOf(session([fibre, service('m00010482175')]), fibre)).toBe('2175');
});

test.each([
  ['/mobile/top/', '?line=1234', first, false],
  ['/mobile/top/', '', second, false],
  ['/mobile/top/', '?line=9999', undefined, true],
  ['/mobile/top/', '?line=8', undefined, true],
  ['/mobile/top/', '?line=', undefined, true],
  ['/mobile/top/', '?line=2175', undefined, true],
  ['/top', '', fibre, false],
  ['/service/', '?line=1234', undefined, false],
])('%s%s is about its line', (pathname, search, wanted, isUnknown) => {
  expect(serviceAt(two, pathname, search)).toEqual({ service: wanted, isUnknown });
});

test('an end that two lines share names none', () => {
  const alike = session([second, service('m09011115678')]);
  expect(serviceAt(alike, '/mobile/top/', '?line=5678').isUnknown).toBe(true);
});

test.each([
  ['/mobile/top/', '', '?line=5678'],
  ['/mobile/top/traffic', '?month=202610', '?month=202610&line=5678'],
  ['/mobile/top/', '?line=1234', '?line=1234'],
  ['/top', '', ''],
  ['/service/', '', ''],
  ['/login', '?redirect_uri=/x', '?redirect_uri=/x'],
  ['/mobile/onestop/login', '', ''],
])('%s%s is passed on with the line', (pathname, search, wanted) => {
  expect(withLine({ pathname, search }, two).search).toBe(wanted);
});

test('without a choice there is nothing to name', () => {
  const to = { pathname: '/mobile/top/', search: '' };
  expect(withLine(to, session([fibre, first]))).toBe(to);
  expect(withLine(to, undefined)).toBe(to);
});
