import { call } from '@/api/client';
import { api } from '@/api/generated/operations';
import { letterNames } from '@/catalogue/documents';
import { paths } from '@/paths';
import { Letter } from './Letter';

const orderForm = () => call(api.postVoipWc24FormDemand, { body: { matter_type: '2106' } });

/** The WC24 form by post (docs/product.md §6.4). */
export default function Wc24() {
  return (
    <Letter
      of="wc24"
      name="wc24"
      title={letterNames.wc24}
      path={paths.wc24()}
      matter="2106"
      reviewNote="お申し込みはまだ完了していません。"
      action="申込書(WC24)を取り寄せる"
      accepted="申込書(WC24)の取り寄せを受け付けました。"
      row={{ term: '取り寄せできる回数', value: '1日に1回' }}
      submit={orderForm}
    />
  );
}
