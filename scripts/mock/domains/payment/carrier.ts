import { fibreOf } from '../../customers/fibreOf.ts';
import { eventsOf } from '../../ledger/event.ts';
import { type Handlers, Refusal, type SignedCall } from '../domain.ts';
import { formatMoment } from '../formatMoment.ts';
import type { Success } from '../operations.ts';
import { carrierReceipt, firstMonth, methodRefusal, paymentOf, smsSent } from './method.ts';

/** In seconds: how long an SMS is good, and when another can be sent. */
const goodFor = 600;
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

  postNttBillingConfirm: ({ session, customer, body, now }) => {
    const service = fibreOf(customer);
    // Only the newest SMS is good, and once.
    const newest = smsSent(session).at(-1);
    const isUsed = eventsOf(session.past, 'postNttBillingConfirm').some(
      ({ asked }) => asked.request_id === body.request_id,
    );
    if (!service || isUsed || newest?.answer.request_id !== body.request_id)
      return new Refusal('sms_code_expired');
    if (secondsSince(newest.at, now) > goodFor) return new Refusal('sms_code_expired');
    if (body.sms_code !== smsCode) return new Refusal('sms_code_wrong');
    const { method_code, tel, request_id } = newest.answer;
    return {
      receipt_number: carrierReceipt(request_id, now),
      accepted_at: formatMoment(now),
      method_code,
      tel,
      starts_month: firstMonth(now),
    };
  },
};

const secondsSince = (at: string, now: Date) => (now.getTime() - Date.parse(at)) / 1000;

function sendSms(
  {
    mock,
    session,
    customer,
    body,
    now,
  }: SignedCall<'postSbBillingSms' | 'postKddiBillingSms' | 'postNttBillingSms'>,
  code: Code,
): Success<'postSbBillingSms'> | Refusal {
  const service = fibreOf(customer);
  if (!service) return new Refusal('payment_restricted');
  const refusal = methodRefusal(paymentOf(mock, session, service, now), code);
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
    expires_at: after(goodFor),
    resend_from: after(resendAfter),
  };
}
