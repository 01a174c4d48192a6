import { packetGiftRefusalTitle } from '@/catalogue/packetGift';
import { withoutTitle } from '@/catalogue/refusals';
import { formatGb } from '@/lib/data';
import { paths } from '@/paths';
import type { Procedure } from '@/procedure/procedure';
import { ClaimFields } from './ClaimFields';
import { checkCodes, claimGift } from './claimGift';
import { ClaimReceiptBody } from './ClaimReceiptBody';
import { ClaimUnknown } from './ClaimUnknown';
import type { ClaimReceipt, ClaimValues } from './claimValues';
import { useClaimReview } from './useClaimReview';

/** データを受け取る (docs/product.md §9.7). */
export const packetGiftReceiptProcedure: Procedure<ClaimValues, ClaimReceipt> = {
  name: 'packet_gift_receipt',
  title: 'データを受け取る',
  path: paths.packetGiftReceipt(),
  exit: { to: paths.mobileTop(), label: 'トップに戻る' },
  reviewNote: 'まだ受け取られていません。',
  lineNote: 'でデータを受け取ります',
  defaults: { gift_code: '', auth_code: '' },
  inputs: [
    {
      slug: '',
      label: '入力',
      fields: [
        { name: 'gift_code', label: 'ギフトコード' },
        { name: 'auth_code', label: '認証コード' },
      ],
      Fields: ClaimFields,
      check: checkCodes,
    },
  ],
  useReview: useClaimReview,
  submit: claimGift,
  refusal: ({ code, message }) => {
    if (code === 'cant_get_in_receipt')
      return { field: 'gift_code', message: `${message}贈り主にお確かめください。` };
    const title = packetGiftRefusalTitle(code);
    return { title, text: `${withoutTitle(title, message)}データは受け取られていません。` };
  },
  Unknown: ClaimUnknown,
  done: {
    title: ({ amountMb }) => `${formatGb(amountMb)}GBを受け取りました。`,
    keep: (receipt) => receipt,
    Receipt: ClaimReceiptBody,
  },
};
