import { brand } from '@/catalogue/brand';
import { formatGb } from '@/lib/data';
import { formatFullDay } from '@/lib/date';
import { formatPhone } from '@/lib/phone';
import type { ClaimValues } from './claimValues';
import { formatGiftCode } from './giftEntry';
import type { Given } from './giftValues';

/**
 * What the giver passes on: both codes, whose number they are for, until when, and where to type them in.
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
