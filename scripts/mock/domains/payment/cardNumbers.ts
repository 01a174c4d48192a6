import type { Success } from '../operations.ts';

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
