import { now } from '@/lib/clock';
import { japanMonth } from '@/lib/date';
import type * as Code from './generated/codes';

/** How a change to a payment method is begun, and what it needs. */
interface PaymentChange {
  needs: string;
  /** Where it is done: on the card's own document, by a mobile carrier, or by phone. */
  by: 'card' | 'carrier' | 'phone';
  carrier?: Carrier;
  /** What it needs where a carrier's bill is asked for by phone. */
  needsByPhone?: string;
}

export type Carrier = 'softbank' | 'kddi' | 'docomo';

const slip = '払込票をお送りします。コンビニでのお支払いには、毎回お手続きが必要です。';

/** For a line whose carrier billing can't be requested on a screen. */
const called = (carrier: string) =>
  `${carrier}の電話番号。その番号のご契約者から、お電話ください。`;

const changes: Record<string, PaymentChange> = {
  '10': { needs: 'ご請求のたびに、ご案内の口座へお振り込みいただきます。', by: 'phone' },
  '20': {
    needs: '口座の番号とお届け印。申込書をお送りし、ご返送から1か月ほどで始まります。',
    by: 'phone',
  },
  '30': {
    needs: 'カードと、カード会社にご登録の電話番号・メールアドレス。この画面で完了します。',
    by: 'card',
  },
  '40': { needs: slip, by: 'phone' },
  '60': {
    needs: 'ドコモの電話番号と、SMSで届く4桁の認証コード。',
    by: 'carrier',
    carrier: 'docomo',
    needsByPhone: called('ドコモ'),
  },
  '70': {
    needs: 'ソフトバンクの電話番号と、SMSで届くリンク。',
    by: 'carrier',
    carrier: 'softbank',
    needsByPhone: called('ソフトバンク'),
  },
  '80': {
    needs: 'auの電話番号と、SMSで届くリンク。',
    by: 'carrier',
    carrier: 'kddi',
    needsByPhone: called('au'),
  },
};

/** What a change to a method needs; the change to a method that is new to this build is made by phone. */
export function paymentChange(code: string): PaymentChange {
  return changes[code] ?? { needs: 'お電話でご案内します。', by: 'phone' };
}

/** The carriers that can collect our charges with their own bill, by the last part of their address. */
export const carriers: Record<Carrier, { name: string; code: string; service: string }> = {
  softbank: { name: 'ソフトバンク', code: '70', service: 'ソフトバンクまとめて支払い' },
  kddi: { name: 'au', code: '80', service: 'au PAY' },
  docomo: { name: 'ドコモ', code: '60', service: 'ドコモ払い' },
};

export const isCarrier = (value: string): value is Carrier => Object.hasOwn(carriers, value);

export const accountKinds: Record<Code.AccountKind, string> = {
  ordinary: '普通',
  current: '当座',
  savings: '貯蓄',
};

/** Whether a card can't be charged any more: as the server says, and by its own end, which comes by itself. */
export const isCardExpired = (card: { is_expired: boolean; expiry: string }): boolean =>
  card.is_expired || card.expiry < japanMonth(now());
