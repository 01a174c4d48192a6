import type * as Code from '../generated/codes';
import type { FibreOption } from './entry';

/** When the use of an option begins (docs/product.md §7.8; where it is silent, ours). */
export type StartRule = 'next_month' | 'next_day' | 'arrival' | 'survey' | 'meter' | 'pickup';

/** The terms of an option besides its monthly fee. */
export interface OptionTerms {
  start: StartRule;
  startText: string;
  startNote?: string | undefined;
  /** What is paid once at the beginning, in yen. */
  first: readonly { label: string; yen: number }[];
  needs: string;
  leaving: string;
  leavingNote?: string;
  /** What is charged apart from the monthly fee. */
  apart: string;
  /** Whether there is something to choose when the contents of the option are changed. */
  changeable: boolean;
  /** Why nothing can be changed, where that needs a text of its own. */
  unchangeable?: string;
}

const usual: OptionTerms = {
  start: 'next_month',
  startText: 'お申し込みの翌月1日',
  first: [],
  needs: 'なし',
  leaving: '費用なし',
  apart: 'なし',
  changeable: false,
};

const arrival = {
  start: 'arrival',
  startText: '機器が届いた日',
  startNote: 'お申し込みから約1週間',
} as const;

const phone = {
  first: [{ label: '回線の工事', yen: 3300 }],
  needs: '電話機',
  changeable: true,
} as const;

/** What the guard of スマートライフ costs when he comes. */
export const guardPrice = '30分ごとに5,500円';

const byComponent: Partial<Record<FibreOption['optionType'], Partial<OptionTerms>>> = {
  voip: { ...phone, apart: '通話料 3分 8.789円' },
  rvoip: { ...phone, apart: '通話料 3分 8.789円', leavingNote: '同じ番号には戻せません' },
  hikaritv: {
    ...arrival,
    startText: 'チューナーが届いた日',
    needs: 'テレビ',
    leaving: 'チューナーの返却または買い取り',
    leavingNote: '2ねん割は、24か月の途中でやめると費用がかかります',
    changeable: true,
  },
  unext: { start: 'next_day', startText: 'お申し込みの翌日', needs: '配信サービスの利用登録' },
  secom: {
    start: 'survey',
    startText: '訪問と審査のあと',
    startNote: '訪問から約2週間',
    needs: 'ご自宅への訪問',
  },
  amuelink: { ...arrival, needs: '対応する機器' },
  bravia_recycle: {
    start: 'pickup',
    startText: '引き取りの日',
    first: [{ label: '引き取り', yen: 3300 }],
    needs: '引き取るテレビ',
    apart: '引き取り 3,300円',
  },
  ps5: {
    ...arrival,
    needs: '3年間のご契約',
    leaving: '機器の返却または買い取り',
    leavingNote: 'どちらにも費用がかかります',
    unchangeable: 'ご契約の途中で、エディションは変更できません。',
  },
  denki: {
    start: 'meter',
    startText: '次の検針日',
    needs: 'いまの電気のご契約の内容',
    changeable: true,
  },
  gas: {
    start: 'meter',
    startText: '次の検針日',
    needs: 'いまのガスのご契約の内容',
    changeable: true,
  },
  mesh_wifi: { ...arrival, leaving: '機器の返却 2,200円', changeable: true },
  smart_life: { needs: '対応する家電', apart: `駆けつけ ${guardPrice}`, changeable: true },
  watch_over: {
    ...arrival,
    first: [
      { label: '手数料', yen: 3300 },
      { label: '機器', yen: 3960 },
    ],
    needs: 'スマートフォン',
    leavingNote: '分割払いのときは、残りをまとめて精算',
  },
  security: { changeable: true },
};

/** The terms of an option: the usual ones, overridden by those of its type. */
export function optionTerms(optionType: FibreOption['optionType'] = 'simple'): OptionTerms {
  return { ...usual, ...byComponent[optionType] };
}

/** Instalments of a device without interest (docs/product.md §7.8). */
export const deviceInstalments = { times: 36, amount: 110 };

/** Codes of the game console's editions: each is an option of its own. */
export const consoleCodes = { standard: 'MO301N', digital: 'MO302N' } as const;

/** How many times its monthly fee an option costs with a choice in it; other choices don't change the fee. */
export const feeTimes: Partial<Record<Code.OptionChoice, number>> = {
  free: 0,
  paid: 1,
  one_device: 1,
  two_devices: 2,
};
