import { expect, test } from 'vitest';
import * as errors from './errors';

const cause = new Error('the cause');

test.each([
  [new errors.SessionError('refused'), 'SessionError', 'The session is over: refused'],
  [new errors.MaintenanceError(), 'MaintenanceError', 'The system is under maintenance'],
  [new errors.NetworkError('offline', false, true), 'NetworkError', 'No answer: offline'],
  [new errors.ClockError(), 'ClockError', 'The clock of the device is wrong'],
  [
    new errors.UnknownOutcomeError(cause),
    'UnknownOutcomeError',
    'It is not known whether the request took effect',
  ],
  [new errors.UnexpectedError(500, 'broken', { cause }), 'UnexpectedError', 'broken'],
  [
    new errors.BusinessError(409, { code: 'x', message: 'できません。' }),
    'BusinessError',
    'できません。',
  ],
])('%s says in a report what it is', (error, name, message) => {
  expect(String(error)).toBe(`${name}: ${message}`);
  expect(error).toBeInstanceOf(errors.ApiError);
});

test('what an error came from goes with it', () => {
  expect(new errors.UnknownOutcomeError(cause).cause).toBe(cause);
  expect(new errors.UnexpectedError(500, 'broken', { cause }).cause).toBe(cause);
});

test('a refusal brings the server’s HTML where it has any, and its fields where it names some', () => {
  const details = { code: 'x', message: 'できません。' };
  expect(new errors.BusinessError(409, details)).toMatchObject({ fields: [], html: undefined });
  expect(new errors.BusinessError(409, { ...details, message_html: '' }).html).toBeUndefined();
  expect(new errors.BusinessError(409, { ...details, message_html: 7 }).html).toBeUndefined();
  const fields = [{ name: 'to', message: '半角で' }];
  expect(
    new errors.BusinessError(400, { ...details, message_html: '<p>だめ</p>', fields }),
  ).toMatchObject({ status: 400, code: 'x', html: '<p>だめ</p>', fields });
});

test('a logout is one on purpose', () => {
  expect((['logout', 'logout_all'] as const).map(errors.isLogout)).toEqual([true, true]);
  expect((['refused', 'no_response', 'none', undefined] as const).map(errors.isLogout)).toEqual([
    false,
    false,
    false,
    false,
  ]);
});
