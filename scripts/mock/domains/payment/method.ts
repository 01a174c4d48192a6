import { addMonths, formatFullMonth, japanDay, japanMonth } from '@/lib/date.ts';
import type { Service } from '../../customers/customer.ts';
import type { MockContext } from '../../mockContext.ts';
import type { Session } from '../../session/sessions.ts';
import { addNotice } from '../account/notices.ts';
import { billMethods } from '../billing/billMethods.ts';
import { dayOf, type Month } from '../billing/months.ts';
import { sessionState } from '../domain.ts';
import { exampleOf } from '../exampleOf.ts';
import type { Success } from '../operations.ts';
import { addApplication } from '../progress/applications.ts';

type Payment = Success<'getPayment'>;
type Code = NonNullable<Payment['changing_to']>['code'];

/** A method that a customer has chosen, as the payment shows it once it is in force. */
export interface ChosenMethod {
  code: Code;
  detail: string;
  card: Payment['card'];
  telco: string | null;
}

interface State {
  payment: Payment;
  chosen: ChosenMethod | null;
}

const state = (mock: MockContext, session: Session, service: Service): State =>
  sessionState(session, `payment ${service.listed.service_id}`, () => ({
    payment: exampleOf(mock, service, 'getPayment'),
    chosen: null,
  }));

/** The payment method of a service at a moment: a change is in force from its first month on. */
export function paymentOf(
  mock: MockContext,
  session: Session,
  service: Service,
  now: Date,
): Payment {
  const { payment, chosen } = state(mock, session, service);
  const change = payment.changing_to;
  if (!chosen || !change || change.starts_month > japanMonth(now)) return payment;
  const { code, detail, card, telco } = chosen;
  return {
    ...payment,
    method: { code, detail },
    debit_day: null,
    bank: null,
    card,
    telco,
    changing_to: null,
  };
}

/** Why a method can't be chosen now; undefined when it can. */
export function methodRefusal(
  payment: Payment,
  code: Code,
): 'change_in_progress' | 'payment_restricted' | undefined {
  if (payment.changing_to) return 'change_in_progress';
  return payment.changeable_to.includes(code) ? undefined : 'payment_restricted';
}

/**
 * Accepts a change of the method and writes it to the notices.
 * @returns the first month whose bill is paid with the new method
 */
export function changeMethod(
  mock: MockContext,
  session: Session,
  service: Service,
  now: Date,
  { label, receipt, ...chosen }: ChosenMethod & { label: string; receipt: string },
): Month {
  const own = state(mock, session, service);
  const starts_month = addMonths(japanMonth(now), 1);
  own.payment = {
    ...paymentOf(mock, session, service, now),
    changing_to: { code: chosen.code, accepted_on: japanDay(now), starts_month },
  };
  own.chosen = chosen;
  billMethods(session, service).push({
    from: starts_month,
    method: { code: chosen.code, detail: chosen.detail },
  });
  addApplication(mock, session, service, now, {
    prefix: receipt.slice(0, 2),
    receipt,
    title: 'お支払い方法の変更',
    steps: [{ label: '変更後の最初のご請求', date: dayOf(starts_month, 1) }],
    nextTitle: `${label}でのお支払いの開始`,
    detail: `${formatFullMonth(starts_month)}のご請求から`,
    action: {
      kind: 'guide',
      label: 'お支払い方法を見る',
      url: service.listed.service_type === 'mobile' ? '/mobile/payment' : '/payment',
    },
  });
  addNotice(session, service, now, {
    title: `お支払い方法の変更を受け付けました(${label})`,
    paragraphs: [
      'お支払い方法の変更を受け付けました。それまでのご請求は、いまのお支払い方法です。',
    ],
    rows: [
      { label: '新しいお支払い方法', value: `${label} ${chosen.detail}` },
      {
        label: '変更後の最初のご請求',
        value: `${starts_month.slice(0, 4)}年${Number(starts_month.slice(4))}月`,
      },
      { label: '受付番号', value: receipt },
    ],
    link: null,
  });
  return starts_month;
}
