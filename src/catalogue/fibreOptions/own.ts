import { formatYen } from '@/lib/yen';
import { allSample } from '../anyOption';
import type { FibreOption, OptionCategory } from './entry';

/*
 * Samples of ours: of these options only the kinds are given, neither names nor prices. Replace this file by the
 * provider's list.
 */

/** The sample data of an option whose name isn't given. */
type OwnRow = readonly [
  number: number,
  name: string,
  kana: string,
  fee: number,
  appeal: string,
  searchTerms?: string,
];

/** Makes the catalogue entry of such an option. */
const ownOption = (
  category: OptionCategory,
  [number, name, kana, fee, appeal, searchTerms]: OwnRow,
): FibreOption => ({
  code: `MO${number}N`,
  name,
  kana,
  category,
  fee,
  appeals: [appeal],
  prices: [
    fee < 0
      ? { type: '割引', price: `月額基本料金から ${formatYen(-fee)}` }
      : { type: '月額料金', price: `${formatYen(fee)}/月` },
  ],
  annotations: [],
  optionType: 'simple',
  source: allSample,
  searchTerms,
});

/** The two partner options that are named, but whose terms aren't given (docs/product.md §7.8). */
const ownPartners: readonly FibreOption[] = [
  {
    ...ownOption('life_support', [
      330,
      'テレビリサイクル',
      'てれびりさいくる',
      0,
      '古いテレビの引き取りをお手伝い',
      'tv recycle bravia 回収',
    ]),
    optionType: 'bravia_recycle',
    prices: [
      { type: '月額料金', price: '0円' },
      { type: '引き取り', price: '3,300円' },
    ],
    annotations: ['引き取りは、お申し込みの4日後から承ります。'],
  },
  {
    ...ownOption('life_support', [
      372,
      '動画見放題プレミアムファミリープラン',
      'どうがみほうだいぷれみあむふぁみりーぷらん',
      3278,
      '4K・ダウンロード・音楽・雑誌・こども見守りパック',
      'video premium family',
    ]),
    annotations: ['動画見放題をご利用の方は、\nこのプランへの変更となります。'],
  },
];

const discount: readonly OwnRow[] = [
  [
    203,
    'でんき・ガスまとめて割',
    'でんきがすまとめてわり',
    -100,
    '両方のセット割に、さらに割引',
    '電気',
  ],
  [204, 'スマホセット割', 'すまほせっとわり', -330, 'Minamo モバイルとあわせて割引', 'mobile 携帯'],
  [205, '長期ご利用割', 'ちょうきごりようわり', -110, '5年を超えてご利用の方に'],
];

