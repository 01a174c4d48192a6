// @vitest-environment jsdom
import { cleanup, render } from '@testing-library/react';
import { afterEach, expect, test } from 'vitest';
import { KeepTogether } from './KeepTogether';

afterEach(cleanup);

test.each([
  ['お支払いが確認できない場合、12月7日(月)にご利用を停止します。', ['12月7日(月)']],
  ['2年契約の途中のため。2027年9月中の解約なら0円', ['2027年9月', '0円']],
  ['11月21日(土) 9:12ごろから、1,048,576円', ['11月21日(土) 9:12', '1,048,576円']],
  ['2029年12月1日から2029年12月31日まで', ['2029年12月1日', '2029年12月31日']],
  ['なみ運輸 お問い合わせ番号 000000001234', ['お問い合わせ番号']],
  ['先にほかの会社への乗り換えが必要です', ['乗り換え']],
  ['月末まで、1日あたり1.26GBまで高速で使えます。', ['1日あたり1.26GB']],
  ['いまのSIMは、これまでどおりお使いいただけます。', ['これまでどおり']],
  ['ご返送から1か月ほどで始まります。', ['1か月ほど']],
  ['立ち会いが必要です(約3時間30分)。', ['約3時間30分']],
  ['しばらくたってから、もう一度お試しください。', ['もう一度']],
  ['Minamo モバイル 090-0000-1234', ['090-0000-1234']],
  ['ホームでんわとホームでんわ ライトは、同時には', ['ホームでんわ ライト']],
  ['認証コードが正しくありません。あと4回入力できます。', ['あと4回']],
  ['NEO 10GBへのプラン変更', ['NEO 10GB']],
  ['NEO W 20GB・ライト 3GB・NEO 無制限', ['NEO W 20GB', 'ライト 3GB', 'NEO 無制限']],
  ['みなもフォン 7 機種代金', ['みなもフォン 7']],
  ['何もありません。', []],
])('%s', (text, held) => {
  const { container } = render(<KeepTogether>{text}</KeepTogether>);
  expect(container.textContent).toBe(text);
  const whole = [...container.querySelectorAll('span > span')].map((part) => part.textContent);
  expect(whole).toEqual(held);
});
