import { brand } from '@/catalogue/brand';
import { formatGb } from '@/lib/data';
import { formatFullDay } from '@/lib/date';
import { formatPhone } from '@/lib/phone';
import { formatGiftCode } from './giftEntry';
import type { GiftReceipt } from './giftValues';

/**
 * What the giver passes on: both codes, whose number they are for, until when, and where to type them in.
 * @param page address of the page where data is received; it holds no code
 */
export const giftShareText = (
  { amountMb, toPhone, expiresOn }: Pick<GiftReceipt, 'amountMb' | 'toPhone' | 'expiresOn'>,
  codes: { gift: string; auth: string },
  page: string,
): string =>
  [
    `${brand.services.mobile}のデータ${formatGb(amountMb)}GBを贈りました。${formatPhone(toPhone)}で受け取れます。`,
    `ギフトコード：${formatGiftCode(codes.gift)}`,
    `認証コード：${codes.auth}`,
    ...(expiresOn ? [`受け取り期限：${formatFullDay(expiresOn)}`] : []),
    `受け取るページ：${page}`,
  ].join('\n');
