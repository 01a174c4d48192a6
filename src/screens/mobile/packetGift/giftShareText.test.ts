import { expect, test } from 'vitest';
import { giftShareText } from './giftShareText';

const gift = { amount_mb: 2000, to_phone: '09000003456', expires_on: '2026-11-30' };
const codes = { gift_code: '8K4M22QP', auth_code: '4071' };
const page = 'https://my.minamo.example/mobile/top/packet_gift/receipt';

test('the text has both codes, whose number they are for, until when, and where', () => {
  expect(giftShareText(gift, codes, page).split('\n')).toEqual([
    'Minamo モバイルのデータ2.0GBを贈りました。090-0000-3456で受け取れます。',
    'ギフトコード：8K4M-22QP',
    '認証コード：4071',
    '受け取り期限：2026年11月30日(月)',
    `受け取るページ：${page}`,
  ]);
});

test('a day that is not known is left out', () => {
  expect(giftShareText({ ...gift, expires_on: undefined }, codes, page)).not.toContain('期限');
});
