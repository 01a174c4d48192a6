import { fieldMessages } from '@/catalogue/messages';
import { strangerIn } from '@/catalogue/rules';
import { hyphens, toHalfWidth, withoutUnseen } from '@/lib/characters';
import { japanMonth } from '@/lib/date';
import { composed } from '@/lib/typedText';

/**
 * The values of the card form, normalised. They exist in the form's inputs and, for one call, in this
 * object.
 */
export interface CardValues {
  /** Digits only. */
  card_number: string;
  /** YYYYMM; an empty string until both are chosen. */
  expiry: string;
  security_code: string;
  holder_name: string;
}

export type CardField = keyof CardValues;

interface CardBrand {
  name: string;
  begins: RegExp;
  digits: number;
  codeDigits: number;
  groups: readonly number[];
}

const four = [4, 4, 4, 4] as const;
const brands: readonly CardBrand[] = [
  { name: 'Visa', begins: /^4/, digits: 16, codeDigits: 3, groups: four },
  {
    name: 'Mastercard',
    begins: /^(5[1-5]|222[1-9]|22[3-9]\d|2[3-6]\d\d|27[01]\d|2720)/,
    digits: 16,
    codeDigits: 3,
    groups: four,
  },
  { name: 'JCB', begins: /^35(2[89]|[3-8]\d)/, digits: 16, codeDigits: 3, groups: four },
  { name: 'American Express', begins: /^3[47]/, digits: 15, codeDigits: 4, groups: [4, 6, 5] },
  { name: 'Diners Club', begins: /^3(0[0-5]|[689])/, digits: 14, codeDigits: 3, groups: [4, 6, 4] },
];

export const brandNames = brands.map(({ name }) => name);

/** The brand by the first digits; undefined while they match none. */
export function brandOf(digits: string): CardBrand | undefined {
  return brands.find(({ begins }) => begins.test(digits));
}

/** The number in the groups of its brand, as on the card. */
export function groupCardDigits(digits: string): string {
  const parts: string[] = [];
  let rest = digits;
  for (const size of brandOf(digits)?.groups ?? four) {
    if (rest) parts.push(rest.slice(0, size));
    rest = rest.slice(size);
  }
  return [...parts, rest].filter(Boolean).join(' ');
}

const apostrophes = /[’‘ʼ＇´`]/g;
const anyHyphen = new RegExp(`[${hyphens}]`, 'gu');

/** The holder as the card has it: half-width capitals, with the marks that a keyboard for cards has. */
export function holderName(typed: string): string {
  const plain = toHalfWidth(withoutUnseen(typed))
    .replace(apostrophes, "'")
    .replace(anyHyphen, '-')
    .replace(/\s+/g, ' ')
    .trim()
    .toUpperCase();
  return composed(plain);
}

/** The years that can be chosen: this one, in Japan, and the 19 after it (docs/product.md §5.7). */
export function expiryYears(today: Date): string[] {
  const year = Number(japanMonth(today).slice(0, 4));
  return Array.from({ length: 20 }, (_, index) => String(year + index));
}

/**
 * What is wrong with a card, field by field. No message repeats what was typed, except for one letter of a name.
 * @param today a moment, by the server's clock
 */
export function cardProblems(card: CardValues, today: Date): Partial<Record<CardField, string>> {
  const problems: [CardField, string | undefined][] = [
    ['card_number', numberProblem(card.card_number)],
    ['expiry', expiryProblem(card.expiry, today)],
    ['security_code', codeProblem(card.security_code, brandOf(card.card_number))],
    ['holder_name', nameProblem(card.holder_name)],
  ];
  return Object.fromEntries(problems.filter(([, problem]) => problem !== undefined));
}

function numberProblem(digits: string): string | undefined {
  if (digits === '') return fieldMessages.missing;
  if (/\D/.test(digits)) return 'カード番号は、数字だけで入力してください。';
  const brand = brandOf(digits);
  if (!brand) return 'このカードはお使いいただけません。ほかのカードをお試しください。';
  if (digits.length !== brand.digits)
    return `${brand.name}のカード番号は${brand.digits}桁です。${digits.length}桁入力されています。`;
  return isChecked(digits)
    ? undefined
    : 'カード番号に誤りがあります。カードの番号をお確かめください。';
}

function expiryProblem(expiry: string, today: Date): string | undefined {
  if (expiry === '') return fieldMessages.mustSelect;
  if (expiry < japanMonth(today)) return '有効期限を過ぎています。新しいカードをお使いください。';
  const last = `${expiryYears(today).at(-1) ?? ''}12`;
  return expiry > last ? '有効期限に誤りがあります。' : undefined;
}

function codeProblem(code: string, brand: CardBrand | undefined): string | undefined {
  if (code === '') return fieldMessages.missing;
  const digits = brand?.codeDigits ?? 3;
  return new RegExp(`^\\d{${digits}}$`).test(code)
    ? undefined
    : `セキュリティコードは${digits}桁の数字です。`;
}

function nameProblem(name: string): string | undefined {
  if (name === '') return fieldMessages.missing;
  const stranger = strangerIn(name, /^[A-Z .'-]$/) ?? '';
  return /^[A-Z][A-Z .'-]{1,44}$/.test(name)
    ? undefined
    : `${stranger}カードに書かれているとおり、ローマ字で入力してください。例：KEIKO MIZUNO`;
}

/** Whether the last digit is the check digit of the others (Luhn). */
export function isChecked(digits: string): boolean {
  let sum = 0;
  for (const [index, digit] of [...digits].reverse().entries()) {
    const value = Number(digit) * (index % 2 === 1 ? 2 : 1);
    sum += value > 9 ? value - 9 : value;
  }
  return sum % 10 === 0;
}
