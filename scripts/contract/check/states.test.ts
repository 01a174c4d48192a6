import { beforeEach, expect, test } from 'vitest';
import { CannotRun } from './login.ts';
import { statesOfHook, statesOfMock } from './states.ts';
import { declaredAs, line, testOperation } from './testCase.ts';
import { json, testServer } from './testServer.ts';

const server = await testServer();

const operation = testOperation({
  responses: [declaredAs('200', {}, ['normal']), declaredAs('409', {}, ['normal', 'suspended'])],
});
const reported = () =>
  server.requests.map(({ method, url, body }) => `${method} ${url} ${body}`.trim());

beforeEach(() => {
  server.answer = ({ method }) => json(200, method === 'GET' ? { getUser: 'longest' } : {});
});

test('A mock is pinned beside what was pinned before, and put back', async () => {
  const states = statesOfMock(`${server.url}/`);
  expect(await states.bring({ operation, status: '409', example: 'suspended' })).toBe(true);
  await states.bring({ operation, status: '409', example: 'normal' });
  await states.end();
  expect(reported()).toEqual([
    'GET /__mock/pins',
    'PUT /__mock/pins {"getUser":"longest","getUsage":"suspended"}',
    'PUT /__mock/pins {"getUser":"longest","getUsage":"409"}',
    'PUT /__mock/pins {"getUser":"longest"}',
  ]);
});

test('A mock in which nothing was brought about is left alone', async () => {
  await statesOfMock(server.url).end();
  expect(reported()).toEqual([]);
});

test('A hook is told the answer, its line and the user, and that it is over', async () => {
  const states = statesOfHook(`${server.url}/states`, 'a');
  const state = { operation, status: '409', example: 'suspended', serviceId: line };
  expect(await states.bring(state)).toBe(true);
  await states.end();
  expect(reported()).toEqual([
    `POST /states {"operationId":"getUsage","status":409,"example":"suspended","serviceId":"${line}","user":"a"}`,
    'DELETE /states',
  ]);
});

test.each([
  [404, false],
  [501, false],
])('A hook that answers %i can’t bring the state about', async (status, can) => {
  server.answer = () => json(status, {});
  expect(await statesOfHook(server.url, 'a').bring({ operation, status: '409' })).toBe(can);
});

test('A hook that fails ends the run with its answer', async () => {
  server.answer = () => json(500, {});
  const failed = statesOfHook(server.url, 'a').bring({ operation, status: '409' });
  await expect(failed).rejects.toThrow(
    new CannotRun(`--states ${server.url} answered 500 for getUsage 409.`),
  );
  const nowhere = statesOfHook('http://localhost:1/states', 'a').bring({
    operation,
    status: '409',
  });
  await expect(nowhere).rejects.toThrow('The states can’t be brought about: http://localhost:1/');
});
