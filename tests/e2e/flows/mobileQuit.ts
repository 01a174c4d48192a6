import { expect } from '@playwright/test';
import type { Flow } from './flow.ts';

export const mobileQuit: Flow = {
  name: 'モバイルの解約',
  as: 'mizuno.keiko',
  path: '/mobile/contract/quit',
  writes: 'postMobileQuitInfo',
  fill: async (page) => {
    await page.getByRole('button', { name: '解約の入力へ進む' }).click();
    await page.getByRole('radio', { name: /番号を残さずに解約する/ }).check();
    await page.getByRole('radio', { name: '使わなくなった' }).check();
    await page.getByRole('button', { name: '確認へ進む' }).click();
    await page.getByRole('checkbox', { name: /費用と、使えなくなるもの/ }).check();
  },
  button: '11月30日に解約する',
  done: '解約を受け付けました。',
  keeps: ['使わなくなった', '残さない'],
};

export const mobileQuitCancel: Flow = {
  name: 'モバイルの解約の取り消し',
  as: 'mizuno.keiko',
  path: '/mobile/contract/quit/cancel',
  pins: { getMobileQuitInfo: 'accept', postMobileQuitInfo: 'quit_cancel' },
  writes: 'postMobileQuitInfo',
  fill: (page) => expect(page.getByText('まだ取り消されていません。')).toBeVisible(),
  button: '解約を取り消す',
  done: '解約を取り消しました。',
  keeps: ['11月30日(月)の解約'],
};
