import { now } from '@/lib/clock';
import { billOfUse, daysUntil, formatDay, formatMonth } from '@/lib/date';
import { formatYen } from '@/lib/yen';
import type * as Code from './codes';

interface PaymentMethodTexts {
  label: string;
  /** What the day is called on which it is taken, where it is. */
  day: string;
  /** How to pay a bill that is waiting for its payment. */
  toPay: string;
}

const ownAccount = {
  day: 'お引き落とし日',
  toPay: '引き落としができなかったため、お届けする払込票で、コンビニからお支払いください。',
};
const telco = {
  day: 'ご請求日',
  toPay:
    '携帯電話会社からのご請求ができなかったため、お届けする払込票で、コンビニからお支払いください。',
};
const bySlip = { day: 'ご請求日', toPay: 'お届けした払込票で、コンビニからお支払いください。' };
const byTransfer = {
  day: 'ご請求日',
  toPay: 'ご請求のご案内にある口座へ、お振り込みください。',
};

/** Labels of the payment method codes (docs/product.md §5.6), and what each asks of a late payer. */
const paymentMethods: Record<Code.PaymentMethodCode, PaymentMethodTexts> = {
  '10': { label: '銀行振込', ...byTransfer },
  '11': { label: '銀行振込(口座振替の開始まで)', ...byTransfer },
  '20': { label: '口座振替', ...ownAccount },
  '30': {
    label: 'クレジットカード',
    day: 'カードへのご請求日',
    toPay:
      'カードでのお支払いができなかったため、お届けする払込票で、コンビニからお支払いください。',
  },
  '40': { label: 'コンビニ払い', ...bySlip },
  '41': { label: 'コンビニ払い(口座振替の開始まで)', ...bySlip },
  '50': {
    label: 'プロバイダー・販売店へのお支払い',
    day: 'ご請求日',
    toPay: 'お支払いは、プロバイダーまたは販売店で承ります。',
  },
  '60': { label: 'ドコモ払い', ...telco },
  '70': { label: 'ソフトバンクまとめて支払い', ...telco },
  '80': { label: 'au PAY', ...telco },
  '90': { label: 'ご請求なし', day: 'ご請求日', toPay: 'お支払いは必要ありません。' },
  '99': { label: '未確定', day: 'ご請求日', toPay: 'お支払い方法をお決めください。' },
};

const unreadable: PaymentMethodTexts = {
  label: '読み込めません',
  day: 'ご請求日',
  toPay: 'お支払い方法を読み込めません。お手数ですが、サポート窓口へお電話ください。',
};

/** Whether a code is given (docs/product.md §5.6): a method of another can't be read. */
export const isPaymentMethod = (code: string): code is Code.PaymentMethodCode =>
  Object.hasOwn(paymentMethods, code);

/** Words of a payment method by its code; an unknown one can't be read (docs/product.md §5.6). */
export const paymentMethod = (code: string): PaymentMethodTexts =>
  isPaymentMethod(code) ? paymentMethods[code] : unreadable;

/** Running text: the parts that must be seen are `strong`, those that hold together `validateWith`. */
export type Phrase = string | { strong: string } | { hold: string };

export interface OpenBill {
  status: string;
  unpaid_total: number | null;
  payment_due_on: string | null;
  /** Null where it isn't known, in the old billing system. */
  payment_method: { code: string } | null;
  contact: { name: string } | null;
}

/**
 * What a bill asks of the customer, by when and how; nothing for a bill that asks nothing
 * (docs/product.md §5.4).
 */
export function billAdvice(bill: OpenBill): Phrase[] {
  const due = dueTexts(bill.payment_due_on);
  const toPay = bill.payment_method ? paymentMethod(bill.payment_method.code).toPay : '';
  switch (bill.status) {
    case '2':
      return bill.unpaid_total === null
        ? [...due, '残りの金額をお支払いください。', toPay]
        : [
            ...due,
            '残りの',
            { strong: formatYen(bill.unpaid_total) },
            'をお支払いください。',
            toPay,
          ];
    case '4':
      return [
        { strong: bill.contact?.name ?? '弁護士事務所' },
        'からご請求しています。お支払いとお問い合わせは、事務所へお願いします。',
      ];
    case '5':
      return [...due, 'お支払いください。', toPay];
    case '6':
      return [
        'この月のご請求を停止しています。お支払いいただく金額はありません。詳しくは、サポート窓口へお問い合わせください。',
      ];
    default:
      return [];
  }
}

/** By when to pay: a day that is past is said as past. */
function dueTexts(day: string | null): Phrase[] {
  if (day === null) return ['お早めに、'];
  return isOverdue(day)
    ? [{ hold: `お支払い期限の${formatDay(day)}を過ぎています。` }, 'お早めに、']
    : [{ strong: `${formatDay(day)}まで` }, 'に、'];
}

/** Whether the last day to pay is past. */
export const isOverdue = (day: string | null): boolean => day !== null && daysUntil(day, now()) < 0;

/**
 * From when something costs what it costs, by use and by bill: `12月のご利用分、1月のご請求から`.
 * @param use YYYYMM, the first month of use
 */
export const billedFrom = (use: string): string =>
  `${formatMonth(use)}のご利用分、${formatMonth(billOfUse(use))}のご請求から`;

/** The same of what begins in a month that nobody knows yet. */
export const billedFromStart = 'ご利用が始まる月の分、翌月のご請求から';

/** Where there is no bill yet. */
export const noBills = 'ご請求は、まだありません。';

/**
 * When the first bill comes.
 * @param month YYYYMM of the bill; null when there will be none
 */
export const firstBillOn = (month: string | null, fixingDate: string | null): string | undefined =>
  month && fixingDate
    ? `はじめてのご請求(${formatMonth(month)})は、${formatDay(fixingDate)}に確定します。`
    : undefined;

/** Labels of what a call was (contract, `CallKind`). */
export const callKinds: Record<Code.CallKind, string> = {
  local: '市内通話',
  long_distance: '市外通話',
  mobile: '携帯電話への通話',
  international: '国際通話',
  directory: '番号案内',
};

/** How a refund is paid (contract, `RefundMethod`). */
export const refundMethods: Record<Code.RefundMethod, string> = {
  bank: '口座への振り込み',
  card: 'カード会社を通じた返金',
  next_bill: '次のご請求からの差し引き',
  undecided: '返金の方法は未定',
};

/** What to say when an invoice is not there; other failures have their common words. */
export const invoiceMissing = {
  title: '請求書がまだありません',
  text: '請求書の準備ができていません。金額は、この画面でお確かめいただけます。',
};

/** What a failed download leaves as it was. */
export const invoiceUnchanged = 'ご請求の内容は変わっていません。';

/** First month (YYYYMM) whose invoice comes from the new billing system (docs/product.md §5.5). */
export const invoiceSwitchMonth = '202310';

/** Bills of one chart. */
export const chartMonths = 12;