const life: readonly OwnRow[] = [
  [
    100,
    '動画見放題 ライト',
    'どうがみほうだいらいと',
    990,
    '見放題の作品を、スマートフォンで',
    'video',
  ],
  [102, '音楽聴き放題', 'おんがくききほうだい', 1078, '1億曲を、好きなだけ', 'music'],
  [103, '雑誌読み放題', 'ざっしよみほうだい', 550, '話題の雑誌を、まとめて', 'magazine 本'],
  [104, 'マンガ読み放題', 'まんがよみほうだい', 660, '人気の作品を、1巻から', 'comic 漫画 本'],
  [105, 'オーディオブック', 'おーでぃおぶっく', 880, '本を、耳で楽しむ', 'audio book 本'],
  [106, 'キッズ動画', 'きっずどうが', 550, 'お子さま向けの作品だけを', 'kids video 子ども'],
  [107, 'スポーツライブ', 'すぽーつらいぶ', 1980, '国内外の試合を、生中継で', 'sports live'],
  [
    108,
    'カラオケ歌い放題',
    'からおけうたいほうだい',
    1100,
    'おうちのテレビがカラオケに',
    'karaoke テレビ',
  ],
  [112, 'パスワード管理', 'ぱすわーどかんり', 330, '複雑なパスワードを、覚えずに', 'password'],
  [
    113,
    'フィルタリング',
    'ふぃるたりんぐ',
    220,
    '有害なサイトから、お子さまを守ります',
    'filter 子ども',
  ],
  [
    114,
    '迷惑メールフィルター',
    'めいわくめーるふぃるたー',
    110,
    '届く前に、より分けます',
    'mail spam',
  ],
  [115, '詐欺サイト対策', 'さぎさいとたいさく', 220, 'にせのサイトを開く前にお知らせ', 'phishing'],
  [
    116,
    'パソコン補償',
    'ぱそこんほしょう',
    550,
    '故障も水ぬれも、修理代を補償',
    'pc warranty 保証',
  ],
  [
    117,
    'スマートフォン補償',
    'すまーとふぉんほしょう',
    660,
    '割れた画面の修理代を補償',
    'smartphone 保証',
  ],
  [
    118,
    'まるごと機器補償',
    'まるごとききほしょう',
    990,
    '家じゅうの機器を、年10万円まで',
    'warranty 保証',
  ],
  [
    119,
    'テレビ延長保証',
    'てれびえんちょうほしょう',
    330,
    'メーカー保証のあとも安心',
    'tv warranty 補償',
  ],
  [121, '訪問サポート', 'ほうもんさぽーと', 1100, '設定も困りごとも、ご自宅で', 'visit 出張'],
  [
    122,
    'データ復旧サポート',
    'でーたふっきゅうさぽーと',
    550,
    '消えた写真を取り戻すお手伝い',
    'data recovery',
  ],
  [
    123,
    'オンラインストレージ',
    'おんらいんすとれーじ',
    440,
    '写真も書類も、200GBまで',
    'storage cloud',
  ],
  [
    124,
    '固定IPアドレス',
    'こていあいぴーあどれす',
    1100,
    'サーバーの公開や遠隔操作に',
    'ip address',
  ],
  [125, 'メールアドレス追加', 'めーるあどれすついか', 220, 'ご家族の分も、5つまで', 'mail'],
  [
    130,
    'くらしの駆けつけ',
    'くらしのかけつけ',
    550,
    '水漏れ・鍵・ガラスの困りごとに',
    '修理 トラブル',
  ],
  [131, '家事代行', 'かじだいこう', 5500, '月に1回、お掃除をお任せ', 'housekeeping 掃除'],
  [
    132,
    'エアコンクリーニング',
    'えあこんくりーにんぐ',
    990,
    '年に1回、1台を分解洗浄',
    'cleaning 掃除',
  ],
  [
    133,
    '健康相談ダイヤル',
    'けんこうそうだんだいやる',
    330,
    '医師と看護師が、24時間お答えします',
    'health 病院',
  ],
  [
    134,
    'くらしサポートパック',
    'くらしさぽーとぱっく',
    880,
    '駆けつけ・健康相談・優待を、ひとつに',
    'pack 割引 優待',
  ],
  [135, '宅配レシピ', 'たくはいれしぴ', 550, '毎週の献立と食材の割引', 'recipe 料理'],
  [137, '食事の宅配', 'しょくじのたくはい', 440, '管理栄養士の献立を、冷凍でお届け', 'meal 料理'],
  [
    142,
    'オンライン学習',
    'おんらいんがくしゅう',
    2178,
    '小学生から高校生までの全教科',
    'study 勉強 子ども',
  ],
  [136, '防災パック', 'ぼうさいぱっく', 330, '備蓄の入れ替えをお知らせ', '災害 備え'],
  [
    140,
    '英会話レッスン',
    'えいかいわれっすん',
    3850,
    '1回25分、月に4回から',
    'english lesson 英語',
  ],
  [141, 'こども英会話', 'こどもえいかいわ', 2750, '3歳から小学生まで', 'english kids 英語 子ども'],
];

const things: readonly OwnRow[] = [
  [
    311,
    'メッシュWi-Fi 追加の1台',
    'めっしゅわいふぁいついかのいちだい',
    330,
    '離れや3階にも電波を',
    'mesh wifi 無線LAN',
  ],
  [321, '室内カメラ', 'しつないかめら', 550, '留守中のペットやお子さまを確認', 'camera 見守り'],
  [322, '屋外カメラ', 'おくがいかめら', 880, '玄関や駐車場を、夜も録画', 'camera 防犯'],
  [341, 'スマートロック', 'すまーとろっく', 550, '鍵の開け閉めを、スマートフォンで', 'smart lock'],
  [342, 'スマートリモコン', 'すまーとりもこん', 330, 'いまある家電を、まとめて操作', 'remote 家電'],
  [343, '開閉センサー', 'かいへいせんさー', 220, '窓とドアの開け閉めをお知らせ', 'sensor 防犯'],
  [344, '人感センサー', 'じんかんせんさー', 220, 'ご家族の帰宅をお知らせ', 'sensor 見守り'],
  [345, '水漏れセンサー', 'みずもれせんさー', 220, '洗濯機まわりの水漏れをお知らせ', 'sensor'],
  [362, 'スマート照明', 'すまーとしょうめい', 330, '明るさも色も、声で変わります', 'light 電気'],
];

/** The options whose names aren't given (docs/product.md §7.8). */
export const ownOptions: readonly FibreOption[] = [
  ...discount.map((row) => ownOption('discount', row)),
  ...life.map((row) => ownOption('life_support', row)),
  ...ownPartners,
  ...things.map((row) => ownOption('iot', row)),
];
