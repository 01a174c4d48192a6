/** Plans of the electricity bundle (contract, `EnergyPlan`; the names are ours). */
export const denkiPlans = {
  standard: 'スタンダード',
  night: '夜とくプラン',
  green: 'グリーンプラン',
} as const;

/** Whether a code is one of a plan. */
export const isDenkiPlan = (code: string): code is keyof typeof denkiPlans =>
  Object.hasOwn(denkiPlans, code);
