import { expect, test } from 'vitest';
import { BusinessError } from '@/api/errors';
import { quitRefusal } from './quit.procedure';

const refusalOf = (details: object) =>
  quitRefusal(
    new BusinessError(409, { code: 'date_changed', message: '日付が変わりました。', ...details }),
  );

test('another last day is confirmed again, as all that has changed', () => {
  expect(refusalOf({ quit_on: '2026-12-31' })).toEqual({ changed: { quit_on: '2026-12-31' } });
});

test('without that day the server’s own sentence says what is wrong', () => {
  expect(refusalOf({})).toMatchObject({
    text: '日付が変わりました。この手続きでは、何も変わっていません。',
  });
});
