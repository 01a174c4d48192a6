import type {
  BillingStatusCode,
  CashbackStatus,
  OptionStatus,
  SecomStatus,
} from '@/catalogue/codes';
import type { StatusShape } from '@/ui/status/Status';

const unreadable: StatusShape = { mark: 'dashedSquare', label: '読み込めません', ended: true };

/** Any code that a server may send, over a table that must have those of the contract. */
type ByCode = Partial<Record<string, StatusShape>>;

const billShapes: Record<BillingStatusCode, StatusShape> = {
  '0': { mark: 'dashedCircle', label: '請求前' },
  '1': { mark: 'half', label: '請求中' },
  '2': { mark: 'threeQuarter', label: '一部入金待ち', box: 'caution' },
  '3': { mark: 'done', label: 'お支払い済み' },
  '4': { mark: 'square', label: '弁護士事務所からの請求', box: 'ink' },
  '5': { mark: 'triangle', label: '入金待ち', box: 'caution' },
  '6': { mark: 'slashed', label: '請求停止', ended: true },
};

/** State of a bill by its code 0 to 6; any other can't be read and wants a retry beside it. */
export function billStatus(code: string | number): StatusShape {
  return (billShapes as ByCode)[code] ?? unreadable;
}

const optionShapes: Record<OptionStatus | SecomStatus, StatusShape> = {
  NONE: { mark: 'circle', label: '未申込', ended: true },
  ENTR: { mark: 'half', label: '申込手続き中' },
  EXAM: { mark: 'half', label: '審査中' },
  SRVC: { mark: 'filled', label: '利用中' },
  CNCL: { mark: 'cross', label: '取り消し済み', ended: true },
  QTWT: { mark: 'lowerHalf', label: '解約手続き中' },
  QUIT: { mark: 'dash', label: '解約済み', ended: true },
};

/** State of an option by its code (NONE, ENTR, EXAM, SRVC, CNCL, QTWT, QUIT). */
export function optionStatus(code: string): StatusShape {
  return (optionShapes as ByCode)[code] ?? unreadable;
}

const cashbackShapes: Record<CashbackStatus, StatusShape> = {
  '0': { mark: 'dashedCircle', label: '受け取り期間前' },
  '1': { mark: 'done', label: '振り込み済み' },
  '2': { mark: 'dash', label: '期限切れ', ended: true },
  '3': { mark: 'cross', label: '権利消滅', ended: true },
  '4': { mark: 'triangle', label: '振り込みエラー', box: 'caution' },
  '5': { mark: 'half', label: '手続き中' },
  '6': { mark: 'triangle', label: '手続き前', box: 'caution' },
  '7': { mark: 'square', label: '口座名義の誤り', box: 'caution' },
};

/** State of a cashback by its code 0 to 7. */
export function cashbackStatus(code: string | number): StatusShape {
  return (cashbackShapes as ByCode)[code] ?? unreadable;
}
