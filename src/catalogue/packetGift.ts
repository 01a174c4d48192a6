import type * as Code from './codes';
import { refusalTitles } from './refusals';

/** Limits and patterns of the packet gift (docs/product.md §9.6). */
export const packetGift = {
  /** Step between two amounts, and the smallest (MB). */
  unitMb: 500,
  messageMaxLength: 20,
  mobileNumber: /^0[789]0[0-9]{8}$/,
} as const;

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
