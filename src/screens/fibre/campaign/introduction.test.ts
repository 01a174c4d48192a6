import { expect, test } from 'vitest';
import { shareLinks } from './introduction';

test('each way carries the code and the address, and nothing breaks out of them', () => {
  const url = 'https://minamo.example/f/MZN-4827?a=1&b=2#c';
  const links = shareLinks(url, 'MZN-4827');
  expect(links.map(({ label }) => label)).toEqual([
    'LINEで送る',
    'メールで送る',
    'SMSで送る',
    'Xに投稿する',
  ]);
  const [line, mail, sms, x] = links.map(({ href }) => new URL(href));
  const both = `Minamo 光の紹介コードは MZN-4827 です。\n${url}`;
  expect(line?.searchParams.get('text')).toBe(both);
  expect(mail?.searchParams.get('body')).toBe(both);
  expect(sms?.searchParams.get('body')).toBe(both);
  expect(x?.searchParams.get('url')).toBe(url);
});
