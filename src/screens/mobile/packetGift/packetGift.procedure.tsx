import { packetGiftRefusalTitle, refusedGiftField } from '@/catalogue/packetGift';
import { withoutTitle } from '@/catalogue/refusals';
import { formatGb } from '@/lib/data';
import { paths } from '@/paths';
import type { Procedure } from '@/procedure/procedure';
import { GiftFields } from './GiftFields';
import { GiftReceiptBody } from './GiftReceiptBody';
import { GiftUnknown } from './GiftUnknown';
import type { GiftReceipt, GiftValues } from './giftValues';
import { ReceivedGifts } from './ReceivedGifts';
import { sendGift } from './sendGift';
import { SentGifts } from './SentGifts';
import { useGiftBlocked } from './useGiftBlocked';
import { useGiftReview } from './useGiftReview';

/** データを贈る (docs/product.md §9.6). */
export const packetGiftProcedure: Procedure<GiftValues, GiftReceipt> = {
  name: 'packet_gift',
  title: 'データを贈る',
  path: paths.packetGift(),
  exit: { to: paths.mobileTop(), label: 'トップに戻る' },
  reviewNote: 'まだ贈られていません。',
  lineNote: 'のデータを贈ります',
  defaults: { amount: '', to_phone: '', message: '' },
  inputs: [
    {
      slug: '',
      label: '入力',
      fields: [
        { name: 'amount', label: '贈るデータ量', requestField: 'amount_mb' },
        { name: 'to_phone', label: '贈る相手の電話番号' },
        { name: 'message', label: 'メッセージ' },
      ],
      Fields: GiftFields,
      Footer: () => (
        <>
          <SentGifts />
          <ReceivedGifts />
        </>
      ),
    },
  ],
  useAvailability: useGiftBlocked,
  useReview: useGiftReview,
  submit: sendGift,
  refusal: ({ code, message }) => {
    const field = refusedGiftField[code];
    if (field) return { field, message };
    const title = packetGiftRefusalTitle(code);
    return { title, text: `${withoutTitle(title, message)}データは贈られていません。` };
  },
  Unknown: GiftUnknown,
  done: {
    title: ({ amountMb, codes, receiptNumber }) =>
      codes || receiptNumber
        ? `${formatGb(amountMb)}GBを贈る手続きが完了しました。`
        : `${formatGb(amountMb)}GBを贈る手続きを受け付けました。`,
    keep: ({ codes: _codes, ...kept }) => kept,
    Receipt: GiftReceiptBody,
  },
};
