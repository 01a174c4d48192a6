import type { Open } from '@/catalogue/labelOf';
import { addDays, formatDay } from '@/lib/date';
import { optionStatus, unreadable } from '@/screens/shared/statuses';
import { openOf, type OptionState, type StatusCode } from './optionState';
import { type OrderName, orderNames, orderTexts, orderTypes } from './orders';

type Reasons = Record<OrderName, Partial<Record<Open<StatusCode>, string>>>;

const notEntered = 'お申し込みはありません。';
const notQuit = '解約のお申し込みはありません。';
const begun = 'ご利用が始まっているため、取り消せません。';

const reasons: Reasons = {
  entry: {
    ENTR: 'すでにお申し込みを受け付けています。',
    EXAM: '審査の結果をお待ちください。',
    SRVC: 'すでにご利用中です。',
    QTWT: '解約の手続き中です。',
  },
  entry_cancel: {
    NONE: notEntered,
    CNCL: 'すでに取り消し済みです。',
    SRVC: begun,
    QTWT: begun,
    QUIT: notEntered,
  },
  change: {
    ENTR: 'ご利用が始まってから、お手続きいただけます。',
    EXAM: 'ご利用が始まってから、お手続きいただけます。',
    QTWT: '解約の手続き中です。',
    SRVC: 'このオプションには、選べる内容がありません。',
  },
  quit: {
    QUIT: 'すでに解約済みです。',
    ENTR: 'ご利用の開始前です。',
    EXAM: 'ご利用の開始前です。',
    QTWT: 'すでに解約を受け付けています。',
  },
  quit_cancel: {
    NONE: notQuit,
    CNCL: notQuit,
    QUIT: 'すでに解約済みです。',
    ENTR: notQuit,
    EXAM: notQuit,
    SRVC: notQuit,
  },
};

interface NotNow {
  name: string;
  reason: string;
  /** ISO day from which it is possible, where that is known. */
  from: string | null;
}

export const isPossible = (state: OptionState, order: OrderName): boolean =>
  state.allowed.includes(orderTypes[order]) && (order !== 'change' || state.terms.changeable);

export function whyNot(state: OptionState, order: OrderName): NotNow {
  const { status, endsOn } = state;
  return {
    name: orderTexts[order].title,
    reason: ownReason(state, order) ?? reasons[order][status] ?? notUsed(state, order),
    from: order === 'entry' && status === 'QTWT' ? dayAfter(endsOn) : null,
  };
}

/**
 * The reason for an order that its status doesn't explain: only an option in use can be changed or
 * cancelled.
 */
function notUsed({ name, status }: OptionState, order: OrderName): string {
  if (optionStatus(status) === unreadable)
    return `${name}の状態を読み込めないため、いまはお手続きいただけません。`;
  return order === 'change' || order === 'quit'
    ? `${name}をご利用中ではないため、${order === 'change' ? '変更' : '解約'}できません。`
    : 'いまは受け付けていません。';
}

/** Why an order can't be placed although the status would allow it. */
function ownReason(state: OptionState, order: OrderName): string | undefined {
  const { status, blocked, reason, terms } = state;
  if (order === 'entry') return blocked;
  if (!openOf(status).includes(orderTypes[order])) return undefined;
  if (order === 'change' && !terms.changeable) return terms.unchangeable;
  return reason ?? undefined;
}

export const impossible = (state: OptionState): NotNow[] =>
  orderNames.filter((order) => !isPossible(state, order)).map((order) => whyNot(state, order));

/** The first day after the last of use; null where no end is set. */
const dayAfter = (day: string): string | null => (formatDay(day) === '-' ? null : addDays(day, 1));
