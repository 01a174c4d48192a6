import { formatYen } from '@/lib/yen';
import { allSample } from '../optionEntry';
import type { FibreOption, OptionCategory } from './entry';

/** The sample data of an option whose name isn't given. */
export type OwnRow = readonly [
  number: number,
  name: string,
  kana: string,
  fee: number,
  appeal: string,
  searchTerms?: string,
];

/** Makes the catalogue entry of such an option. */
export const ownOption = (
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
export const ownPartners: readonly FibreOption[] = [
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
