import { expect, test } from 'vitest';
import {
  BusinessError,
  ClockError,
  MaintenanceError,
  NetworkError,
  UnexpectedError,
} from '@/api/errors';
import { endNotice, loginProblem } from './loginNotices';

test.each([
  [
    new BusinessError(400, { code: 'login_failed', message: '-' }),
    'お客さまIDまたはパスワードが違います',
  ],
  [
    new BusinessError(400, { code: 'account_locked', message: '-' }),
    'ログインを一時的に停止しています',
  ],
  [new MaintenanceError(), 'システムメンテナンス中です'],
  [new NetworkError('offline', false, false), 'インターネットにつながっていません'],
  [new NetworkError('no_response', true, false), 'サーバーから応答がありません'],
  [new ClockError(), '端末の時計がずれています'],
  [new UnexpectedError(500, '-'), 'ただいまログインできません'],
  [new TypeError('a mistake of ours'), 'ただいまログインできません'],
])('%s: %s', (error, title) => {
  expect(loginProblem(error).title).toBe(title);
});

test('a lock says until when, and does without where the server says nothing', () => {
  const locked = { code: 'account_locked', message: '-' };
  expect(
    loginProblem(new BusinessError(400, { ...locked, locked_until: '2026-11-21T11:10:00+09:00' }))
      .text,
  ).toContain('11月21日(土) 11:10から');
  expect(loginProblem(new BusinessError(400, locked)).text).toContain('しばらくしてから');
});

test('an unknown code shows the message of the server', () => {
  const error = new BusinessError(400, {
    code: 'brand_new',
    message: '本日は受け付けていません。',
  });
  expect(loginProblem(error).text).toBe('本日は受け付けていません。');
});

test('why the session ended is said, except where there was none', () => {
  const refused = endNotice('refused');
  expect(refused?.title).toBe('もう一度ログインしてください');
  // A change of the password and a logout of all devices end the others with the same 403 as age does.
  for (const cause of [
    '時間がたった',
    'パスワードの変更',
    'ログアウト',
    'さきほどの画面に戻ります',
  ])
    expect(refused?.text).toContain(cause);
  expect(endNotice('logout')?.title).toBe('ログアウトしました');
  expect(endNotice('none')).toBeUndefined();
  expect(endNotice(undefined)).toBeUndefined();
});
