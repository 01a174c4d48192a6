import { methodChange, paymentMethod } from '@/catalogue/billing.ts';
import { addMonths, japanDay, japanMonth } from '@/lib/date.ts';
import type { Success } from '../contractTypes.ts';
import type { BillAccount } from '../customers/billAccount.ts';
import type { ServiceCall } from '../handler.ts';
import { eventsOf } from '../ledger/event.ts';
import type { Session } from '../session/sessions.ts';
import { dayNumber, exampleOf } from './examples.ts';
import { firstMonthAfter } from './firstBill.ts';

type Payment = Success<'getPayment'>;
type Code = NonNullable<Payment['changing_to']>['code'];

/** A method that a customer has chosen, as the payment shows it once it is in force. */
interface ChosenMethod {
  code: Code;
  detail: string;
  card: Payment['card'];
  telco: string | null;
  receipt: string;
}

/** A change of the method that was accepted. */
interface Chosen extends ChosenMethod {
  at: Date;
}

type Sms = 'postSbBillingSms' | 'postKddiBillingSms' | 'postNttBillingSms';

const smsOf: readonly Sms[] = ['postSbBillingSms', 'postKddiBillingSms', 'postNttBillingSms'];

const cardOf = [
  'putPaymentCreditCard',
  'putPaymentProductCreditCard',
  'putServicePaymentCreditCard',
] as const;

/** What was asked for of a service's card, oldest first; a call that names no service is about fibre. */
export const cardsAsked = ({ session, service: { listed } }: Omit<ServiceCall, 'now'>) =>
  eventsOf(session.past, cardOf).filter(({ service_id }) =>
    service_id === null ? listed.service_type === 'fixed' : service_id === listed.service_id,
  );

/** After how many seconds the demo's customer opens the link of an SMS. */
const opensAfter = 10;

/** What was asked for by SMS, oldest first. */
export const smsSent = ({ past }: Session) => eventsOf(past, smsOf);

const carriers: ReadonlySet<string> = new Set(['60', '70', '80']);

const byCarrier = (tel: string) => ({
  detail: `${tel.slice(0, 3)}-****-${tel.slice(-4)}`,
  card: null,
  telco: tel,
});

/** Made of the request, since every read after it names the same. */
export const carrierReceipt = (request_id: string, now: Date): string =>
  `CR${dayNumber(now)}${request_id.slice(-4)}`;

/** The changes of a service's method up to a moment, oldest first. */
export function chosenMethods(call: ServiceCall): Chosen[] {
  const { session, service, now } = call;
  const { past } = session;
  const isFibre = service.listed.service_type === 'fixed';
  const cards = cardsAsked(call).flatMap(
    ({ at, answer: { state, brand, last4, expiry, receipt_number } }): Chosen[] =>
      state === 'completed' && receipt_number !== null
        ? [
            {
              at: new Date(at),
              code: '30',
              receipt: receipt_number,
              detail: `${brand} ****-****-****-${last4}`,
              card: { brand, last4, expiry, is_expired: false },
              telco: null,
            },
          ]
        : [],
  );
  if (!isFibre) return cards;
  const confirmed = eventsOf(past, 'postNttBillingConfirm').map(
    ({ at, answer: { receipt_number, tel } }): Chosen => ({
      at: new Date(at),
      code: '60',
      receipt: receipt_number,
      ...byCarrier(tel),
    }),
  );
  // The customer opens the link of an SMS by themselves. What was accepted before has ended it.
  const opened = smsSent(session)
    .filter(({ operation }) => operation !== 'postNttBillingSms')
    .flatMap(({ at, answer: { request_id, tel, method_code } }): Chosen[] => {
      const openedAt = new Date(Date.parse(at) + opensAfter * 1000);
      const isEnded = [...cards, ...confirmed].some(
        (other) => other.at >= new Date(at) && other.at <= openedAt,
      );
      const receipt = carrierReceipt(request_id, openedAt);
      return openedAt > now || isEnded
        ? []
        : [{ at: openedAt, code: method_code, receipt, ...byCarrier(tel) }];
    });
  return [...cards, ...confirmed, ...opened].sort((a, b) => a.at.getTime() - b.at.getTime());
}

/** Whether another change was accepted since a moment, which ends an authentication that was begun then. */
export const isChangedSince = (call: ServiceCall, moment: string): boolean =>
  chosenMethods(call).some(({ at }) => at >= new Date(moment));

