import type * as Code from './codes';

/** Why a SIM is stopped (contract, `SimStopReason`). */
export const stopReasons: Record<Code.SimStopReason, string> = {
  lost: '紛失',
  stolen: '盗難',
  other: 'その他',
};

export type StopReason = keyof typeof stopReasons;

/** Whether a SIM works (contract, `SimState`). */
export const simStates: Record<Code.SimState, string> = {
  using: '利用中',
  stopping: '停止の手続き中',
  stopped: '利用停止中',
  restarting: '再開の手続き中',
};

const failures: Record<Code.StopRestartRefusalCode, { title: string; unchanged: string }> = {
  stop_failed: {
    title: 'SIMの利用を停止できませんでした',
    unchanged: 'SIMは、いまも通信できる状態です。',
  },
  restart_failed: {
    title: 'SIMの利用を再開できませんでした',
    unchanged: 'SIMは、利用停止中のままです。',
  },
};

/** Texts of a failed stop or restart, both of which lead to the help desk (docs/product.md §10.9). */
export const stopRestartFailure = (
  code: string,
): { title: string; unchanged: string } | undefined =>
  Object.entries(failures).find(([known]) => known === code)?.[1];
