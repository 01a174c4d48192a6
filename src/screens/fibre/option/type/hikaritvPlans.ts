import type * as Code from '@/catalogue/generated/codes';
import { isKnown } from '@/catalogue/labelOf';

/** Names of the TV plans (docs/product.md §7.6; the names are ours). */
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

/** Whether a code is one of a plan of this build. */
export const isPlan = (code: string): code is Code.HikaritvPlan => isKnown(hikaritvPlans, code);
