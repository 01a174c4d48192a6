import { formatGb } from '@/lib/data';
import { paths } from '@/paths';
import type { Procedure } from '@/procedure/procedure';
import { refusalText } from '../refusalText';
import { useGigaPlusBlocked, type GigaPlusReceipt } from './gigaPlusEntry';
import { GigaPlusFields } from './GigaPlusFields';
import { GigaPlusReceiptBody } from './GigaPlusReceiptBody';
import { GigaPlusUnknown } from './GigaPlusUnknown';
import { receiveGigaPlus } from './receiveGigaPlus';
import { useGigaPlusReview } from './useGigaPlusReview';

/** ギガプラスの受け取り (docs/product.md §9.5). */
export const gigaPlusProcedure: Procedure<Record<string, never>, GigaPlusReceipt> = {
  name: 'giga_plus',
  title: 'ギガプラスの受け取り',
  path: paths.mobileGigaPlus(),
  exit: { to: paths.mobileTop(), label: 'トップに戻る' },
  reviewNote: 'まだ受け取られていません。',
  lineNote: 'で受け取ります',
  defaults: {},
  inputs: [{ slug: '', label: '内容', fields: [], Fields: GigaPlusFields }],
  useAvailability: useGigaPlusBlocked,
  useReview: useGigaPlusReview,
  submit: receiveGigaPlus,
  refusal: (error) => refusalText(error, 'データは受け取られていません。'),
  Unknown: GigaPlusUnknown,
  done: {
    title: ({ amountMb }) => `${formatGb(amountMb)}GBを受け取りました。`,
    keep: (receipt) => receipt,
    Receipt: GigaPlusReceiptBody,
  },
};
