import { billMonth, japanDay, japanMonth } from '@/lib/date.ts';
import type { Success } from '../contractTypes.ts';
import { fibreOf, type Service } from '../customers/customer.ts';
import { opensOn } from '../facts/construction.ts';
import { accepted } from '../facts/examples.ts';
import { planByClock } from '../facts/fibrePlan.ts';
import { firstMonthAfter } from '../facts/firstBill.ts';
import { plainText } from '../facts/login.ts';
import {
  brandOf,
  type CardEntry,
  cardsAsked,
  carrierReceipt,
  hasCheckDigit,
  isChangedSince,
  isRefused,
  methodRefusal,
  outcomeOf,
  paymentOf,
  readCard,
  smsSent,
} from '../facts/payment.ts';
import { type Handlers, Refusal, type ServiceCall, type SignedCall } from '../handler.ts';
import { eventsOf } from '../ledger/event.ts';
import { formatMoment } from '../moments.ts';

/** Direct debit, and the transfers until it begins (docs/product.md §5.6). */
const byDebit: readonly string[] = ['11', '20'];

/** How a service is paid, with what was changed. */
export const payment: Handlers = {
  getPayment: (call) => paymentOf(call),

  getKoufuri: (call) => {
    const { customer, example, now } = call;
    const service = fibreOf(customer);
    const code = service && paymentOf({ ...call, service }).method.code;
    const usual = code !== undefined && byDebit.includes(code) ? 'normal' : 'none';
    const given = example(customer.examples.getKoufuri ?? usual);
    const plan = planByClock(call);
    if (given.status !== 'registered' || !plan) return given;
    // A line that isn't open yet is charged from the day on which it is built.
    const isBegun = plan.serviceStartDate <= japanDay(now);
    const start = isBegun ? plan.serviceStartDate : opensOn(call);
    return {
      ...given,
      applied_on: plan.acceptDate,
      starts_month: start === null ? null : billMonth(start),
    };
  },

  getFixedPayment: (call) => {
    const { customer, example } = call;
    const service = fibreOf(customer);
    const fixed = example(customer.examples.getFixedPayment ?? 'normal');
    return service ? { ...fixed, method: paymentOf({ ...call, service }).method } : fixed;
  },
};

type Result = Success<'putPaymentCreditCard'>;

/** How long the card company takes, and until when it is asked (seconds). */
const answersAfter = 3;
const cardSeconds = 60;

type CardCall = SignedCall<
  'putPaymentCreditCard' | 'putPaymentProductCreditCard' | 'putServicePaymentCreditCard'
>;

/** Card authentication: the first call begins it, later ones ask for the outcome. */
export const card: Handlers = {
  putPaymentCreditCard: (call) => putCard(call, fibreOf(call.customer)),
  putPaymentProductCreditCard: (call) => putCard(call, fibreOf(call.customer)),
  putServicePaymentCreditCard: (call) => putCard(call, call.service),
};

function putCard(call: CardCall, service: Service | undefined) {
  if (!service) return new Refusal('payment_restricted');
  const { body } = call;
  return 'authentication_id' in body
    ? answer({ ...call, service }, body.authentication_id)
    : begin({ ...call, service }, body.cipher_text);
}

function begin(call: ServiceCall, cipher: string) {
  const { mock, now } = call;
  const entry = readCard(plainText(cipher));
  if (!entry) return new Refusal('cipher_expired');
  const refusal = methodRefusal(paymentOf(call), '30');
  if (refusal) return new Refusal(refusal);
  const fields = problems(entry, now);
  if (fields.length > 0) return new Refusal('bad_request', { fields });
  if (isRefused(entry)) return new Refusal('card_not_accepted');
  const result: Result = {
    authentication_id: `a${mock.random.code(10, '0123456789')}`,
    state: 'authenticating',
    brand: brandOf(entry),
    last4: entry.card_number.slice(-4),
    expiry: entry.expiry,
    expires_at: formatMoment(new Date(now.getTime() + cardSeconds * 1000)),
    receipt_number: null,
    accepted_at: null,
    starts_month: null,
  };
  return result;
}

