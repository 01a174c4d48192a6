import { useSuspenseQuery } from '@tanstack/react-query';
import { formatGb } from '@/lib/data';
import { paths } from '@/paths';
import type { Procedure } from '@/procedure/procedure';
import { dataQueries } from '../queries';
import { refusalText } from '../refusalText';
import { useBlocked } from '../useBlocked';
import type { AdvanceReceipt, AdvanceValues } from './advanceEntry';
import { AdvanceFields } from './AdvanceFields';
import { AdvanceReceiptBody } from './AdvanceReceiptBody';
import { AdvanceUnknown } from './AdvanceUnknown';
import { sendAdvance } from './sendAdvance';
import { useAdvanceReview } from './useAdvanceReview';

/** データの前借り (docs/product.md §9.4). */
export const advanceProcedure: Procedure<AdvanceValues, AdvanceReceipt> = {
  name: 'data_advance',
  title: 'データの前借り',
  path: paths.mobileDataAdvance(),
  exit: { to: paths.mobileTop(), label: 'トップに戻る' },
  reviewNote: 'まだ前借りされていません。',
  lineNote: 'のデータを前借りします',
  defaults: { amount_mb: '' },
  inputs: [
    {
      slug: '',
      label: '入力',
      fields: [{ name: 'amount_mb', label: '前借りするデータ' }],
      Fields: AdvanceFields,
    },
  ],
  useAvailability: () => useBlocked('data_advance', useSuspenseQuery(dataQueries.advance()).data),
  useReview: useAdvanceReview,
  submit: sendAdvance,
  refusal: (error) => {
    const limit = error.details['limit_mb'];
    if (error.code !== 'data_advance_over_capacity' || typeof limit !== 'number')
      return refusalText(error, 'データは前借りされていません。');
    const text = `${error.message}${formatGb(limit)}GB以内で選んでください。`;
    return { field: 'amount_mb', message: text };
  },
  Unknown: AdvanceUnknown,
  done: {
    title: ({ amountMb }) => `${formatGb(amountMb)}GBを前借りしました。`,
    keep: (receipt) => receipt,
    Receipt: AdvanceReceiptBody,
  },
};
