import { expect, test } from 'vitest';
import * as errors from './errors';

const cause = new Error('the cause');

// They are made in the test, since a mistake that is planted doesn't reach what a file makes as it is loaded.
test.each([
  [
    'SessionError',
    'session',
    'The session is over: refused',
    () => new errors.SessionError('refused'),
  ],
  [
    'MaintenanceError',
    'maintenance',
    'The system is under maintenance',
    () => new errors.MaintenanceError(),
  ],
  [
    'NetworkError',
    'network',
    'No answer: offline',
    () => new errors.NetworkError('offline', false, true),
  ],
  ['ClockError', 'clock', 'The clock of the device is wrong', () => new errors.ClockError()],
  [
    'UnknownOutcomeError',
    'unknown_outcome',
    'It is not known whether the request took effect',
    () => new errors.UnknownOutcomeError(cause),
  ],
  [
    'UnexpectedError',
    'unexpected',
    'broken',
    () => new errors.UnexpectedError(500, 'broken', { cause }),
  ],
  [
    'BusinessError',
    'outcome',
    'できません。',
    () => new errors.BusinessError(409, { code: 'x', message: 'できません。' }),
  ],
])('%s says in a report what it is', (name, kind, message, make) => {
  const error = make();
  expect(String(error)).toBe(`${name}: ${message}`);
  expect(error).toBeInstanceOf(errors.ApiError);
  expect(error.kind).toBe(kind);
});

test.each([
  ['maintenance', () => new errors.MaintenanceError()],
  ['network', () => new errors.NetworkError('no_response', true, true)],
  ['clock', () => new errors.ClockError()],
  ['system', () => new errors.UnexpectedError(500, 'broken')],
  ['system', () => new RangeError('no month')],
])('a failure is put down to: %s', (kind, make) => {
  expect(errors.failureKind(make())).toBe(kind);
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
