import type * as Code from './codes';

/** Steps of a construction (specification 2, section 2, progress). */
export const constructionSteps: Record<Code.ConstructionStepCode, string> = {
  accepted: 'お申し込み',
  scheduled: '工事日の確定',
  construction: '工事',
  completed: '切り替え完了',
  opened: '開通',
};
