import { mobilePlanTypes } from './contract';
import type * as Code from './generated/codes';
import { labelOf, lookUp } from './labelOf';

export const dataParts: Record<Code.DataPartKind, string> = {
  gift: '受け取ったデータ',
  carry_over: '先月の繰り越し',
  this_month: '今月分',
  charge: '追加したデータ',
};

/** Call-flat options (docs/product.md §11.4). */
export const callFlats: Record<Code.CallFlat, string> = {
  flat_rate: 'なし',
  three_minutes: '3分かけ放題',
  five_minutes: '5分かけ放題',
  ten_minutes: '10分かけ放題',
  unlimited: 'かけ放題(無制限)',
};

/** Applications in progress (docs/product.md §4.6). */
export const orderStatuses: Record<Code.OrderApplicationStatus, string> = {
  option_update_processing: 'オプション変更の手続き中',
  shipping: '発送の手続き中',
  mnp_move_in_reserve_wait: '開通の予約待ち',
  mnp_move_in_reserving: '開通の予約済み',
};

/** Shown where there are no call and SMS charges to show (docs/product.md §9.8). */
export const noCallSms = '表示できる情報がありません';

/** Procedures that may not be possible for a while (contract, `RestrictedSetting`). */
export const restrictedSettings: Record<Code.RestrictedSetting, string> = {
  price_plan_exchange: 'プランの変更',
  option: 'オプションの追加・変更',
  call_service: '通話オプション',
  device_entry: '機種の追加',
  esim: 'eSIMの発行・再発行',
  traffic_control: '高速通信の切り替え',
  charge: 'データの追加',
  data_advance: 'データの前借り',
  packet_gift: 'データを贈る',
  giga_plus: 'ギガプラスの受け取り',
  mnp_transfer_in: '開通の予約',
  quit: '解約',
  stop_restart: 'SIMの利用停止・再開',
};

export const cancelTargets: Record<Code.CancelTarget, string> = {
  price_plan: 'プランの変更',
  voice_call_fixed_option: 'かけ放題の変更',
};

/** Charge for calls beyond the flat rate: yen for so many seconds (docs/product.md §9.8). */
export const callCharge = { yen: 11, seconds: 30 } as const;

/** Minutes of each call that a call-flat option covers; all of them when unlimited. */
export const coveredMinutes: Record<Code.CallFlat, number> = {
  flat_rate: 0,
  three_minutes: 3,
  five_minutes: 5,
  ten_minutes: 10,
  unlimited: Infinity,
};

/**
 * What a flat rate covers: `1回5分までの通話が定額`.
 * @param type of the flat rate
 * @param flat which it is; null where that isn't known
 */
export function flatRateText(type: string, flat: string | null): string {
  const minutes = flat === null ? undefined : lookUp(coveredMinutes, flat);
  return type === 'TelFixedUpToMinutesSeller' && minutes
    ? `1回${minutes}分までの通話が定額`
    : labelOf(mobilePlanTypes, type);
}

/** The three eSIM procedures, 440 yen each (docs/product.md §10.4). */
export const esimOperations: Record<Code.EsimOperation, { name: string; help: string }> = {
  exchange: {
    name: 'SIMカードからeSIMへの変更',
    help: 'いまのSIMカードは、eSIMを設定すると使えなくなります',
  },
  issue: { name: 'eSIMの発行', help: 'はじめてeSIMを使うときに選びます' },
  reissue: {
    name: 'eSIMの再発行',
    help: '機種を変更したとき、eSIMを削除してしまったときに選びます',
  },
};
