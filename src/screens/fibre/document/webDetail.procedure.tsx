import { useSuspenseQuery } from '@tanstack/react-query';
import { call } from '@/api/client';
import { api } from '@/api/generated/operations';
import { read } from '@/api/query';
import { letterNames } from '@/catalogue/documents';
import { formatPhone } from '@/lib/phone';
import { paths } from '@/paths';
import { Verbatim } from '@/ui/page/Page';
import { Letter } from './Letter';

/** Id and password of the home phone's call details by post again (docs/product.md §6.4). */
export default function WebDetail() {
  const phone_number = useSuspenseQuery(read(api.getOptionVoip)).data.phone_number ?? '';
  return (
    <Letter
      of="webDetail"
      name="web_detail"
      title={letterNames.webDetail}
      path={paths.webDetailReissue()}
      matter="2108"
      reviewNote="まだ再発行されていません。"
      action="IDとパスワードを再発行する"
      accepted="IDとパスワードの再発行を受け付けました。"
      row={{
        term: 'ホームでんわの番号',
        value: <Verbatim>{formatPhone(phone_number)}</Verbatim>,
      }}
      submit={() => call(api.postVoipWebDetailReissue, { body: { phone_number } })}
    />
  );
}
