import { contractStatuses } from '@/catalogue/contract';
import type * as Code from '@/catalogue/generated/codes';
import type {
  BillingStatusCode,
  CashbackStatus,
  OptionStatus,
  SecomStatus,
} from '@/catalogue/generated/codes';
import { isKnown, labelOf, lookUp, type Open, unknownWord } from '@/catalogue/labelOf';
import type { StatusShape } from '@/ui/status/Status';

/** The shape of a state that isn't known. */
export const unreadable: StatusShape = { mark: 'dashedSquare', label: unknownWord, ended: true };

/** The shape of a state by its code in an answer; 読み込めません for one that the table lacks. */
export const shapeOf = <Code extends string>(
  table: Readonly<Record<Code, StatusShape>>,
  code: Open<Code>,
): StatusShape => lookUp(table, code) ?? unreadable;

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
export const billStatus = (code: string): StatusShape =>
  isKnown(billShapes, code) ? billShapes[code] : unreadable;

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
export const optionStatus = (code: Open<OptionStatus | SecomStatus>): StatusShape =>
  shapeOf(optionShapes, code);

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
export const cashbackStatus = (code: Open<CashbackStatus>): StatusShape =>
  shapeOf(cashbackShapes, code);

/** State of a contract by its code (ENTR, SRVC, CNCL, QTWT, QUIT): an option's shape, the contract's word. */
export function contractStatus(code: Open<Code.ContractStatusCode>): StatusShape {
  return { ...optionStatus(code), label: labelOf(contractStatuses, code) };
}
