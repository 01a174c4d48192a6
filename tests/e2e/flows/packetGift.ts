import { type Flow, toReview } from './flow.ts';

export const packetGift: Flow = {
  name: 'データを贈る',
  as: 'mizuno.keiko',
  path: '/mobile/top/packet_gift/',
  writes: 'postPacketGiftCode',
  fill: async (page) => {
    await page.getByLabel('贈るデータ量').fill('2.0');
    await page.getByRole('radio', { name: 'ほかの方へ' }).check();
    await page.getByLabel('贈る相手の電話番号').fill('09000003456');
    await toReview(page, '2.0GBを贈る');
  },
  button: '2.0GBを贈る',
  done: '2.0GBを贈る手続きが完了しました。',
  keeps: ['2.0GB', '090-0000-3456'],
};
