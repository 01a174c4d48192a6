import { useSuspenseQuery } from '@tanstack/react-query';
import { formatGb } from '@/lib/data';
import { paths } from '@/paths';
import type { Procedure } from '@/procedure/procedure';
import { dataQueries } from '../queries';
import { refusalText } from '../refusalText';
import { useBlocked } from '../useBlocked';
import type { ChargeReceipt, ChargeValues } from './chargeEntry';
import { ChargeFields } from './ChargeFields';
import { ChargeReceiptBody } from './ChargeReceiptBody';
import { ChargeUnknown } from './ChargeUnknown';
import { sendCharge } from './sendCharge';
import { useChargeReview } from './useChargeReview';

/** データの追加 (docs/product.md §9.3). */
export const chargeProcedure: Procedure<ChargeValues, ChargeReceipt> = {
  name: 'charge',
  title: 'データの追加',
  path: paths.mobileCharge(),
  exit: { to: paths.mobileTop(), label: 'トップに戻る' },
  reviewNote: 'まだ追加されていません。',
  lineNote: 'にデータを追加します',
  defaults: { option_code: '' },
  inputs: [
    {
      slug: '',
      label: '入力',
      fields: [{ name: 'option_code', label: '追加するデータ' }],
      Fields: ChargeFields,
    },
  ],
  useAvailability: () => useBlocked('charge', useSuspenseQuery(dataQueries.charge()).data),
  useReview: useChargeReview,
  submit: sendCharge,
  refusal: (error) =>
    error.code === 'charge_limit_over'
      ? { field: 'option_code', message: error.message }
      : refusalText(error, 'データは追加されず、料金もかかっていません。'),
  Unknown: ChargeUnknown,
  done: {
    title: ({ amountMb }) => `${formatGb(amountMb)}GBを追加しました。`,
    keep: (receipt) => receipt,
    Receipt: ChargeReceiptBody,
  },
};
