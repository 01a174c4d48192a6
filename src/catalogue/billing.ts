import { now } from '@/lib/clock';
import { billOfUse, daysUntil, formatDay, formatFullMonth, formatMonth } from '@/lib/date';
import { formatYen } from '@/lib/yen';
import type * as Code from './generated/codes';

interface PaymentMethodTexts {
  label: string;
  /** Label of the day on which the amount is debited, or of the billing day where nothing is debited. */
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
    day: 'カードのご請求日',
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

/** Whether a code is one of docs/product.md §5.6; any other shows as 読み込めません. */
export const isPaymentMethod = (code: string): code is Code.PaymentMethodCode =>
  Object.hasOwn(paymentMethods, code);

/** Texts of a payment method by its code; 読み込めません for an unknown code (docs/product.md §5.6). */
export const paymentMethod = (code: string): PaymentMethodTexts =>
  isPaymentMethod(code) ? paymentMethods[code] : unreadable;

/** Whether each bill comes with a slip to pay it with. */
export const paysBySlip = (code: string): boolean =>
  isPaymentMethod(code) && paymentMethods[code].toPay === bySlip.toPay;

/** A part of running text: `strong` is emphasised, `hold` is kept on one line. */
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
 * What the customer has to do about a bill, by when and how; empty where there is nothing to do
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

/** By when to pay; a day that has passed is named as such. */
function dueTexts(day: string | null): Phrase[] {
  if (day === null) return ['お早めに、'];
  return isOverdue(day)
    ? [{ hold: `お支払い期限の${formatDay(day)}を過ぎています。` }, 'お早めに、']
    : [{ strong: `${formatDay(day)}まで` }, 'に、'];
}

interface DatedBill {
  status: string;
  debit_date: string | null;
  payment_due_on: string | null;
  payment_method: { code: string };
}

/** The day of a bill with its word: the last one to pay it, that on which it was paid, or that of its method. */
export function dayOfBill({
  status,
  debit_date,
  payment_due_on,
  payment_method: { code },
}: DatedBill): { label: string; day: string } | undefined {
  if (payment_due_on !== null) return { label: 'お支払い期限', day: payment_due_on };
  if (debit_date === null) return undefined;
  return { label: status === '3' ? 'お支払い日' : paymentMethod(code).day, day: debit_date };
}

/** Whether the last day to pay is past. */
export const isOverdue = (day: string | null): boolean => day !== null && daysUntil(day, now()) < 0;

/**
 * From which month of use and from which bill a price applies: `12月のご利用分、1月のご請求から`.
 * @param use YYYYMM, the first month of use
 */
export const billedFrom = (use: string): string =>
  `${formatMonth(use)}のご利用分、${formatMonth(billOfUse(use))}のご請求から`;

/** The same for a use that begins in a month that isn't known yet. */
export const billedFromStart = 'ご利用が始まる月の分、翌月のご請求から';

/** A bill by its month, `2027年1月のご請求`; the first one where its month isn't known yet. */
export const billNamed = (month: string | null, format = formatFullMonth): string =>
  month === null ? '開通後の最初のご請求' : `${format(month)}のご請求`;

/** Whether no payment method is set so far: then one is registered, not changed. */
export const isWithoutMethod = ({ code }: { code: string }): boolean => code === '99';

interface MethodChange {
  /** The method in force. */
  method: { code: string };
  /** The code of the one to come, which may be the same with another card or number. */
  to: string;
}

/** ドコモ払いへの変更; ドコモ払いの登録 of a first method, ドコモ払いの変更 of another number. */
export function methodChange({ method, to }: MethodChange): string {
  const { label } = paymentMethod(to);
  if (isWithoutMethod(method)) return `${label}の登録`;
  return `${label}${method.code === to ? 'の' : 'への'}変更`;
}

interface MethodToCome {
  method: { code: string };
  changing_to: { code: string; starts_month: string | null };
}

/** That a payment method was accepted and isn't in force yet: what, and from which bill. */
export function methodToCome({ method, changing_to }: MethodToCome): [what: string, from: string] {
  const bill = billNamed(changing_to.starts_month);
  return [
    `${methodChange({ method, to: changing_to.code })}を手続き中です`,
    `${bill}から${isWithoutMethod(method) ? '、このお支払い方法です' : '変わります'}。`,
  ];
}

export const noBills = 'ご請求は、まだありません。';

/**
 * When the first bill comes.
 * @param month YYYYMM of the bill; null when there will be none
 */
export const firstBillOn = (month: string | null, fixingDate: string | null): string | undefined =>
  month && fixingDate
    ? `はじめてのご請求(${formatMonth(month)})は、${formatDay(fixingDate)}に確定します。`
    : undefined;

export const callKinds: Record<Code.CallKind, string> = {
  local: '市内通話',
  long_distance: '市外通話',
  mobile: '携帯電話への通話',
  international: '国際通話',
  directory: '番号案内',
};

export const refundMethods: Record<Code.RefundMethod, string> = {
  bank: '口座への振り込み',
  card: 'カード会社を通じた返金',
  next_bill: '次のご請求からの差し引き',
  undecided: '返金の方法は未定',
};

/** Texts for an invoice that is not there; other failures have the common texts (`failures`). */
export const invoiceMissing = {
  title: '請求書がまだありません',
  text: '請求書の準備ができていません。金額は、この画面でお確かめいただけます。',
};

/** Shown after a failed download: what has not changed. */
export const invoiceUnchanged = 'ご請求の内容は変わっていません。';

/** First month (YYYYMM) whose invoice comes from the new billing system (docs/product.md §5.5). */
export const invoiceSwitchMonth = '202310';

/** Whether a fibre bill is the old billing system's (docs/product.md §5.5). @param month YYYYMM */
export const isOldMonth = (month: string): boolean => month < invoiceSwitchMonth;

export const chartMonths = 12;