function answer(call: ServiceCall, id: string) {
  const { now } = call;
  const asked = cardsAsked(call).filter(
    ({ answer: { authentication_id } }) => authentication_id === id,
  );
  const [begun] = asked;
  if (!begun) return new Refusal('authentication_expired');
  const completed = asked.find(({ answer: { state } }) => state === 'completed');
  if (completed) return completed.answer;
  const { at, answer: result } = begun;
  const outcome = outcomeOf(result.last4);
  const seconds = (now.getTime() - Date.parse(at)) / 1000;
  if (seconds > cardSeconds) return new Refusal('authentication_expired');
  if (outcome === 'waiting' || seconds < answersAfter) return result;
  if (outcome !== 'completed') return new Refusal(outcome);
  if (isChangedSince(call, at)) return new Refusal('change_in_progress');
  return {
    ...result,
    state: 'completed' as const,
    ...accepted(call, 'CC'),
    starts_month: firstMonthAfter(call, now),
  };
}

function problems({ card_number, expiry, security_code, holder_name }: CardEntry, now: Date) {
  const wrong: [name: string, message: string, isWrong: boolean][] = [
    [
      'card_number',
      'カード番号に誤りがあります。',
      !/^[0-9]{14,16}$/.test(card_number) || !hasCheckDigit(card_number),
    ],
    [
      'expiry',
      '有効期限に誤りがあります。',
      !/^[0-9]{6}$/.test(expiry) || expiry < japanMonth(now),
    ],
    ['security_code', 'セキュリティコードに誤りがあります。', !/^[0-9]{3,4}$/.test(security_code)],
    ['holder_name', '名義に誤りがあります。', !/^[A-Z][A-Z .'-]{1,44}$/.test(holder_name)],
  ];
  return wrong.filter(([, , isWrong]) => isWrong).map(([name, message]) => ({ name, message }));
}

/** In seconds: how long an SMS is good, and when another can be sent. */
const smsSeconds = 600;
const resendAfter = 60;

/** The code of every SMS of the demo, and the ending of numbers that can't be billed. */
const smsCode = '4821';
const notBillable = '9999';

type Code = '60' | '70' | '80';

/** Billing by a mobile carrier: an SMS, then its link or its code. */
export const carrier: Handlers = {
  postSbBillingSms: (call) => sendSms(call, '70'),
  postKddiBillingSms: (call) => sendSms(call, '80'),
  postNttBillingSms: (call) => sendSms(call, '60'),

  postNttBillingConfirm: (call) => {
    const { session, body, now } = call;
    const service = fibreOf(call.customer);
    // Only the newest SMS is good, and once.
    const newest = smsSent(session).at(-1);
    const isUsed = eventsOf(session.past, 'postNttBillingConfirm').some(
      ({ asked }) => asked.request_id === body.request_id,
    );
    if (!service || isUsed || newest?.answer.request_id !== body.request_id)
      return new Refusal('sms_code_expired');
    if (secondsSince(newest.at, now) > smsSeconds) return new Refusal('sms_code_expired');
    if (isChangedSince({ ...call, service }, newest.at)) return new Refusal('change_in_progress');
    if (body.sms_code !== smsCode) return new Refusal('sms_code_wrong');
    const { method_code, tel, request_id } = newest.answer;
    return {
      receipt_number: carrierReceipt(request_id, now),
      accepted_at: formatMoment(now),
      method_code,
      tel,
      starts_month: firstMonthAfter({ ...call, service }, now),
    };
  },
};

const secondsSince = (at: string, now: Date) => (now.getTime() - Date.parse(at)) / 1000;

function sendSms(
  call: SignedCall<'postSbBillingSms' | 'postKddiBillingSms' | 'postNttBillingSms'>,
  code: Code,
): Success<'postSbBillingSms'> | Refusal {
  const { mock, session, body, now } = call;
  const service = fibreOf(call.customer);
  if (!service) return new Refusal('payment_restricted');
  const refusal = methodRefusal(paymentOf({ ...call, service }), code);
  if (refusal) return new Refusal(refusal);
  if (body.tel.endsWith(notBillable)) return new Refusal('carrier_not_eligible');
  if (smsSent(session).some(({ at }) => secondsSince(at, now) < resendAfter))
    return new Refusal('too_many_requests');
  const after = (seconds: number) => formatMoment(new Date(now.getTime() + seconds * 1000));
  return {
    request_id: `b${mock.random.code(10, '0123456789')}`,
    tel: body.tel,
    method_code: code,
    confirm_by: code === '60' ? 'code' : 'link',
    expires_at: after(smsSeconds),
    resend_from: after(resendAfter),
  };
}
