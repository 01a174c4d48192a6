import { expect, test } from 'vitest';
import { queryOf, serviceId, testOperation } from '../testCase.ts';
import { announced, inOrder, isWrite } from './effects.ts';

const read = (operationId: string, ...names: string[]) =>
  testOperation({ operationId, parameters: names.map((name) => queryOf(name)) });
const write = (operationId: string) => testOperation({ operationId, method: 'post' });

test.each([
  ['get', 'getUsage', false],
  ['get', 'postLogin', false],
  ['post', 'postQuit', true],
  ['put', 'putSpeed', true],
  ['delete', 'deleteMail', true],
  ['post', 'postLogin', false],
  ['post', 'postLoginSso', false],
])('A %s of %s changes something: %s', (method, operationId, is) => {
  expect(isWrite(testOperation({ method, operationId }))).toBe(is);
});

test('Reads that name values come first, then writes and what undoes them, then the end', () => {
  const operations = [
    read('getLogout'),
    read('getRenew'),
    write('postSupportLogout'),
    write('postQuitCancel'),
    write('postOption'),
    write('postQuit'),
    read('getBillDetail', 'month', 'id', 'page'),
    write('postLogin'),
    read('getUser'),
    { ...read('getService'), parameters: [serviceId, serviceId] },
  ];
  const ids = operations.map((o) => o.operationId);
  expect(inOrder(operations).map((o) => o.operationId)).toEqual([
    'getService',
    'getUser',
    'postLogin',
    'getBillDetail',
    'postOption',
    'postQuit',
    'postQuitCancel',
    'postSupportLogout',
    'getRenew',
    'getLogout',
  ]);
  expect(operations.map((o) => o.operationId)).toEqual(ids);
});

test('Each write is announced with what becomes of it', () => {
  const path = '/services/{service_id}/usage';
  expect(
    announced([
      read('getUser'),
      write('postQuit'),
      write('postQuitCancel'),
      write('postSecureEncrypt'),
      write('postOption'),
      testOperation({ operationId: 'putPasswordReset', method: 'put', path: '/password' }),
    ]),
  ).toEqual([
    `postQuit (POST ${path}): taken back by postQuitCancel`,
    `postQuitCancel (POST ${path}): stays as it is written`,
    `postSecureEncrypt (POST ${path}): stays as it is written`,
    `postOption (POST ${path}): its own later requests take it back`,
    'putPasswordReset (PUT /password): invalid requests only: a valid one would lock you out',
  ]);
});
