import type * as Code from './codes';

/** Steps of a construction (docs/product.md §6.5). */
export const constructionSteps: Record<Code.ConstructionStepCode, string> = {
  accepted: 'お申し込み',
  scheduled: '工事日の確定',
  construction: '工事',
  completed: '切り替え完了',
  opened: '開通',
};
