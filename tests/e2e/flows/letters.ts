import { expect } from '@playwright/test';
import type { Flow } from './flow.ts';

export const wc24: Flow = {
  name: '申込書(WC24)の取り寄せ',
  as: 'mitsushima.michiru',
  path: '/contract/document/wc24',
  writes: 'postVoipWc24FormDemand',
  fill: (page) =>
    expect(page.getByRole('button', { name: '申込書(WC24)を取り寄せる' })).toBeVisible(),
  button: '申込書(WC24)を取り寄せる',
  done: '申込書(WC24)の取り寄せを受け付けました。',
  keeps: ['1日に1回'],
};

export const webDetail: Flow = {
  name: 'Web明細のID・パスワード再発行',
  as: 'mitsushima.michiru',
  path: '/contract/document/web_detail',
  writes: 'postVoipWebDetailReissue',
  fill: (page) =>
    expect(page.getByRole('button', { name: 'IDとパスワードを再発行する' })).toBeVisible(),
  button: 'IDとパスワードを再発行する',
  done: 'IDとパスワードの再発行を受け付けました。',
  keeps: ['03-0000-4444'],
};
