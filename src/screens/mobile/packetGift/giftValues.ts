import type { Answer } from '@/api/client';
import { brand } from '@/catalogue/brand';
import type * as Code from '@/catalogue/generated/codes';
import { fieldMessages } from '@/catalogue/messages';
import { refusalTitles } from '@/catalogue/refusals';
import { strangerIn } from '@/catalogue/rules';
import { numberText, ungrouped } from '@/lib/characters';
import { formatGb } from '@/lib/data';
import { formatFullDay } from '@/lib/date';
import { formatPhone } from '@/lib/numbers';
import { type CodeLetters, codesIn } from '@/procedure/field/codesIn';

/** Step between two amounts, and the smallest (MB). */
const unitMb = 500;

export interface GiftValues {
  /** GB, as typed and with half-width characters: `2.0`. */
  amount: string;
  to_phone: string;
  message: string;
}

/**
 * What was given: the answer, without its codes once the page has been left. While the codes are being made
 * the server refuses though the gift was taken, so there is no more than what was sent.
 */
export type Given = Pick<
  Answer<'postPacketGiftCode'>,
  'to_phone' | 'amount_mb' | 'message' | 'accepted_at'
> &
  Partial<Answer<'postPacketGiftCode'>>;

/** An amount as typed, in half-width and without its unit: `２．０ GB` → `2.0`. */
export function normaliseAmount(typed: string): string {
  return numberText(typed).replace(/(GB)+$/i, '');
}

/** GB as typed → MB; undefined if it isn't a number. */
export function amountMb(amount: string): number | undefined {
  // Rounded to 0.001 MB: 2.3 × 1000 is not 2300 in floating point, but 0.5004GB must not become 0.5GB.
  return /^\d+(\.\d+)?$/.test(amount) ? Math.round(Number(amount) * 1e6) / 1000 : undefined;
}

/** Checks an amount (GB) against the step of 500 MB and what can be given (MB). */
export function amountProblem(amount: string, limitMb: number): string | undefined {
  const mb = amountMb(amount);
  if (mb === undefined) return '贈るデータ量は、半角数字で入力してください。';
  if (mb > limitMb)
    return `指定できるデータ量を超えています。${formatGb(limitMb)}GB以内で入力してください。`;
  if (mb === 0 || mb % unitMb !== 0) return '0.5GB単位で入力してください。';
  return undefined;
}

/**
 * What is left (MB) after an amount (GB) was given; undefined where that amount can't be given.
 * @param month what is left now, and the most that can be given
 */
export function leftAfter(
  amount: string,
  month: { data_left_mb: number; limit_mb: number },
): number | undefined {
  const mb = amountMb(amount);
  if (mb === undefined || amountProblem(amount, month.limit_mb)) return undefined;
  return month.data_left_mb - mb;
}

/** Checks a receiver's number, digits only: what was found, what to do. */
export function phoneProblem(phone: string, own: string | undefined): string | undefined {
  const stranger = strangerIn(phone, /^[0-9]$/);
  if (stranger) return `${stranger}電話番号は、数字で入力してください。`;
  if (phone.length !== 11)
    return `${phone.length}桁です。携帯電話番号は、11桁の半角数字で入力してください。`;
  if (!/^0[789]0/.test(phone))
    return '携帯電話番号は、070・080・090で始まる番号を入力してください。';
  if (phone === own) return 'ご自身の番号には贈れません。贈る相手の電話番号を入力してください。';
  return undefined;
}

/** What is typed to receive data, in half-width capitals and digits without hyphens. */
export interface ClaimValues {
  gift_code: string;
  auth_code: string;
}

export type Claimed = Answer<'postPacketGiftRequest'>;

/** The codes of a gift: how many characters of which kind. */
export const giftCodes = {
  gift_code: { name: 'ギフトコード', length: 8, letters: '0-9A-Z', wanted: '8桁の半角英数字' },
  auth_code: { name: '認証コード', length: 4, letters: '0-9', wanted: '4桁の半角数字' },
} as const satisfies Record<
  keyof ClaimValues,
  { name: string; length: number; letters: CodeLetters; wanted: string }
