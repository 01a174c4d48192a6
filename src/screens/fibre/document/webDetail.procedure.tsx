import { useSuspenseQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import { letterNames } from '@/catalogue/documents';
import { formatPhone } from '@/lib/phone';
import { paths } from '@/paths';
import { ProcedureScreen } from '@/procedure/ProcedureScreen';
import { Verbatim } from '@/ui/page/Page';
import { letterProcedure } from './letterProcedure';
import { orderWebDetail } from './mutations';
import { useLetters } from './useLetters';

/**
 * Id and password of the call details by post again (docs/product.md §6.4).
 * @param phoneNumber of the home phone, 10 digits
 */
const webDetailProcedure = (phoneNumber: string) =>
  letterProcedure({
    name: 'web_detail',
    title: letterNames.webDetail,
    path: paths.webDetailReissue(),
    matter: '2108',
    reviewNote: 'まだ再発行されていません。',
    action: 'IDとパスワードを再発行する',
    accepted: 'IDとパスワードの再発行を受け付けました。',
    useObstacle: () => useLetters().webDetail,
    useRows: () => [
      { term: 'ホームでんわの番号', value: <Verbatim>{formatPhone(phoneNumber)}</Verbatim> },
    ],
    submit: () => orderWebDetail(phoneNumber),
  });

/** /contract/document/web_detail with its steps confirm and done. */
export default function WebDetailScreen() {
  const { phone_number } = useSuspenseQuery(read(api.getOptionVoip)).data;
  const procedure = useMemo(() => webDetailProcedure(phone_number ?? ''), [phone_number]);
  return <ProcedureScreen procedure={procedure} />;
}
