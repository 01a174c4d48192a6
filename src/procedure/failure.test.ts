import { expect, test } from 'vitest';
import {
  BusinessError,
  ClockError,
  MaintenanceError,
  NetworkError,
  SessionError,
  UnexpectedError,
} from '@/api/errors';
import { procedureMessages } from '@/catalogue/messages';
import { htmlAlert, problemOf, sendingFailure } from './failure';

test.each([
  ['maintenance', new MaintenanceError(), procedureMessages.maintenance],
  ['a wrong clock', new ClockError(), procedureMessages.clock],
  ['a line that is gone', new NetworkError('offline', false, true), procedureMessages.offline],
  ['a broken server', new UnexpectedError(500, '…'), procedureMessages.system],
  ['a mistake of ours', new RangeError('…'), procedureMessages.system],
])('%s has words of its own', (_, error, message) => expect(sendingFailure(error)).toBe(message));

test('the server’s HTML is an alert, of a refusal and of a maintenance', () => {
  const html = '<p>11月22日まで</p>';
  const refusal = { code: 'x', message: 'できません。' };
  expect(htmlAlert(new MaintenanceError(undefined, html))).toEqual({ kind: 'html', html });
  expect(htmlAlert(new BusinessError(409, { ...refusal, message_html: html }))).toEqual({
    kind: 'html',
    html,
  });
});

test('without HTML of the server there is no alert', () => {
  expect(htmlAlert(new MaintenanceError())).toBeUndefined();
  expect(htmlAlert(new BusinessError(409, { code: 'x', message: 'できません。' }))).toBeUndefined();
  expect(htmlAlert(new UnexpectedError(500, '<p>Bad gateway</p>'))).toBeUndefined();
});

test('nothing is beside the button when the session has ended, or when the server’s own alert opens', () => {
  expect(problemOf(new SessionError('refused'))).toBeUndefined();
  expect(problemOf(new MaintenanceError(undefined, '<p>11月22日まで</p>'))).toBeUndefined();
  expect(problemOf(new UnexpectedError(500, '…'))).toBe(procedureMessages.system);
});
