import { ordered } from './fibreOption.ts';
import { type Flow, toReview } from './flow.ts';

export const voipEntry: Flow = {
  name: 'ホームでんわの申し込み',
  as: 'hayase.sho',
  path: '/option/voip',
  writes: 'postOptionVoip',
  fill: async (page) => {
    await page.getByLabel('いまの番号をそのまま使う').check();
    await page.getByLabel('いまの電話番号').fill('０３-0000-1234');
    await page.getByLabel('いまの電話会社').selectOption('01');
    await page.getByLabel('いまの電話のご契約者名').fill('早瀬 翔');
    await page.getByLabel('番号表示パック').check();
    await toReview(page, 'ホームでんわを申し込む');
  },
  button: 'ホームでんわを申し込む',
  done: 'ホームでんわのお申し込みを受け付けました。',
  keeps: ['03-0000-1234', 'NTT東日本(加入電話)', '早瀬 翔', '番号表示パック'],
};

export const voipChange: Flow = {
  name: 'サービスパックの変更',
  as: 'mizuno.keiko',
  path: '/option/voip/change',
  writes: 'postRvoipChange',
  fill: async (page) => {
    await page.getByLabel('転送パック').check();
    await toReview(page, '転送パックに変更する');
  },
  button: '転送パックに変更する',
  done: 'サービスパックの変更を受け付けました。',
  keeps: ['転送パック'],
};

export const voipQuit: Flow = {
  name: 'ホームでんわの解約',
  as: 'mizuno.keiko',
  path: '/option/voip/quit',
  writes: 'postVoipQuit',
  fill: async (page) => {
    await page.getByLabel('12月31日').check();
    await page.getByLabel('使わない').check();
    await toReview(page, 'ホームでんわを解約する');
  },
  button: 'ホームでんわを解約する',
  done: 'ホームでんわの解約を受け付けました。',
  keeps: ['2026年12月31日(木)', '使わない'],
};

const phone = { page: 'voip', name: 'ホームでんわ', keeps: ['ホームでんわ'] };

/** Taking the application back (order type 2), and the quit (order type 4). */
export const voipEntryCancel = ordered('entry_cancel', {
  ...phone,
  pins: { getOptionVoip: 'status_entr', postOption: 'entry_cancel' },
});

export const voipQuitCancel = ordered('quit_cancel', {
  ...phone,
  pins: { getOptionVoip: 'status_qtwt', postOption: 'quit_cancel' },
});

const light = { page: 'rvoip', name: 'ホームでんわ ライト' };

export const rvoipEntry = ordered('entry', {
  ...light,
  as: 'hayase.sho',
  pins: { getOptionRvoip: 'normal', postOption: 'normal' },
  keeps: ['ホームでんわ ライト', '550円/月', '3,300円'],
});

export const rvoipQuit = ordered('quit', {
  ...light,
  pins: { getOptionRvoip: 'status_service', postOption: 'quit' },
  answer: (page) => page.getByLabel('12月31日(木)').check(),
  keeps: ['2026年12月31日(木)'],
});
