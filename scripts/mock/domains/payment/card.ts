import { japanMonth } from '@/lib/date.ts';
import type { Service } from '../../customers/customer.ts';
import { fibreOf } from '../../customers/fibreOf.ts';
import { eventsOf } from '../../ledger/event.ts';
import type { MockContext } from '../../mockContext.ts';
import type { Session } from '../../session/sessions.ts';
import { plainText } from '../account/secure.ts';
import { type Handlers, Refusal, type SignedCall } from '../domain.ts';
import { formatMoment } from '../formatMoment.ts';
import type { Success } from '../operations.ts';
import { receiptNumber } from '../progress/receiptNumber.ts';
import {
  brandOf,
  type CardEntry,
  hasCheckDigit,
  isRefused,
  outcomeOf,
  readCard,
} from './cardNumbers.ts';
import { firstMonth, methodRefusal, paymentOf } from './method.ts';

type Result = Success<'putPaymentCreditCard'>;

/** How long the card company takes, and until when it is asked (seconds). */
const answersAfter = 3;
const goodFor = 60;

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
  const { mock, session, body, now } = call;
  return 'authentication_id' in body
    ? answer(call, body.authentication_id)
    : begin(mock, session, service, now, body.cipher_text);
}

function begin(mock: MockContext, session: Session, service: Service, now: Date, cipher: string) {
  const entry = readCard(plainText(cipher));
  if (!entry) return new Refusal('cipher_expired');
  const refusal = methodRefusal(paymentOf(mock, session, service, now), '30');
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
    expires_at: formatMoment(new Date(now.getTime() + goodFor * 1000)),
    receipt_number: null,
    accepted_at: null,
    starts_month: null,
  };
  return result;
}

function answer({ mock, session, now }: CardCall, id: string) {
  const asked = eventsOf(session.past, [
    'putPaymentCreditCard',
    'putPaymentProductCreditCard',
    'putServicePaymentCreditCard',
  ]).filter(({ answer: { authentication_id } }) => authentication_id === id);
  const [begun] = asked;
  if (!begun) return new Refusal('authentication_expired');
  const completed = asked.find(({ answer: { state } }) => state === 'completed');
  if (completed) return completed.answer;
  const { at, answer: result } = begun;
  const outcome = outcomeOf(result.last4);
  const seconds = (now.getTime() - Date.parse(at)) / 1000;
  if (seconds > goodFor) return new Refusal('authentication_expired');
  if (outcome === 'waiting' || seconds < answersAfter) return result;
  if (outcome !== 'completed') return new Refusal(outcome);
  return {
    ...result,
    state: 'completed' as const,
    receipt_number: receiptNumber(mock, 'CC', now),
    accepted_at: formatMoment(now),
    starts_month: firstMonth(now),
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
