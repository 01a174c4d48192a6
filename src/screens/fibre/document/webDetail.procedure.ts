import { fixedApi } from '@/api/clients';
import { unwrap } from '@/api/unwrap';
import { letterNames } from '@/catalogue/documents';
import { formatPhone } from '@/lib/phone';
import { paths } from '@/paths';
import { letterProcedure } from './letterProcedure';
import { useLetters } from './useLetters';

/**
 * Id and password of the call details by post again (docs/product.md §6.4).
 * @param phoneNumber of the home phone, 10 digits
 */
export const webDetailProcedure = (phoneNumber: string) =>
  letterProcedure({
    name: 'web_detail',
    title: letterNames.webDetail,
    path: paths.webDetailReissue(),
    matter: '2108',
    reviewNote: 'まだ再発行されていません。',
    action: 'IDとパスワードを再発行する',
    accepted: 'IDとパスワードの再発行を受け付けました。',
    useObstacle: () => useLetters().webDetail,
    useRows: () => [{ term: 'ホームでんわの番号', value: formatPhone(phoneNumber) }],
    submit: async () => {
      const body = { phone_number: phoneNumber };
      const sent = await unwrap(fixedApi.POST('/api/write/v1/voip/web-detail-reissue', { body }));
      return {
        receiptNumber: sent.receipt_number,
        acceptedAt: sent.accepted_at,
        arrivesBy: sent.arrives_by,
        matter: '2108',
      };
    },
  });
