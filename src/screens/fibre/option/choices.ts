import type * as Code from '@/catalogue/generated/codes';
import { isKnown } from '@/catalogue/labelOf';

// What can be chosen within an option; where no name is given, it is ours (docs/decisions.md §3).

/** Plans of ひかりTV (docs/product.md §7.6). */
export const hikaritvPlans: Record<Code.HikaritvPlan, string> = {
  '01': 'お値うちプラン',
  '02': 'テレビおすすめプラン',
  '03': 'ビデオざんまいプラン',
  '11': 'お値うちプラン 2ねん割',
  '12': 'テレビおすすめプラン 2ねん割',
  '13': 'ビデオざんまいプラン 2ねん割',
  '14': '専門チャンネルプラン 2ねん割',
  '15': '基本放送プラン',
};

export const isHikaritvPlan = (code: string): code is Code.HikaritvPlan =>
  isKnown(hikaritvPlans, code);

export const denkiPlans = {
  standard: 'スタンダード',
  night: '夜とくプラン',
  green: 'グリーンプラン',
} as const;

export const isDenkiPlan = (code: string): code is keyof typeof denkiPlans =>
  Object.hasOwn(denkiPlans, code);

export const consoleEditions: Record<Code.Ps5Edition, string> = {
  standard: 'A(通常版)',
  digital: 'デジタル・エディション',
};

/** What happens to the game console when its option is left. */
export const consoleLeavings = [
  { value: 'return', title: '機器を返す', help: '解約のあと、返却用の箱をお送りします' },
  { value: 'buy', title: '機器を買い取る', help: 'そのままお使いいただけます' },
] as const;

export const securityEditions: Record<Code.SecurityEdition, string> = {
  free: '無料版',
  paid: '有料版',
};

/** The electricity and the gas company, as their fields and facts call them. */
export const currentCompany = { electricity: 'いまの電力会社', gas: 'いまのガス会社' } as const;
