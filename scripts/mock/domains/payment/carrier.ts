import { japanDay } from '@/lib/date.ts';
import type { Service } from '../../customers/customer.ts';
import { fibreOf } from '../../customers/fibreOf.ts';
import type { MockContext } from '../../mockContext.ts';
import type { Session } from '../../session/sessions.ts';
import { type Handlers, Refusal, sessionState, type SignedCall } from '../domain.ts';
import { formatMoment } from '../formatMoment.ts';
import type { Success } from '../operations.ts';
import { changeMethod, methodRefusal, paymentOf } from './method.ts';

/** In seconds: how long an SMS is good, when another can be sent, when the demo's customer opens its link. */
const goodFor = 600;
const resendAfter = 60;
const opensAfter = 10;

/** The code of every SMS of the demo, and the ending of numbers that can't be billed. */
const smsCode = '4821';
const notBillable = '9999';

type Code = '60' | '70' | '80';

interface Request {
  id: string;
  code: Code;
  tel: string;
  sentAt: number;
  done: boolean;
}

const labels: Record<Code, string> = {
  '60': 'ドコモ払い',
  '70': 'ソフトバンクまとめて支払い',
  '80': 'au PAY',
};

/** Billing by a mobile carrier: an SMS, then its link or its code. */
export const carrier: Handlers = {
  postSbBillingSms: (call) => sendSms(call, '70'),
  postKddiBillingSms: (call) => sendSms(call, '80'),
  postNttBillingSms: (call) => sendSms(call, '60'),

  postNttBillingConfirm: ({ mock, session, customer, body, now }) => {
    const service = fibreOf(customer);
    const request = requests(session).find(({ id, done }) => id === body.request_id && !done);
    if (!service || !request || secondsSince(request, now) > goodFor)
      return new Refusal('sms_code_expired');
    if (body.sms_code !== smsCode) return new Refusal('sms_code_wrong');
    const { receipt_number, starts_month } = accept(mock, session, service, now, request);
    return {
      receipt_number,
      accepted_at: formatMoment(now),
      method_code: request.code,
      tel: request.tel,
      starts_month,
    };
  },
};

/**
 * Carries out a change whose SMS link the demo's customer has opened meanwhile, as if the carrier reported it
 * at that moment.
 */
export function takeOpenedLinks(mock: MockContext, session: Session, now: Date): void {
  const service = fibreOf(session.customer);
  if (!service || !session.state.has(requestsKey)) return;
  const opened = requests(session).find(
    (request) => request.code !== '60' && !request.done && secondsSince(request, now) >= opensAfter,
  );
  if (opened) accept(mock, session, service, new Date(opened.sentAt + opensAfter * 1000), opened);
}

const requestsKey = 'carrier requests';

const requests = (session: Session) => sessionState(session, requestsKey, (): Request[] => []);

const secondsSince = ({ sentAt }: Request, now: Date) => (now.getTime() - sentAt) / 1000;

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
  const all = requests(session);
  if (all.some((request) => secondsSince(request, now) < resendAfter))
    return new Refusal('too_many_requests');
  const request: Request = {
    id: `b${mock.random.code(10, '0123456789')}`,
    code,
    tel: body.tel,
    sentAt: now.getTime(),
    done: false,
  };
  // Only the newest SMS is good.
  all.splice(0, all.length, request);
  const after = (seconds: number) => formatMoment(new Date(now.getTime() + seconds * 1000));
  return {
    request_id: request.id,
    tel: request.tel,
    method_code: code,
    confirm_by: code === '60' ? 'code' : 'link',
    expires_at: after(goodFor),
    resend_from: after(resendAfter),
  };
}

function accept(
  mock: MockContext,
  session: Session,
  service: Service,
  now: Date,
  request: Request,
) {
  const { code, tel } = request;
  request.done = true;
  // Made of the request, since every read after it names the same.
  const receipt_number = `CR${japanDay(now).replace(/-/g, '').slice(2)}${request.id.slice(-4)}`;
  const starts_month = changeMethod(mock, session, service, now, {
    code,
    label: labels[code],
    detail: `${tel.slice(0, 3)}-****-${tel.slice(-4)}`,
    card: null,
    telco: tel,
    receipt: receipt_number,
  });
  return { receipt_number, starts_month };
}