/** The payment that the customer's data name. Only fibre can be changed to the bill of a carrier. */
function methodsOf(call: ServiceCall): Payment {
  const payment = exampleOf(call, 'getPayment');
  const isFibre = call.service.listed.service_type === 'fixed';
  return {
    ...payment,
    changeable_to: payment.changeable_to.filter((code) => isFibre || !carriers.has(code)),
  };
}

/** Whether nothing was changed by the first method that was chosen. */
export const hadNoMethod = (call: ServiceCall): boolean => methodsOf(call).method.code === '99';

/** The payment method of a service at a moment: a change is in force from its first month on. */
export function paymentOf(call: ServiceCall): Payment {
  const { now } = call;
  let payment = methodsOf(call);
  for (const { at, code, detail, card, telco } of chosenMethods(call)) {
    const starts_month = firstMonthAfter(call, at);
    payment =
      starts_month !== null && starts_month <= japanMonth(now)
        ? {
            ...payment,
            method: { code, detail },
            debit_day: null,
            bank: null,
            card,
            telco,
            changing_to: null,
          }
        : { ...payment, changing_to: { code, accepted_on: japanDay(at), starts_month } };
  }
  return payment;
}

/** How the contract names the method beside its change: the one in use, or the one on its way. */
export function paymentDetail(call: ServiceCall): string {
  const { method, changing_to } = paymentOf(call);
  return changing_to
    ? `${methodChange({ method, to: changing_to.code })}を手続き中`
    : `いまは${paymentMethod(method.code).label}`;
}

/** Why a method can't be chosen now; undefined when it can. */
export function methodRefusal(
  payment: Payment,
  code: Code,
): 'change_in_progress' | 'payment_restricted' | undefined {
  if (payment.changing_to) return 'change_in_progress';
  return payment.changeable_to.includes(code) ? undefined : 'payment_restricted';
}

/** The method of a carrier or a card, in words. */
export const methodLabels: Partial<Record<Code, string>> = {
  '30': 'クレジットカード',
  '60': 'ドコモ払い',
  '70': 'ソフトバンクまとめて支払い',
  '80': 'au PAY',
};

/** The methods that were chosen, each with its first month. */
export const billMethods = (call: ServiceCall): NonNullable<BillAccount['methods']> =>
  chosenMethods(call).map(({ at, code, detail }) => ({
    from: addMonths(japanMonth(at), 1),
    method: { code, detail },
  }));

type Brand = Success<'putPaymentCreditCard'>['brand'];

type Outcome =
  'completed' | 'card_authentication_failed' | 'card_authentication_maintenance' | 'waiting';

/** What the demo's card company answers, by the last four digits; any other card is taken. */
const outcomes: Record<string, Outcome> = {
  '0002': 'card_authentication_failed',
  '0119': 'card_authentication_maintenance',
  '0259': 'waiting',
};

/** A card that is not taken at all. */
const refused = '0341';

export interface CardEntry {
  card_number: string;
  expiry: string;
  security_code: string;
  holder_name: string;
}

/** How an authentication ends, by the card's last digits. */
export const outcomeOf = (last4: string): Outcome => outcomes[last4] ?? 'completed';

/** A card that is refused before any authentication. */
export const isRefused = ({ card_number }: CardEntry): boolean => card_number.slice(-4) === refused;

/** The brand by the first digits. */
export function brandOf({ card_number }: CardEntry): Brand {
  if (/^3[47]/.test(card_number)) return 'Amex';
  if (/^35/.test(card_number)) return 'JCB';
  if (/^3/.test(card_number)) return 'Diners';
  return card_number.startsWith('4') ? 'Visa' : 'Mastercard';
}

/** Reads what was encrypted as a card; undefined when it is none. */
export function readCard(text: string | undefined): CardEntry | undefined {
  try {
    const card = JSON.parse(text ?? '') as Partial<Record<string, unknown>>;
    const { card_number, expiry, security_code, holder_name } = card;
    return [card_number, expiry, security_code, holder_name].every((v) => typeof v === 'string')
      ? (card as unknown as CardEntry)
      : undefined;
  } catch {
    return undefined;
  }
}

/** Whether the last digit is the check digit of the others (Luhn). */
export function hasCheckDigit(digits: string): boolean {
  const sum = [...digits].reverse().reduce((total, digit, index) => {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    return total + (value > 9 ? value - 9 : value);
  }, 0);
  return sum % 10 === 0;
}
