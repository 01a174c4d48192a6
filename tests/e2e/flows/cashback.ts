import { type Flow, toReview } from './flow.ts';

const shared = {
  as: 'mizuno.keiko',
  fill: async (page) => {
    // After a reload the bank is still chosen.
    const again = page.getByRole('button', { name: '選び直す(金融機関)' });
    if ((await again.count()) > 0) await again.click();
    await page.getByRole('textbox', { name: '金融機関' }).fill('みずほ');
    await page.getByRole('button', { name: 'みずほ(0001)' }).click();
    await page.getByRole('textbox', { name: '支店' }).fill('とうきよう');
    await page.getByRole('button', { name: '東京営業部(001)' }).click();
    await page.getByLabel('口座番号').fill('1234567');
    await page.getByLabel('口座の名義').fill('ミズノ ケイコ');
    await toReview(page, 'この口座を登録する');
  },
  button: /この口座を登録する$/,
  done: '口座の登録を受け付けました。',
  keeps: ['みずほ 東京営業部', '1234567', 'ミズノ ケイコ'],
} satisfies Partial<Flow>;

export const cashback: Flow = {
  ...shared,
  name: 'キャッシュバックの口座の登録',
  path: '/campaign/cashback',
  writes: 'postRegistCashbackAccount',
};

export const mobileCashback: Flow = {
  ...shared,
  name: 'キャッシュバックの口座の登録(モバイル)',
  path: '/mobile/campaign/cashback',
  writes: 'postMobileCashbackAccount',
};
