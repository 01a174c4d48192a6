import { fixedApi } from '@/api/clients';
import { unwrap } from '@/api/unwrap';
import { letterNames } from '@/catalogue/documents';
import { paths } from '@/paths';
import { letterProcedure } from './letterProcedure';
import { useLetters } from './useLetters';

/** The WC24 form by post (docs/product.md §6.4). */
export const wc24Procedure = letterProcedure({
  name: 'wc24',
  title: letterNames.wc24,
  path: paths.wc24(),
  matter: '2106',
  reviewNote: 'お申し込みはまだ完了していません。',
  action: '申込書(WC24)を取り寄せる',
  accepted: '申込書(WC24)の取り寄せを受け付けました。',
  useObstacle: () => useLetters().wc24,
  useRows: () => [{ term: '取り寄せできる回数', value: '1日に1回' }],
  submit: async () => {
    const body = { matter_type: '2106' as const };
    const sent = await unwrap(fixedApi.POST('/api/write/v1/voip/wc24/form-demand', { body }));
    return {
      receiptNumber: sent.receipt_number,
      acceptedAt: sent.accepted_at,
      arrivesBy: sent.arrives_by,
      matter: '2106',
    };
  },
});