>;

/**
 * A code as passed on, pasted or typed, in one form: `８k4m-22qp ` → `8K4M22QP`, also out of the message that
 * the giver has sent. A text with no code, or several, stays.
 */
export function normaliseCode(typed: string, field: keyof ClaimValues): string {
  const { length, letters } = giftCodes[field];
  const code = ungrouped(typed).toUpperCase();
  if (/^[0-9A-Z]*$/.test(code)) return code;
  const found = codesIn(typed, length, letters);
  // Many messages have words of eight letters.
  const [only, ...others] = found.length > 1 ? found.filter((one) => /\d/.test(one)) : found;
  return only && others.length === 0 ? only : typed.trim();
}

/** What is wrong with a code, already normalised: what was found, what to do. */
export function codeProblem(code: string, field: keyof ClaimValues): string | undefined {
  const { name, length, letters, wanted } = giftCodes[field];
  if (code === '') return fieldMessages.missing;
  const stranger = strangerIn(code, new RegExp(`^[${letters}]$`));
  if (!stranger && code.length === length) return undefined;
  return `${stranger ?? `${code.length}桁です。`}${name}は、${wanted}で入力してください。`;
}

/**
 * The text that the giver passes on: both codes, for which number, until when, and where to type them in.
 * @param page address of the page where data is received; it holds no code
 */
export const giftShareText = (
  { amount_mb, to_phone, expires_on }: Pick<Given, 'amount_mb' | 'to_phone' | 'expires_on'>,
  codes: ClaimValues,
  page: string,
): string =>
  [
    `${brand.services.mobile}のデータ${formatGb(amount_mb)}GBを贈りました。${formatPhone(to_phone)}で受け取れます。`,
    `ギフトコード：${formatGiftCode(codes.gift_code)}`,
    `認証コード：${codes.auth_code}`,
    ...(expires_on ? [`受け取り期限：${formatFullDay(expires_on)}`] : []),
    `受け取るページ：${page}`,
  ].join('\n');

/** `8K4M22QP` → `8K4M-22QP`. */
export const formatGiftCode = (code: string) => `${code.slice(0, 4)}-${code.slice(4)}`;

/** Titles of refusals; the server's sentence says the rest, with numbers and dates. */
export const packetGiftRefusalTitle = refusalTitles<
  Code.PacketGiftSendRefusalCode | Code.PacketGiftReceiptRefusalCode
>({
  packet_gift_none_contract: '対象のご契約がありません',
  packet_gift_already: '今月はこれ以上贈れません',
  packet_gift_none_sim_tel: '入力された電話番号はご利用になれません',
  packet_gift_code_month_end: '本日は受け付けていません',
  capacity_shortage: '容量が不足しています',
  packet_gift_code_capacity_over: '指定できるデータ量を超えています',
  packet_gift_code_none_contract_in_post: '対象のご契約を確認できません',
  packet_gift_code_not_available_sim_tel: '入力された電話番号はご利用になれません',
  packet_gift_code_none_price_plan: '対象のプランではありません',
  packet_gift_code_cant_get_in_code: '混み合っている可能性があります',
  packet_gift_code_not_neo_plan: '対象のプランではありません',
  cant_get_in_receipt: 'ギフトコードまたは認証コードが正しくありません',
});

/** Shown when the gift is accepted and its codes come later (meaning of docs/product.md §9.6). */
export const codesFollow =
  '混み合っている可能性があります。時間をおいて、データを贈る画面でギフトコードをお確かめください。';

/** The field that a refusal of a gift belongs to; refusals without one are about the customer's own contract. */
export const refusedGiftField: Partial<Record<string, 'amount' | 'to_phone'>> = {
  capacity_shortage: 'amount',
  packet_gift_code_capacity_over: 'amount',
  packet_gift_none_sim_tel: 'to_phone',
  packet_gift_code_not_available_sim_tel: 'to_phone',
  packet_gift_code_none_price_plan: 'to_phone',
} satisfies Partial<Record<Code.PacketGiftSendRefusalCode, 'amount' | 'to_phone'>>;
