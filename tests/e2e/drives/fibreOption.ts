import type { Page } from 'playwright-core';
import type { Drive } from './drive.ts';

const as = 'mizuno.keiko';
const writes = 'postOption';

/** Goes on to the review, whose last press has this name. */
export async function toReview(page: Page, { button }: Pick<Drive, 'button'>): Promise<void> {
  await page.getByRole('button', { name: '確認へ進む' }).click();
  await page.getByRole('button', { name: button, exact: true }).waitFor();
}

/** Simple entry (order type 1) of an option that asks for nothing. */
export const optionEntry: Drive = {
  name: 'オプションのお申し込み',
  as,
  path: '/option/MO120N',
  writes,
  fill: (page) => toReview(page, { button: '申し込む' }),
  button: '申し込む',
  done: 'リモートサポートのお申し込みを受け付けました。',
  keeps: ['リモートサポート', '550円/月'],
};

/** Entry of an option with a choice. */
export const watchOverEntry: Drive = {
  ...optionEntry,
  name: '見守りデバイスのお申し込み',
  path: '/option/watch_over',
  fill: async (page) => {
    await page.getByLabel('一括払い').check();
    await toReview(page, { button: '申し込む' });
  },
  done: '見守りデバイスのお申し込みを受け付けました。',
  keeps: ['一括払い', '599円/月'],
};

/** Taking an entry back (order type 2). */
export const optionEntryCancel: Drive = {
  name: 'オプションのお申し込みの取り消し',
  as,
  path: '/option/smart_life/entry_cancel',
  writes,
  fill: (page) => page.getByRole('button', { name: 'お申し込みを取り消す' }).waitFor(),
  button: 'お申し込みを取り消す',
  done: 'スマートライフのお申し込みの取り消しを受け付けました。',
  keeps: ['スマートライフ'],
};

/** Simple quit (order type 3). */
export const optionQuit: Drive = {
  name: 'オプションの解約',
  as: 'mizuno.keiko',
  path: '/option/denki/quit',
  writes,
  fill: async (page) => {
    await page.getByLabel('11月30日(月)').check();
    await toReview(page, { button: '解約する' });
  },
  button: '解約する',
  done: 'でんきセット割の解約を受け付けました。',
  keeps: ['でんきセット割', '2026年11月30日(月)'],
};

/** Taking a quit back (order type 4). */
export const optionQuitCancel: Drive = {
  name: 'オプションの解約の取り消し',
  as,
  path: '/option/mesh_wifi/quit_cancel',
  writes,
  fill: (page) => page.getByRole('button', { name: '解約を取り消す' }).waitFor(),
  button: '解約を取り消す',
  done: 'メッシュWi-Fiの解約の取り消しを受け付けました。',
  keeps: ['メッシュWi-Fi', '330円/月'],
};

/** All orders of the simple options. */
export const optionDrives: readonly Drive[] = [
  optionEntry,
  watchOverEntry,
  optionEntryCancel,
  optionQuit,
  optionQuitCancel,
];
