// @vitest-environment jsdom
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import type { Service } from '@/api/services';
import { sessionPort } from '@/api/sessionPort';
import { testLogin } from '@/api/testSession';
import { now } from '@/lib/clock';
import { store } from './current';
import { startSession } from './start';
import { tabStorage } from './storage';

const service = (service_id: string) =>
  ({ service_id, service_type: service_id.startsWith('m') ? 'mobile' : 'fixed' }) as Service;

function logIn() {
  const credentials = store.begin(testLogin, now());
  const services = ['f10482175', 'm09000001234', 'm09000005678'].map(service);
  store.complete({ services, is_single_service: false });
  return credentials;
}

beforeEach(() => {
  startSession();
  tabStorage.clear();
});
afterEach(() => store.clear('none'));

test('calls are signed with the session’s credentials, which a refused call ends', async () => {
  const held = logIn();
  expect(await sessionPort().credentials()).toEqual(held);
  expect(await sessionPort().newerThan(held)).toBeUndefined();
  sessionPort().end('refused', { ...held, generation: 0 });
  expect(store.credentials()).toEqual(held);
  sessionPort().end('refused', held);
  expect([store.credentials(), store.lastEnd()]).toEqual([undefined, 'refused']);
});

test('calls go to the service that is selected, or to the first of a host’s kind', () => {
  expect(sessionPort().serviceId()).toBeUndefined();
  logIn();
  expect(sessionPort().serviceId()).toBe('f10482175');
  expect(sessionPort().serviceId('mobile')).toBe('m09000001234');
  store.select('m09000005678');
  expect(sessionPort().serviceId()).toBe('m09000005678');
  expect(sessionPort().serviceId('mobile')).toBe('m09000005678');
  expect(sessionPort().serviceId('fixed')).toBe('f10482175');
});

test('what a press keeps is read again, until it is deleted', () => {
  const { storage } = sessionPort();
  expect(storage.get('unanswered:POST /charge')).toBeUndefined();
  storage.set('unanswered:POST /charge', 'press');
  expect(storage.get('unanswered:POST /charge')).toBe('press');
  storage.delete('unanswered:POST /charge');
  expect(storage.get('unanswered:POST /charge')).toBeUndefined();
});

test('an answer that comes after the session has ended takes its press from what was set aside', () => {
  const { storage } = sessionPort();
  const again = () => {
    logIn();
    return [storage.get('unanswered:POST /charge'), storage.get('unanswered:POST /gift')];
  };
  logIn();
  storage.set('unanswered:POST /charge', 'press');
  storage.set('unanswered:POST /gift', 'other');
  store.clear('refused');
  expect(again()).toEqual(['press', 'other']);
  store.clear('refused');
  storage.delete('unanswered:POST /charge');
  storage.delete('unanswered:POST /nothing');
  expect(again()).toEqual([undefined, 'other']);
});

test('a full storage breaks no press', () => {
  vi.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
  expect(() => sessionPort().storage.set('unanswered:POST /charge', 'press')).not.toThrow();
});
