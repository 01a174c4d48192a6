// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { WordWrap } from './WordWrap';

afterEach(cleanup);

test.each([
  ['動画プレミアムファミリープラン', ['動画', 'プレミアム', 'ファミリー', 'プラン']],
  ['ホームでんわ・雑誌(4K・音楽)', ['ホーム', 'でんわ・', '雑誌', '(4K・', '音楽)']],
  ['ナンバーポータビリティ', ['ナンバー', 'ポータビリティ']],
  ['コミュニケーションズ', ['コミュニケーションズ']],
  ['オプションサービスのプレイステーション', ['オプション', 'サービスの', 'プレイステーション']],
  ['お客さまへの秋の感謝', ['お客さまへの', '秋の', '感謝']],
  ['でんきの同時お申し込みの特典', ['でんきの', '同時', 'お申し込みの', '特典']],
  ['あおぞら銀行', ['あおぞら', '銀行']],
  ['モバイル', ['モバイル']],
  ['2025年12月ご利用分', ['2025年12月', 'ご利用分']],
  ['みなも郡の一部で', ['みなも郡の', '一部で']],
  [
    '字中之島外十二筆合併地12345番地の678',
    ['字中之島', '外十二', '筆合併地', '12345番地の', '678'],
  ],
  [
    'レジデンス大鳳森タワーウエスト棟 B4512号室',
    ['レジデンス', '大鳳森', 'タワーウエスト棟 ', 'B4512号室'],
  ],
  ['大鳳森町字上小川原', ['大鳳森町', '字上小川原']],
  ['動画見放題', ['動画', '見放題']],
  ['タワーウエスト棟 B4512号室', ['タワーウエスト棟 ', 'B4512号室']],
  ['雑誌・こども見守りパック', ['雑誌・', 'こども', '見守り', 'パック']],
  ['ビデオざんまいプラン 2ねん割', ['ビデオ', 'ざんまい', 'プラン ', '2ねん割']],
  ['10ギガへの切り替え工事', ['10ギガへの', '切り替え工事']],
  [
    '月額版ウイルス対策の追加：ご利用開始',
    ['月額版', 'ウイルス', '対策の', '追加：', 'ご利用', '開始'],
  ],
])('%s breaks between its words only', (name, words) => {
  const { container } = render(<WordWrap>{name}</WordWrap>);
  expect(container.textContent).toBe(name);
  expect((container.firstElementChild?.innerHTML ?? '').split('<wbr>')).toEqual(words);
});

test('a hyphen is no place to break', () => {
  const { container } = render(<WordWrap>メッシュWi-Fi機器のお届け</WordWrap>);
  expect(container.textContent).toBe('メッシュWi-Fi機器のお届け');
  const held = [...container.querySelectorAll('span span')].map((word) => word.textContent);
  expect(held).toEqual(['Wi-Fi']);
});

test('a word that is longer than a line breaks at its hyphen', () => {
  const { container } = render(<WordWrap>{'W'.repeat(30) + '-W'}</WordWrap>);
  expect(container.querySelector('span span')).toBeNull();
});
