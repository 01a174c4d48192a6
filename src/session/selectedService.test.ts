// @vitest-environment jsdom
import { beforeEach, expect, test } from 'vitest';
import type { Service } from '@/api/services';
import { keepLastService, lastServiceOf } from './selectedService';

const service = (service_id: string) => ({ service_id }) as Service;
const mizuno = [service('f10482175'), service('m09000001234')];
const tokita = [service('m09000004321'), service('m09000004322')];

beforeEach(() => localStorage.clear());

test('each customer’s own is remembered, the last one alone', () => {
  keepLastService(mizuno, 'f10482175');
  keepLastService(tokita, 'm09000004322');
  keepLastService(mizuno, 'm09000001234');
  expect(lastServiceOf(mizuno)?.service_id).toBe('m09000001234');
  expect(lastServiceOf(tokita)?.service_id).toBe('m09000004322');
  expect(JSON.parse(localStorage.getItem('minamo.last_services') ?? '')).toHaveLength(2);
});

test('nothing is kept of a single service, and nothing that could be read', () => {
  keepLastService([service('m09000001234')], 'm09000001234');
  expect(localStorage.length).toBe(0);
  keepLastService(mizuno, 'f10482175');
  expect(localStorage.getItem('minamo.last_services')).not.toContain('10482175');
  localStorage.setItem('minamo.last_services', '{');
  expect(lastServiceOf(mizuno)).toBeUndefined();
});
