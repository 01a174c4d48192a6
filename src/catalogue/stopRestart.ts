import type * as Code from './generated/codes';
import { lookUp, type Open } from './labelOf';

export const stopReasons: Record<Code.SimStopReason, string> = {
  lost: '紛失',
  stolen: '盗難',
  other: 'その他',
};

export type StopReason = keyof typeof stopReasons;

/** How long a stop and a restart take (docs/product.md §13.6). */
export const stopDuration = '10分ほど';

const usesOfContract: Record<Code.ContractType, string> = {
  mobile_data: 'データ通信',
  mobile_sms: 'SMS・データ通信',
  mobile_voice: '通話・SMS・データ通信',
};

/**
 * What a stop takes from a SIM (docs/product.md §1.1).
 * @param contract its type of contract; null if unknown
 */
export const stoppedUses = (contract: Open<Code.ContractType> | null): string =>
  lookUp(usesOfContract, contract ?? 'mobile_voice') ?? 'この回線の通信';

/** Pages on which the makers of phones find, lock or erase one that was lost. */
export const phoneFinders = [
  { name: 'iPhoneを探す', url: 'https://www.icloud.com/find' },
  { name: 'Androidの端末を探す', url: 'https://www.google.com/android/find' },
] as const;

/** Title of what is refused to a SIM that is stopped, or on the way there or back; the server's sentence says which. */
export const suspendedTitle = 'SIMをご利用いただけない状態です';

export const simStates: Record<Code.SimState, string> = {
  using: '利用中',
  stopping: '停止の手続き中',
  stopped: '利用停止中',
  restarting: '再開の手続き中',
};

/** The words for a stop or a restart that failed, and the state that it would have ended. */
export interface StopRestartFailure {
  title: string;
  unchanged: string;
  from: Code.SimState;
}

const failures: Record<Code.StopRestartRefusalCode, StopRestartFailure> = {
  stop_failed: {
    title: 'SIMの利用停止を受け付けられませんでした',
    unchanged: 'SIMは、いまも通信できる状態です。',
    from: 'using',
  },
  restart_failed: {
    title: 'SIMの利用再開を受け付けられませんでした',
    unchanged: 'SIMは、利用停止中のままです。',
    from: 'stopped',
  },
};

/** Texts of a failed stop or restart, both of which lead to the help desk (docs/product.md §10.9). */
export const stopRestartFailure = (code: string): StopRestartFailure | undefined =>
  Object.entries(failures).find(([known]) => known === code)?.[1];
