import { expect, test } from 'vitest';
import { changeOf, emptyValues, loginIdProblem } from './passwordValues';

test('what isn’t changed goes as null, however much of it was typed', () => {
  const typed = { ...emptyValues, current: 'now', password: 'Minato2026', login_id: 'keiko.m' };
  expect(changeOf({ ...typed, kind: 'password' })).toEqual({
    kind: 'password',
    current_password: 'now',
    new_password: 'Minato2026',
    new_login_id: null,
  });
  expect(changeOf({ ...typed, kind: 'login_id' })).toMatchObject({
    new_password: null,
    new_login_id: 'keiko.m',
  });
});

test.each([
  ['', '必須項目が未入力です'],
  ['keiko', '5文字です。6〜64文字で入力してください。'],
  ['keiko@mizuno', '「@」は使えません。半角の英字、数字と . _ - で入力してください。'],
  ['mizuno.keiko', 'いまのお客さまIDと同じです。新しいお客さまIDを入力してください。'],
  ['keiko_mizuno-2026', undefined],
])('login id %s: %s', (id, problem) => {
  expect(loginIdProblem(id, 'mizuno.keiko')).toBe(problem);
});
